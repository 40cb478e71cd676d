import { Hono } from "hono";
import * as z from "zod/v4";
import { checkHealth } from "../../lib/core/health.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";

const NO_PARAMETERS = z.object({});

/** The health route. It needs no key and counts against no limit. */
export const health = new Hono<AppEnv>().get("/", query(NO_PARAMETERS), async (c) => {
  const report = await checkHealth(c.var.service, c.var.service.health);
  return c.json(
    report,
    report.status === "down" ? 503 : 200,
    report.status === "down" ? { "Retry-After": "30" } : {},
  );
});
