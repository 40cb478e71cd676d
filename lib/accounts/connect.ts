import { addSeconds } from "../core/calendar.ts";
import type { Actor } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { sha256, uuidv7 } from "../core/ids.ts";
import { type Connector, type Grant, type Identity, NetworkFailure } from "../core/network.ts";
import type { Ports } from "../core/ports.ts";
import { toBase64 } from "../core/seal.ts";
import { CAPABILITIES } from "../platforms/capabilities.ts";
import type { Platform } from "../vocab.ts";
import { type Account, toAccount } from "./account.ts";
import { UNTROUBLED } from "./sandbox.ts";
import { type AccountRow, connectAccount } from "./store.ts";
import { insertConnect, takeConnect } from "./store-connects.ts";
import { tellKeys } from "./tell-keys.ts";
import { keptOf, takeBack } from "./tokens.ts";

/** Somebody in a workspace who connects an account. */
export type Connecting = Pick<
  Ports,
  "db" | "connectors" | "seals" | "now" | "random" | "settings" | "log" | "meter"
> & { workspaceId: string; actor: Actor };

const PATIENCE_SECONDS = 10 * 60;
const SECRET_BYTES = 32;

/** The address at the platform where somebody allows us to post. They come back to `redirectUri`, within ten minutes. */
export async function beginConnect(
  who: Connecting,
  { platform, redirectUri }: { platform: Platform; redirectUri: string },
): Promise<{ url: string }> {
  const connector = connectorFor(who, platform);
  if (!redirectUri.startsWith(`${who.settings.publicUrl}/`)) {
    throw new Refusal("bad_request", "redirect_uri has to be an address of this service.");
  }
  const now = who.now();
  const state = toBase64(who.random(SECRET_BYTES));
  const verifier = toBase64(who.random(SECRET_BYTES));
  const stateHash = await sha256(state);
  const { workspaceId } = who;
  const row = {
    stateHash,
    workspaceId,
    platform,
    actor: nameOf(who.actor),
    redirectUri,
    sealedVerifier: await who.seals.seal(verifier, aboutVerifier(workspaceId, stateHash)),
    expiresAt: addSeconds(now, PATIENCE_SECONDS),
  };
  await insertConnect(who.db, row, now);
  return { url: connector.authorizeUrl({ redirectUri, state, challenge: await challengeOf(verifier) }) };
}

/** What the platform sends somebody back with: a code, or `error` when they would not. */
export type Return = { state: string; code?: string | undefined; error?: string | undefined };

/** Trades the code that somebody came back with for tokens, and keeps the account. A state is good once. */
export async function finishConnect(who: Connecting, { state, code }: Return): Promise<Account> {
  const stateHash = await sha256(state);
  const { workspaceId, actor } = who;
  const began = await takeConnect(who.db, workspaceId, { stateHash, actor: nameOf(actor), now: who.now() });
  if (!began) throw tooLate();
  const { platform, redirectUri } = began;
  if (!code) throw unwilling(platform);
  const connector = connectorFor(who, platform);
  const verifier = await who.seals.open(began.sealedVerifier, aboutVerifier(workspaceId, stateHash));
  const found = await connector.connect({ redirectUri, code, verifier }).catch(refuse);
  try {
    return toAccount(await keep(who, platform, found), who.now());
  } catch (error) {
    await takeBack(who, connector, found.grant);
    throw error;
  }
}

async function keep(
  who: Connecting,
  platform: Platform,
  { grant, externalId, handle, name, pictureUrl }: Identity & { grant: Grant },
): Promise<AccountRow> {
  const now = who.now();
  const owner = { workspaceId: who.workspaceId, platform, externalId };
  const row: AccountRow = {
    id: uuidv7(now, who.random(10)),
    ...owner,
    handle,
    name,
    pictureUrl,
    sandbox: false,
    ...(await keptOf(who, owner, grant)),
    ...UNTROUBLED,
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
  const { account, workspaceVersion } = await connectAccount(who.db, row);
  await tellKeys(who, who.workspaceId, workspaceVersion);
  return account;
}

function connectorFor({ connectors }: Pick<Ports, "connectors">, platform: Platform): Connector {
  const connector = connectors[platform];
  if (connector) return connector;
  const { name } = CAPABILITIES[platform];
  throw new Refusal("unsupported_platform", `Accounts of ${name} cannot be connected here.`, {
    hint: `The operator has to register an app with ${name} and set its client id and secret.`,
    retryable: false,
  });
}

const nameOf = ({ kind, id }: Actor) => `${kind}:${id}`;

const aboutVerifier = (workspaceId: string, stateHash: string) => `verifier ${workspaceId} ${stateHash}`;

/** PKCE's S256 (RFC 7636, 4.2). */
async function challengeOf(verifier: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  return toBase64(new Uint8Array(digest));
}

const AGAIN = { hint: "Connect the account again.", retryable: true };

const tooLate = () =>
  new Refusal("bad_request", "This sign-in took too long, was used before, or began elsewhere.", AGAIN);

const unwilling = (platform: Platform) =>
  new Refusal("bad_request", `${CAPABILITIES[platform].name} was not allowed to connect the account.`, AGAIN);

/** What the platform would not do is for the person to read; everything else is a bug. */
function refuse(error: unknown): never {
  if (!(error instanceof NetworkFailure)) throw error;
  const { kind, message, circumstances } = error;
  const isBusy = kind === "transient" || kind === "rate_limited" || kind === "quota_exhausted";
  throw new Refusal(isBusy ? "dependency_down" : "bad_request", message, {
    hint: circumstances.fix,
    retryable: kind !== "config_error",
  });
}
