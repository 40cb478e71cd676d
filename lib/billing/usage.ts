import { own } from "../text/own.ts";
import type { AssetType, Plan } from "../vocab.ts";
import { PLANS } from "./plans.ts";
import { BRAND_VIDEO, type UsageRow } from "./store.ts";

export type Allowance = {
  used: Record<AssetType, number>;
  /** To the library of brand videos. */
  uploads: number;
  caps: Record<AssetType, number>;
  credits: { monthly: number; bought: number; total: number; owed: number };
  onboardingFree: boolean;
};

/** What a workspace has used and may still spend, read in the light of the current month. */
export function allowance(row: UsageRow | undefined, plan: Plan, month: string): Allowance {
  const { caps, monthlyCredits } = PLANS[plan];
  const current = row?.month === month;
  const monthly = row && current ? row.monthlyCredits : monthlyCredits;
  const bought = row?.boughtCredits ?? 0;
  const used = Object.fromEntries(
    Object.keys(caps).map((type) => [type, (current && own(row?.used, type)) || 0]),
  ) as Record<AssetType, number>;
  const uploads = (current && row?.used[BRAND_VIDEO]) || 0;
  const onboardingFree = row !== undefined && row.onboardingRunId === null;
  const owed = row?.owedCredits ?? 0;
  return { used, uploads, caps, credits: { monthly, bought, total: monthly + bought, owed }, onboardingFree };
}
