import * as z from "zod/v4";

// Every closed list of the public API, once. The order is the order shown to callers.

/** What a run makes. */
export const AssetType = z.enum(["card", "video", "slideshow", "carousel", "infographic", "og_image"]);
/** What content is written for. */
export const Channel = z
  .enum(["twitter", "linkedin", "instagram", "youtube", "tiktok", "web"])
  .meta({ title: "Channel" });
/** How far a run has come. */
export const RunStatus = z.enum(["queued", "running", "succeeded", "failed"]);
/** The judge's decision about a run. Only `approved` may be posted. */
export const Verdict = z.enum(["approved", "needs_review", "rejected"]);
/** The surface that started a run. */
export const CreatedVia = z.enum(["api", "dashboard", "studio", "render", "mcp", "campaign"]);
/** The plans, from the smallest to the largest. */
export const Plan = z.enum(["free", "starter", "pro", "growth", "scale"]);
/** What a member of a workspace may do, from the most to the least. */
export const Role = z.enum(["owner", "editor", "reviewer", "viewer"]);
/** Live keys make real assets. Test keys run on mock adapters. */
export const KeyMode = z.enum(["live", "test"]);
/** Sizes that a caller may choose instead of the channel's own. */
export const Format = z.enum(["square", "portrait", "story", "landscape", "wide", "og"]);
/** Everything that can be drawn, by its name. Kept apart from the templates, which load fonts. */
export const TemplateId = z.enum([
  "announcement",
  "before_after",
  "blog_og",
  "card",
  "carousel",
  "changelog",
  "chart_bar",
  "chart_donut",
  "chart_line",
  "code",
  "comparison",
  "docs_og",
  "event",
  "feature",
  "hiring",
  "infographic",
  "listicle",
  "milestone",
  "offer",
  "person",
  "product_hero",
  "product_og",
  "qr",
  "quote",
  "slideshow",
  "stat",
  "steps",
  "testimonial",
  "timeline",
  "webinar",
  "film_launch",
  "film_tour",
  "film_changelog",
  "film_stat",
  "film_quote",
  "film_event",
]);
/** Words that a caller may bring instead of those that would be written, beside the list of points. */
export const CopySlot = z.enum(["headline", "supporting", "cta", "post"]);
/** Art directions. Each composes a picture in its own way; the colours are always the brand's. */
export const Look = z.enum(["signal", "poster", "gallery", "masthead", "column", "blueprint", "bubble"]);
/** File types of pictures. Instagram takes JPEG only. */
export const FileType = z.enum(["png", "jpeg", "webp"]);
/** Ground of a picture. */
export const ThemeKind = z.enum(["light", "dark"]);
/** What a product screen shows. */
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
/** The device of a product screen. */
export const Device = z.enum(["phone", "desktop", "tablet"]);
/** Whether a product screen is light or dark. */
export const ScreenTheme = z.enum(["light", "dark", "unknown"]);
/** What a photo of the library shows. */
export const PhotoKind = z.enum(["product", "place", "people", "texture", "other"]);
/** How a photograph is shown beside words. */
export const PhotoTreatment = z.enum(["full", "split", "framed", "duotone"]);
/** The moods of the sound beds of films. */
export const SoundBed = z.enum(["calm", "bright", "drive", "warm"]);
export type SoundBed = z.output<typeof SoundBed>;
/** What pictures are made with besides words. */
export const Imagery = z.enum(["auto", "none", "photo", "pattern"]);
/** How a test run ends, chosen by `metadata.test_outcome`. */
export const TestOutcome = z.enum(["succeeded", "failed", "needs_review", "rejected", "slow"]);
/** How far an uploaded image has come. */
export const ScreenStatus = z.enum(["processing", "ready", "failed"]);
/** Everything that a customer can upload. */
export const MediaKind = z.enum(["screen", "photo", "logo", "person", "mascot", "video"]);
/** Where posts are published. A channel is what they are written for. */
export const Platform = z.enum(["x", "linkedin", "instagram", "youtube", "tiktok"]);
/** How far a post has come. */
export const PostStatus = z.enum(["scheduled", "publishing", "posted", "failed", "canceled"]);
/** Whether posts can go out through a connected account. */
export const AccountHealth = z.enum(["connected", "expiring", "reconnect_required"]);
/** Why a post failed, and who can act on it. */
export const PostError = z.object({
  category: z
    .enum(["auth_expired", "content_rejected", "rate_limited", "account_issue", "platform_error", "unknown"])
    .describe("Kind of the failure."),
  source: z
    .enum(["user", "platform", "system"])
    .describe("Who can act on it: the account's owner, the network, or this service."),
  code: z.string().optional().describe("What happened, as a name that does not change."),
  message: z.string().describe("What happened, for a person."),
  fix: z.string().optional().describe("What to do about it, for a person."),
  retryable: z.boolean().describe("True when the same post may succeed later."),
});
/** How far back the results of posts reach. */
export const Window = z.enum(["7d", "30d", "90d"]);
/** Where Studio delivers a finished card. */
export const DeliveryTarget = z.enum(["telegram", "social"]);
/** Which targets a Studio request asks for; `profile` means those of the profile. */
export const DeliveryWish = z.enum(["profile", "all", "telegram", "social", "none"]);
/** How far a Studio delivery has come. */
export const DeliveryStatus = z.enum(["waiting", "sending", "sent", "failed", "skipped"]);
/** Whether a webhook endpoint receives events. */
export const WebhookStatus = z.enum(["enabled", "disabled"]);
/** How far a webhook delivery has come. */
export const WebhookDeliveryStatus = z.enum(["pending", "delivered", "failed"]);
/** Theme of a Studio profile; `brand` suits the brand's background. */
export const ProfileTheme = z.enum(["light", "dark", "brand"]);
/** How far a brand video has come. */
export const VideoStatus = z.enum(["processing", "ready", "failed"]);
/** Video codecs that brand videos may have. */
export const VideoCodec = z.enum(["h264", "hevc", "vp8", "vp9", "av1"]);
/** Who named and tagged a brand video: a model that saw it, or its container data. */
export const FiledBy = z.enum(["vision", "metadata"]);
/** Forms of a logo. */
export const LogoVariant = z.enum(["primary", "mark", "mono"]);
/** The ground that a logo is made for. */
export const LogoTheme = z.enum(["light", "dark"]);

