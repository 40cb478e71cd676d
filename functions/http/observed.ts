import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import { withFields } from "../../lib/core/log.ts";
import type { AppEnv } from "./env.ts";
import { newTimings, serverTiming, type Timings } from "./timings.ts";

/** Files and what only machines of ours call: nobody reads a header of theirs. */
const UNTIMED = /^\/(assets|previews|jobs)(\/|$)/;

/** One line in the log for each request, and in its answer how long the parts of it took. */
export const observed = createMiddleware<AppEnv>(async (c, next) => {
  const { service, requestId } = c.var;
  const timings = newTimings(service.now());
  const db = service.timed(service.db, (milliseconds) => {
    timings.statements++;
    timings.db += milliseconds;
  });
  c.set("timings", timings);
  c.set("about", {});
  c.set("service", { ...service, db, log: withFields(service.log, { request_id: requestId }) });
  await next();
  const total = service.now().getTime() - timings.began;
  if (!UNTIMED.test(c.req.path)) c.res.headers.set("Server-Timing", timing(c, timings, total));
  c.var.service.log(c.var.about.job ? "job" : "request", {
    method: methodOf(c),
    route: routeOf(c),
    status: c.res.status,
    duration_ms: total,
    db_statements: timings.statements,
    db_ms: timings.db,
    ...(c.var.ctx && { workspace_id: c.var.ctx.workspaceId, key_id: c.var.ctx.actor.id }),
    ...c.var.about,
  });
});

/** Strangers are not told what their request made us do, such as looking a key up. */
const timing = ({ var: { ctx } }: Context<AppEnv>, timings: Timings, total: number) =>
  ctx ? serverTiming(timings, total) : `total;dur=${total}`;

/** A method is a word of the caller's, too. */
const methodOf = ({ req }: Context<AppEnv>) => (/^[A-Z]{3,7}$/.test(req.method) ? req.method : "other");

/** The pattern that answered, never the path: it may hold ids, or whatever somebody typed. */
const routeOf = (c: Context<AppEnv>): string =>
  matchedRoutes(c).findLast(({ method }) => method !== "ALL")?.path ?? "unmatched";
