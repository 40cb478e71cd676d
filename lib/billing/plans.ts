import { ASSET_TYPES } from "../asset-types.ts";
import { AssetType, type KeyMode, type Plan } from "../vocab.ts";

export type PlanTerms = {
  /** Assets a UTC calendar month, per asset type: see ASSET_TYPES. */
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

/** The column of a plan in ASSET_TYPES; it has every asset type because the table has. */
const capsOf = (plan: Plan) =>
  Object.fromEntries(AssetType.options.map((type) => [type, ASSET_TYPES[type].caps[plan]])) as Record<
    AssetType,
    number
  >;

/** The plans and their terms. What an asset type costs, and its cap on each plan, stands in lib/asset-types.ts. */
export const PLANS: Record<Plan, PlanTerms> = {
  free: {
    caps: capsOf("free"),
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
    caps: capsOf("starter"),
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
    caps: capsOf("pro"),
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
    caps: capsOf("growth"),
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
    caps: capsOf("scale"),
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
