import { PLANS, PRICES, upgradeFor } from "../billing/plans.ts";
import type { Allowance } from "../billing/usage.ts";
import { nextUtcMonth, secondsUntil } from "../core/calendar.ts";
import type { LimitNote } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import type { AssetType, Plan } from "../vocab.ts";

/** Why a run cannot be afforded, if it cannot: first its plan cap, then its credits. */
export function notAffordable(
  allowance: Allowance,
  type: AssetType,
  plan: Plan,
  now: Date,
): Refusal | undefined {
  const { used, caps, credits } = allowance;
  if (used[type] >= caps[type]) return capReached(type, plan, now);
  if (credits.total < PRICES[type]) return creditsExhausted(type, credits.total, plan);
  return undefined;
}

function capReached(type: AssetType, plan: Plan, now: Date): Refusal {
  const cap = PLANS[plan].caps[type];
  const upgrade = upgradeFor(plan, (terms) => terms.caps[type] > cap);
  const more = upgrade ? ` The ${upgrade} plan has ${PLANS[upgrade].caps[type]}.` : "";
  return new Refusal(
    "plan_cap_reached",
    `All ${cap} ${type} assets of this month's ${plan} plan are used.${more}`,
    {
      param: "asset_type",
      hint: "The count starts again on the first of the next UTC month.",
      retryable: true,
      retry_after: secondsUntil(nextUtcMonth(now), now),
    },
  );
}

function creditsExhausted(type: AssetType, left: number, plan: Plan): Refusal {
  const upgrade = upgradeFor(plan, (terms) => terms.monthlyCredits > PLANS[plan].monthlyCredits);
  const way = upgrade ? `Buy credits or upgrade to ${upgrade}.` : "Buy credits.";
  return new Refusal(
    "credits_exhausted",
    `A ${type} costs ${PRICES[type]} credits and ${left} are left. ${way}`,
    {
      retryable: false,
    },
  );
}

/** The plan cap as a limit, for the headers. */
export function capNote(type: AssetType, plan: Plan, used: number, now: Date): LimitNote {
  const limit = PLANS[plan].caps[type];
  return {
    name: "plan_cap",
    allowed: true,
    limit,
    remaining: Math.max(0, limit - used),
    resetAt: nextUtcMonth(now),
  };
}
