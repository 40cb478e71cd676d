import type { AssetType, KeyMode, Plan } from "../vocab.ts";

export type PlanTerms = {
  /** Assets a UTC calendar month, per asset type. */
  caps: Record<AssetType, number>;
  videoUploads: number;
  liveKeys: boolean;
  testKeys: boolean;
  studio: boolean;
  botAccounts: number;
  watermark: boolean;
  monthlyCredits: number;
  /** Default of a key's own limit, requests a UTC day. */
  dailyLimit: number;
  /** Token bucket for starting work and for writes; reads get four times that. */
  burst: { size: number; refillPerMinute: number };
  /** How many runs, and how many films, are worked on at once. */
  parallel: { runs: number; films: number };
};

/** Plans, caps, prices: the whole price list. */
export const PLANS: Record<Plan, PlanTerms> = {
  free: {
    caps: { card: 10, carousel: 3, slideshow: 3, infographic: 3, og_image: 50, video: 0 },
    videoUploads: 0,
    liveKeys: false,
    testKeys: false,
    studio: false,
    botAccounts: 0,
    watermark: true,
    monthlyCredits: 15,
    dailyLimit: 100,
    burst: { size: 10, refillPerMinute: 10 },
    parallel: { runs: 1, films: 1 },
  },
  starter: {
    caps: { card: 100, carousel: 30, slideshow: 30, infographic: 30, og_image: 1_000, video: 0 },
    videoUploads: 0,
    liveKeys: true,
    testKeys: false,
    studio: false,
    botAccounts: 0,
    watermark: false,
    monthlyCredits: 150,
    dailyLimit: 1_000,
    burst: { size: 60, refillPerMinute: 60 },
    parallel: { runs: 4, films: 1 },
  },
  pro: {
    caps: { card: 300, carousel: 100, slideshow: 100, infographic: 100, og_image: 5_000, video: 15 },
    videoUploads: 15,
    liveKeys: true,
    testKeys: true,
    studio: true,
    botAccounts: 1,
    watermark: false,
    monthlyCredits: 600,
    dailyLimit: 5_000,
    burst: { size: 300, refillPerMinute: 300 },
    parallel: { runs: 10, films: 2 },
  },
  growth: {
    caps: { card: 1_000, carousel: 300, slideshow: 300, infographic: 300, og_image: 20_000, video: 60 },
    videoUploads: 60,
    liveKeys: true,
    testKeys: true,
    studio: true,
    botAccounts: 5,
    watermark: false,
    monthlyCredits: 2_000,
    dailyLimit: 20_000,
    burst: { size: 1_000, refillPerMinute: 1_200 },
    parallel: { runs: 25, films: 5 },
  },
  scale: {
    caps: {
      card: 5_000,
      carousel: 1_500,
      slideshow: 1_500,
      infographic: 1_500,
      og_image: 100_000,
      video: 300,
    },
    videoUploads: 300,
    liveKeys: true,
    testKeys: true,
    studio: true,
    botAccounts: 25,
    watermark: false,
    monthlyCredits: 10_000,
    dailyLimit: 100_000,
    burst: { size: 3_000, refillPerMinute: 3_000 },
    parallel: { runs: 100, films: 20 },
  },
};

/** Credits an asset costs. Test keys never pay. */
export const PRICES: Record<AssetType, number> = {
  og_image: 1,
  card: 1,
  infographic: 2,
  carousel: 3,
  slideshow: 3,
  video: 10,
};

/** Credits on top of a plan, and what they cost in US cents. Between and beyond the packs the price follows the same line. */
export const PACKS = [
  { credits: 100, cents: 1_000 },
  { credits: 500, cents: 4_200 },
  { credits: 2_000, cents: 13_200 },
] as const;

/** The cheapest plan above `plan` that satisfies `wish`, for messages that name the upgrade. */
export function upgradeFor(plan: Plan, wish: (terms: PlanTerms) => boolean): Plan | undefined {
  const names = Object.keys(PLANS) as Plan[];
  return names.slice(names.indexOf(plan) + 1).find((name) => wish(PLANS[name]));
}

/** May a key of this mode be minted and used on this plan? A lapsed subscription ends both. */
export function keyAllowed(plan: Plan, subscriptionActive: boolean, mode: KeyMode): boolean {
  const { liveKeys, testKeys } = PLANS[plan];
  return subscriptionActive && (mode === "live" ? liveKeys : testKeys);
}

/** Films have lanes of their own, so that they never hold up the pictures. */
export const isFilm = (assetType: AssetType) => assetType === "video" || assetType === "slideshow";
