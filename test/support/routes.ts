import { BRIEF, json, type World } from "./world.ts";

/** One endpoint that asks for a key, and a request that it would accept. */
export type KeyedRoute = {
  method: "GET" | "HEAD" | "POST" | "PATCH" | "DELETE";
  path: string;
  /** What it does, for the limits. */
  effect: "read" | "write" | "start";
  body?: object;
  /** The status of an acceptable request. */
  status: number;
};

/** Every route under /api/v1/programmatic. A new one is added here and goes through the whole table of refusals. */
export const KEYED_ROUTES: KeyedRoute[] = [
  { method: "POST", path: "/generate", effect: "start", body: BRIEF, status: 202 },
  { method: "GET", path: "/runs", effect: "read", status: 200 },
  { method: "GET", path: "/runs/:run_id", effect: "read", status: 200 },
  { method: "POST", path: "/runs/:run_id/cancel", effect: "write", status: 200 },
  { method: "DELETE", path: "/runs/:run_id", effect: "write", status: 204 },
  { method: "POST", path: "/clarify", effect: "write", body: { brief: BRIEF.brief }, status: 200 },
  {
    method: "POST",
    path: "/render",
    effect: "start",
    body: {
      items: [{ output_type: "card", channel: "twitter", body: { headline: "Offline maps are here" } }],
    },
    status: 202,
  },
  { method: "GET", path: "/render/:batch_id", effect: "read", status: 200 },
  { method: "GET", path: "/templates", effect: "read", status: 200 },
  { method: "GET", path: "/templates/:output_type", effect: "read", status: 200 },
  { method: "GET", path: "/me", effect: "read", status: 200 },
];

export const NO_RUN = "01900000-0000-7000-8000-000000000000";

/** What this route's path names: a finished run to delete, an unfinished one to cancel, a batch, a template. */
export async function runFor(w: World, { method, path }: KeyedRoute): Promise<string> {
  if (path.includes(":output_type")) return "card";
  if (path.includes(":batch_id")) {
    const body = { items: [{ output_type: "card", body: { headline: "Offline maps are here" } }] };
    return String((await json(await w.post("/render", body))).batch_id);
  }
  if (!path.includes(":run_id")) return NO_RUN;
  const { id } = await json(await w.post("/generate", BRIEF));
  if (method === "DELETE") await w.post(`/runs/${id}/cancel`);
  return id;
}

type Ask = { id?: string; key?: string | null; headers?: Record<string, string>; prefix?: string };

/** An otherwise acceptable request to a route. */
export function ask(
  w: World,
  { method, path, body }: KeyedRoute,
  { id = NO_RUN, prefix = "", ...init }: Ask = {},
) {
  const at = prefix + path.replace(/:\w+/, id);
  return w.call(method, at, { ...(body && { json: body }), ...init });
}
