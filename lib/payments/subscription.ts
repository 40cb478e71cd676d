import { followPlan } from "../access/workspaces.ts";
import { PLANS } from "../billing/plans.ts";
import type { PaymentEvent, Payments } from "../core/payments.ts";
import type { Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import type { Plan } from "../vocab.ts";
import {
  findOwner,
  findSubscriptionState,
  type SubscriptionState,
  saveReading,
} from "./store-subscriptions.ts";

type SubscriptionChange = Extract<PaymentEvent, { kind: "subscription" }>;
type Vendor = Pick<Payments, "readSubscription">;

const ACTOR = { kind: "system", id: "stripe" } as const;

/**
 * Handles a change of a subscription: reads it again at the vendor, because events come late and in any
 * order. The workspace's plan follows. Safe to repeat. Returns the outcome for the log.
 */
export async function followSubscription(
  ports: Ports,
  vendor: Vendor,
  change: SubscriptionChange,
): Promise<string> {
  const readAt = ports.now();
  const reading = await vendor.readSubscription(change.subscriptionId);
  if (!reading) return "no_such_subscription";
  const { plan, workspaceId: named } = reading;
  if (!plan) return "unknown_price";
  // The subscription's own metadata wins over the event's, which comes from an address that the payer could
  // edit.
  const owner = (await findOwner(ports.db, reading.id)) ?? named ?? change.workspaceId;
  if (!owner) return "no_workspace";
  const event = { id: change.id, at: change.at, readAt, now: ports.now() };
  if (!(await saveReading(ports.db, owner, { ...reading, plan }, event))) return "no_workspace";
  return movePlan(ports, owner);
}

/** Compare-and-set, so that two subscriptions of one workspace that change together leave the plan of both. */
async function movePlan(ports: Ports, workspaceId: string): Promise<string> {
  for (let left = RETRIES.conflicts.planTries; left > 0; left--) {
    const state = await findSubscriptionState(ports.db, workspaceId);
    if (!state) return "no_workspace";
    const due = planDue(state);
    if (!due) return "nothing_paid_yet";
    const target = { ...due, version: state.version, changed: differs(state, due) };
    if (await followPlan(ports, ACTOR, workspaceId, target)) return due.active ? due.plan : "lapsed";
  }
  throw new Error(`The plan of workspace ${workspaceId} kept changing.`);
}

type Due = { plan: Plan; active: boolean };

/** The best plan that is paid for; free and lapsed when none is any more; undefined when none ever was. */
function planDue({ paid, began }: SubscriptionState): Due | undefined {
  const names = Object.keys(PLANS) as Plan[];
  const plan = names.findLast((name) => paid.includes(name));
  if (plan) return { plan, active: true };
  return began ? { plan: "free", active: false } : undefined;
}

const differs = (state: SubscriptionState, due: Due) =>
  state.plan !== due.plan || state.active !== due.active;
