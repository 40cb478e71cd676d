import { PLANS } from "../billing/plans.ts";
import type { Admission, Ctx, LimitNote, Needs, Replay, Scope } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { reasonOf, withFields } from "../core/log.ts";
import type { Db, Ports } from "../core/ports.ts";
import { isInList, networkOf } from "./address-list.ts";
import {
  bucketOf,
  type CheckedLimits,
  checkLimits,
  decide,
  readLimits,
  untouched,
  type WorkspaceState,
} from "./admission.ts";
import { type Found, type KeyCache, readRecord, recordOf } from "./records.ts";
import type { KeyRecord } from "./store.ts";
import { insertAuditEntry } from "./store-audit.ts";
import { noteNetwork } from "./store-keys.ts";
import { auditEntry } from "./workspaces.ts";

/** The hash of a well-formed key or token, the id of its request, and the address it came from, where that is known. */
export type PresentedKey = {
  hash: string;
  requestId: string;
  address?: string;
  /** The name of the client, when it calls the agent server. */
  client?: string;
  /** Reads the record of a grant's token. Absent for API keys. */
  find?: (db: Db) => Promise<KeyRecord | undefined>;
};

/** A key that was found, with its request and its record as last read. */
type KeySession = {
  ports: Ports;
  cache: KeyCache;
  presented: PresentedKey;
  found: Found;
  replay: Replay | null;
};

/** Builds the context of a key. Refuses unknown, revoked and expired keys. */
export async function authenticateKey(ports: Ports, cache: KeyCache, presented: PresentedKey): Promise<Ctx> {
  const found = requireUsable(await recordOf(ports, cache, presented), presented, ports.now());
  noteNewNetwork(ports, found.record, presented.address);
  return contextOf({ ports, cache, presented, found, replay: null });
}

function contextOf(session: KeySession): Ctx {
  const { ports, presented, found, replay } = session;
  const identity = { ...identityOf(found.record, ports.now()), ...surfaceOf(presented, found.record) };
  const { workspaceId } = identity;
  const log = withFields(ports.log, { workspace_id: workspaceId });
  const ctx: Ctx = {
    ...ports,
    ...identity,
    log,
    requestId: presented.requestId,
    replay,
    admit: (needs) => admitKey(session, ctx, needs),
    confirm: (later) => confirmKey(session, ctx, later),
    recordAudit(action, target, detail) {
      const entry = { ...auditEntry(ports, identity.actor, action, target), ...(detail && { detail }) };
      const lost = (error: unknown) => log("audit_write_failed", { action, reason: reasonOf(error) });
      ports.waitUntil(insertAuditEntry(ports.db, workspaceId, entry).catch(lost));
    },
  };
  return ctx;
}

/** Calls of the agent server carry the agent: its client, and the grant of the person it acts for. */
function surfaceOf({ client }: PresentedKey, { key: { id }, grant }: KeyRecord) {
  if (client === undefined) return {};
  const { scopes, dailyCredits, role, clientName } = grant ?? {};
  const held = scopes ? { id, scopes, dailyCredits: dailyCredits ?? null } : null;
  const agent = { client: clientName ?? client, grant: held };
  return {
    createdVia: "mcp" as const,
    agent,
    ...(role && { role, actor: { kind: "agent" as const, id } }),
  };
}

/**
 * Checks the limits and the guards. When the cached record is outdated, both the record and the limits are
 * read again.
 */
async function admitKey(session: KeySession, ctx: Ctx, needs: Needs): Promise<Admission> {
  const checked = await limitsOf(session, ctx, needs);
  const current = await refreshed(session, checked.version);
  const now = current === session ? ctx : contextOf(current);
  const state = workspaceStateOf(current.found.record);
  if (versionOf(current) === versionOf(session)) return decide(now, needs, state, checked);
  await checked.giveBack();
  return decide(now, needs, state, await limitsOf(current, now, needs));
}

/** The same check without counting, for a request that may have a stored answer. */
async function confirmKey(session: KeySession, ctx: Ctx, replay: Replay) {
  const { version, limits } = await readLimits(ctx);
  return { ctx: contextOf({ ...(await refreshed(session, version)), replay }), limits };
}

async function limitsOf(session: KeySession, ctx: Ctx, needs: Needs): Promise<CheckedLimits> {
  const checked = await checkLimits(ctx, needs, workspaceStateOf(session.found.record));
  const { name } = bucketOf(ctx.actor.id, ctx.plan, needs.effect);
  const known = session.cache.get(session.presented.hash);
  known?.bursts.set(name, checked.burst);
  if (known && needs.effect === "start")
    known.isUsedUp = !checked.burst.allowed || checked.daily?.allowed === false;
  return checked;
}

/** Compares the record with the workspace's version in Redis. A doubtful record is read again from SQL. */
async function refreshed(session: KeySession, version: number | null | undefined): Promise<KeySession> {
  const { ports, cache, presented } = session;
  const current = isTrusted(session.found, version)
    ? session
    : {
        ...session,
        found: requireUsable(await readRecord(ports, cache, presented), presented, ports.now()),
      };
  const newest = versionOf(current);
  const isUnpublished = version === null || (version !== undefined && version < newest);
  if (isUnpublished) {
    const { id } = current.found.record.workspace;
    ports.waitUntil(ports.rateLimiter.setVersion(id, newest).catch(() => undefined));
  }
  return current;
}

