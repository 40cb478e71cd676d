import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { recordOf } from "../../lib/access/records.ts";
import { commitTogether } from "../../lib/core/group-commit.ts";
import { reasonOf } from "../../lib/core/log.ts";
import type { LogEntry } from "../../lib/core/request-log.ts";
import type { KeyMode } from "../../lib/vocab.ts";
import { presentedHash, spendLookup } from "./authenticate.ts";
import type { AppEnv } from "./env.ts";

/** Whose request it was. */
type Caller = { workspaceId: string; keyId: string; mode: KeyMode };

const LONGEST_PATH = 200;
/** Entries in one call of Redis. */
const MOST_ENTRIES = 100;
/** A key that was put into the path by mistake. */
const KEY_IN_PATH = /sk_(live|test)_\w+/g;

/** Adds each request of a key to the request log of its workspace, after the answer. Pages and jobs have no key. */
export const requestLog = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const ctx = c.get("ctx");
  if (ctx ? ctx.role !== null : !isRefusedKey(c)) return;
  const service = c.get("service");
  const now = service.now();
  const answered = {
    at: now.toISOString(),
    method: /^[A-Z]{3,7}$/.test(c.req.method) ? c.req.method : "other",
    path: c.req.path.replace(KEY_IN_PATH, "sk_$1_…").slice(0, LONGEST_PATH),
    status: c.res.status,
    ms: now.getTime() - c.get("timings").began,
    requestId: c.get("requestId"),
    code: c.get("errorCode") ?? null,
  };
  const notLogged = (error: unknown) => service.log("request_not_logged", { reason: reasonOf(error) });
  const added = callerOf(c).then(async (caller) => {
    if (!caller) return;
    const { workspaceId, ...key } = caller;
    const entry = { workspaceId, request: { ...answered, ...key } };
    const write = (entries: LogEntry[]) => service.requestLog.add(entries).catch(notLogged);
    await commitTogether(service.unlogged, [entry], { now: service.now, most: MOST_ENTRIES, write });
  });
  service.waitUntil(added.catch(notLogged));
});

/** Whether a call with a key was refused before the key was looked up. What needs no key is no call of the key's. */
const isRefusedKey = (c: Context<AppEnv>) =>
  c.req.header("authorization") !== undefined && c.res.status >= 400 && c.res.status < 500;

/**
 * The caller of a request. One that was refused before its key was looked up is known from memory, or looked up now,
 * as often as the limit on unknown keys of an address allows.
 */
async function callerOf(c: Context<AppEnv>): Promise<Caller | undefined> {
  const [service, ctx, find] = [c.get("service"), c.get("ctx"), c.get("findGrant")];
  if (ctx) return { workspaceId: ctx.workspaceId, keyId: ctx.actor.id, mode: ctx.mode };
  const hash = c.get("keyHash") ?? (await presentedHash(c));
  if (!hash || (!service.keys.has(hash) && !mayLookUp(c))) return undefined;
  const found = await recordOf(service, service.keys, { hash, ...(find && { find }) });
  if (!found) return undefined;
  const { key, workspace } = found.record;
  return { workspaceId: workspace.id, keyId: key.id, mode: key.mode };
}

/** After 401 and 429 the key was looked up without success, or was not to be looked up. */
const mayLookUp = (c: Context<AppEnv>) => c.res.status !== 401 && c.res.status !== 429 && spendLookup(c);