/** How a mascot is drawn. */
export const MascotStyle = z.enum(["critters", "sprouts", "clay", "voxel-bot", "moods"]);
/** What a mascot can do. */
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
/** Who drew a mascot: the parts library or an image model. */
export const MascotArtist = z.enum(["parts", "model"]);
/** How far a mascot has come. */
export const MascotStatus = z.enum(["none", "drafting", "ready"]);
/** Steps on the way to a mascot. */
export const MascotAction = z.enum(["keep", "retry", "pose"]);

/** Events, as webhooks and the event log name them. */
export const EventKind = z.enum([
  "run.started",
  "run.succeeded",
  "run.failed",
  "run.reviewed",
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
/** Groups of checks in a score. */
export const CheckGroup = z.enum(["message", "brand", "legibility", "platform", "claims", "action"]);

/** What a check looked at: the place, the words, and the pixels where there are any. */
export const Evidence = z.object({
  where: z
    .string()
    .describe("Place: a part of the copy, such as headline, or of the picture, such as picture.headline."),
  quote: z.string().describe("The words that were checked."),
  source: z
    .string()
    .nullable()
    .describe("What supports or explains it: words of the brief, or a measurement."),
  box: z
    .tuple([z.number(), z.number(), z.number(), z.number()])
    .nullable()
    .describe("x, y, width and height in pixels of the asset; null for text alone."),
});

/** One reason for a score: what was checked, its points, and what would earn the rest. */
export const Check = z.object({
  id: z.string().describe("Name of the check; it does not change."),
  group: CheckGroup.describe("message, brand, legibility, platform, claims or action."),
  label: z.string().describe("What is checked, for a person."),
  weight: z.number().describe("Points it can earn; the weights of all checks add up to 100."),
  points: z.number().describe("Points it earned, 0 to weight."),
  passed: z.boolean().describe("False when something should be changed."),
  hard: z.boolean().describe("A hard check that fails rejects the run, whatever the score."),
  evidence: z.array(Evidence).describe("What the check looked at."),
  fix: z.string().nullable().describe("What would earn the missing points; null when it passed."),
});

/** One claim of the copy and its source. */
export const Claim = z.object({
  kind: z
    .enum(["number", "mark", "absolute", "versus", "name", "quote", "statement"])
    .describe("A number, a seal or prize (mark), an absolute, a comparison, a name, a quote or a statement."),
  text: z.string().describe("The claim as it is written."),
  where: z.string().describe("Part of the copy that holds it, such as headline."),
  supported: z.boolean().describe("True when the brief or the Brand DNA says the same."),
  source: z.string().nullable().describe("The words that support it; null without any."),
  note: z.string().nullable().describe("What a reader should know about it; null for most."),
});

/** Whether the post of one channel may be published, and what a person has to look at. */
export const ChannelReview = z.object({
  verdict: Verdict.describe("approved, needs_review or rejected, for its words alone; no picture is judged."),
  says: z.string().nullable().describe("What a person should look at; null when it is approved."),
});

/** A sentence that is published, and the words it rests on. */
export const Sourced = z.object({
  where: z.string().describe("Part of the copy that holds it, such as headline."),
  text: z.string().describe("The sentence as it is published."),
  sources: z.array(z.string()).describe("Words of the brief or the brand behind it, else the nearest four."),
});
/** Words of a brief that are not published. */
export const Withheld = z.object({
  quote: z.string().describe("Words of the brief, verbatim."),
  why: z
    .enum(["instruction", "internal", "unclear", "doubtful"])
    .describe("instruction to the writer, internal to the team, unclear, or perhaps not for readers."),
});
export type EventKind = z.infer<typeof EventKind>;
export type CopySlot = z.infer<typeof CopySlot>;
export type AssetType = z.infer<typeof AssetType>;
export type Channel = z.infer<typeof Channel>;
export type RunStatus = z.infer<typeof RunStatus>;
export type Verdict = z.infer<typeof Verdict>;
export type CreatedVia = z.infer<typeof CreatedVia>;
export type Plan = z.infer<typeof Plan>;
export type Role = z.infer<typeof Role>;
export type KeyMode = z.infer<typeof KeyMode>;
export type Format = z.infer<typeof Format>;
export type TemplateId = z.infer<typeof TemplateId>;
export type FileType = z.infer<typeof FileType>;
export type ThemeKind = z.infer<typeof ThemeKind>;
export type ScreenType = z.infer<typeof ScreenType>;
export type Device = z.infer<typeof Device>;
export type ScreenTheme = z.infer<typeof ScreenTheme>;
export type TestOutcome = z.infer<typeof TestOutcome>;
export type ScreenStatus = z.infer<typeof ScreenStatus>;
export type Imagery = z.infer<typeof Imagery>;
export type PhotoKind = z.infer<typeof PhotoKind>;
export type PhotoTreatment = z.infer<typeof PhotoTreatment>;
export type MediaKind = z.infer<typeof MediaKind>;
export type Platform = z.infer<typeof Platform>;
export type PostStatus = z.infer<typeof PostStatus>;
export type AccountHealth = z.infer<typeof AccountHealth>;
export type PostError = z.infer<typeof PostError>;
export type Window = z.infer<typeof Window>;
export type DeliveryTarget = z.infer<typeof DeliveryTarget>;
export type DeliveryWish = z.infer<typeof DeliveryWish>;
export type DeliveryStatus = z.infer<typeof DeliveryStatus>;
export type WebhookStatus = z.infer<typeof WebhookStatus>;
export type WebhookDeliveryStatus = z.infer<typeof WebhookDeliveryStatus>;
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
export type ChannelReview = z.infer<typeof ChannelReview>;
export type Sourced = z.infer<typeof Sourced>;
export type Withheld = z.infer<typeof Withheld>;
