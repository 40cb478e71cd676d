import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { paging } from "../core/query.ts";
import { type LedgerRow, listEntries } from "./store-ledger.ts";

const LedgerKind = z.enum([
  "grant",
  "expire",
  "reserve",
  "return",
  "onboarding",
  "plan",
  "purchase",
  "refund",
  "dispute",
  "debt",
]);

/** A UTC calendar month in a query. */
export const Month = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, "Give a month, such as 2026-11.")
  .meta({ description: "A UTC calendar month.", maxLength: 7, examples: ["2026-11"] });

export const LedgerQuery = z.object({
  ...paging("Entries"),
  month: Month.optional(),
  kind: LedgerKind.optional().meta({ description: "Only entries of this kind.", examples: ["reserve"] }),
  run_id: z
    .guid("Give the id of a run, a UUID.")
    .optional()
    .meta({ description: "Only entries of this run.", examples: ["0197a2b4-1c3d-7e4f-8a5b-6c7d8e9f0a1b"] }),
});

export const LedgerEntry = z
  .object({
    id: z.guid().describe("Id of the entry."),
    at: z.iso.datetime().describe("When it was written."),
    kind: LedgerKind.describe(
      "grant, plan and expire move the month's grant; reserve and return a run's price; onboarding gives back the free run's; purchase, refund, dispute and debt are about bought credits.",
    ),
    amount: z.int().describe("Credits: positive into the balance, negative out of it."),
    month: z.string().describe("The UTC month that it counts for."),
    run_id: z.guid().nullable().describe("The run it is about; else null."),
    purchase_id: z.guid().nullable().describe("The purchase it is about; else null."),
  })
  .meta({ title: "LedgerEntry" });

export const listLedger = operation({
  id: "list_ledger",
  summary: "List what moved the workspace's credits, newest first. All amounts add up to the balance.",
  effect: "read",
  input: LedgerQuery,
  output: z.array(LedgerEntry),
  /** Test keys have no credits. */
  async run(ctx, { run_id: runId, ...filter }) {
    if (ctx.mode === "test") return [];
    return (await listEntries(ctx.db, ctx.workspaceId, { ...filter, runId })).map(toEntry);
  },
});

export const toEntry = (row: LedgerRow): z.infer<typeof LedgerEntry> => ({
  id: row.id,
  at: row.createdAt.toISOString(),
  kind: row.kind,
  amount: row.amount,
  month: row.month,
  run_id: row.runId,
  purchase_id: row.purchaseId,
});
