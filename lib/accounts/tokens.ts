import * as z from "zod/v4";
import { type Connector, type Grant, NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import type { AccountRow } from "./store.ts";

const Tokens = z.object({ accessToken: z.string(), refreshToken: z.string().nullable() });

type Owner = Pick<AccountRow, "workspaceId" | "platform" | "externalId">;
type Sealing = Pick<Ports, "seals">;

/** Tokens open only where they were put: in this workspace, for this account. It is known before the account has a row. */
const aboutTokens = ({ workspaceId, platform, externalId }: Owner) =>
  `tokens ${workspaceId} ${platform} ${externalId}`;

/** What of a grant is kept with an account. */
export async function keptOf({ seals }: Sealing, owner: Owner, grant: Grant) {
  const { accessToken, refreshToken, expiresAt, refreshEndsAt, scopes } = grant;
  return {
    sealed: await seals.seal(JSON.stringify({ accessToken, refreshToken }), aboutTokens(owner)),
    scopes,
    expiresAt,
    endsAt: refreshEndsAt ?? (refreshToken === null ? expiresAt : null),
  };
}

/** The grant of an account, or undefined where none is kept. */
export async function grantOf({ seals }: Sealing, account: AccountRow): Promise<Grant | undefined> {
  if (account.sealed === null) return undefined;
  const tokens = Tokens.parse(JSON.parse(await seals.open(account.sealed, aboutTokens(account))));
  const { scopes, expiresAt, endsAt } = account;
  return { ...tokens, scopes, expiresAt, refreshEndsAt: tokens.refreshToken === null ? null : endsAt };
}

/** A grant that nobody keeps is of no use to anybody but a thief. */
export async function takeBack({ log }: Pick<Ports, "log">, connector: Connector, grant: Grant) {
  await connector.revoke(grant).catch((error: unknown) => {
    const source = error instanceof NetworkFailure ? error.circumstances.source : "unexpected";
    log("grant_not_revoked", { platform: connector.platform, source });
  });
}
