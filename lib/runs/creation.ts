import { PLANS, PRICES } from "../billing/plans.ts";
import type { Charge } from "../billing/store.ts";
import { utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { base62, uuidv7 } from "../core/ids.ts";
import { type AssetType, Channel } from "../vocab.ts";
import { type GenerateInput, warningsFor } from "./input.ts";
import { messageFor } from "./lane.ts";
import type { Creation, NewRun } from "./store.ts";

const TOKEN_LENGTH = 32;

/** Everything that comes into being with a run: its row, its charge and its first job. */
export function creationOf(ctx: Ctx, input: GenerateInput): Omit<Creation, "answer"> {
  const now = ctx.now();
  const newId = () => uuidv7(now, ctx.random(10));
  const run = rowOf(ctx, input, newId(), now);
  const charge = ctx.mode === "live" ? chargeOf(ctx, run.id, run.assetType, { now, newId }) : null;
  return { run, charge, message: messageFor(ctx, run, ctx.plan), now };
}

function chargeOf(ctx: Ctx, runId: string, type: AssetType, at: Pick<Charge, "now" | "newId">): Charge {
  const { caps, monthlyCredits: grant } = PLANS[ctx.plan];
  const { workspaceId } = ctx;
  return {
    workspaceId,
    runId,
    assetType: type,
    cap: caps[type],
    price: PRICES[type],
    grant,
    month: utcMonth(at.now),
    ...at,
  };
}

function rowOf(ctx: Ctx, input: GenerateInput, id: string, now: Date): NewRun {
  return {
    id,
    workspaceId: ctx.workspaceId,
    keyId: ctx.actor.kind === "key" ? ctx.actor.id : null,
    createdVia: "api",
    livemode: ctx.mode === "live",
    brief: input.brief,
    channel: Channel.parse(input.channel),
    assetType: input.asset_type,
    format: input.format ?? null,
    language: input.language ?? null,
    seed: input.seed ?? null,
    metadata: input.metadata ?? {},
    warnings: warningsFor(input),
    webhookUrl: input.webhook_url ?? null,
    scheduledAt: input.scheduled_at ?? null,
    screenIds: input.screen_ids ?? [],
    autoPostEligible: ctx.scope.autoPost,
    assetToken: base62(TOKEN_LENGTH, ctx.random),
    progressedAt: now,
    createdAt: now,
  };
}
