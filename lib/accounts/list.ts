import * as z from "zod/v4";
import { operation } from "../core/operation.ts";
import { Account, toAccount } from "./account.ts";
import { findAccounts } from "./store.ts";

export const listAccounts = operation({
  id: "list_accounts",
  summary: "List the connected accounts that this key may post to, the oldest connection first.",
  effect: "read",
  input: z.object({}),
  output: z.array(Account),
  async run(ctx) {
    const rows = await findAccounts(ctx.db, ctx.workspaceId, ctx.scope.connectedAccounts);
    return rows.map((row) => toAccount(row, ctx.now()));
  },
});
