import { type Context, Hono } from "hono";
import { LeakAnswer, LeakReport, revokeLeaked } from "../../lib/access/leaked-keys.ts";
import { limitReports } from "../http/authenticate.ts";
import { calling } from "../http/described.ts";
import type { AppEnv } from "../http/env.ts";
import { body } from "../http/validate.ts";

const answerReport = async (c: Context<AppEnv, string, { out: { json: LeakReport } }>) =>
  c.json(await revokeLeaked(c.var.service, c.req.valid("json")));

/** For secret scanners, which have no key of their own. */
export const leakedKeys = new Hono<AppEnv>().post(
  "/",
  limitReports,
  body(LeakReport),
  calling(answerReport, {
    id: "report_leaked_keys",
    summary: "Revoke keys that were found in public.",
    output: LeakAnswer,
    refuses: ["rate_limited"],
  }),
);
