import { Hono } from "hono";
import { checkHealth } from "../../lib/core/health.ts";
import { NoParameters } from "../../lib/core/query.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";

/** The health route. It needs no key and counts against no limit. */
export const health = new Hono<AppEnv>().get("/", query(NoParameters), async (c) => {
  const report = await checkHealth(c.var.service, c.var.service.health);
  return c.json(
    report,
    report.status === "down" ? 503 : 200,
    report.status === "down" ? { "Retry-After": "30" } : {},
  );
});
