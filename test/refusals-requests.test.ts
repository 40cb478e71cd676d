import { describe, expect, test } from "vitest";
import { expectEnvelope, expectRefusal, placesOf } from "./support/expect.ts";
import { runFor } from "./support/route-targets.ts";
import { ask, KEYED_ROUTES, nameIn } from "./support/routes.ts";
import { sample } from "./support/sample.ts";
import { API, BRIEF, json, world } from "./support/world.ts";

const WITH_ID = KEYED_ROUTES.filter((route) => nameIn(route) && !route.shared);
const WITH_BODY = KEYED_ROUTES.filter(({ body }) => body);
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "PROPFIND"];

/** Every path of the service and the methods it has. */
const PATHS: Record<string, string[]> = {
  "/api/v1/health": ["GET"],
  "/assets/abcdefghijklmnopqrstuvwxyz012345/card.png": ["GET"],
  "/jobs": ["POST"],
  "/jobs/failed": ["POST"],
  "/jobs/stripe": ["POST"],
  "/jobs/telegram": ["POST"],
  "/api/v1/studio/generate": ["POST"],
  "/studio/generate": ["POST"],
  "/api/v1/studio/templates": ["GET"],
  "/studio/templates": ["GET"],
};
for (const { method, path } of KEYED_ROUTES) {
  for (const prefix of [API, ""]) {
    const at = prefix + path.replace(/:\w+/, "01900000-0000-7000-8000-000000000000");
    PATHS[at] = [...(PATHS[at] ?? []), method];
  }
}
const allowed = (methods: string[]) => [...methods, ...(methods.includes("GET") ? ["HEAD"] : [])].sort();

describe("paths and methods", () => {
  test.each(sample(Object.entries(PATHS), 16))(
    "%s answers 405 with Allow to every method but %j",
    async (path, methods) => {
      const w = await world();
      for (const method of METHODS.filter((name) => !allowed(methods).includes(name))) {
        const answer = await w.call(method, path, { key: null });
        expect(answer.headers.get("Allow"), method).toBe(allowed(methods).join(", "));
        expect(answer.status).toBe(405);
        expectEnvelope(answer);
        if (method !== "HEAD") await expectRefusal(answer, 405, "method_not_allowed");
      }
    },
  );

  test.each([
    "/nowhere",
    "/api",
    "/api/v1",
    "/api/v2/programmatic/me",
    `${API}/nowhere`,
    `${API}/me/`,
    `${API}/runs/`,
    "/api/v1/health/",
    `${API}/run`,
    `${API}/runs/01900000-0000-7000-8000-000000000000/nowhere`,
    "/assets",
    "/assets/abcdefghijklmnopqrstuvwxyz012345",
    "/jobs/nowhere",
    "/Generate",
    "/%E0%A4%A",
    "/.env",
    "//me",
  ])("%s is an unknown path: 404, with a key or without", async (path) => {
    const w = await world();
    for (const key of [w.key, null]) {
      for (const method of ["GET", "POST"]) {
        await expectRefusal(await w.call(method, path, { key }), 404, "not_found");
      }
    }
  });

  test.each(
    sample(
      KEYED_ROUTES.filter(({ method }) => method === "GET"),
      6,
    ),
  )("HEAD $path is GET without a body", async (route) => {
    const w = await world();
    const id = await runFor(w, route);
    const [head, get] = [await ask(w, { ...route, method: "HEAD" }, { id }), await ask(w, route, { id })];
    expect(head.status).toBe(get.status);
    expect(head.headers.get("Content-Type")).toBe(get.headers.get("Content-Type"));
    expect(await head.text()).toBe("");
    expectEnvelope(head);
  });

  test.each(sample(WITH_ID, 5))("$method $path: a malformed id is 422", async (route) => {
    const w = await world();
    for (const id of [
      "7",
      "run_1",
      "01900000-0000-7000-8000-00000000000",
      "%F0%9F%9A%A4",
      "'; drop table runs",
    ]) {
      const body = await expectRefusal(await ask(w, route, { id: encodeURI(id) }), 422, "validation_error");
      expect(placesOf(body)).toEqual([["path", nameIn(route)]]);
    }
  });
});

const order = (text: string) => `{"brief": ${text}, "channel": "twitter", "asset_type": "card"}`;
const nested = (depth: number) => `{"brief": "Hello", "deep": ${"[".repeat(depth)}${"]".repeat(depth)}}`;

