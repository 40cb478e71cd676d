import { ASSET_TYPES } from "../asset-types.ts";
import { PLANS, upgradeFor } from "../billing/plans.ts";
import { inWords, waysToCredits } from "../billing/top-ups.ts";
import type { Allowance } from "../billing/usage.ts";
import { nextUtcMonth, secondsUntil } from "../core/calendar.ts";
import type { LimitNote } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { counted } from "../text/counted.ts";
import type { AssetType, Plan } from "../vocab.ts";

/** What a run would take. */
type WantedRun = { assetType: AssetType; chargeSlot?: boolean };

/** Why runs of these asset types cannot be afforded together, if they cannot: first their plan caps, then the credits. */
export function findUnaffordable(
  { used, caps, credits }: Allowance,
  runs: readonly WantedRun[],
  plan: Plan,
  now: Date,
): Refusal | undefined {
  const types = runs.map(({ assetType }) => assetType);
  const slots = runs.flatMap(({ assetType, chargeSlot = true }) => (chargeSlot ? assetType : []));
  for (const type of new Set(slots)) {
    const wanted = slots.filter((other) => other === type).length;
    if (used[type] + wanted > caps[type]) return capReached({ type, wanted, used: used[type], plan, now });
  }
  const price = types.reduce((sum, type) => sum + ASSET_TYPES[type].credits, 0);
  return credits.total < price ? creditsExhausted(types, price, credits.total, plan) : undefined;
}

type CapExceeded = { type: AssetType; wanted: number; used: number; plan: Plan; now: Date };

function capReached({ type, wanted, used, plan, now }: CapExceeded): Refusal {
  const cap = PLANS[plan].caps[type];
  const upgrade = upgradeFor(plan, (terms) => terms.caps[type] > cap);
  const more = upgrade ? ` The ${upgrade} plan has ${PLANS[upgrade].caps[type]}.` : "";
  const way = upgrade
    ? ` Until then upgrade to ${upgrade}, for ${inWords(PLANS[upgrade].caps[type])} a month instead of ${inWords(cap)}; bought credits do not raise a plan's count.`
    : "";
  const message =
    used < cap
      ? `${cap - used} of ${cap} ${type} assets of this month's ${plan} plan ${cap - used === 1 ? "is" : "are"} left, and ${counted(wanted, "was", "were")} asked for.${more}`
      : `All ${cap} ${type} assets of this month's ${plan} plan are used.${more}`;
  return new Refusal("plan_cap_reached", message, {
    param: "asset_type",
    hint: `The count starts again on the first of the next UTC month.${way}`,
    retryable: true,
    retry_after: secondsUntil(nextUtcMonth(now), now),
  });
}

function creditsExhausted(types: readonly AssetType[], price: number, left: number, plan: Plan): Refusal {
  const upgrade = upgradeFor(plan, (terms) => terms.monthlyCredits > PLANS[plan].monthlyCredits);
  const way = upgrade ? `Buy credits or upgrade to ${upgrade}.` : "Buy credits.";
  const what = types.length === 1 ? `A ${types[0]} costs` : `These ${types.length} assets cost`;
  return new Refusal(
    "credits_exhausted",
    `${what} ${counted(price, "credit")} and ${counted(left, "is", "are")} left. ${way}`,
    {
      hint: waysToCredits(price - left, plan),
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
