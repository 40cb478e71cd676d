import { HANDLERS, SERVED } from "../../support/handlers.ts";
import type { KeyedRoute } from "../../support/keyed-route.ts";
import { KEYED_ROUTES } from "../../support/routes.ts";
import { EVENT } from "../../support/studio.ts";
import { API } from "../../support/world.ts";

/** Studio has a path beside the programmatic ones. */
const STUDIO_ROUTES: KeyedRoute[] = [
  {
    method: "POST",
    path: "/studio/generate",
    effect: "start",
    body: EVENT,
    status: 202,
    plan: "pro",
    exact: true,
  },
  { method: "GET", path: "/studio/templates", effect: "read", status: 200, plan: "pro" },
];

export const nameOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const KNOWN = new Map([...KEYED_ROUTES, ...STUDIO_ROUTES].map((route) => [nameOf(route), route]));

const shortPath = (path: string) => path.replace(API, "").replace("/api/v1/studio", "/studio");

/** Every route of the running app that needs a key, with a request that it accepts. Throws for a route without one. */
export const KEYED: (KeyedRoute & { operation: string })[] = [
  ...new Set(SERVED.map(({ method, path }) => nameOf({ method, path: shortPath(path) }))),
].flatMap((name) => {
  const handler = HANDLERS.get(name);
  const route = KNOWN.get(name);
  if (!handler?.keyed) return [];
  if (!route) throw new Error(`${name} is new: add it to test/support/routes.ts.`);
  return [{ ...route, operation: handler.called[0] ?? "" }];
});
