import { SERVED } from "../handlers.ts";
import { APPROVED_RUN, type Ids, type Site } from "./site.ts";

/** Every route of the dashboard, from the URL map of the service: a new page is in all that is built on it. */
const routesOf = (wanted: string): string[] => [
  ...new Set(
    SERVED.flatMap(({ method, path }) => (method === wanted && /^\/app(?:\/|$)/.test(path) ? [path] : [])),
  ),
];
export const PAGES = routesOf("GET");
export const FORM_ROUTES = routesOf("POST");

/** Pages for those who are not signed in. */
export const OUTER = /^\/app\/(?:sign-in|sign-up|forgot|reset|confirm|invite)(?:\/|$)/;
/** What is downloaded, and what leads on to a page: neither is looked at. */
const UNSEEN = [
  "/app/brand/sample.webp",
  "/app/brand/template.webp",
  "/app/runs/:run_id/files.zip",
  "/app/settings/audit.ndjson",
  "/app/accounts/callback/:platform",
];

/** The address of a route, with ids of a workspace that has one of everything in it. */
export function addressOf(route: string, ids: Ids): string {
  return route.replace(/:\w+/g, (_, at: number) => {
    const place = route.slice(0, at) + (/^:\w+/.exec(route.slice(at))?.[0] ?? "");
    const id = ids.get(place);
    if (!id) throw new Error(`Nothing is made for ${place}. Add it to test/support/dashboard/site.ts.`);
    return id;
  });
}

/** Every page that people look at. */
export const SEEN = PAGES.filter((route) => !UNSEEN.includes(route));

type Furnished = Pick<Site, "ids" | "queries">;

/** The addresses of a page, with what it is asked with. */
export const addressesOf = (route: string, { ids, queries }: Furnished): string[] =>
  (queries.get(route) ?? [""]).map((query) => addressOf(route, ids) + (query && `?${query}`));

export const addressesIn = (site: Furnished): string[] => [
  ...SEEN.flatMap((route) => addressesOf(route, site)),
  `/app/runs/${site.ids.get(APPROVED_RUN)}`,
];
