import { readdirSync, readFileSync } from "node:fs";
import { createApp } from "../../functions/app.ts";

type Route = { method: string; path: string };

/** Routes as the running app has them; "ALL" is middleware. */
export const SERVED: Route[] = createApp(() => {
  throw new Error("Nothing is called here.");
}).routes.filter(({ method }) => method !== "ALL");

const EACH_ROUTE =
  /\.(get|post|put|patch|delete)\(\s*"([^"]+)"([\s\S]*?)(?=\n\s*\.(?:get|post|put|patch|delete)\(|;\n)/g;

/** Which operation each route of `functions/api` hands its request to, as its source says. */
export const HANDLERS = new Map<string, { called: string[]; keyed: boolean }>(
  readdirSync("functions/api")
    .map((file) => readFileSync(`functions/api/${file}`, "utf8"))
    .flatMap((source) =>
      [...source.matchAll(EACH_ROUTE)].map(([, method = "", path = "", handler = ""]) => {
        const called = [...handler.matchAll(/\banswer\(\s*c,\s*(\w+)/g)].map(
          ([, operation = ""]) => operation,
        );
        return [
          `${method.toUpperCase()} ${path}`,
          { called, keyed: /^,\s*requireKey\b/.test(handler) },
        ] as const;
      }),
    ),
);