describe.each(sample(WITH_BODY, 3))("$method $path", (route) => {
  const send = async (body: BodyInit, type = "application/json") => {
    const w = await world();
    const headers = { authorization: `Bearer ${w.key}`, "content-type": type };
    const init = { method: route.method, headers, body, duplex: "half" };
    const path = route.path.replace(/:\w+/, await runFor(w, route));
    return w.app.request(path, init, {} as never);
  };
  const limit = (route.upload ? 16 * 1024 : 256) * 1024;

  test.each([
    "text/plain",
    "text/json",
    "application/xml",
    ...(route.upload || route.form ? [] : ["multipart/form-data; boundary=b"]),
    "application/jsonp",
  ])("the content type %s is 415", async (type) => {
    await expectRefusal(await send(JSON.stringify(route.body), type), 415, "unsupported_media_type");
  });

  test("an oversize body is 413, however it is sent", async () => {
    const large = JSON.stringify({ ...route.body, note: "x".repeat(limit) });
    await expectRefusal(await send(large), 413, "payload_too_large");
    await expectRefusal(await send(new Blob([large]).stream()), 413, "payload_too_large");
  });

  test.each([
    ["white space", " \r\n\t "],
    ["half an object", '{"brief": "Hello'],
    ["a trailing comma", '{"brief": "Hello",}'],
    ["two values", "{} {}"],
    ["a lone bracket", "]"],
    ["NaN", '{"seed": NaN}'],
    ["33 levels", nested(32)],
    ["10,000 levels", nested(10_000)],
    ["levels that never close", "[".repeat(100_000)],
    ["quotes that never close", '\\"'.repeat(128 * 1024 - 1)],
  ])("a body of %s is 400, at once", async (_what, text) => {
    const began = performance.now();
    await expectRefusal(await send(text), 400, "malformed_body");
    expect(performance.now() - began).toBeLessThan(5_000);
  });

  test("a body of nothing is 400, and answered as {} where no field is required", async () => {
    const empty = await send("{}");
    const answer = await send("");
    if (answer.status === 400) {
      expect(empty.status).toBe(422);
      await expectRefusal(answer, 400, "malformed_body");
    } else expect(answer.status).toBe(empty.status);
  });

  test("a body that is no UTF-8 is 400", async () => {
    await expectRefusal(await send(new Uint8Array([0x22, 0xff, 0xfe, 0x22])), 400, "malformed_body");
  });

  test("a byte order mark, 32 levels, and brackets inside text are fine", async () => {
    expect((await send(`\uFEFF${JSON.stringify(route.body)}`)).status).toBe(route.status);
    if (route.exact) return;
    const deep = JSON.stringify(route.body).replace("{", `{"deep": ${"[".repeat(31)}${"]".repeat(31)},`);
    expect((await send(deep)).status).toBe(route.status);
    const brackets = JSON.stringify({ ...route.body, brief: `${"[{".repeat(100)} "quoted\\"` });
    expect((await send(brackets)).status).toBe(route.status);
  });

  test.each([
    ["NUL", String.raw`"Hello\u0000there"`, ["body", "brief"]],
    ["the first half of a surrogate pair", String.raw`"Hello \ud83d there"`, ["body", "brief"]],
    ["the second half of one", String.raw`"\udea4 there"`, ["body", "brief"]],
    ["halves in the wrong order", String.raw`"\udea4\ud83d"`, ["body", "brief"]],
    ["NUL in metadata", String.raw`"Hello", "metadata": {"a": "\u0000"}`, ["body", "metadata", "a"]],
    ["NUL in a name", String.raw`"Hello", "metadata": {"\u0000": "a"}`, ["body", "metadata"]],
    ["NUL in a list", String.raw`"Hello", "screen_ids": ["ok", "\u0000"]`, ["body", "screen_ids", 1]],
    ["NUL in an unknown field", String.raw`"Hello", "tone": "\u0000"`, ["body", "tone"]],
  ])("%s is 422", async (_what, text, place) => {
    const body = await expectRefusal(await send(order(text)), 422, "validation_error");
    expect(placesOf(body)).toEqual([place]);
  });
});

test("names that mean something to JavaScript are data like any other", async () => {
  const w = await world();
  const names =
    '"__proto__": {"dry_run": true}, "constructor": 1, "metadata": {"__proto__": "x", "toString": "y"}';
  const answer = await w.post("/generate", order(`"Hello", ${names}`));
  expect(answer.status).toBe(202);
  expectEnvelope(answer);
  expect(await json(answer)).toMatchObject({
    warnings: [expect.stringContaining("constructor")],
    metadata: { toString: "y" },
  });
});

test("a body that is refused starts nothing", async () => {
  const w = await world();
  for (const text of ["", "{", "[]", order("7"), JSON.stringify({ ...BRIEF, asset_type: "gif" })])
    await w.post("/generate", text);
  expect(await (await w.get("/runs")).json()).toEqual([]);
  expect(w.waiting).toEqual([]);
});
