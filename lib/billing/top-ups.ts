import type { Plan } from "../vocab.ts";
import { PACKS, PLANS, upgradeFor } from "./plans.ts";

/** How many credits one purchase may be. */
export const TOP_UP = { min: 10, max: 100_000, currency: "usd" } as const;

/** The price of so many credits in US cents: through the packs, and beyond the largest at its last rate. */
export function topUpCents(credits: number): number {
  let cents = 0;
  let rate = 0;
  let from = 0;
  let paid = 0;
  for (const pack of PACKS) {
    if (credits <= from) break;
    rate = (pack.cents - paid) / (pack.credits - from);
    cents += rate * (Math.min(credits, pack.credits) - from);
    [from, paid] = [pack.credits, pack.cents];
  }
  return Math.round(cents + rate * Math.max(0, credits - from));
}

const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;

/** The ways to `missing` more credits, with their numbers: the smallest pack that suffices, and the next plan. */
export function waysToCredits(missing: number, plan: Plan): string {
  const pack = PACKS.find(({ credits }) => credits >= missing);
  const credits = pack?.credits ?? Math.min(missing, TOP_UP.max);
  const buy = `POST /credits/checkout {"${pack ? "pack" : "credits"}": ${credits}} buys ${inWords(credits)} credits for ${dollars(topUpCents(credits))}`;
  const upgrade = upgradeFor(plan, (terms) => terms.monthlyCredits > PLANS[plan].monthlyCredits);
  if (!upgrade) return `${buy}.`;
  return `${buy}; the ${upgrade} plan brings ${inWords(PLANS[upgrade].monthlyCredits)} credits a month instead of ${inWords(PLANS[plan].monthlyCredits)}.`;
}

/** One sentence about what a plan includes, for error hints. */
export function whatItBrings(plan: Plan): string {
  const { caps, monthlyCredits, testKeys } = PLANS[plan];
  const keys = testKeys ? "live and test keys" : "live keys";
  const videos = caps.video > 0 ? `, ${inWords(caps.video)} videos` : "";
  return `The ${plan} plan has ${keys}, ${inWords(monthlyCredits)} credits, ${inWords(caps.card)} cards${videos} a month.`;
}

export const inWords = (count: number) => count.toLocaleString("en-US");
