import type { RefusalCode } from "./errors.ts";

/** What an operation that starts runs may meet: scopes, limits, caps and credits. */
export const STARTING = [
  "scope_asset_type",
  "scope_channel",
  "plan_video_required",
  "workspace_paused",
  "daily_limit_exceeded",
  "plan_cap_reached",
  "credits_exhausted",
] as const satisfies readonly RefusalCode[];

/** What an operation may meet that starts runs like another run of the workspace. */
export const STARTING_AGAIN = [
  ...STARTING,
  "run_not_found",
  "run_is_live",
  "run_is_test",
  "run_not_retryable",
] as const satisfies readonly RefusalCode[];

/** What an operation that changes a post may meet. */
export const POSTING = [
  "run_is_live",
  "run_is_test",
  "scope_channel",
  "scope_connected_account",
  "workspace_paused",
] as const satisfies readonly RefusalCode[];

/** What an operation that publishes a run may meet. */
export const PUBLISHING = [
  ...POSTING,
  "email_not_confirmed",
  "run_not_found",
  "run_not_succeeded",
  "run_not_approved",
  "unsupported_platform",
  "channel_not_connected",
] as const satisfies readonly RefusalCode[];

/** What a call of Studio may meet. */
export const STUDIO = [
  "studio_not_in_plan",
  "studio_profile_missing",
  "scope_template",
  "bot_account_cap",
  "profile_paused",
] as const satisfies readonly RefusalCode[];
