import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { workspaces } from "./identity.ts";

/** One row a workspace: what it used this month and what it may still spend. One row is one lock, so caps and credits are exact together. */
export const usageCounters = pgTable(
  "usage_counters",
  {
    workspaceId: uuid()
      .primaryKey()
      .references(() => workspaces.id),
    /** UTC calendar month, "2026-11"; an older month reads as an unused one. */
    month: text().notNull(),
    /** Asset type to cap slots taken this month. */
    used: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The highest threshold, in percent, that each of them and the credits were told to have reached this month. */
    told: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** What is left of the month's grant; it does not roll over. */
    monthlyCredits: integer().notNull(),
    /** What this month has been granted so far, by its beginning and by changes of plan. */
    grantedCredits: integer().notNull().default(0),
    /** What was bought; it never expires. */
    boughtCredits: integer().notNull().default(0),
    /** Spent credits whose payment was taken back; what is bought next settles them. */
    owedCredits: integer().notNull().default(0),
    /** The one free run of the workspace, once there was one. */
    onboardingRunId: uuid(),
  },
  (t) => [
    check("credits_never_negative", sql`${t.monthlyCredits} >= 0 and ${t.boughtCredits} >= 0`),
    check("debt_never_negative", sql`${t.owedCredits} >= 0`),
  ],
);

/** Append-only: the sum of a workspace's amounts is its balance. */
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
