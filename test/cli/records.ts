import { createHash } from "node:crypto";

/** One answer said in place of the ordinary one. `hangUp` cuts the connection instead. */
export type CannedAnswer = {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
  hangUp?: true;
};

/** An answer of the API's error shape. */
export const problem = (
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): CannedAnswer => ({
  status,
  body: { code, message },
  headers,
});

export const ME = {
  key_id: "0198c0de-0000-7000-8000-00000000000a",
  workspace_id: "0198c0de-0000-7000-8000-00000000000b",
  asset_types: ["card", "video", "slideshow", "carousel", "infographic", "og_image"],
  channels: ["twitter", "linkedin", "instagram", "youtube", "tiktok", "web"],
  connected_accounts: null,
  auto_post: false,
  auto_post_min_score: 70,
  daily_limit: 5000,
  livemode: false,
  plan: "pro",
  credits: { monthly: 599, bought: 2000, total: 2599, onboarding_free: true },
  workspace_name: "Kite Labs",
  usage: {
    daily: { day: "2030-01-01", used: 12, limit: 5000, remaining: 4988 },
    caps: { card: { used: 7, cap: 300, remaining: 293 }, video: { used: 0, cap: 15, remaining: 15 } },
  },
  studio_profile_id: null,
  expires_at: null,
};

const RESULTS = [
  "output_text",
  "asset_url",
  "asset_urls",
  "impact_score",
  "verdict",
  "audience_score",
  "audience_verdict",
  "audience_themes",
  "audience_risks",
  "audience_opportunities",
  "error_message",
  "started_at",
  "finished_at",
];

export const queuedRun = (
  id: string,
  { brief, channel, asset_type: assetType }: Record<string, unknown>,
) => ({
  id,
  status: "queued",
  brief,
  channel,
  asset_type: assetType,
  ...Object.fromEntries(RESULTS.map((field) => [field, null])),
  created_at: "2030-01-01T00:00:00.000Z",
  auto_post_eligible: false,
  livemode: false,
});

const CHECKS = [
  {
    id: "hook",
    group: "message",
    label: "Opens strongly",
    weight: 10,
    points: 10,
    passed: true,
    hard: false,
    evidence: [],
    fix: null,
  },
  {
    id: "cta",
    group: "action",
    label: "Says what to do",
    weight: 8,
    points: 3,
    passed: false,
    hard: false,
    evidence: [],
    fix: "End with one next step.",
  },
  {
    id: "claims",
    group: "claims",
    label: "Numbers have a source",
    weight: 12,
    points: 0,
    passed: false,
    hard: true,
    evidence: [],
    fix: "Add the source of 50%.",
  },
];

/** What the fake service serves under an asset URL. */
export const assetBytes = (path: string) => Buffer.from(`bytes of ${path}`);

const TYPES: Record<string, string> = { png: "image/png", mp4: "video/mp4" };

export function endedRun(id: string, body: Record<string, unknown>, urls: string[]) {
  const assets = urls.map((url, index) => {
    const bytes = assetBytes(new URL(url).pathname);
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const type = TYPES[url.split(".").at(-1)!];
    return {
      url,
      index,
      role: type === "video/mp4" ? "primary" : body.asset_type === "video" ? "poster" : "slide",
      mime_type: type,
      width: 1200,
      height: 627,
      bytes: 84_213,
      sha256,
      alt_text: "A card",
      duration_ms: type === "video/mp4" ? 9_133 : null,
    };
  });
  return {
    ...queuedRun(id, body),
    status: "succeeded",
    output_text: "Ship invoices faster\n\nOur spring release halves the time.",
    asset_url: urls[0],
    asset_urls: urls.length > 1 ? urls : null,
    assets,
    impact_score: 86,
    verdict: "approved",
    quality: {
      score: 86,
      verdict: "approved",
      summary: "Clear, but asks for nothing.",
      checks: CHECKS,
      claims: [],
    },
    started_at: "2030-01-01T00:00:00.100Z",
    finished_at: "2030-01-01T00:00:01.000Z",
    a_field_of_tomorrow: { any: "thing" },
  };
}
