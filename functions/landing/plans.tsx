import { ASSET_TYPES } from "../../lib/asset-types.ts";
import { PACKS, PLANS } from "../../lib/billing/plans.ts";
import { AssetType, Plan } from "../../lib/vocab.ts";
import { asMoney, inWords } from "../dashboard/ui/numbers.ts";
import type { LandingProps } from "./props.ts";

/** What each plan brings, from the table that the service itself goes by. */
export const Plans = ({ isOpen, prices }: { isOpen: boolean; prices: LandingProps["prices"] }) => (
  <section aria-labelledby="plans-title" id="plans" class="stack">
    <h2 id="plans-title">Plans and credits</h2>
    <p class="soft">
      {`A credit is a card. Credits beyond a plan cost $${dollars(PACKS[0])} to $${dollars(PACKS[2])} each. The first post is free.`}
    </p>
    <section class="scroll" tabindex={0} aria-label="Plans">
      <table>
        <thead>
          <tr>
            <th scope="col">Each month</th>
            {Plan.options.map((plan) => (
              <th scope="col" class="name">
                {plan}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {prices.length > 0 && (
            <tr>
              <th scope="row">Price</th>
              {Plan.options.map((plan) => (
                <td>{costOf(plan, prices)}</td>
              ))}
            </tr>
          )}
          <Row label="Credits" of={({ monthlyCredits }) => inWords(monthlyCredits)} />
          {AssetType.options.map((type) => (
            <tr>
              <th scope="row">{`${NAMES[type]} (${ASSET_TYPES[type].credits} each)`}</th>
              {Plan.options.map((plan) => (
                <td>
                  {ASSET_TYPES[type].caps[plan] === 0 ? "–" : `to ${inWords(ASSET_TYPES[type].caps[plan])}`}
                </td>
              ))}
            </tr>
          ))}
          <Row label="API keys" of={({ liveKeys }) => yes(liveKeys)} />
          <Row label="Test keys" of={({ testKeys }) => yes(testKeys)} />
          <Row label="Studio" of={({ studio }) => yes(studio)} />
          <Row label="Without watermark" of={({ watermark }) => yes(!watermark)} />
        </tbody>
      </table>
    </section>
    {isOpen && (
      <p>
        <a class="button main" href="/app/sign-up">
          Begin on the free plan
        </a>{" "}
        <span class="soft">
          in the dashboard, with every kind of picture. It has no API keys, no videos and no Studio, and its
          pictures have a watermark.
        </span>
      </p>
    )}
  </section>
);

const Row = ({ label, of }: { label: string; of: (terms: (typeof PLANS)[Plan]) => string }) => (
  <tr>
    <th scope="row">{label}</th>
    {Plan.options.map((plan) => (
      <td>{of(PLANS[plan])}</td>
    ))}
  </tr>
);

const NAMES: Record<AssetType, string> = {
  card: "Cards",
  video: "Videos",
  slideshow: "Slideshows",
  carousel: "Carousels",
  infographic: "Infographics",
  og_image: "Preview images",
};

function costOf(plan: Plan, prices: LandingProps["prices"]): string {
  const price = prices.find((one) => one.plan === plan);
  if (price) return asMoney(price.amount, price.currency);
  return plan === "free" ? "free" : "–";
}

const yes = (has: boolean) => (has ? "yes" : "–");
const dollars = ({ credits, cents }: (typeof PACKS)[number]) => (cents / credits / 100).toFixed(2);
