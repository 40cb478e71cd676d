import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Ctx } from "../../lib/core/context.ts";
import { Refusal } from "../../lib/core/errors.ts";
import { placeOf, reasonOf } from "../../lib/core/log.ts";
import { RETRIES } from "../../lib/core/retries.ts";
import { limitUnauthenticated } from "./authenticate.ts";
import type { AppEnv, Service } from "./env.ts";

const { retryAfterSeconds } = RETRIES.callers;

/** Writes every error as `{code, message, detail?}`. Details of internal errors stay in the log. */
export function onError(error: unknown, c: Context<AppEnv>): Response {
  if (error instanceof Refusal)
    return refused(c, error.status === 401 ? limitUnauthenticated(c, error) : error);
  const [service, ctx]: [Service | undefined, Ctx | undefined] = [c.get("service"), c.get("ctx")];
  if (!service) return notSetUp(c, error);
  const outage = service.outageOf(error);
  service.log(outage ? "dependency_down" : "internal_error", {
    ...(ctx && { workspace_id: ctx.workspaceId }),
    reason: reasonOf(error),
    ...(!outage && { at: placeOf(error) }),
  });
  if (outage) return refused(c, dependencyDown(OUTAGES[outage]));
  c.set("errorCode", "internal_error");
  const detail = { retryable: true, retry_after: retryAfterSeconds };
  const message = "Something broke on our side. Retry with back-off; if it stays, report the request id.";
  return c.json({ code: "internal_error", message, detail }, 500, {
    "Retry-After": String(retryAfterSeconds),
  });
}

/** Without settings there is no log. The message names the settings and never contains their values. */
function notSetUp(c: Context<AppEnv>, error: unknown): Response {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(JSON.stringify({ level: "error", event: "not_set_up", reason }));
  const message = "The service is not set up: its log names the settings that are missing or wrong.";
  return c.json({ code: "internal_error", message }, 500, { "Retry-After": String(retryAfterSeconds) });
}

/** Messages may quote what was sent. */
const printable = (text: string) => text.replace(/\p{Cc}/gu, " ");

function refused(c: Context<AppEnv>, { code, status, message: said, detail }: Refusal): Response {
  c.set("errorCode", code);
  const message = printable(said);
  if (Array.isArray(detail)) return c.json({ detail, code, message }, status as ContentfulStatusCode);
  const { allow, ...hints } = detail ?? {};
  const headers: Record<string, string> = {
    ...(status === 401 && { "WWW-Authenticate": 'Bearer realm="brandrun"' }),
    ...(hints.retry_after !== undefined && { "Retry-After": String(hints.retry_after) }),
    ...(allow && { Allow: allow.join(", ") }),
  };
  const body = Object.keys(hints).length > 0 ? { code, message, detail: hints } : { code, message };
  return c.json(body, status as ContentfulStatusCode, headers);
}

const OUTAGES = {
  database: "The database cannot be reached at the moment. Nothing was started.",
  storage: "File storage does not work at the moment: no file was stored. Send the request again later.",
};

const dependencyDown = (message: string) =>
  new Refusal("dependency_down", message, { retryable: true, retry_after: retryAfterSeconds });
