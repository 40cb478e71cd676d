import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "./identity.ts";

/**
 * One row for each workspace: its use this month and its credits. The row is one lock, so caps and credits
 * stay exact together.
 */
export const usageCounters = pgTable(
  "usage_counters",
  {
    workspaceId: uuid()
      .primaryKey()
      .references(() => workspaces.id),
    /** UTC calendar month, such as "2026-11". An older month counts as unused. */
    month: text().notNull(),
    /** Asset type to cap slots used this month. */
    used: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** Asset type or credits to the highest threshold, in percent, that an event has reported this month. */
    reportedThresholds: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The rest of the month's grant. It does not roll over. */
    monthlyCredits: integer().notNull(),
    /** Credits granted this month, at its beginning and by changes of plan. */
    grantedCredits: integer().notNull().default(0),
    /** Purchased credits. They never expire. */
    boughtCredits: integer().notNull().default(0),
    /** Spent credits whose payment was returned. The next purchase settles them. */
    owedCredits: integer().notNull().default(0),
    /** The workspace's one free run. Null until it exists. */
    onboardingRunId: uuid(),
  },
  (t) => [
    check("credits_never_negative", sql`${t.monthlyCredits} >= 0 and ${t.boughtCredits} >= 0`),
    check("debt_never_negative", sql`${t.owedCredits} >= 0`),
  ],
);

/** The append-only credit ledger. The sum of a workspace's amounts is its balance. */
export const creditLedger = pgTable(
  "credit_ledger",
  {
    id: uuid().primaryKey(),
    workspaceId: uuid()
      .notNull()
      .references(() => workspaces.id),
    runId: uuid(),
    purchaseId: uuid(),
    kind: text().$type<LedgerKind>().notNull(),
    amount: integer().notNull(),
    month: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index().on(t.workspaceId, t.createdAt, t.id), index().on(t.runId), index().on(t.purchaseId)],
);

export type LedgerKind =
  | "grant"
  | "expire"
  | "reserve"
  | "return"
  | "onboarding"
  | "plan"
  | "purchase"
  | "refund"
  | "dispute"
  | "debt";
