import { PLANS, PRICES } from "../billing/plans.ts";
import type { Charge } from "../billing/store-charge.ts";
import { addSeconds, utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { AlreadyAnswered } from "../core/errors.ts";
import { base62, uuidv7 } from "../core/ids.ts";
import { reasonOf } from "../core/log.ts";
import { keepPromises } from "../outbox/outbox.ts";
import { KEPT_SECONDS, lostRace } from "../replay/idempotency.ts";
import type { AssetType, Channel } from "../vocab.ts";
import { capNote } from "./affordable.ts";
import { messageFor } from "./lane.ts";
import { type Creation, createRuns, type NewBatch, type NewCampaign, type NewRun } from "./store-create.ts";
import { whyNot } from "./why-not.ts";

const TOKEN_LENGTH = 32;

/** What a run is about; everything else of its row follows from who asks and when. */
type About = Pick<NewRun, "createdVia" | "brief"> &
  Partial<NewRun> & { channel: Channel; assetType: AssetType };

const UNASKED = {
  format: null,
  language: null,
  seed: null,
  metadata: {},
  warnings: [],
  webhookUrl: null,
  scheduledAt: null,
  screenIds: [],
  outputText: null,
  outputType: null,
  body: null,
  theme: null,
  fileType: null,
  fps: null,
  sound: false,
  batchId: null,
  batchIndex: null,
  clientRef: null,
  campaignId: null,
};

/** The row of a run that does not exist yet. */
export function newRun(ctx: Ctx, about: About): NewRun {
  const now = ctx.now();
  return {
    ...UNASKED,
    id: uuidv7(now, ctx.random(10)),
    workspaceId: ctx.workspaceId,
    keyId: ctx.actor.kind === "key" ? ctx.actor.id : null,
    livemode: ctx.mode === "live",
    autoPostEligible: ctx.scope.autoPost,
    assetToken: base62(TOKEN_LENGTH, ctx.random),
    progressedAt: now,
    createdAt: now,
    ...about,
  };
}

/** What runs belong to, and what the caller is answered. */
type Together = {
  batch?: NewBatch | null;
  campaign?: NewCampaign | null;
  /** What else becomes true with them. */
  along?: Creation["along"];
  answer: unknown;
};

/**
 * Creates runs that were asked for together: all of them, their charge, their first jobs and the stored answer, or
 * nothing. Throws the refusal that says why not.
 */
export async function startRuns(ctx: Ctx, runs: readonly NewRun[], together: Together): Promise<void> {
  const creation = creationOf(ctx, runs, together);
  const used = await create(ctx, creation);
  if (!used) throw await whyNot(ctx, runs);
  if (creation.charge) noteCaps(ctx, runs, used);
  ctx.later(
    keepPromises(ctx, [...creation.messages]).catch((error) =>
      ctx.log("queue_unreachable", {
        request_id: ctx.requestId,
        run_id: runs[0]?.id,
        reason: reasonOf(error),
      }),
    ),
  );
}

function creationOf(
  ctx: Ctx,
  runs: readonly NewRun[],
  { batch = null, campaign = null, along, answer }: Together,
): Creation {
  const now = ctx.now();
  return {
    runs,
    batch,
    campaign,
    along,
    charge: ctx.mode === "live" ? chargeOf(ctx, runs, now) : null,
    messages: runs.map((run) => messageFor(ctx, run, ctx.plan)),
    answer: ctx.replay && {
      replay: ctx.replay,
      status: 202,
      body: JSON.stringify(answer),
      expiresAt: addSeconds(now, KEPT_SECONDS),
    },
    now,
  };
}

function chargeOf(ctx: Ctx, runs: readonly NewRun[], now: Date): Charge {
  const { caps, monthlyCredits: grant } = PLANS[ctx.plan];
  return {
    workspaceId: ctx.workspaceId,
    runs: runs.map(({ id: runId, assetType }) => ({ runId, assetType, price: PRICES[assetType] })),
    caps,
    grant,
    month: utcMonth(now),
    now,
    newId: () => uuidv7(now, ctx.random(10)),
  };
}

async function create(ctx: Ctx, creation: Creation) {
  try {
    return await createRuns(ctx.db, creation);
  } catch (error) {
    if (lostRace(error)) throw new AlreadyAnswered();
    throw error;
  }
}

/** The cap that is nearest to its end speaks for all in the headers. */
function noteCaps(ctx: Ctx, runs: readonly NewRun[], used: Partial<Record<AssetType, number>>): void {
  const types = [...new Set(runs.map(({ assetType }) => assetType))];
  const notes = types.map((type) => capNote(type, ctx.plan, used[type] ?? 0, ctx.now()));
  const [nearest] = notes.toSorted((a, b) => a.remaining - b.remaining);
  if (nearest) ctx.limits.push(nearest);
}
