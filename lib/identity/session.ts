import { decide } from "../access/admission.ts";
import { insertAuditEntry } from "../access/store-audit.ts";
import { auditEntry } from "../access/workspaces.ts";
import { PLANS } from "../billing/plans.ts";
import { addSeconds } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { reasonOf, withFields } from "../core/log.ts";
import type { Ports, RateLimitState } from "../core/ports.ts";
import { LIFETIMES } from "./lifetimes.ts";
import { findSession, type SessionRecord, touchSession } from "./store-sessions.ts";
import { hashOf } from "./tokens.ts";

/** Requests of one session: generous for a person, a bound for a script. */
const BURST = { size: 300, refillPerMinute: 300 };
/** A session is noted as used at most this often. */
const TOUCH_AFTER_SECONDS = 3_600;

/** Who is signed in, and what they may do here. */
export type SignedIn = {
  ctx: Ctx;
  record: SessionRecord;
  /** The new end of the session, when this use has moved it. */
  renewedUntil: Date | undefined;
};

/**
 * The context of a session cookie, or undefined when it is not valid any more. The limit is read beside the session, so
 * that a page waits for one round trip before its own.
 */
export async function authenticateSession(
  ports: Ports,
  { token, requestId }: { token: string; requestId: string },
): Promise<SignedIn | undefined> {
  const hash = await hashOf(token);
  if (!hash) return undefined;
  const [record, burst] = await Promise.all([
    findSession(ports.db, hash, ports.now()),
    readBurst(ports, hash),
  ]);
  if (!record) return undefined;
  return {
    record,
    ctx: contextOf(ports, { record, burst, requestId }),
    renewedUntil: renewed(ports, record),
  };
}

type Asked = { record: SessionRecord; burst: RateLimitState; requestId: string };

function contextOf(ports: Ports, { record, burst, requestId }: Asked): Ctx {
  const { workspace, role, user } = record;
  const { id: workspaceId, plan } = workspace;
  const actor = { kind: "user", id: user.id } as const;
  const log = withFields(ports.log, { workspace_id: workspaceId });
  const { subscriptionActive, unconfirmed } = workspace;
  const state = { subscriptionActive, unconfirmed, paused: workspace.pausedAt !== null };
  const checked = { burst, daily: null, version: workspace.version, giveBack: async () => [] };
  const ctx: Ctx = {
    ...ports,
    log,
    workspaceId,
    workspaceName: workspace.name,
    plan,
    modelOptOut: workspace.modelOptOut,
    approvalRequired: workspace.approvalRequired,
    paused: state.paused,
    mode: "live",
    actor,
    role,
    createdVia: "dashboard",
    scope: {
      assetTypes: null,
      channels: null,
      connectedAccounts: null,
      autoPost: false,
      autoPostMinScore: 70,
      dailyLimit: PLANS[plan].dailyLimit,
      // The role decides about these.
      review: true,
      manageKeys: true,
      allowedAddresses: null,
    },
    studio: { profile: null, chats: 0, connected: [] },
    keyName: null,
    expiresAt: null,
    requestId,
    replay: null,
    admit: (needs) => decide(ctx, needs, state, checked),
    async confirm(replay) {
      const confirmed: Ctx = { ...ctx, replay, admit: (needs) => decide(confirmed, needs, state, checked) };
      return { ctx: confirmed, limits: [] };
    },
    recordAudit(action, target) {
      const lost = (error: unknown) => log("audit_write_failed", { action, reason: reasonOf(error) });
      const entry = auditEntry(ports, actor, action, target);
      ports.waitUntil(insertAuditEntry(ports.db, workspaceId, entry).catch(lost));
    },
  };
  return ctx;
}

/** Without Redis the limit counts as unused: limits fail open. */
async function readBurst(ports: Ports, hash: string): Promise<RateLimitState> {
  const bucket = { name: `session:${hash.slice(0, 32)}`, ...BURST, take: true };
  const read = ports.rateLimiter.read({ workspaceId: null, daily: null, bucket });
  const result = await read.catch((error: unknown) =>
    ports.log("limits_fail_open", { reason: reasonOf(error) }),
  );
  const resetAt = addSeconds(ports.now(), 1);
  return result?.burst ?? { allowed: true, limit: BURST.size, remaining: BURST.size, resetAt };
}

/** Moves the end of a session after its answer, at most once an hour. Answers the new end. */
function renewed(ports: Ports, { session }: SessionRecord): Date | undefined {
  const now = ports.now();
  const last = session.usedAt ?? session.createdAt;
  if (now.getTime() - last.getTime() < TOUCH_AFTER_SECONDS * 1_000) return undefined;
  const times = { usedAt: now, expiresAt: addSeconds(now, LIFETIMES.session) };
  const touched = touchSession(ports.db, session.tokenHash, times);
  ports.waitUntil(
    touched.catch((error: unknown) => ports.log("session_touch_failed", { reason: reasonOf(error) })),
  );
  return times.expiresAt;
}
