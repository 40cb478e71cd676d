import * as z from "zod/v4";
import { ASSET_TYPES } from "../asset-types.ts";
import { findUsage } from "../billing/store.ts";
import { type Allowance, allowance } from "../billing/usage.ts";
import { type AnswerNotes, noteLimits } from "../core/answer-notes.ts";
import { utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { leastFeeOf } from "../platforms/fees.ts";
import { AssetType, type Platform } from "../vocab.ts";
import { capNote, findUnaffordable } from "./affordable.ts";
import { findOverspent } from "./agent-limit.ts";
import { DryRun } from "./dry-run.ts";

/** What several runs together would cost, without starting one. */
export const DryRuns = z
  .object({
    dry_run: z.literal(true).describe("Always true: nothing was started or charged."),
    accepted: z
      .literal(true)
      .describe("Always true: a request that is not accepted answers with its refusal."),
    livemode: z.boolean().describe("False for test keys."),
    count: z.int().describe("Runs that would be started."),
    cost: z
      .object({
        credits: z.int().describe("Credits of all runs together; 0 for test keys."),
        cap_slots: z.partialRecord(AssetType, z.int()).describe("Assets of the month's caps, by type."),
        onboarding_free: z.boolean().describe("Whether one of them would be the workspace's free first run."),
      })
      .describe("What the runs would cost."),
    remaining: z
      .object({
        daily: z.int().describe("Requests that the key has left today (UTC)."),
        plan_caps: z
          .partialRecord(AssetType, z.int())
          .describe("Assets left this UTC month, by type; empty for test keys."),
        credits: z.int().nullable().describe("Credits left; null for test keys."),
      })
      .describe("What is left before the runs."),
    platform_fees: DryRun.shape.platform_fees,
  })
  .meta({ title: "DryRuns" });

/** The asset type of a run, and where it would be published; null for nowhere. */
export type DryItem = { assetType: AssetType; platform: Platform | null };

/** @throws Refusal when caps or credits do not suffice for all of them. */
export async function dryRuns(
  ctx: Ctx,
  items: readonly DryItem[],
  notes: AnswerNotes,
): Promise<z.infer<typeof DryRuns>> {
  const live = ctx.mode === "live";
  const now = ctx.now();
  const left = allowance(await findUsage(ctx.db, ctx.workspaceId), ctx.plan, utcMonth(now));
  const types = [...new Set(items.map(({ assetType }) => assetType))];
  const wanted = (type: AssetType) => items.filter(({ assetType }) => assetType === type).length;
  if (live)
    noteLimits(
      notes,
      types.slice(0, 1).map((type) => capNote(type, ctx.plan, left.used[type], now)),
    );
  const refusal = findUnaffordable(left, items, ctx.plan, now) ?? (await findOverspent(ctx, items));
  if (live && refusal) throw refusal;
  const perType = (of: (type: AssetType) => number) =>
    Object.fromEntries(types.map((type) => [type, of(type)]));
  return {
    dry_run: true,
    accepted: true,
    livemode: live,
    count: items.length,
    cost: costOf(live, items, left, live ? perType(wanted) : {}),
    remaining: {
      daily: notes.limits.find(({ name }) => name === "daily")?.remaining ?? ctx.scope.dailyLimit,
      plan_caps: live ? perType((type) => left.caps[type] - left.used[type]) : {},
      credits: live ? left.credits.total : null,
    },
    platform_fees: live ? items.flatMap(({ platform }) => feeOf(platform)) : [],
  };
}

function costOf(
  live: boolean,
  items: readonly DryItem[],
  { onboardingFree }: Allowance,
  cap_slots: Partial<Record<AssetType, number>>,
) {
  const free = items.filter(({ assetType }) => ASSET_TYPES[assetType].onboardingFree);
  const credits = items.reduce((sum, { assetType }) => sum + ASSET_TYPES[assetType].credits, 0);
  return {
    credits: live ? credits : 0,
    cap_slots,
    onboarding_free: live && onboardingFree && free.length > 0,
  };
}

function feeOf(platform: Platform | null) {
  const fee = platform && leastFeeOf(platform);
  return platform && fee ? [{ platform, amount: fee.amount, reason: fee.reason }] : [];
}

/** The field that asks for it. */
export const DryRunFlag = z
  .boolean()
  .optional()
  .meta({ description: "Answers cost and remaining limits, and starts nothing.", examples: [true] });