const versionOf = ({ found }: KeySession): number => found.record.workspace.version;

/**
 * A cached record is trusted when Redis confirms its version. A record from SQL is trusted unless Redis has
 * a newer version.
 */
function isTrusted({ record, fromCache }: Found, version: number | null | undefined): boolean {
  if (version === record.workspace.version) return true;
  return !fromCache && !(typeof version === "number" && version > record.workspace.version);
}

const WHERE_KEYS_ARE = "Keys are minted in the dashboard under Developer, API keys.";

/** The same message for a malformed key and for an unknown one, so that it reveals nothing. */
export const invalidKey = () =>
  new Refusal("invalid_api_key", "This API key is not valid.", {
    hint: `Check that the whole key was copied. ${WHERE_KEYS_ARE}`,
    retryable: false,
  });

function requireUsable(found: Found | undefined, { address = "", client }: PresentedKey, now: Date): Found {
  if (!found) throw invalidKey();
  const { record } = found;
  const refusal = refusalOf(record, now) ?? elsewhere(record, address) ?? stopped(record, client);
  if (refusal) throw refusal;
  return found;
}

/** One switch stops all agents of a workspace, whatever they present. */
function stopped({ workspace }: KeyRecord, client: string | undefined): Refusal | undefined {
  if (client === undefined || !workspace.agentsStoppedAt) return undefined;
  return new Refusal("agents_stopped", "The agents of this workspace are stopped.", {
    hint: "A workspace owner lets them act again in the dashboard under Developer, Agents.",
    retryable: false,
  });
}

function elsewhere({ key: { allowedAddresses } }: KeyRecord, address: string): Refusal | undefined {
  if (!allowedAddresses || isInList(allowedAddresses, address)) return undefined;
  return new Refusal("address_not_allowed", "This key may not be used from this address.", {
    hint: "Use it from one of its allowed_addresses, or mint a key that allows this one.",
    retryable: false,
  });
}

/** Notes the first use from a network after the answer. The record in memory learns it at once. */
function noteNewNetwork(ports: Ports, { key, workspace, networks, grant }: KeyRecord, address = ""): void {
  const network = networkOf(address);
  if (grant || network === undefined || networks.includes(network)) return;
  networks.push(network);
  const actor = { kind: "key", id: key.id } as const;
  const entry = auditEntry(ports, actor, "use_key_from_new_network", network);
  const noted = noteNetwork(ports.db, {
    keyId: key.id,
    workspaceId: workspace.id,
    network,
    auditEntry: entry,
  });
  ports.waitUntil(
    noted.catch((error: unknown) => ports.log("network_note_failed", { reason: reasonOf(error) })),
  );
}

const ANOTHER_KEY = { hint: `Use another key. ${WHERE_KEYS_ARE}`, retryable: false };

function refusalOf({ key: { revokedAt, expiresAt } }: KeyRecord, now: Date): Refusal | undefined {
  if (revokedAt) return new Refusal("revoked_api_key", "This API key has been revoked.", ANOTHER_KEY);
  if (expiresAt && expiresAt <= now)
    return new Refusal("expired_api_key", "This API key has expired.", ANOTHER_KEY);
  return undefined;
}

const workspaceStateOf = ({ workspace }: KeyRecord): WorkspaceState => ({
  subscriptionActive: workspace.subscriptionActive,
  paused: workspace.pausedAt !== null,
  unconfirmed: workspace.unconfirmed,
});

function identityOf({ key, workspace, profile, chats, accounts }: KeyRecord, now: Date) {
  const scope: Scope = {
    assetTypes: key.assetTypes,
    channels: key.channels,
    connectedAccounts: key.connectedAccounts,
    autoPost: key.autoPost,
    autoPostMinScore: key.autoPostMinScore,
    dailyLimit: key.dailyLimit ?? PLANS[workspace.plan].dailyLimit,
    review: key.review,
    manageKeys: key.manageKeys,
    allowedAddresses: key.allowedAddresses,
  };
  const works = accounts.filter(({ endsAt }) => endsAt === null || new Date(endsAt) > now);
  const connected = [...new Set(works.map(({ platform }) => platform))];
  return {
    workspaceId: workspace.id,
    workspaceName: workspace.name,
    plan: workspace.plan,
    modelOptOut: workspace.modelOptOut,
    approvalRequired: workspace.approvalRequired,
    paused: workspace.pausedAt !== null,
    mode: key.mode,
    actor: { kind: "key" as const, id: key.id },
    role: null,
    createdVia: "api" as const,
    scope,
    studio: { profile: profile && { ...profile, paused: profile.pausedAt !== null }, chats, connected },
    keyName: key.name,
    expiresAt: key.expiresAt,
  };
}

/**
 * The burst window of a key as this isolate last saw it, without a round trip. Undefined for an invalid key,
 * and for one that this isolate has not seen.
 */
export function keyWindow(
  cache: KeyCache,
  hash: string,
  effect: Needs["effect"],
  now: Date,
): LimitNote | undefined {
  const known = cache.get(hash);
  if (!known || refusalOf(known.record, now)) return undefined;
  const { key, workspace } = known.record;
  const bucket = bucketOf(key.id, workspace.plan, effect);
  const seen = known.bursts.get(bucket.name);
  return { name: "burst", ...(seen?.limit === bucket.size ? seen : untouched(bucket, null, now).burst) };
}
