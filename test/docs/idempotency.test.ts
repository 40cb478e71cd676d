import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { describedRoutes } from "../../functions/openapi/routes.ts";
import { world } from "../support/world.ts";

test("the guide lists the calls that take an Idempotency-Key, and no other", async () => {
  const { app } = await world();
  const calls = describedRoutes(app.routes)
    .filter(({ how }) => how.once)
    .map(({ method, path }) => `${method.toUpperCase()} ${path.replace("/api/v1/programmatic", "")}`);
  const [, section = ""] = readFileSync("functions/docs/api.md", "utf8").split("\n## Idempotency\n");
  const listed = [...section.split("\n## ")[0]!.matchAll(/`(POST \/[^`]*)`/g)].map(([, call]) => call);

  expect(listed.sort()).toEqual(calls.sort());
});
