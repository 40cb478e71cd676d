import { spendingOf } from "../agents/spending.ts";
import { ASSET_TYPES } from "../asset-types.ts";
import { PLANS } from "../billing/plans.ts";
import type { Charge } from "../billing/store-charge.ts";
import { type AnswerNotes, noteLimits } from "../core/answer-notes.ts";
import { addSeconds, utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { AlreadyAnswered } from "../core/errors.ts";
import { base62, newId, newIds } from "../core/ids.ts";
import { sendSoon } from "../outbox/send-soon.ts";
import { KEPT_SECONDS, lostRace } from "../replay/idempotency.ts";
import type { AssetType, Channel } from "../vocab.ts";
import { capNote } from "./affordable.ts";
import { explainRefusal } from "./explain-refusal.ts";
import { startMessage } from "./messages.ts";
import { type Run, toRun } from "./run.ts";
import { RUN_DEFAULTS } from "./store.ts";
import { type Creation, createRuns, type NewBatch, type NewCampaign, type NewRun } from "./store-create.ts";

const TOKEN_LENGTH = 32;

/** The content of a run; the other columns of its row follow from the caller and the time. */
type RunContent = Pick<NewRun, "brief"> & Partial<NewRun> & { channel: Channel; assetType: AssetType };

const OPTIONAL_DEFAULTS = {
  format: null,
  language: null,
  seed: null,
  metadata: {},
  warnings: [],
  webhookUrl: null,
  scheduledAt: null,
  screenIds: [],
  photoIds: [],
  imagery: null,
  outputText: null,
  outputType: null,
  body: null,
  theme: null,
  fileType: null,
  fps: null,
  sound: false,
  bed: null,
  batchId: null,
  batchIndex: null,
  clientRef: null,
  campaignId: null,
  parentRunId: null,
  variantOf: null,
  variantIndex: null,
  template: null,
  copyOverrides: null,
  story: null,
  chargeSlot: true,
};

/** What a run takes over from its request. */
type Origin = Pick<Ctx, "now" | "random" | "workspaceId" | "actor" | "mode" | "createdVia"> & {
  scope: Pick<Ctx["scope"], "autoPost">;
};

/** The row of a run that does not exist yet. */
export function newRun(ctx: Origin, about: RunContent): NewRun {
  const now = ctx.now();
  return {
    ...OPTIONAL_DEFAULTS,
    id: newId(ctx, now),
    workspaceId: ctx.workspaceId,
    keyId: ctx.actor.kind === "key" ? ctx.actor.id : null,
    livemode: ctx.mode === "live",
    createdVia: ctx.createdVia,
    autoPostEligible: ctx.scope.autoPost,
    assetToken: base62(TOKEN_LENGTH, ctx.random),
    progressedAt: now,
    createdAt: now,
    ...about,
  };
}

/** A run as it is answered before it exists. */
export function newRunView(ctx: Ctx, row: NewRun): Run {
  const isCharged = ctx.mode === "live";
  const charge = {
    chargeMonth: isCharged ? utcMonth(row.createdAt) : null,
    chargeBought: isCharged ? priceOf(row) : 0,
  };
  const view = { ...RUN_DEFAULTS, ...charge, ...row, assets: [], deliveries: [], isFree: false };
  return toRun(view, ctx.settings.publicUrl);
}

const priceOfAll = (runs: readonly NewRun[]): number => runs.reduce((sum, run) => sum + priceOf(run), 0);

const priceOf = ({ assetType }: Pick<NewRun, "assetType">): number => ASSET_TYPES[assetType].credits;

/** What runs belong to, and what the caller is answered. */
type StartOptions = {
  batch?: NewBatch | null;
  campaign?: NewCampaign | null;
  /** Changes made in the same statement. */
  extraCtes?: Creation["extraCtes"];
  answer: unknown;
  /** Where the plan cap is noted for the headers of the answer. */
  notes: AnswerNotes;
};

/**
 * Creates the runs of one request with their charge, first jobs and stored answer: all of them or none.
 * Throws the refusal with its reason.
 */
export async function startRuns(ctx: Ctx, runs: readonly NewRun[], options: StartOptions): Promise<void> {
  const creation = creationOf(ctx, runs, options);
  const used = await create(ctx, creation);
  if (!used) throw await explainRefusal(ctx, runs, options.notes);
  if (creation.charge) noteCap(ctx, runs, used, options.notes);
  sendSoon(ctx, creation.messages);
}

function creationOf(
  ctx: Ctx,
  runs: readonly NewRun[],
  { batch = null, campaign = null, extraCtes, answer }: StartOptions,
): Creation {
  const now = ctx.now();
  return {
    runs,
    batch,
    campaign,
    extraCtes,
    charge: ctx.mode === "live" ? chargeOf(ctx, runs, now) : null,
    spending: spendingOf(ctx, priceOfAll(runs)),
    messages: runs.map((run) => startMessage(ctx, run, ctx.plan)),
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
    runs: runs.map((run) => ({
      runId: run.id,
      assetType: run.assetType,
      price: priceOf(run),
      slot: run.chargeSlot,
    })),
    caps,
    grant,
    month: utcMonth(now),
    now,
    newId: () => newId(ctx, now),
    newIds: (count) => newIds(ctx, count, now),
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

/** The headers report the cap with the fewest runs left. */
function noteCap(
  ctx: Ctx,
  runs: readonly NewRun[],
  used: Partial<Record<AssetType, number>>,
  notes: AnswerNotes,
): void {
  const types = [...new Set(runs.map(({ assetType }) => assetType))];
  const caps = types.map((type) => capNote(type, ctx.plan, used[type] ?? 0, ctx.now()));
  const [nearest] = caps.toSorted((a, b) => a.remaining - b.remaining);
  if (nearest) noteLimits(notes, [nearest]);
}
