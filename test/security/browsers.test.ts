import { describe, expect, test } from "vitest";
import { SERVED } from "../support/handlers.ts";
import { runFor } from "../support/route-targets.ts";
import { ask } from "../support/routes.ts";
import { bind } from "../support/studio.ts";
import { type World, world } from "../support/world.ts";
import { KEYED } from "./support/routes.ts";

const ORIGIN = "https://app.example.org";
const fill = (path: string) =>
  path.replace(":token", "a".repeat(32)).replace(/:\w+/g, "01900000-0000-7000-8000-000000000000");
/** Pages and the agent server answer scripts of no other site; test/dashboard and test/mcp have their headers. */
const PATHS = [...new Set(SERVED.map(({ path }) => fill(path)))].filter(
  (path) => path !== "/" && !/^\/(app|mcp)(\/|$)/.test(path),
);

/** The security headers of every answer. */
function expectGuarded({ headers, status }: Response, what: string) {
  expect(headers.get("X-Content-Type-Options"), what).toBe("nosniff");
  expect(headers.get("Content-Security-Policy"), what).toMatch(/^default-src 'none'/);
  expect(headers.get("Access-Control-Allow-Origin"), what).toBe("*");
  expect(headers.get("Access-Control-Allow-Credentials"), what).toBeNull();
  expect(headers.get("Access-Control-Expose-Headers"), what).toMatch(/X-Request-Id/);
  expect(headers.get("Set-Cookie"), what).toBeNull();
  expect(headers.get("Strict-Transport-Security"), what).toBe("max-age=31536000");
  expect(headers.get("Referrer-Policy"), what).toBe("no-referrer");
  expect(headers.get("Server") ?? headers.get("X-Powered-By"), what).toBeNull();
  if (!headers.get("Cache-Control")?.includes("immutable"))
    expect(headers.get("Cache-Control"), what).toBe("no-store");
  if (status >= 400) expect(headers.get("Content-Type"), what).not.toMatch(/html/);
}

async function secure(): Promise<World> {
  const w = await world({ plan: "scale" });
  w.service.settings.publicUrl = "https://brandrun.example.com";
  return w;
}

describe("CORS preflight requests", () => {
  test.each(PATHS)("a CORS preflight of %s shows the policy without a key", async (path) => {
    const w = await secure();
    const asks = {
      Origin: ORIGIN,
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "authorization",
    };
    const answer = await w.call("OPTIONS", path, { key: null, headers: asks });
    expect([answer.status, await answer.text()]).toEqual([204, ""]);
    expectGuarded(answer, path);
    const methods = SERVED.filter((route) => fill(route.path) === path).map(({ method }) => method);
    expect(answer.headers.get("Access-Control-Allow-Methods")?.split(", ")).toEqual(
      expect.arrayContaining(methods),
    );
    const allowed = answer.headers.get("Access-Control-Allow-Headers") ?? "";
    for (const name of ["Authorization", "Content-Type", "Idempotency-Key", "If-Match", "Range"])
      expect(allowed).toContain(name);
    expect(allowed).not.toMatch(/cookie|\*/i);
    expect(Number(answer.headers.get("Access-Control-Max-Age"))).toBeGreaterThan(0);
  });

  test("a CORS preflight of an unknown path is 404", async () => {
    expect((await (await secure()).call("OPTIONS", "/nowhere", { key: null })).status).toBe(404);
  });
});

test.each(KEYED)("$method $path sets the security headers, refused or not, and no cookies", async (route) => {
  const w = await secure();
  if (route.path.startsWith("/studio")) await bind(w);
  const headers = { Origin: ORIGIN, Cookie: `session=${w.key}; key=${w.key}` };
  expect((await ask(w, route, { key: null, headers })).status).toBe(401);
  const id = await runFor(w, route);
  expectGuarded(await ask(w, route, { key: null, headers }), "without a key");
  expectGuarded(await ask(w, route, { id: "%00", headers }), "a bad request");
  const answer = await ask(w, route, { id, headers });
  expect(answer.status).toBe(route.status);
  expectGuarded(answer, "as it should be");
  w.service.db = undefined as never;
  expectGuarded(await ask(w, route, { id, key: w.key.replace("live", "test") }), "broken");
});

test.each(["/api/v1/health", "/nowhere", "/assets/a/b", "/previews/none.png", "/%00"])(
  "%s guards its answer",
  async (path) => {
    const w = await secure();
    expectGuarded(await w.call("GET", path, { key: null }), path);
  },
);

test.each(["/jobs", "/jobs/failed", "/jobs/stripe", "/jobs/telegram"])(
  "%s guards its answer",
  async (path) => {
    const w = await secure();
    expectGuarded(await w.call("POST", path, { key: null, json: {} }), path);
  },
);

test("a stored file may not run scripts and may be embedded by other sites", async () => {
  const w = await secure();
  const name = `${"a".repeat(32)}/card.svg`;
  await w.service.files.put(name, new TextEncoder().encode("<svg/>"), {
    mimeType: "image/svg+xml",
    sha256: "0",
  });
  const answer = await w.call("GET", `/assets/${name}`, { key: null });
  expect(answer.status).toBe(200);
  expectGuarded(answer, name);
  expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
});

test("a service on plain http does not send Strict-Transport-Security", async () => {
  const answer = await (await world()).get("/me");
  expect(answer.headers.get("Strict-Transport-Security")).toBeNull();
});
