import { PLANS } from "../../../lib/billing/plans.ts";
import type { getSubscription } from "../../../lib/payments/plan-operations.ts";
import { own } from "../../../lib/text/own.ts";
import { Plan } from "../../../lib/vocab.ts";
import { Action } from "./form.tsx";
import { asMoney, inWords } from "./numbers.ts";
import { Time } from "./times.tsx";

/** Plans as people call them. */
export const PLAN_NAMES: Record<Plan, string> = {
  free: "Free",
  starter: "Starter",
  pro: "Pro",
  growth: "Growth",
  scale: "Scale",
};

type Subscribed = Awaited<ReturnType<typeof getSubscription>>;
type PlansProps = { subscribed: Subscribed; isOwner: boolean };

const STATES: Record<string, string> = {
  active: "paid",
  trialing: "on trial",
  past_due: "payment failed",
};

/** The plan that holds, what pays for it, and what the other plans bring. */
export const Plans = ({ subscribed, isOwner }: PlansProps) => (
  <section class="card stack" id="plans">
    <div class="row between">
      <h2>Plan</h2>
      {isOwner && subscribed.is_customer && (
        <div class="row">
          {subscribed.subscription?.ends_at && <Task task="overview" label="Continue the plan" kind="main" />}
          <Task task="overview" label="Payment details" />
          {subscribed.subscription && !subscribed.subscription.ends_at && (
            <Task task="cancel" label="Cancel" kind="danger" />
          )}
        </div>
      )}
    </div>
    <State subscribed={subscribed} />
    <ul class="plans">
      {Plan.options.map((plan) => (
        <PlanCard plan={plan} subscribed={subscribed} isOwner={isOwner} />
      ))}
    </ul>
    <p class="hint">
      You pay by the month on the page of the payment service, which shows the price first. A new plan starts
      at once, and you get its credits for this month.
    </p>
  </section>
);

type TaskProps = { task: string; label: string; name?: string; kind?: "plain" | "main" | "danger" };

const Task = ({ task, ...shown }: TaskProps) => (
  <Action action="/app/billing/manage" fields={{ task }} {...shown} />
);

const State = ({ subscribed: { plan, subscription, can_pay } }: { subscribed: Subscribed }) => {
  if (!subscription)
    return (
      <p class="soft">
        {plan === "free"
          ? "You are on the Free plan. Nothing is charged."
          : `Whoever runs this service gave you the ${PLAN_NAMES[plan]} plan; nothing is charged for it here.`}
        {!can_pay && " Payments are not set up here."}
      </p>
    );
  const { status, period_ends_at, ends_at } = subscription;
  return (
    <p>
      <span class={`badge ${status === "past_due" ? "bad" : "good"}`}>{own(STATES, status) ?? status}</span>{" "}
      {ends_at ? (
        <>
          It is canceled and ends <Time at={ends_at} day />. Until then everything works, and you can continue
          it.
        </>
      ) : (
        period_ends_at && (
          <>
            It renews <Time at={period_ends_at} day />.
          </>
        )
      )}
    </p>
  );
};

type PlanCardProps = PlansProps & { plan: Plan };

const PlanCard = ({ plan, subscribed, isOwner }: PlanCardProps) => {
  const isNow = plan === subscribed.plan;
  const canChoose = isOwner && plan !== "free" && !isNow;
  const canSubscribe = canChoose && subscribed.can_pay && !subscribed.subscription;
  // Who has canceled continues first; a change of a plan that ends would end with it.
  const canChange = canChoose && subscribed.subscription && !subscribed.subscription.ends_at;
  const kind = Plan.options.indexOf(plan) > Plan.options.indexOf(subscribed.plan) ? "main" : "plain";
  return (
    <li class={isNow ? "now" : undefined} aria-current={isNow ? "true" : undefined}>
      <p class="row between">
        <strong class="name">{PLAN_NAMES[plan]}</strong>
        {isNow && <span class="badge good">now</span>}
      </p>
      <Cost plan={plan} subscribed={subscribed} />
      <ul>
        {termsOf(plan).map((term) => (
          <li>{term}</li>
        ))}
      </ul>
      {canSubscribe && (
        <Action
          action="/app/billing/subscribe"
          fields={{ plan }}
          label="Subscribe"
          name={`Subscribe to ${PLAN_NAMES[plan]}`}
          kind={kind}
        />
      )}
      {canChange && <Task task="change" label={`Change to ${PLAN_NAMES[plan]}`} kind={kind} />}
    </li>
  );
};

/** The price of a month, and what a change from the paid plan adds to it or takes off. */
const Cost = ({ plan, subscribed }: Pick<PlanCardProps, "plan" | "subscribed">) => {
  const priceOf = (name: Plan | undefined) => subscribed.prices.find((one) => one.plan === name);
  const price = priceOf(plan);
  if (plan === "free") return subscribed.prices.length > 0 ? <p class="cost">No charge</p> : null;
  if (!price) return null;
  const paid = priceOf(subscribed.subscription?.plan);
  const more = paid && paid.currency === price.currency ? price.amount - paid.amount : 0;
  return (
    <p class="cost">
      {asMoney(price.amount, price.currency)} <span class="soft small">a month</span>
      {more !== 0 && (
        <span class="soft small block">
          {`${asMoney(Math.abs(more), price.currency)} ${more > 0 ? "more" : "less"} than now`}
        </span>
      )}
    </p>
  );
};

/** What a plan brings, in a few lines. */
function termsOf(plan: Plan): string[] {
  const { monthlyCredits, caps, liveKeys, testKeys, studio, botAccounts, watermark } = PLANS[plan];
  return [
    `${inWords(monthlyCredits)} credits a month`,
    `${inWords(caps.card)} cards, ${caps.video > 0 ? `${inWords(caps.video)} videos` : "no videos"}`,
    liveKeys
      ? `API keys, ${testKeys ? "test keys" : "no test keys"}`
      : "No API keys: everything here in the dashboard",
    ...(studio ? [`Studio, ${botAccounts === 1 ? "1 chat" : `${botAccounts} chats`}`] : []),
    watermark ? "With our watermark" : "Without watermark",
  ];
}
