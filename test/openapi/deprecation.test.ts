import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import * as z from "zod/v4";
import { createApp } from "../../functions/app.ts";
import { answer } from "../../functions/http/answer.ts";
import { requireKey } from "../../functions/http/authenticate.ts";
import type { AppEnv } from "../../functions/http/env.ts";
import { query } from "../../functions/http/query.ts";
import { deprecation } from "../../lib/core/deprecation.ts";
import { operation } from "../../lib/core/operation.ts";
import { whole } from "../../lib/core/query.ts";
import { describe as description } from "../support/description.ts";
import { world } from "../support/world.ts";

const PATH = "/api/v1/programmatic/looks/old";
const announcement = { announced: "2026-11-21", sunset: "2027-03-01", guide: "/docs/api#versions" };

/** An operation that exists in this test only. */
const listOldLooks = operation({
  id: "list_old_looks",
  summary: "List looks as they once were.",
  effect: "read",
  deprecated: deprecation(announcement),
  input: z.object({ limit: whole(1, 5).default(1).describe("Looks on a page.") }),
  output: z.array(z.string().describe("A look.")),
  run: async () => ["signal"],
});

/** The service with one more route, as a file of functions/api would have it. */
function withOldRoute(app: ReturnType<typeof createApp>) {
  const old = new Hono<AppEnv>().get("/looks/old", requireKey, query(listOldLooks.input), (c) =>
    answer(c, listOldLooks, c.req.valid("query")),
  );
  return app.route("/api/v1/programmatic", old);
}

describe("Versioning, rules 4 and 5: an operation that will go away", () => {
  test("is marked in the description, with the headers of its answers", () => {
    const app = withOldRoute(
      createApp(() => {
        throw new Error("Nothing is called here.");
      }),
    );
    const doc = description(app.routes);
    const old = doc.paths[PATH]?.get;
    expect(old).toMatchObject({ operationId: "list_old_looks", deprecated: true });
    expect(old?.responses[200]).toMatchObject({
      headers: { Deprecation: {}, Sunset: {}, Link: {} },
    });
    expect(doc.components.headers).toMatchObject({ Deprecation: {}, Sunset: {} });
    const others = Object.values(doc.paths).flatMap((methods) => Object.values(methods));
    expect(others.filter((one) => one.deprecated)).toHaveLength(1);
  });

  test("says so on every live answer, refusals included, and others do not", async () => {
    const w = await world();
    withOldRoute(w.app);
    const asked = [
      { path: PATH, status: 200 },
      { path: `${PATH}?limit=9`, status: 422 },
      { path: PATH, key: null, status: 401 },
    ];
    for (const { path, status, key } of asked) {
      const answered = await w.call("GET", path, key === null ? { key } : {});
      expect(answered.status).toBe(status);
      expect(answered.headers.get("deprecation")).toBe("true");
      expect(answered.headers.get("sunset")).toBe("Mon, 01 Mar 2027 00:00:00 GMT");
      expect(answered.headers.get("link")).toBe(
        '<http://brandrun.test/docs/api#versions>; rel="deprecation"',
      );
    }
    const current = await w.get("/looks");
    expect(["deprecation", "sunset", "link"].map((name) => current.headers.get(name))).toEqual([
      null,
      null,
      null,
    ]);
  });

  test("ends 90 days after the announcement at the earliest", () => {
    expect(deprecation({ ...announcement, sunset: "2027-02-19" }).sunset).toBe("2027-02-19");
    expect(() => deprecation({ ...announcement, sunset: "2027-02-18" })).toThrow("at least 90 days");
    expect(() => deprecation({ ...announcement, sunset: "soon" })).toThrow("at least 90 days");
  });
});
