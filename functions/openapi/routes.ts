import type * as z from "zod/v4";
import { requireKey } from "../http/authenticate.ts";
import { type Called, calledOf, isCalling, type Judged, judgedOf } from "../http/described.ts";

/** A route as the running app has it: every handler of a route is an entry of its own. */
export type RouteEntry = { method: string; path: string; handler: (c: never, next: never) => unknown };

/** One call of the API, as its handlers say. */
export type DescribedRoute = Called & {
  method: "get" | "post" | "patch" | "delete";
  path: string;
  needsKey: boolean;
  judged: Partial<Record<Judged["at"], Judged & { schema: z.ZodType }>>;
};

const API = "/api/v1/";
/** The login of programs is part of the API. The other calls below it are the protocol of agents, which describes itself. */
const LOGIN = "/oauth/";

const isDescribed = ({ method, path, handler }: RouteEntry) =>
  method !== "ALL" &&
  (path.startsWith(API) ||
    (path.startsWith(LOGIN) && (isCalling(handler) || judgedOf(handler) !== undefined)));

/** The calls under /api/v1 and those of the login, in the order of the route table. Short paths are the same handlers once more. */
export function describedRoutes(routes: readonly RouteEntry[]): DescribedRoute[] {
  const chains = new Map<string, RouteEntry[]>();
  for (const route of routes) {
    if (!isDescribed(route)) continue;
    const name = `${route.method} ${route.path}`;
    chains.set(name, [...(chains.get(name) ?? []), route]);
  }
  return [...chains.values()].map(describedRoute);
}

function describedRoute(chain: readonly RouteEntry[]): DescribedRoute {
  const last = chain.at(-1) as RouteEntry;
  const called = calledOf(last.handler);
  if (!called) throw new Error(`${last.method} ${last.path} does not say which operation it calls.`);
  const judged = chain.flatMap(({ handler }) => judgedOf(handler) ?? []);
  return {
    ...called,
    method: last.method.toLowerCase() as DescribedRoute["method"],
    path: last.path.replace(/:(\w+)/g, "{$1}"),
    needsKey: chain.some(({ handler }) => handler === requireKey),
    judged: Object.fromEntries(judged.map((one) => [one.at, one])),
  };
}
