import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { newAnswerNotes } from "../../lib/core/answer-notes.ts";
import { withFields } from "../../lib/core/log.ts";
import type { AppEnv } from "./env.ts";
import { newTimings, serverTiming, type Timings } from "./timings.ts";

/** Routes without a Server-Timing header: files, and calls of the queue. */
const UNTIMED = /^\/(assets|previews|jobs)(\/|$)/;

/** Logs one line for each request, and reports its durations in the Server-Timing header. */
export const observed = createMiddleware<AppEnv>(async (c, next) => {
  const service = c.get("service");
  const timings = newTimings(service.now());
  const db = service.timed(service.db, (milliseconds) => {
    timings.statements++;
    timings.db += milliseconds;
  });
  c.set("timings", timings);
  c.set("about", {});
  c.set("notes", newAnswerNotes());
  c.set("service", { ...service, db, log: withFields(service.log, { request_id: c.get("requestId") }) });
  await next();
  const total = service.now().getTime() - timings.began;
  if (!UNTIMED.test(c.req.path)) c.res.headers.set("Server-Timing", timing(c, timings, total));
  const [ctx, about] = [c.get("ctx"), c.get("about")];
  c.get("service").log(about.job ? "job" : "request", {
    method: methodOf(c),
    route: routeOf(c),
    status: c.res.status,
    duration_ms: total,
    db_statements: timings.statements,
    db_ms: timings.db,
    ...(ctx && { workspace_id: ctx.workspaceId, key_id: ctx.actor.id }),
    ...about,
  });
});

/** Without a valid key the header shows the total only. Other durations would reveal a key look-up. */
const timing = (c: Context<AppEnv>, timings: Timings, total: number) =>
  c.get("ctx") ? serverTiming(timings, c.get("notes").guardsMs, total) : `total;dur=${total}`;

/** The method comes from the caller, so only plain ones are logged. */
const methodOf = ({ req }: Context<AppEnv>) => (/^[A-Z]{3,7}$/.test(req.method) ? req.method : "other");

/** The pattern of the route. The path itself is not logged: it contains ids and text of the caller. */
const routeOf = (c: Context<AppEnv>): string =>
  matchedRoutes(c).findLast(({ method }) => method !== "ALL")?.path ?? "unmatched";
