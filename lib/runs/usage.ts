import * as z from "zod/v4";
import { Month } from "../billing/ledger.ts";
import { findUsage } from "../billing/store.ts";
import { allowance } from "../billing/usage.ts";
import { nextUtcMonth, utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { AssetType, Plan } from "../vocab.ts";
import { type CreditsOfMonth, countRuns, type RunsOfMonth, sumCredits } from "./store-usage.ts";

export const UsageQuery = z.object({
  month: Month.optional().meta({
    description: "A UTC calendar month; the current one without it.",
    examples: ["2026-11"],
  }),
});

const OfType = z.object({
  runs: z.int().describe("Runs that were started in the month."),
  succeeded: z.int().describe("Of them, those that have succeeded."),
  failed: z.int().describe("Of them, those that have failed; they cost nothing."),
  free: z
    .int()
    .describe(
      "Of them, the workspace's first post: it is free and counts neither in credits nor in the cap.",
    ),
  credits: z.int().describe("Credits that its runs have cost."),
  cap: z.int().nullable().describe("Assets that the plan has a month; null for past months and test keys."),
  cap_used: z.int().nullable().describe("What is used of the cap; null for past months and test keys."),
});

const Usage = z
  .object({
    month: z.string().describe("The UTC month."),
    livemode: z.boolean().describe("False for a test key, which sees its own runs."),
    plan: Plan.describe("The workspace's plan now."),
    credits: z
      .object({
        granted: z.int().describe("Granted by the plan for the month."),
        bought: z.int().describe("Bought in the month, less what was paid back."),
        used: z.int().describe("Spent on runs."),
        expired: z.int().describe("Of the month's grant, what ended with it."),
        left: z.int().nullable().describe("What is left now; null for past months and test keys."),
      })
      .describe("Credits of the month. GET /credits/ledger lists every movement."),
    by_asset_type: z.record(AssetType, OfType).describe("Runs, credits and caps by asset type."),
  })
  .meta({ title: "Usage" });

export const getUsage = operation({
  id: "get_usage",
  summary: "Read what a month's runs were and cost, by asset type, with what is left of credits and caps.",
  effect: "read",
  input: UsageQuery,
  output: Usage,
  async run(ctx, { month = utcMonth(ctx.now()) }) {
    const from = new Date(`${month}-01T00:00:00Z`);
    const livemode = ctx.mode === "live";
    const [runs, moved, left] = await Promise.all([
      countRuns(ctx.db, ctx.workspaceId, { livemode, from, to: nextUtcMonth(from) }),
      livemode ? sumCredits(ctx.db, ctx.workspaceId, month) : [],
      livemode && month === utcMonth(ctx.now()) ? leftOf(ctx, month) : null,
    ]);
    return {
      month,
      livemode,
      plan: ctx.plan,
      credits: { ...creditsOf(moved), left: left?.credits.total ?? null },
      by_asset_type: byType((type) => ({
        ...runsOf(runs, type),
        free: moved.some(({ kind, assetType }) => kind === "onboarding" && assetType === type) ? 1 : 0,
        credits: 0 - sumOf(moved, ({ assetType }) => assetType === type),
        cap: left?.caps[type] ?? null,
        cap_used: left?.used[type] ?? null,
      })),
    };
  },
});

const leftOf = async (ctx: Ctx, month: string) =>
  allowance(await findUsage(ctx.db, ctx.workspaceId), ctx.plan, month);

const runsOf = (counted: readonly RunsOfMonth[], type: AssetType) => {
  const { runs = 0, succeeded = 0, failed = 0 } = counted.find(({ assetType }) => assetType === type) ?? {};
  return { runs, succeeded, failed };
};

function creditsOf(moved: readonly CreditsOfMonth[]) {
  const kinds = (...names: CreditsOfMonth["kind"][]) => sumOf(moved, ({ kind }) => names.includes(kind));
  return {
    granted: kinds("grant", "plan"),
    bought: kinds("purchase", "refund", "dispute", "debt"),
    used: 0 - kinds("reserve", "return", "onboarding"),
    expired: 0 - kinds("expire"),
  };
}

const sumOf = (moved: readonly CreditsOfMonth[], which: (entry: CreditsOfMonth) => boolean) =>
  moved.filter(which).reduce((sum, { amount }) => sum + amount, 0);

const byType = <T>(value: (type: AssetType) => T) =>
  Object.fromEntries(AssetType.options.map((type) => [type, value(type)])) as Record<AssetType, T>;
