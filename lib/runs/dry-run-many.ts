import * as z from "zod/v4";
import { ASSET_TYPES } from "../asset-types.ts";
import { findUsage } from "../billing/store.ts";
import { type Allowance, allowance } from "../billing/usage.ts";
import { type AnswerNotes, noteLimits } from "../core/answer-notes.ts";
import { utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { invalidFields } from "../core/errors.ts";
import { leastFeeOf } from "../platforms/fees.ts";
import { AssetType, type Platform } from "../vocab.ts";
import { capNote, findUnaffordable } from "./affordable.ts";
import { findOverspent } from "./agent-limit.ts";
import { DryRun } from "./dry-run.ts";
import { RUN_DEFAULTS } from "./store.ts";
import type { NewRun } from "./store-create.ts";

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
    warnings: z
      .array(z.string())
      .describe(
        "What the runs would warn of: what their brief lacks, and days that have passed by their times.",
      ),
  })
  .meta({ title: "DryRuns" });

/** The asset type of a run, where it would be published (null for nowhere), and the run where it has a brief. */
export type DryItem = { assetType: AssetType; platform: Platform | null; run?: NewRun };

/** @throws Refusal when caps or credits do not suffice for all of them, or when their brief would fail. */
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
  const warnings = await foreseen(
    ctx,
    items.flatMap(({ run }) => run ?? []),
  );
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
    warnings,
  };
}

/**
 * Reads the brief once for each asset type: channels and times change nothing that the steps refuse, and 100 readings
 * would be too many for one call.
 */
async function foreseen(ctx: Ctx, runs: readonly NewRun[]): Promise<string[]> {
  const ofEach = [...new Map(runs.map((run) => [`${run.assetType} ${run.brief}`, run])).values()];
  const all = await Promise.all(ofEach.map((run) => ctx.foreseeRun(ctx, { ...RUN_DEFAULTS, ...run })));
  const failures = new Map(all.flatMap(({ failure }) => (failure ? [[failure.message, failure.code]] : [])));
  if (failures.size > 0)
    throw invalidFields([...failures].map(([msg, type]) => ({ loc: ["body", "brief"], msg, type })));
  return [...new Set([...runs, ...all].flatMap(({ warnings }) => warnings))];
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
