import * as z from "zod/v4";
import { PRICES } from "../billing/plans.ts";
import { findUsage } from "../billing/store.ts";
import { allowance } from "../billing/usage.ts";
import { utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { platformOf } from "../platforms/channels.ts";
import { leastFeeOf } from "../platforms/fees.ts";
import { AssetType, Channel } from "../vocab.ts";
import { capNote, notAffordable } from "./affordable.ts";
import { type GenerateInput, warningsFor } from "./input.ts";

export const DryRun = z.object({
  dry_run: z.literal(true),
  accepted: z.literal(true),
  channel: Channel,
  asset_type: AssetType,
  livemode: z.boolean(),
  cost: z.object({ credits: z.int(), onboarding_free: z.boolean() }),
  remaining: z.object({ daily: z.int(), plan_cap: z.int().nullable(), credits: z.int().nullable() }),
  platform_fees: z.array(z.object({ platform: z.string(), amount: z.string(), reason: z.string() })),
  warnings: z.array(z.string()),
});

/** What generate would answer and cost, without storing or counting anything. Test keys have neither caps nor credits. */
export async function dryRun(ctx: Ctx, input: GenerateInput): Promise<z.infer<typeof DryRun>> {
  const type = input.asset_type;
  const now = ctx.now();
  const left = allowance(await findUsage(ctx.db, ctx.workspaceId), ctx.plan, utcMonth(now));
  const live = ctx.mode === "live";
  if (live) ctx.limits.push(capNote(type, ctx.plan, left.used[type], now));
  const refusal = live ? notAffordable(left, [type], ctx.plan, now) : undefined;
  if (refusal) throw refusal;
  const free = live && left.onboardingFree && type !== "video";
  return {
    dry_run: true,
    accepted: true,
    channel: Channel.parse(input.channel),
    asset_type: type,
    livemode: live,
    cost: { credits: live && !free ? PRICES[type] : 0, onboarding_free: free },
    remaining: {
      daily: ctx.limits.find(({ name }) => name === "daily")?.remaining ?? ctx.scope.dailyLimit,
      plan_cap: live ? left.caps[type] - left.used[type] : null,
      credits: live ? left.credits.total : null,
    },
    platform_fees: live ? feesOf(ctx, input) : [],
    warnings: warningsFor(input),
  };
}

/** What publishing will cost where it follows by itself: at the time that was given, or by automatic posting. */
function feesOf({ scope }: Ctx, { channel, scheduled_at }: GenerateInput) {
  const platform = platformOf(Channel.parse(channel));
  const fee = platform && (scheduled_at || scope.autoPost) ? leastFeeOf(platform) : null;
  return platform && fee ? [{ platform, amount: fee.amount, reason: fee.reason }] : [];
}
