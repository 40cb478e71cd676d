import { addSeconds } from "../core/calendar.ts";
import { uuidv7 } from "../core/ids.ts";
import { type Credentials, type Grant, NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import {
  type AccountRow,
  endAccount,
  findAccountById,
  leaseAccount,
  releaseAccount,
  renewAccount,
} from "./store.ts";
import { tellKeys } from "./tell-keys.ts";
import { grantOf, keptOf, takeBack } from "./tokens.ts";

export type AccountPorts = Pick<
  Ports,
  "db" | "connectors" | "networks" | "seals" | "now" | "random" | "sleep" | "log" | "meter"
>;

/** Tokens that end sooner are renewed first: a post with a film may take minutes. */
const RENEW_BEFORE_SECONDS = 5 * 60;
/** Longer than a platform may take to answer; whoever had it is gone by then. */
const LEASE_SECONDS = 60;
const WAIT_MS = 250;
const MOST_WAITS = 80;

/**
 * The tokens of an account, good for the next minutes. They are renewed by one caller at a time, and kept before anybody
 * uses them: a refresh token may be good for one use only. `refused`: an access token that the platform did not take
 * although its time was not over. Throws a NetworkFailure when somebody has to connect again.
 */
export async function freshCredentials(
  ports: AccountPorts,
  workspaceId: string,
  accountId: string,
  refused?: string,
): Promise<Credentials> {
  for (let waits = 0; waits < MOST_WAITS; waits++) {
    const account = await usable(ports, workspaceId, accountId);
    const grant = await grantIn(ports, account);
    if (grant.accessToken !== refused && !isDue(ports, grant)) return credentials(account, grant);
    const now = ports.now();
    const leased = await leaseAccount(ports.db, account, { now, until: addSeconds(now, LEASE_SECONDS) });
    const renewed = leased && (await renew(ports, leased, grant, refused));
    if (renewed) return credentials(leased, renewed);
    await ports.sleep(WAIT_MS);
  }
  throw new NetworkFailure("transient", "The account's connection is being renewed.", {
    source: "another request is renewing it",
    fix: "Nothing to do: it is tried again.",
  });
}

/**
 * What a platform says about an account while it is used: when it no longer takes its tokens, the account has to be
 * connected again, and `account.disconnected` is noted, once. Word about tokens that have been replaced meanwhile is no news.
 */
export async function noteRefusal(
  ports: AccountPorts,
  workspaceId: string,
  { accountId, accessToken, failure }: { accountId: string; accessToken: string; failure: NetworkFailure },
): Promise<void> {
  if (failure.kind !== "auth_revoked" && failure.kind !== "auth_expired") return;
  const account = await findAccountById(ports.db, workspaceId, accountId);
  const grant = account && (await grantOf(ports, account));
  if (account && grant?.accessToken === accessToken) await end(ports, account, failure);
}

async function usable({ db }: AccountPorts, workspaceId: string, accountId: string): Promise<AccountRow> {
  const account = await findAccountById(db, workspaceId, accountId);
  if (!account || account.disconnectedAt) throw over("The account is not connected any more.");
  if (account.health === "reconnect_required") throw over(account.reason ?? "The connection has ended.");
  return account;
}

const over = (message: string) =>
  new NetworkFailure("auth_revoked", message, { source: "our record", fix: "Connect the account again." });

/** A sandbox asks for no tokens. */
async function grantIn(ports: AccountPorts, account: AccountRow): Promise<Grant> {
  const none = { accessToken: "", refreshToken: null, expiresAt: null, refreshEndsAt: null, scopes: [] };
  return (await grantOf(ports, account)) ?? none;
}

const isDue = ({ now }: AccountPorts, { expiresAt }: Grant): boolean =>
  expiresAt !== null && expiresAt <= addSeconds(now(), RENEW_BEFORE_SECONDS);

const credentials = ({ externalId, handle }: AccountRow, { accessToken, scopes }: Grant): Credentials => ({
  accessToken,
  externalId,
  handle,
  scopes,
});

/** Under the lease: new tokens for old. Undefined when somebody has changed the account meanwhile. */
async function renew(
  ports: AccountPorts,
  account: AccountRow,
  grant: Grant,
  refused: string | undefined,
): Promise<Grant | undefined> {
  const connector = ports.connectors[account.platform];
  try {
    if (!connector) throw noApp(account);
    const renewed = await connector.refresh(grant);
    const kept = await keptOf(ports, account, renewed);
    const row = await renewAccount(ports.db, account, { ...kept, updatedAt: ports.now() });
    if (row) return renewed;
    await tidyUp(ports, account, renewed);
    return undefined;
  } catch (error) {
    return afterFailure(ports, account, { grant, refused, error });
  }
}

/** Somebody who disconnected the account meanwhile could not take back what did not exist yet. */
async function tidyUp(ports: AccountPorts, { workspaceId, id, platform }: AccountRow, grant: Grant) {
  const connector = ports.connectors[platform];
  const now = await findAccountById(ports.db, workspaceId, id);
  if (connector && now?.disconnectedAt) await takeBack(ports, connector, grant);
}

/** While the old token is still good, a platform that cannot be reached stops nobody. */
async function afterFailure(
  ports: AccountPorts,
  account: AccountRow,
  { grant, refused, error }: { grant: Grant; refused: string | undefined; error: unknown },
): Promise<Grant> {
  if (!(error instanceof NetworkFailure)) {
    await releaseAccount(ports.db, account);
    throw error;
  }
  const { kind, circumstances } = error;
  ports.log("account_not_renewed", { accountId: account.id, kind, source: circumstances.source });
  const isGood = grant.accessToken !== refused && (grant.expiresAt === null || grant.expiresAt > ports.now());
  if (kind === "auth_revoked" || (kind === "auth_expired" && !isGood)) {
    await end(ports, account, error);
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

async function end(ports: AccountPorts, account: AccountRow, failure: NetworkFailure): Promise<void> {
  const now = ports.now();
  const eventId = uuidv7(now, ports.random(10));
  const version = await endAccount(ports.db, account, { eventId, reason: failure.message, now });
  if (version === undefined) return;
  await tellKeys(ports, account.workspaceId, version);
  ports.log("account_ended", { accountId: account.id, source: failure.circumstances.source });
}
