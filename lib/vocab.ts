import * as z from "zod/v4";

/** Every closed list of the public API, once. The order is the order shown to callers. */
export const AssetType = z.enum(["card", "video", "slideshow", "carousel", "infographic", "og_image"]);
export const Channel = z.enum(["twitter", "linkedin", "instagram", "youtube", "tiktok", "web"]);
export const RunStatus = z.enum(["queued", "running", "succeeded", "failed"]);
export const Verdict = z.enum(["approved", "needs_review", "rejected"]);
export const CreatedVia = z.enum(["api", "dashboard", "studio", "render", "mcp", "campaign"]);
export const Plan = z.enum(["free", "starter", "pro", "growth", "scale"]);
export const KeyMode = z.enum(["live", "test"]);
/** Size presets a caller may ask for instead of the channel's own size. */
export const Format = z.enum(["square", "portrait", "story", "landscape", "wide", "og"]);
/** What a picture can be written as. Instagram takes JPEG only. */
export const FileType = z.enum(["png", "jpeg", "webp"]);
export const ThemeKind = z.enum(["light", "dark"]);
/** What a product screen shows, what it runs on, and how it is lit. */
export const ScreenType = z.enum([
  "home",
  "feature",
  "feed",
  "chat",
  "results",
  "verdict",
  "dashboard",
  "desktop",
  "onboarding",
  "detail",
  "settings",
  "other",
]);
export const Device = z.enum(["phone", "desktop", "tablet"]);
export const ScreenTheme = z.enum(["light", "dark", "unknown"]);
/** How a test run ends, steered by `metadata.test_outcome`. */
export const TestOutcome = z.enum(["succeeded", "failed", "needs_review", "rejected", "slow"]);
export const ScreenStatus = z.enum(["processing", "ready", "failed"]);
/** Everything a customer can have uploaded. */
export const MediaKind = z.enum(["screen", "logo", "person", "mascot", "video"]);
/** Where posts are published; a channel is what they are written for. */
export const Platform = z.enum(["x", "linkedin", "instagram", "youtube", "tiktok"]);
export const PostStatus = z.enum(["scheduled", "publishing", "posted", "failed", "canceled"]);
/** Whether posts can go out through a connected account. */
export const AccountHealth = z.enum(["connected", "expiring", "reconnect_required"]);
/** Why a post failed, and who can do something about it. */
export const PostError = z.object({
  category: z.enum([
    "auth_expired",
    "content_rejected",
    "rate_limited",
    "account_issue",
    "platform_error",
    "unknown",
  ]),
  source: z.enum(["user", "platform", "system"]),
  /** Exactly what happened, as a name that does not change. */
  code: z.string().optional(),
  message: z.string(),
  /** What somebody can do about it. */
  fix: z.string().optional(),
  retryable: z.boolean(),
});
/** How far back the results of posts are looked at. */
export const Window = z.enum(["7d", "30d", "90d"]);
/** Where Studio hands a finished card to; what a caller may ask for; and how far a delivery has come. */
export const DeliveryTarget = z.enum(["telegram", "social"]);
export const DeliveryWish = z.enum(["profile", "all", "telegram", "social", "none"]);
export const DeliveryStatus = z.enum(["waiting", "sending", "sent", "failed", "skipped"]);
/** Whether an address is told what happens, and how far a notice to it has come. */
export const HookStatus = z.enum(["enabled", "disabled"]);
export const HookDeliveryStatus = z.enum(["pending", "delivered", "failed"]);
/** `brand` is whatever suits the brand's background. */
export const ProfileTheme = z.enum(["light", "dark", "brand"]);
export const VideoStatus = z.enum(["processing", "ready", "failed"]);
export const VideoCodec = z.enum(["h264", "hevc", "vp8", "vp9", "av1"]);
/** Who named and tagged a brand video: a model that saw it, or we from what its container says. */
export const FiledBy = z.enum(["vision", "metadata"]);
export const LogoVariant = z.enum(["primary", "mark", "mono"]);
/** What a logo is made to stand on. */
export const LogoTheme = z.enum(["light", "dark"]);

