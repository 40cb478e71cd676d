import { addSeconds } from "../core/calendar.ts";
import { newId } from "../core/ids.ts";
import { type Credentials, type Grant, NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { publishKeyVersion } from "./key-version.ts";
import { renewBeforeSeconds } from "./renewal-times.ts";
import {
  type AccountRow,
  endAccount,
  findAccountById,
  leaseAccount,
  releaseAccount,
  renewAccount,
} from "./store.ts";
import { openGrant, revokeGrant, sealGrant } from "./tokens.ts";

export type AccountPorts = Pick<
  Ports,
  "db" | "connectors" | "networks" | "seals" | "now" | "random" | "sleep" | "log" | "rateLimiter"
>;

const { leaseSeconds, leasePollMs, maxLeasePolls } = RETRIES.tokens;

/**
 * The tokens of an account, valid for the next minutes. One caller at a time renews them. New tokens are stored
 * before their first use, because a refresh token may work only once. `refused` is an access token that the
 * network rejected early. Throws a NetworkFailure when a person has to connect the account again.
 */
export async function freshCredentials(
  ports: AccountPorts,
  workspaceId: string,
  accountId: string,
  refused?: string,
): Promise<Credentials> {
  for (let waits = 0; waits < maxLeasePolls; waits++) {
    const account = await findUsable(ports, workspaceId, accountId);
    const grant = await grantIn(ports, account);
    if (grant.accessToken !== refused && !isDue(ports, account, grant)) return credentials(account, grant);
    const now = ports.now();
    const leased = await leaseAccount(ports.db, account, { now, until: addSeconds(now, leaseSeconds) });
    const renewed = leased && (await renew(ports, leased, grant, refused));
    if (renewed) return credentials(leased, renewed);
    await ports.sleep(leasePollMs);
  }
  throw new NetworkFailure("transient", "The account's connection is being renewed.", {
    source: "another request is renewing it",
    fix: "Nothing to do: it is tried again.",
  });
}

/**
 * Records that a network rejected an account's token: the connection ends and `account.disconnected` is
 * recorded, once. A rejection of a token that has been replaced meanwhile changes nothing.
 */
export async function recordRefusal(
  ports: AccountPorts,
  workspaceId: string,
  { accountId, accessToken, failure }: { accountId: string; accessToken: string; failure: NetworkFailure },
): Promise<void> {
  if (failure.kind !== "auth_revoked" && failure.kind !== "auth_expired") return;
  const account = await findAccountById(ports.db, workspaceId, accountId);
  const grant = account && (await openGrant(ports, account));
  if (account && grant?.accessToken === accessToken) await endConnection(ports, account, failure);
}

async function findUsable({ db }: AccountPorts, workspaceId: string, accountId: string): Promise<AccountRow> {
  const account = await findAccountById(db, workspaceId, accountId);
  if (!account || account.disconnectedAt) throw connectionEnded("The account is not connected any more.");
  if (account.health === "reconnect_required")
    throw connectionEnded(account.reason ?? "The connection has ended.");
  return account;
}

const connectionEnded = (message: string) =>
  new NetworkFailure("auth_revoked", message, { source: "our record", fix: "Connect the account again." });

/** A sandbox account has no tokens, so it gets an empty grant. */
async function grantIn(ports: AccountPorts, account: AccountRow): Promise<Grant> {
  const none = { accessToken: "", refreshToken: null, expiresAt: null, refreshEndsAt: null, scopes: [] };
  return (await openGrant(ports, account)) ?? none;
}

const isDue = ({ now }: AccountPorts, { platform }: AccountRow, { expiresAt }: Grant): boolean =>
  expiresAt !== null && expiresAt <= addSeconds(now(), renewBeforeSeconds(platform));

const credentials = ({ externalId, handle }: AccountRow, { accessToken, scopes }: Grant): Credentials => ({
  accessToken,
  externalId,
  handle,
  scopes,
});

/** Renews the tokens under the lease. Undefined when the account changed meanwhile. */
async function renew(
  ports: AccountPorts,
  account: AccountRow,
  grant: Grant,
  refused: string | undefined,
): Promise<Grant | undefined> {
  const connector = ports.connectors[account.platform];
  try {
    if (!connector) throw noApp(account);
    const renewed = await connector.refreshToken(grant);
    const sealed = await sealGrant(ports, account, renewed);
    const row = await renewAccount(ports.db, account, { ...sealed, updatedAt: ports.now() });
    if (row) return renewed;
    await revokeIfDisconnected(ports, account, renewed);
    return undefined;
  } catch (error) {
    return afterFailure(ports, account, { grant, refused, error });
  }
}

/** Revokes tokens that arrived after a disconnection, which could not revoke them itself. */
async function revokeIfDisconnected(
  ports: AccountPorts,
  { workspaceId, id, platform }: AccountRow,
  grant: Grant,
) {
  const connector = ports.connectors[platform];
  const now = await findAccountById(ports.db, workspaceId, id);
  if (connector && now?.disconnectedAt) await revokeGrant(ports, connector, grant);
}

/** Keeps using the old token while it is valid, so that a network that is down stops no post. */
async function afterFailure(
  ports: AccountPorts,
  account: AccountRow,
  { grant, refused, error }: { grant: Grant; refused: string | undefined; error: unknown },
): Promise<Grant> {
  if (!(error instanceof NetworkFailure)) {
    await releaseAccount(ports.db, account);
    throw error;
  }
  const { kind, details } = error;
  ports.log("account_not_renewed", { accountId: account.id, kind, source: details.source });
  const isGood = grant.accessToken !== refused && (grant.expiresAt === null || grant.expiresAt > ports.now());
  if (kind === "auth_revoked" || (kind === "auth_expired" && !isGood)) {
    await endConnection(ports, account, error);
    throw error;
  }
  await releaseAccount(ports.db, account);
  if (isGood) return grant;
  throw error;
}

const noApp = ({ platform }: AccountRow) =>
  new NetworkFailure("config_error", `This service has no app of its own at ${platform} any more.`, {
    source: "settings",
    fix: "The operator has to set the platform's client id and secret.",
  });

async function endConnection(
  ports: AccountPorts,
  account: AccountRow,
  failure: NetworkFailure,
): Promise<void> {
  const now = ports.now();
  const eventId = newId(ports, now);
  const version = await endAccount(ports.db, account, { eventId, reason: failure.message, now });
  if (version === undefined) return;
  await publishKeyVersion(ports, account.workspaceId, version);
  ports.log("account_ended", { accountId: account.id, source: failure.details.source });
}
