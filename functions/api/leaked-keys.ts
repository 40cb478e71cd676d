import { Hono } from "hono";
import { LeakReport, revokeLeaked } from "../../lib/access/leaked-keys.ts";
import { limitReports } from "../http/authenticate.ts";
import type { AppEnv } from "../http/env.ts";
import { body } from "../http/validate.ts";

/** For secret scanners, which have no key of their own. */
export const leakedKeys = new Hono<AppEnv>().post("/", limitReports, body(LeakReport), async (c) =>
  c.json(await revokeLeaked(c.var.service, c.req.valid("json"))),
);
