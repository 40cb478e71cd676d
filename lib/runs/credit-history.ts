import * as z from "zod/v4";
import { LedgerEntry, toEntry } from "../billing/ledger.ts";
import { operation } from "../core/operation.ts";
import { paging } from "../core/query.ts";
import { AssetType } from "../vocab.ts";
import { listMovements } from "./store-usage.ts";

export const CreditHistoryQuery = z.object(paging("Entries"));

const Movement = LedgerEntry.extend({
  asset_type: AssetType.nullable().describe("What its run made; null without a run."),
  brief: z.string().nullable().describe("How the brief of its run begins; null without a run."),
  name: z.string().nullable().describe("What its run is called; null without a run or its words."),
});

/** The ledger as people read it: each entry with what its run was about. */
export const listCreditHistory = operation({
  id: "list_credit_history",
  summary: "List what moved the workspace's credits, newest first, with what each run was about.",
  effect: "read",
  input: CreditHistoryQuery,
  output: z.array(Movement),
  async run(ctx, page) {
    const rows = await listMovements(ctx.db, ctx.workspaceId, page);
    return rows.map(({ entry, assetType, brief, name }) => ({
      ...toEntry(entry),
      asset_type: assetType,
      brief: brief || null,
      name: name || null,
    }));
  },
});
