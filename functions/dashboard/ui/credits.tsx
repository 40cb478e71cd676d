import { ASSET_TYPES } from "../../../lib/asset-types.ts";
import { PACKS, PLANS } from "../../../lib/billing/plans.ts";
import type { getUsage } from "../../../lib/runs/usage.ts";
import { AssetType, type Plan } from "../../../lib/vocab.ts";
import { monthName } from "./calendar-time.ts";
import { COUNTS_STAY } from "./form.tsx";
import { inWords } from "./numbers.ts";
import { PLAN_NAMES } from "./plans.tsx";
import { creditsInWords } from "./price.ts";
import { TYPE_NAMES } from "./runs.tsx";

type CreditsProps = { usage: Awaited<ReturnType<typeof getUsage>>; isOwner: boolean };

/** What is left, what a credit pays for, what happens without one, and the way to more. */
export const Credits = ({ usage: { credits, plan, month }, isOwner }: CreditsProps) => (
  <section class="card stack" id="credits">
    <h2>Credits</h2>
    <p>
      <span class="number">{inWords(credits.left ?? 0)}</span>{" "}
      <span class="soft">{`left on the ${PLAN_NAMES[plan]} plan`}</span>
    </p>
    <p>{`Credits pay for what you make: ${pricesOn(plan)}. Previews, answers, downloads and posts take none.`}</p>
    <dl class="facts">
      <dt>{`Granted in ${monthName(month)}`}</dt>
      <dd>{inWords(credits.granted)}</dd>
      <dt>Bought</dt>
      <dd>{inWords(credits.bought)}</dd>
      <dt>Used</dt>
      <dd>{inWords(credits.used)}</dd>
    </dl>
    <p class="hint">
      {`The ${PLAN_NAMES[plan]} plan brings ${creditsInWords(PLANS[plan].monthlyCredits)} each month, and what is left of them ends with it. At 0 nothing new is made until the first of the next month, or until you buy some. What is made already stays yours, to download and to post.`}
    </p>
    {isOwner && <Packs plan={plan} />}
  </section>
);

const Packs = ({ plan }: { plan: Plan }) => (
  <form method="post" action="/app/billing/credits" class="stack">
    <h3>Buy more</h3>
    <div class="packs">
      {PACKS.map(({ credits: size, cents }) => (
        <button
          type="submit"
          name="pack"
          value={size}
          class="button plain"
          aria-label={`${inWords(size)} credits, $${cents / 100}`}
        >
          <span>{`${inWords(size)} credits`}</span>
          <span class="soft small">{`$${cents / 100}`}</span>
        </button>
      ))}
    </div>
    <p class="hint">
      You pay once, on the page of the payment service. Bought credits never expire, and are used after those
      of the plan. {plan === "free" ? mostOnFree() : COUNTS_STAY}
    </p>
  </form>
);

/** A plan's counts bound what credits are of use for. On the smallest plan that is soon reached. */
function mostOnFree(): string {
  const all = AssetType.options.reduce(
    (sum, type) => sum + ASSET_TYPES[type].caps.free * ASSET_TYPES[type].credits,
    0,
  );
  const own = PLANS.free.monthlyCredits;
  return `They pay for more pieces, up to the counts of this month, which together take ${all} credits: on the Free plan at most ${all - own} bought ones can be used in a month. More pieces, videos, API keys and pictures without our watermark come with a larger plan.`;
}

/** What each kind of piece takes, the cheapest first: "a card or preview image 1, an infographic 2". */
function pricesOn(plan: Plan): string {
  const made = AssetType.options.filter((type) => ASSET_TYPES[type].caps[plan] > 0);
  const prices = [...new Set(made.map((type) => ASSET_TYPES[type].credits))].sort((a, b) => a - b);
  return prices
    .map((price) => {
      const names = made
        .filter((type) => ASSET_TYPES[type].credits === price)
        .map((type) => TYPE_NAMES[type].toLowerCase());
      return `${withArticle(names.join(" or "))} takes ${price}`;
    })
    .join(", ");
}

const withArticle = (words: string) => `${/^[aeiou]/.test(words) ? "an" : "a"} ${words}`;
