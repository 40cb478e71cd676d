/** The sandbox's prices, one for each plan that can be subscribed to. */
export const PRICES = {
  starter: "price_starter",
  pro: "price_pro",
  growth: "price_growth",
  scale: "price_scale",
};

export type PlanName = keyof typeof PRICES;
export const PLAN_NAMES = Object.keys(PRICES) as PlanName[];

/** A plan as people read it. */
export const titleOf = (plan: string): string => plan.charAt(0).toUpperCase() + plan.slice(1);

/** What a month costs in the sandbox, in cents. Real prices are the operator's. */
const CENTS: Record<PlanName, number> = { starter: 1_900, pro: 4_900, growth: 14_900, scale: 49_900 };

export const priceOf = (plan: string): string | undefined =>
  PLAN_NAMES.includes(plan as never) ? PRICES[plan as PlanName] : undefined;

export const planOf = (price: string): PlanName | undefined =>
  PLAN_NAMES.find((name) => PRICES[name] === price);

export const centsOf = (price: string): number => CENTS[planOf(price) ?? "starter"];

/** A price as the vendor describes it. */
export const priceObject = (id: string) => ({
  id,
  object: "price",
  active: true,
  currency: "usd",
  livemode: false,
  recurring: { interval: "month", interval_count: 1 },
  type: "recurring",
  unit_amount: centsOf(id),
});
