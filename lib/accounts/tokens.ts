import * as z from "zod/v4";
import { type Connector, type Grant, NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import type { AccountRow } from "./store.ts";

const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string().nullable() });

type TokenOwner = Pick<AccountRow, "workspaceId" | "platform" | "externalId">;
type SealDeps = Pick<Ports, "seals">;

/**
 * The context tokens are encrypted with: workspace, platform and account, all known before the row exists.
 */
const tokensContext = ({ workspaceId, platform, externalId }: TokenOwner) =>
  `tokens ${workspaceId} ${platform} ${externalId}`;

/** The columns of an account that hold a grant. */
export async function sealGrant({ seals }: SealDeps, owner: TokenOwner, grant: Grant) {
  const { accessToken, refreshToken, expiresAt, refreshEndsAt, scopes } = grant;
  return {
    sealed: await seals.seal(JSON.stringify({ accessToken, refreshToken }), tokensContext(owner)),
    scopes,
    expiresAt,
    endsAt: refreshEndsAt ?? (refreshToken === null ? expiresAt : null),
  };
}

/** The decrypted grant of an account; undefined where none is stored. */
export async function openGrant({ seals }: SealDeps, account: AccountRow): Promise<Grant | undefined> {
  if (account.sealed === null) return undefined;
  const tokens = Tokens.parse(JSON.parse(await seals.open(account.sealed, tokensContext(account))));
  const { scopes, expiresAt, endsAt } = account;
  return { ...tokens, scopes, expiresAt, refreshEndsAt: tokens.refreshToken === null ? null : endsAt };
}

/** Revokes a grant that is not stored, so that a stolen copy of it is worthless. */
export async function revokeGrant({ log }: Pick<Ports, "log">, connector: Connector, grant: Grant) {
  await connector.revokeToken(grant).catch((error: unknown) => {
    const source = error instanceof NetworkFailure ? error.details.source : "unexpected";
    log("grant_not_revoked", { platform: connector.platform, source });
  });
}
