import * as z from "zod/v4";
import { PLANS } from "../billing/plans.ts";
import { BRAND_VIDEO, findUsage } from "../billing/store.ts";
import { allowance } from "../billing/usage.ts";
import { utcDay, utcMonth } from "../core/calendar.ts";
import { operation } from "../core/operation.ts";
import { AssetType, Channel, Plan } from "../vocab.ts";

const Me = z.object({
  key_id: z.string(),
  workspace_id: z.string(),
  asset_types: z.array(AssetType),
  channels: z.array(Channel),
  connected_accounts: z.array(z.string()).nullable(),
  auto_post: z.boolean(),
  auto_post_min_score: z.int(),
  daily_limit: z.int(),
  workspace_name: z.string(),
  livemode: z.boolean(),
  plan: Plan,
  /** No language model is asked anything for this workspace. */
  model_opt_out: z.boolean(),
  credits: z.object({
    monthly: z.int(),
    bought: z.int(),
    total: z.int(),
    /** Spent credits whose payment was taken back; the next purchase settles them. */
    owed: z.int(),
    onboarding_free: z.boolean(),
  }),
  usage: z.object({
    daily: z.object({ day: z.string(), used: z.int(), limit: z.int(), remaining: z.int() }),
    month: z.string(),
    /** By asset type, and the uploads to the library of brand videos. */
    caps: z.record(
      z.enum([...AssetType.options, BRAND_VIDEO]),
      z.object({ used: z.int(), cap: z.int(), remaining: z.int() }),
    ),
  }),
  studio_profile_id: z.string().nullable(),
  expires_at: z.iso.datetime().nullable(),
});

export const getMe = operation({
  id: "get_me",
  summary: "Describe the key: its workspace, scopes, limits and what it has used.",
  effect: "read",
  input: z.object({}),
  output: Me,
  async run(ctx) {
    const now = ctx.now();
    const month = utcMonth(now);
    const { used, uploads, caps, credits, onboardingFree } = allowance(
      await findUsage(ctx.db, ctx.workspaceId),
      ctx.plan,
      month,
    );
    const daily = ctx.limits.find(({ name }) => name === "daily");
    const remaining = daily?.remaining ?? ctx.scope.dailyLimit;
    return {
      key_id: ctx.actor.id,
      workspace_id: ctx.workspaceId,
      asset_types: ctx.scope.assetTypes ?? [...AssetType.options],
      channels: ctx.scope.channels ?? [...Channel.options],
      connected_accounts: ctx.scope.connectedAccounts,
      auto_post: ctx.scope.autoPost,
      auto_post_min_score: ctx.scope.autoPostMinScore,
      daily_limit: ctx.scope.dailyLimit,
      workspace_name: ctx.workspaceName,
      livemode: ctx.mode === "live",
      plan: ctx.plan,
      model_opt_out: ctx.modelOptOut,
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
          ...perType((type) => meter(used[type], caps[type])),
          [BRAND_VIDEO]: meter(uploads, PLANS[ctx.plan].videoUploads),
        },
      },
      studio_profile_id: ctx.studio.profile?.id ?? null,
      expires_at: ctx.expiresAt?.toISOString() ?? null,
    };
  },
});

const meter = (used: number, cap: number) => ({ used, cap, remaining: Math.max(0, cap - used) });

const perType = <T>(value: (type: AssetType) => T) =>
  Object.fromEntries(AssetType.options.map((type) => [type, value(type)])) as Record<AssetType, T>;