/** How a mascot is drawn, what it can do, and how far it has come. */
export const MascotStyle = z.enum(["critters", "sprouts", "clay", "voxel-bot", "moods"]);
export const MascotPose = z.enum([
  "neutral",
  "happy",
  "wow",
  "wink",
  "sleepy",
  "sad",
  "waving",
  "celebrating",
  "thinking",
  "announcing",
]);
/** Who drew a mascot. */
export const MascotArtist = z.enum(["parts", "model"]);
export const MascotStatus = z.enum(["none", "drafting", "ready"]);
export const MascotAction = z.enum(["keep", "retry", "pose"]);

/** What can happen, as webhooks and the log of events name it. */
export const EventKind = z.enum([
  "run.started",
  "run.succeeded",
  "run.failed",
  "render.completed",
  "post.scheduled",
  "post.posted",
  "post.failed",
  "post.canceled",
  "brand.updated",
  "account.disconnected",
  "usage.threshold",
  "webhook.test",
]);
export const CheckGroup = z.enum(["message", "brand", "legibility", "platform", "claims", "action"]);

/** What a check looked at: where it stands in the copy or picture, the words, and the pixels where there are any. */
export const Evidence = z.object({
  where: z.string(),
  quote: z.string(),
  source: z.string().nullable(),
  /** x, y, width, height in pixels of the asset. */
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]).nullable(),
});

/** One reason for a score: what was looked at, what it earned, and what would earn the rest. */
export const Check = z.object({
  id: z.string(),
  group: CheckGroup,
  label: z.string(),
  weight: z.number(),
  points: z.number(),
  passed: z.boolean(),
  /** A hard check that fails rejects the run, whatever the score. */
  hard: z.boolean(),
  evidence: z.array(Evidence),
  fix: z.string().nullable(),
});

/** One claim of the copy and where it comes from. */
export const Claim = z.object({
  kind: z.enum(["number", "mark", "absolute", "versus", "name", "quote", "statement"]),
  text: z.string(),
  where: z.string(),
  supported: z.boolean(),
  source: z.string().nullable(),
  note: z.string().nullable(),
});

export type EventKind = z.infer<typeof EventKind>;
export type AssetType = z.infer<typeof AssetType>;
export type Channel = z.infer<typeof Channel>;
export type RunStatus = z.infer<typeof RunStatus>;
export type Verdict = z.infer<typeof Verdict>;
export type CreatedVia = z.infer<typeof CreatedVia>;
export type Plan = z.infer<typeof Plan>;
export type KeyMode = z.infer<typeof KeyMode>;
export type Format = z.infer<typeof Format>;
export type FileType = z.infer<typeof FileType>;
export type ThemeKind = z.infer<typeof ThemeKind>;
export type ScreenType = z.infer<typeof ScreenType>;
export type Device = z.infer<typeof Device>;
export type ScreenTheme = z.infer<typeof ScreenTheme>;
export type TestOutcome = z.infer<typeof TestOutcome>;
export type ScreenStatus = z.infer<typeof ScreenStatus>;
export type MediaKind = z.infer<typeof MediaKind>;
export type Platform = z.infer<typeof Platform>;
export type PostStatus = z.infer<typeof PostStatus>;
export type AccountHealth = z.infer<typeof AccountHealth>;
export type PostError = z.infer<typeof PostError>;
export type Window = z.infer<typeof Window>;
export type DeliveryTarget = z.infer<typeof DeliveryTarget>;
export type DeliveryWish = z.infer<typeof DeliveryWish>;
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;
export type HookStatus = z.infer<typeof HookStatus>;
export type HookDeliveryStatus = z.infer<typeof HookDeliveryStatus>;
export type ProfileTheme = z.infer<typeof ProfileTheme>;
export type VideoStatus = z.infer<typeof VideoStatus>;
export type VideoCodec = z.infer<typeof VideoCodec>;
export type FiledBy = z.infer<typeof FiledBy>;
export type LogoVariant = z.infer<typeof LogoVariant>;
export type LogoTheme = z.infer<typeof LogoTheme>;
export type MascotStyle = z.infer<typeof MascotStyle>;
export type MascotPose = z.infer<typeof MascotPose>;
export type MascotArtist = z.infer<typeof MascotArtist>;
export type MascotStatus = z.infer<typeof MascotStatus>;
export type CheckGroup = z.infer<typeof CheckGroup>;
export type Evidence = z.infer<typeof Evidence>;
export type Check = z.infer<typeof Check>;
export type Claim = z.infer<typeof Claim>;
