import { type Context, Hono } from "hono";
import * as z from "zod/v4";
import { checkHealth } from "../../lib/core/health.ts";
import { NoParameters } from "../../lib/core/query.ts";
import { calling } from "../http/described.ts";
import type { AppEnv } from "../http/env.ts";
import { query } from "../http/query.ts";

const state = z.enum(["ok", "degraded", "down"]);
const Report = z.object({
  status: state.describe("degraded: something is down that runs can do without."),
  version: z.string().describe("The version that is deployed."),
  time: z.iso.datetime().describe("When it was asked."),
  dependencies: z
    .record(
      z.string(),
      z.object({
        status: state.exclude(["degraded"]).describe("Whether it answers."),
        latency_ms: z.number().describe("How long it took to answer, in milliseconds."),
        critical: z.boolean().describe("True: nothing works without it."),
      }),
    )
    .describe("What the service needs, by name."),
});

const answerHealth = async (c: Context<AppEnv>) => {
  const report = await checkHealth(c.var.service, c.var.service.health);
  return c.json(
    report,
    report.status === "down" ? 503 : 200,
    report.status === "down" ? { "Retry-After": "30" } : {},
  );
};

/** The health route. It needs no key and counts against no limit. */
export const health = new Hono<AppEnv>().get(
  "/",
  query(NoParameters),
  calling(
    answerHealth,
    { id: "get_health", summary: "Tell whether the service and what it needs are up.", output: Report },
    { down: 503 },
  ),
);
