import { PLANS } from "../billing/plans.ts";
import type { Ctx, LimitNote, Needs, Scope } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { reasonOf } from "../core/log.ts";
import type { Ports } from "../core/ports.ts";
import { tryAnnounce } from "../hooks/announce.ts";
import { bucketOf, decide, type Measured, measure, peek, type Standing, untouched } from "./admission.ts";
import { type Found, type KeyCache, readRecord, recordOf } from "./records.ts";
import type { KeyRecord } from "./store.ts";
import { insertDeed } from "./store-audit.ts";
import { deed } from "./workspaces.ts";

/** Who is at the door: the hash of a well-formed key, and the request it came with. */
export type Visitor = { hash: string; requestId: string };

/** A context for the holder of a key. Refused: unknown, revoked and expired keys. */
export async function enterWithKey(ports: Ports, cache: KeyCache, visitor: Visitor): Promise<Ctx> {
  const identity = identify(await recordOf(ports, cache, visitor.hash), ports.now());
  const ctx: Ctx = {
    ...ports,
    ...identityOf(identity.record, ports.now()),
    requestId: visitor.requestId,
    replay: null,
    limits: [],
    async admit(needs) {
      let measured = await measureAndRemember(needs);
      if (!(await stillTrue(measured.version))) {
        await measured.giveBack();
        measured = await measureAndRemember(needs);
      }
      return decide(ctx, needs, standingOf(identity.record), measured);
    },
    announce: () => tryAnnounce(ports, ctx.workspaceId),
    noteDeed(action, target) {
      const made = deed(ports, ctx.actor, action, target);
      const lost = (error: unknown) => ctx.log("deed_lost", { action, reason: reasonOf(error) });
      ports.later(insertDeed(ports.db, ctx.workspaceId, made).catch(lost));
    },
    async confirm() {
      await stillTrue(await peek(ctx));
    },
  };
  const window = keyWindow(cache, visitor.hash, "write", ports.now());
  if (window) ctx.limits.push(window);

  async function measureAndRemember(needs: Needs): Promise<Measured> {
    const measured = await measure(ctx, needs, standingOf(identity.record));
    const name = bucketOf(ctx.actor.id, ctx.plan, needs.effect).name;
    cache.get(visitor.hash)?.bursts.set(name, measured.burst);
    return measured;
  }

  /** Compares the record with the workspace's version in Redis; a doubtful record is read again from SQL. */
  async function stillTrue(version: number | null | undefined): Promise<boolean> {
    const known = identity.record.workspace.version;
    const trusted = trusts(identity, version);
    if (!trusted) {
      Object.assign(identity, identify(await readRecord(ports, cache, visitor.hash), ports.now()));
      Object.assign(ctx, identityOf(identity.record, ports.now()));
    }
    const newest = identity.record.workspace.version;
    const unpublished = version === null || (version !== undefined && version < newest);
    if (unpublished) ports.later(ports.meter.setVersion(ctx.workspaceId, newest).catch(() => undefined));
    return trusted || newest === known;
  }

  return ctx;
}

/** A cached record needs Redis to confirm it; one just read from SQL stands unless Redis knows a newer version. */
function trusts({ record, fromCache }: Found, version: number | null | undefined): boolean {
  if (version === record.workspace.version) return true;
  return !fromCache && !(typeof version === "number" && version > record.workspace.version);
}

/** The same words for a key that never existed and one that is malformed. */
export const invalidKey = () =>
  new Refusal("invalid_api_key", "This API key is not valid.", {
    hint: "Check that the whole key was copied. Keys are minted in the dashboard under Developer settings.",
    retryable: false,
  });

function identify(found: Found | undefined, now: Date): Found {
  if (!found) throw invalidKey();
  const refusal = refusalOf(found.record, now);
  if (refusal) throw refusal;
  return found;
}

function refusalOf({ key: { revokedAt, expiresAt } }: KeyRecord, now: Date): Refusal | undefined {
  if (revokedAt)
    return new Refusal("revoked_api_key", "This API key has been revoked.", { retryable: false });
  if (expiresAt && expiresAt <= now)
    return new Refusal("expired_api_key", "This API key has expired.", { retryable: false });
  return undefined;
}

const standingOf = ({ workspace }: KeyRecord): Standing => ({
  subscriptionActive: workspace.subscriptionActive,
  paused: workspace.pausedAt !== null,
});

function identityOf({ key, workspace, profile, chats, accounts }: KeyRecord, now: Date) {
  const scope: Scope = {
    assetTypes: key.assetTypes,
    channels: key.channels,
    connectedAccounts: key.connectedAccounts,
    autoPost: key.autoPost,
    autoPostMinScore: key.autoPostMinScore,
    dailyLimit: key.dailyLimit ?? PLANS[workspace.plan].dailyLimit,
  };
  const works = accounts.filter(({ endsAt }) => endsAt === null || new Date(endsAt) > now);
  const connected = [...new Set(works.map(({ platform }) => platform))];
  return {
    workspaceId: workspace.id,
    workspaceName: workspace.name,
    plan: workspace.plan,
    modelOptOut: workspace.modelOptOut,
    mode: key.mode,
    actor: { kind: "key" as const, id: key.id },
    scope,
    studio: { profile: profile && { ...profile, paused: profile.pausedAt !== null }, chats, connected },
    expiresAt: key.expiresAt,
  };
}

/**
 * The burst window of a key as this isolate last saw it, without a round trip; undefined for a key that is not valid, or
 * that this isolate has not met.
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
