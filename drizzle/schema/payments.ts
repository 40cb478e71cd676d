import { sql } from "drizzle-orm";
import { boolean, check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Plan } from "../../lib/vocab.ts";
import { workspaces } from "./identity.ts";

const moment = () => timestamp({ withTimezone: true });

/** One offer of credits and all that became of it. Every column only moves one way, so the order of events does not matter. */
export const purchases = pgTable(
  "purchases",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    livemode: boolean().notNull(),
    credits: integer().notNull(),
    /** What was asked for, in the smallest unit of the currency. */
    amount: integer().notNull(),
    currency: text().notNull(),
    state: text().$type<PurchaseState>().notNull().default("open"),
    /** The payment page's id; one page is credited once. */
    sessionId: text().unique(),
    paymentId: text(),
    /** What was really paid, tax and discounts included; refunds are shares of this. */
    charged: integer(),
    refunded: integer().notNull().default(0),
    /** Dispute id to how far it has come and what it withholds. */
    disputes: jsonb().$type<Record<string, { rank: number; held: number }>>().notNull().default({}),
    /** The credits that this purchase stands for in the books at the moment. */
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

/** What the payment vendor told, by the vendor's own id: told twice, it counts once. */
export const paymentEvents = pgTable(
  "payment_events",
  {
    id: text().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    kind: text().notNull(),
    /** When it happened there, and when it was taken in here. */
    happenedAt: moment().notNull(),
    receivedAt: moment().notNull(),
  },
  (t) => [index().on(t.receivedAt)],
);

/** The vendor's subscriptions as they were last read there. A workspace has the best plan that one of them still pays for. */
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
    /** Whether its status gives the plan. */
    entitled: boolean().notNull(),
    /** Null until it has given its plan for the first time; only what has begun can lapse. */
    beganAt: moment(),
    periodEndsAt: moment(),
    /** When it was read; an older reading never replaces a newer one. */
    readAt: moment().notNull(),
  },
  (t) => [index().on(t.workspaceId)],
);
