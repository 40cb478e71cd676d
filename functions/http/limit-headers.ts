import { createMiddleware } from "hono/factory";
import { secondsUntil } from "../../lib/core/calendar.ts";
import type { LimitNote } from "../../lib/core/context.ts";
import { callerWindow } from "./authenticate.ts";
import type { AppEnv } from "./env.ts";

/** RateLimit headers on every answer: the limit with the smallest remaining share, else the caller's burst window. */
export const limitHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const notes = c.get("notes");
  const now = c.get("service").now();
  const isJudged = notes && notes.limits.length > 0 && c.res.status !== 401;
  const limits = isJudged ? notes.limits : [await callerWindow(c)];
  for (const [name, value] of Object.entries(headersOf(tightest(limits), now)))
    c.res.headers.set(name, value);
});

const share = ({ remaining, limit }: LimitNote) => (limit === 0 ? 0 : remaining / limit);

const tightest = (limits: LimitNote[]) => limits.reduce((a, b) => (share(b) < share(a) ? b : a));

function headersOf({ limit, remaining, resetAt }: LimitNote, now: Date): Record<string, string> {
  const unixReset = String(Math.ceil(resetAt.getTime() / 1000));
  return {
    "RateLimit-Limit": String(limit),
    "RateLimit-Remaining": String(remaining),
    "RateLimit-Reset": String(secondsUntil(resetAt, now)),
    "X-RateLimit-Limit": String(limit),
    "X-RateLimit-Remaining": String(remaining),
    "X-RateLimit-Reset": unixReset,
  };
}
