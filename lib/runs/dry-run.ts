import * as z from "zod/v4";
import { ASSET_TYPES } from "../asset-types.ts";
import { findUsage } from "../billing/store.ts";
import { allowance } from "../billing/usage.ts";
import { type AnswerNotes, noteLimits } from "../core/answer-notes.ts";
import { utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { invalidField } from "../core/errors.ts";
import { leastFeeOf } from "../platforms/fees.ts";
import { platformOf } from "../platforms/networks.ts";
import { AssetType, Channel } from "../vocab.ts";
import { capNote, findUnaffordable } from "./affordable.ts";
import { findOverspent } from "./agent-limit.ts";
import type { GenerateInput } from "./input.ts";
import { RUN_DEFAULTS } from "./store.ts";
import type { NewRun } from "./store-create.ts";

export const DryRun = z
  .object({
    dry_run: z.literal(true).describe("Always true: nothing was started or charged."),
    accepted: z
      .literal(true)
      .describe("Always true: a request that is not accepted answers with its refusal."),
    channel: Channel.describe("What the content would be written for."),
    asset_type: AssetType.describe("What would be made."),
    livemode: z.boolean().describe("False for test keys."),
    count: z.int().describe("Runs that would be started: 1, or the number of variants."),
    cost: z
      .object({
        credits: z.int().describe("Credits it would cost; 0 for test keys."),
        onboarding_free: z.boolean().describe("Whether it would be the workspace's free first run."),
      })
      .describe("What the run would cost."),
    remaining: z
      .object({
        daily: z.int().describe("Requests that the key has left today (UTC)."),
        plan_cap: z.int().nullable().describe("Assets of this type left this UTC month; null for test keys."),
        credits: z.int().nullable().describe("Credits left; null for test keys."),
      })
      .describe("What is left before the run."),
    platform_fees: z
      .array(
        z.object({
          platform: z.string().describe("The network."),
          amount: z.string().describe("US dollars as a decimal number, for example 0.015."),
          reason: z.string().describe("What is charged for."),
        }),
      )
      .describe("What publishing costs at the platform itself."),
    warnings: z
      .array(z.string())
      .describe("Fields of the request that were ignored, and what could not be drawn as it was asked for."),
  })
  .meta({ title: "DryRun" });

/**
 * What generate would answer and cost, without storing or counting anything. Test keys have neither caps nor credits.
 * `run` would be the first to be stored: what its steps would refuse is refused here.
 */
export async function dryRun(
  ctx: Ctx,
  input: GenerateInput,
  run: NewRun,
  notes: AnswerNotes,
): Promise<z.infer<typeof DryRun>> {
  const type = input.asset_type;
  const now = ctx.now();
  const [usage, { failure, warnings }] = await Promise.all([
    findUsage(ctx.db, ctx.workspaceId),
    ctx.foreseeRun(ctx, { ...RUN_DEFAULTS, ...run }),
  ]);
  const left = allowance(usage, ctx.plan, utcMonth(now));
  const live = ctx.mode === "live";
  if (live) noteLimits(notes, [capNote(type, ctx.plan, left.used[type], now)]);
  const count = input.variants ?? 1;
  const wanted = Array.from({ length: count }, () => ({ assetType: type }));
  const refusal = findUnaffordable(left, wanted, ctx.plan, now) ?? (await findOverspent(ctx, wanted));
  if (live && refusal) throw refusal;
  if (failure) throw invalidField(["body", "brief"], failure.message, failure.code);
  const free = live && left.onboardingFree && ASSET_TYPES[type].onboardingFree;
  return {
    dry_run: true,
    accepted: true,
    channel: Channel.parse(input.channel),
    asset_type: type,
    livemode: live,
    count,
    cost: { credits: live ? priceOf(type, count, free) : 0, onboarding_free: free },
    remaining: {
      daily: notes.limits.find(({ name }) => name === "daily")?.remaining ?? ctx.scope.dailyLimit,
      plan_cap: live ? left.caps[type] - left.used[type] : null,
      credits: live ? left.credits.total : null,
    },
    platform_fees: live ? feesOf(ctx, input) : [],
    warnings: [...run.warnings, ...warnings],
  };
}

/** Credits of runs of one asset type, of which the free first one costs none. */
const priceOf = (type: AssetType, count: number, free: boolean) =>
  ASSET_TYPES[type].credits * (free ? count - 1 : count);

/** Fees of the platform, when the run is published by `scheduled_at` or by automatic posting. */
function feesOf({ scope }: Ctx, { channel, scheduled_at }: GenerateInput) {
  const platform = platformOf(Channel.parse(channel));
  const fee = platform && (scheduled_at || scope.autoPost) ? leastFeeOf(platform) : null;
  return platform && fee ? [{ platform, amount: fee.amount, reason: fee.reason }] : [];
}
