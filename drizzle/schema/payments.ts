import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Plan } from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/** Purchases of credits. Every column moves in one direction only, so the order of events does not matter. */
export const purchases = pgTable(
  "purchases",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    credits: integer().notNull(),
    /** The price, in the smallest unit of the currency. */
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<PurchaseState>().notNull().default("open"),
    /** The payment page's id. It is unique, so one page is credited once. */
    sessionId: text().unique(),
    paymentId: text(),
    /** The amount paid, with tax and discounts. Refunds are shares of it. */
    charged: integer(),
    refunded: integer().notNull().default(0),
    /** Dispute id to its progress and the amount it withholds. */
    disputes: jsonb().$type<Record<string, { rank: number; held: number }>>().notNull().default({}),
    /** The credits that this purchase contributes to the ledger at the moment. */
    entitled: integer().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment(),
    paidAt: moment(),
  },
  (t) => [
    index().on(t.workspaceId, t.createdAt, t.id),
    check("entitled_within_credits", sql`${t.entitled} between 0 and ${t.credits}`),
  ],
);

export type PurchaseState = "open" | "pending" | "paid" | "failed" | "expired";

/** Events of the payment vendor by their own id, so that a repeated event counts once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    kind: text().notNull(),
    /** When it happened at the vendor, and when it was received here. */
    happenedAt: moment().notNull(),
    receivedAt: moment().notNull(),
  },
  (t) => [index().on(t.receivedAt)],
);

/** The vendor's subscriptions as last read. A workspace has the best plan that one of them still pays for. */
export const subscriptions = pgTable(
  "subscriptions",
  {
    id: text().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    customerId: text().notNull(),
    plan: text().$type<Plan>().notNull(),
    status: text().notNull(),
    /** True when its status gives the plan. */
    entitled: boolean().notNull(),
    /** Null until it has given its plan for the first time. Only a subscription that has begun can lapse. */
    beganAt: moment(),
    periodEndsAt: moment(),
    /** When it ends, once it is canceled. */
    endsAt: moment(),
    /** The time of the reading. An older reading never replaces a newer one. */
    readAt: moment().notNull(),
  },
  (t) => [index().on(t.workspaceId)],
);
