import * as z from "zod/v4";
import { PLANS } from "../billing/plans.ts";
import { BRAND_VIDEO, findUsage } from "../billing/store.ts";
import { countTestRuns } from "../billing/store-test-usage.ts";
import { allowance } from "../billing/usage.ts";
import { utcDay, utcMonth } from "../core/calendar.ts";
import type { Ctx } from "../core/context.ts";
import { operation } from "../core/operation.ts";
import { AssetType, Channel, Plan } from "../vocab.ts";
import { HOW_TO_RESUME } from "./guards.ts";

const Me = z
  .object({
    key_id: z.string().describe("Id of this key."),
    key_name: z.string().nullable().describe("What the key's owner calls it; null: it has no name."),
    workspace_id: z.string().describe("Id of the key's workspace."),
    asset_types: z.array(AssetType).describe("Asset types that this key may create."),
    channels: z.array(Channel).describe("Channels that this key may write for."),
    connected_accounts: z
      .array(z.string())
      .nullable()
      .describe("Ids of the accounts that this key may post to; null: all of the workspace's."),
    auto_post: z.boolean().describe("Approved runs of this key are posted by themselves."),
    auto_post_min_score: z.int().describe("Lowest impact score, 0 to 100, that is posted by itself."),
    daily_limit: z.int().describe("Requests that start work, per UTC day."),
    workspace_name: z.string().describe("Name of the workspace."),
    livemode: z.boolean().describe("False for a test key."),
    plan: Plan.describe("The workspace's plan."),
    model_opt_out: z.boolean().describe("No language or image model is sent anything of this workspace."),
    approval_required: z.boolean().describe("Nothing is posted before a member has approved its run."),
    paused: z.boolean().describe("Nothing new starts or is published in the workspace."),
    warnings: z
      .array(z.string())
      .describe("What keeps the workspace from working, and the way out; empty when nothing does."),
    credits: z
      .object({
        monthly: z.int().describe("Left of this month's grant."),
        bought: z.int().describe("Left of the credits that were bought."),
        total: z.int().describe("Both together."),
        owed: z.int().describe("Spent credits whose payment was taken back; the next purchase settles them."),
        onboarding_free: z.boolean().describe("The next run that is not a video costs nothing."),
      })
      .describe("Credits of the workspace. A test key spends none, so it sees the whole monthly grant."),
    usage: z
      .object({
        daily: z
          .object({
            day: z.string().describe("UTC day, for example 2026-11-20."),
            used: z.int().describe("Requests that started work today."),
            limit: z.int().describe("The key's daily limit."),
            remaining: z.int().describe("What is left of it."),
          })
          .describe("Use of the daily limit."),
        month: z.string().describe("UTC month of the caps, for example 2026-11."),
        caps: z
          .record(
            z.enum([...AssetType.options, BRAND_VIDEO]),
            z.object({
              used: z
                .int()
                .describe("Assets of this month; for a test key those that it has started itself."),
              cap: z.int().describe("Assets that the plan has a month."),
              remaining: z.int().describe("What is left of the cap."),
            }),
          )
          .describe("Plan caps by asset type, and the uploads of brand videos."),
      })
      .describe("What has been used of the limits."),
    studio_profile_id: z.string().nullable().describe("The Studio profile that is bound to this key."),
    review: z.boolean().describe("This key may decide about runs that need a review."),
    manage_keys: z.boolean().describe("This key may list, mint, rotate and revoke keys."),
    expires_at: z.iso.datetime().nullable().describe("When the key ends; null: never."),
  })
  .meta({ title: "Me" });

export const getMe = operation({
  id: "get_me",
  summary: "Describe the key: its workspace, scopes, limits and what it has used.",
  effect: "read",
  input: z.object({}),
  output: Me,
  async run(ctx, _input, notes) {
    const now = ctx.now();
    const month = utcMonth(now);
    const { used, uploads, caps, credits, onboardingFree } = await countersOf(ctx, month);
    const daily = notes.limits.find(({ name }) => name === "daily");
    const remaining = daily?.remaining ?? ctx.scope.dailyLimit;
    return {
      key_id: ctx.actor.id,
      key_name: ctx.keyName,
      workspace_id: ctx.workspaceId,
      asset_types: [...(ctx.scope.assetTypes ?? AssetType.options)],
      channels: [...(ctx.scope.channels ?? Channel.options)],
      connected_accounts: ctx.scope.connectedAccounts && [...ctx.scope.connectedAccounts],
      auto_post: ctx.scope.autoPost,
      auto_post_min_score: ctx.scope.autoPostMinScore,
      daily_limit: ctx.scope.dailyLimit,
      workspace_name: ctx.workspaceName,
      livemode: ctx.mode === "live",
      plan: ctx.plan,
      model_opt_out: ctx.modelOptOut,
      approval_required: ctx.approvalRequired,
      paused: ctx.paused,
      warnings: ctx.paused ? [`This workspace is paused. ${HOW_TO_RESUME}`] : [],
      credits: { ...credits, onboarding_free: onboardingFree },
      usage: {
        daily: {
          day: utcDay(now),
          used: ctx.scope.dailyLimit - remaining,
          limit: ctx.scope.dailyLimit,
          remaining,
        },
        month,
        caps: {
          ...perType((type) => usageOf(used[type], caps[type])),
          [BRAND_VIDEO]: usageOf(uploads, PLANS[ctx.plan].videoUploads),
        },
      },
      studio_profile_id: ctx.studio.profile?.id ?? null,
      review: ctx.scope.review,
      manage_keys: ctx.scope.manageKeys,
      expires_at: ctx.expiresAt?.toISOString() ?? null,
    };
  },
});

/** A test key has counters of its own: what it has started this month. It spends nothing. */
async function countersOf(ctx: Ctx, month: string) {
  if (ctx.mode === "live") return allowance(await findUsage(ctx.db, ctx.workspaceId), ctx.plan, month);
  const fresh = allowance(undefined, ctx.plan, month);
  const since = new Date(`${month}-01T00:00:00Z`);
  const used = await countTestRuns(ctx.db, ctx.workspaceId, { keyId: ctx.actor.id, since });
  return { ...fresh, used: { ...fresh.used, ...used }, onboardingFree: false };
}

const usageOf = (used: number, cap: number) => ({ used, cap, remaining: Math.max(0, cap - used) });

const perType = <T>(value: (type: AssetType) => T) =>
  Object.fromEntries(AssetType.options.map((type) => [type, value(type)])) as Record<AssetType, T>;
