import { addSeconds } from "../core/calendar.ts";
import type { Actor } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { newId } from "../core/ids.ts";
import { type Connector, type Grant, type Identity, NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import { NETWORKS } from "../platforms/networks.ts";
import { encodeBase64Url } from "../text/base64.ts";
import { sha256, sha256Bytes } from "../text/sha256.ts";
import type { Platform } from "../vocab.ts";
import { type Account, toAccount } from "./account.ts";
import { publishKeyVersion } from "./key-version.ts";
import { NEW_CONNECTION } from "./sandbox.ts";
import { type AccountRow, connectAccount } from "./store.ts";
import { insertConnect, takeConnect } from "./store-connects.ts";
import { revokeGrant, sealGrant } from "./tokens.ts";

/** The person in a workspace who connects an account, and the ports that takes. */
export type ConnectContext = Pick<
  Ports,
  "db" | "connectors" | "seals" | "now" | "random" | "settings" | "log" | "rateLimiter"
> & { workspaceId: string; actor: Actor };

const CONNECT_TTL_SECONDS = 10 * 60;
const SECRET_BYTES = 32;

/**
 * Starts a sign-in: returns the network's address for it. The person comes back to `redirectUri` within ten
 * minutes.
 */
export async function beginConnect(
  ctx: ConnectContext,
  { platform, redirectUri }: { platform: Platform; redirectUri: string },
): Promise<{ url: string }> {
  const connector = connectorFor(ctx, platform);
  if (!redirectUri.startsWith(`${ctx.settings.publicUrl}/`)) {
    throw new Refusal("bad_request", "redirect_uri has to be an address of this service.");
  }
  const now = ctx.now();
  const state = encodeBase64Url(ctx.random(SECRET_BYTES));
  const verifier = encodeBase64Url(ctx.random(SECRET_BYTES));
  const stateHash = await sha256(state);
  const { workspaceId } = ctx;
  const row = {
    stateHash,
    workspaceId,
    platform,
    actor: nameOf(ctx.actor),
    redirectUri,
    sealedVerifier: await ctx.seals.seal(verifier, verifierContext(workspaceId, stateHash)),
    expiresAt: addSeconds(now, CONNECT_TTL_SECONDS),
  };
  await insertConnect(ctx.db, row, now);
  return {
    url: connector.createAuthorizationUrl({ redirectUri, state, challenge: await challengeOf(verifier) }),
  };
}

/** The query of the return: a code, or `error` when the person refused. */
export type ConnectReturn = { state: string; code?: string | undefined; error?: string | undefined };

/** Finishes a sign-in: trades the code for tokens and stores the account. A state works once. */
export async function finishConnect(ctx: ConnectContext, { state, code }: ConnectReturn): Promise<Account> {
  const stateHash = await sha256(state);
  const { workspaceId, actor } = ctx;
  const began = await takeConnect(ctx.db, workspaceId, { stateHash, actor: nameOf(actor), now: ctx.now() });
  if (!began) throw tooLate();
  const { platform, redirectUri } = began;
  if (!code) throw notAllowed(platform);
  const connector = connectorFor(ctx, platform);
  const verifier = await ctx.seals.open(began.sealedVerifier, verifierContext(workspaceId, stateHash));
  const found = await connector.exchangeCode({ redirectUri, code, verifier }).catch(refuse);
  try {
    return toAccount(await storeAccount(ctx, platform, found), ctx.now());
  } catch (error) {
    await revokeGrant(ctx, connector, found.grant);
    throw error;
  }
}

async function storeAccount(
  ctx: ConnectContext,
  platform: Platform,
  { grant, externalId, handle, name, pictureUrl }: Identity & { grant: Grant },
): Promise<AccountRow> {
  const now = ctx.now();
  const owner = { workspaceId: ctx.workspaceId, platform, externalId };
  const row: AccountRow = {
    id: newId(ctx, now),
    ...owner,
    handle,
    name,
    pictureUrl,
    sandbox: false,
    ...(await sealGrant(ctx, owner, grant)),
    ...NEW_CONNECTION,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const { account, workspaceVersion } = await connectAccount(ctx.db, row);
  await publishKeyVersion(ctx, ctx.workspaceId, workspaceVersion);
  return account;
}

function connectorFor({ connectors }: Pick<Ports, "connectors">, platform: Platform): Connector {
  const connector = connectors[platform];
  if (connector) return connector;
  const { name } = NETWORKS[platform];
  throw new Refusal("unsupported_platform", `Accounts of ${name} cannot be connected here.`, {
    hint: `The operator has to register an app with ${name} and set its client id and secret.`,
    retryable: false,
  });
}

const nameOf = ({ kind, id }: Actor) => `${kind}:${id}`;

const verifierContext = (workspaceId: string, stateHash: string) => `verifier ${workspaceId} ${stateHash}`;

/** PKCE's S256 (RFC 7636, 4.2). */
async function challengeOf(verifier: string): Promise<string> {
  return encodeBase64Url(await sha256Bytes(verifier));
}

const CONNECT_AGAIN = { hint: "Connect the account again.", retryable: true };

const tooLate = () =>
  new Refusal(
    "bad_request",
    "This sign-in took too long, was used before, or began elsewhere.",
    CONNECT_AGAIN,
  );

const notAllowed = (platform: Platform) =>
  new Refusal(
    "bad_request",
    `${NETWORKS[platform].name} was not allowed to connect the account.`,
    CONNECT_AGAIN,
  );

/** Turns a network's failure into a refusal for the person; every other error is a bug. */
function refuse(error: unknown): never {
  if (!(error instanceof NetworkFailure)) throw error;
  const { kind, message, details } = error;
  const isBusy = kind === "transient" || kind === "rate_limited" || kind === "quota_exhausted";
  throw new Refusal(isBusy ? "dependency_down" : "bad_request", message, {
    hint: details.fix,
    retryable: kind !== "config_error",
  });
}
