import type { Context } from "hono";
import { Refusal } from "../../lib/core/errors.ts";
import { near } from "../../lib/text/nearest.ts";
import { own } from "../../lib/text/own.ts";
import { preflight } from "./cors.ts";
import type { AppEnv } from "./env.ts";
import { onError } from "./errors.ts";

export type Route = { method: string; path: string };

/**
 * Answers 405 with `Allow` where the path exists for another method, else 404. OPTIONS answers the methods.
 */
export function notFound(c: Context<AppEnv>, routes: readonly Route[]): Response {
  const allow = methodsOf(routes, c.req.path);
  if (c.req.method === "OPTIONS" && allow.length > 0) return preflight(c, allow);
  return onError(allow.length === 0 ? noSuchPath(c.req.path, routes) : wrongMethod(c.req.method, allow), c);
}

const API = "/api/v1/programmatic/";

function noSuchPath(path: string, routes: readonly Route[]): Refusal {
  const elsewhere = otherPlace(path);
  if (elsewhere)
    return new Refusal("not_found", "There is no such endpoint.", { hint: elsewhere, retryable: false });
  const names = routes.map((route) => route.path).filter((one) => one.startsWith(API) && !/[:*]/.test(one));
  const meant = meantPath(
    path.replace(/^\/(?:api\/v1\/(?:programmatic\/)?)?/, ""),
    names.map((name) => name.slice(API.length)),
  );
  const hint = meant
    ? `Did you mean ${API}${meant}?`
    : "Check the path: the API is at /api/v1/programmatic, see /docs/api.";
  return new Refusal("not_found", "There is no such endpoint.", { hint, retryable: false });
}

/** Files that programs look for at the root. */
const FILES: Readonly<Record<string, string>> = {
  "/openapi.json": "/api/v1/openapi.json",
  "/llms-full.txt": "/docs/llms-full.txt",
};

function otherPlace(path: string): string | undefined {
  const file = own(FILES, path);
  if (file) return `It is at ${file}.`;
  return path.startsWith("//")
    ? "The path begins with two slashes: leave out the one at the end of the address of the service."
    : undefined;
}

/** What other services call so. */
const CALLED: Readonly<Record<string, string>> = {
  brand: "brand-dna",
  "brand-kit": "brand-dna",
  logos: "brand-assets/logo",
  jobs: "runs",
  images: "brand-assets/photos",
  account: "me",
};

/** A path that is spelled like the sent one, or whose last part is the first of it: "screens" is "brand-assets/screens". */
function meantPath(path: string, known: readonly string[]): string | undefined {
  const [first = ""] = path.split("/");
  const called = own(CALLED, first);
  const last = (one: string) => one.slice(one.lastIndexOf("/") + 1);
  return (
    (called && known.includes(called) ? called : undefined) ??
    near(path, known) ??
    known.find((one) => one.includes("/") && last(one) === (near(first, known.map(last)) ?? ""))
  );
}

const wrongMethod = (method: string, allow: string[]) =>
  new Refusal("method_not_allowed", `${method} is not possible here.`, {
    hint: `This path takes ${allow.filter((one) => one !== "HEAD").join(", ")}.`,
    allow,
    retryable: false,
  });

/** What a path takes, in the order of the alphabet. */
export function methodsOf(routes: readonly Route[], path: string): string[] {
  const served = routes.filter(({ method }) => method !== "ALL");
  const named = served.filter((route) => route.path === path);
  // A path of its own wins over a route with an id in the same place.
  const fitting = named.length > 0 ? named : served.filter((route) => pattern(route.path).test(path));
  const methods = new Set(fitting.map(({ method }) => method));
  if (methods.has("GET")) methods.add("HEAD");
  return [...methods].sort();
}

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}$`);
