import { Hono } from "hono";
import { LedgerQuery, listLedger } from "../../lib/billing/ledger.ts";
import { buyCredits, NewCheckout } from "../../lib/payments/buy-credits.ts";
import { getUsage, UsageQuery } from "../../lib/runs/usage.ts";
import { answer } from "../http/answer.ts";
import { requireKey } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";
import { body } from "../http/validate.ts";

export const credits = new Hono<AppEnv>()
  .post("/credits/checkout", requireKey, body(NewCheckout), (c) =>
    answer(c, buyCredits, c.req.valid("json"), { once: true }),
  )
  .get("/credits/ledger", requireKey, query(LedgerQuery), (c) => answer(c, listLedger, c.req.valid("query")))
  .get("/usage", requireKey, query(UsageQuery), (c) => answer(c, getUsage, c.req.valid("query")));
