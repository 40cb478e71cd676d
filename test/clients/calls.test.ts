import { expect, test } from "vitest";
import { Brandrun, BrandrunError } from "../../lib/clients/ts/src/index.ts";
import { describe as describeApi } from "../support/description.ts";
import { png } from "../support/pictures.ts";
import { BRIEF, json, RENDER_ITEMS, world } from "../support/world.ts";
import { clientOf } from "./client-of.ts";

/** A program logs in before it has a key and a client. */
const LOGIN = ["POST /oauth/device_authorization", "POST /oauth/revoke", "POST /oauth/token"];

test("a run is started, waited for and listed", async () => {
  const w = await world();
  const { client, sent } = clientOf(w);
  const started = await client.runs.generate({ ...BRIEF, asset_type: "card" });
  expect(started).toMatchObject({ status: "queued", livemode: true });
  await w.drain();
  const seen: string[] = [];
  const run = await client.waitForRun(started.id, { onProgress: ({ status }) => void seen.push(status) });
  expect(run).toMatchObject({ id: started.id, status: "succeeded", verdict: "approved" });
  expect(seen).toEqual(["succeeded"]);
  expect(await client.runs.list().toArray()).toEqual([run]);
  expect(new URL(sent[1]?.url ?? "").searchParams.get("wait")).toBe("3");
});

test("a dry run answers the cost and starts nothing", async () => {
  const w = await world();
  const { client } = clientOf(w);
  const judged = await client.runs.generate({ ...BRIEF, asset_type: "card", dry_run: true });
  expect(judged).toMatchObject({ dry_run: true, accepted: true, count: 1 });
  expect(await client.runs.list().page()).toEqual([]);
});

test("a warning of the service reaches the program that sent a misspelt field", async () => {
  const w = await world();
  const warnings: string[] = [];
  const { client } = clientOf(w, [], { onWarning: (warning) => void warnings.push(warning) });
  const order = { ...BRIEF, asset_type: "card", fromat: "square" } as const;
  const { id } = await client.runs.generate(order);
  await client.runs.get(id);
  expect(warnings).toEqual(['Unknown field "fromat" was ignored. Did you mean "format"?']);
});

test("lists are read page by page, with cursors or with offsets, once each", async () => {
  const w = await world();
  const { client, sent } = clientOf(w);
  const items = Array.from({ length: 5 }, () => ({ ...RENDER_ITEMS[0], output_type: "card" }));
  for (let n = 0; n < 3; n++) await w.post("/render", { items });
  const ids = (await client.runs.list({ limit: 100 }).toArray()).map(({ id }) => id);
  expect(new Set(ids).size).toBe(15);
  sent.length = 0;
  const byCursor: string[] = [];
  for await (const { id } of client.runs.list({ limit: 4 })) byCursor.push(id);
  expect(byCursor).toEqual(ids);
  expect(sent).toHaveLength(4);
  const batches = client.render.list({ limit: 2 });
  expect(await batches.page()).toHaveLength(2);
  expect(new Set((await batches.toArray()).map(({ batch_id }) => batch_id)).size).toBe(3);
  expect(await client.runs.list({ limit: 4 }).toArray(6)).toHaveLength(6);
});

test("filters reach the service: several values, values of one's own, and no empty ones", async () => {
  const w = await world();
  const { client, sent } = clientOf(w);
  await w.post("/generate", { ...BRIEF, metadata: { order: "A 1042&" } });
  await w.post("/generate", BRIEF);
  const found = await client.runs
    .list({ status: ["queued", "running"], metadata: { order: "A 1042&" }, q: undefined as never })
    .toArray();
  expect(found).toHaveLength(1);
  expect([...new URL(sent[0]?.url ?? "").searchParams.keys()]).toEqual([
    "limit",
    "status",
    "metadata[order]",
  ]);
});

test("a file is uploaded as a form, once for all tries", async () => {
  const w = await world();
  const lost = async (work: () => Promise<Response>) => {
    await work();
    throw new TypeError("terminated");
  };
  const { client, sent } = clientOf(w, [lost]);
  const file = new Blob([png({ width: 400, height: 300 })], { type: "image/png" });
  const photo = await client.photos.upload({
    name: "Dawn",
    kind: "place",
    tags: ["coffee", "autumn"],
    focus: { x: 0.25, y: 0.5 },
    file,
  });
  expect(photo).toMatchObject({ name: "Dawn", tags: ["coffee", "autumn"], focus: { x: 0.25, y: 0.5 } });
  expect(sent).toHaveLength(2);
  expect(await client.photos.list()).toHaveLength(1);
  await client.photos.delete(photo.id);
  expect(await client.photos.list()).toEqual([]);
});

test("events are read to the end of the log, each once", async () => {
  const w = await world();
  const { client } = clientOf(w);
  await client.runs.generate({ ...BRIEF, asset_type: "card" });
  await w.drain();
  const types: string[] = [];
  for await (const event of client.events.list({ limit: 1 })) types.push(event.type);
  expect(types).toEqual(["run.started", "run.succeeded"]);
  const { events, cursor } = await client.events.page({ after: "latest" });
  expect(events).toEqual([]);
  await client.runs.generate({ ...BRIEF, asset_type: "card" });
  await w.drain();
  const later = await client.events.page({ after: cursor ?? "" });
  expect(later.events.map(({ type }) => type)).toEqual(["run.started", "run.succeeded"]);
});

test("every call of the description has a method with its path, and an Idempotency-Key where it takes one", async () => {
  const { paths } = describeApi();
  const described = Object.entries(paths).flatMap(([path, route]) =>
    Object.entries(route).map(([method, { parameters = [] }]) => {
      const isKeyed = parameters.some((one) => "$ref" in one && one.$ref.endsWith("/Idempotency-Key"));
      return `${method.toUpperCase()} ${path.replace(/\{\w+\}/g, "{}")}${isKeyed ? " keyed" : ""}`;
    }),
  );
  const called = new Set<string>();
  const client = new Brandrun({
    apiKey: "sk_test_x",
    baseUrl: "https://brandrun.test",
    fetch: async (url, init) => {
      const isKeyed = new Headers(init?.headers).has("idempotency-key");
      called.add(
        `${init?.method} ${new URL(String(url)).pathname.replace(/~id~/g, "{}")}${isKeyed ? " keyed" : ""}`,
      );
      return Response.json([]);
    },
  });
  await callEverything(client);
  /** For machines that are no clients: the description itself, scanners that report leaked keys, and logins. */
  const left = ["GET /api/v1/openapi.json", "POST /api/v1/leaked-keys", ...LOGIN];
  expect([...called].sort()).toEqual(described.filter((call) => !left.includes(call)).sort());
});

/** They wait for an end that no answer of this test has. */
const WAITS = new Set(["wait", "generateAndWait", "stream"]);

/** Calls every method of every group; what takes an id gets `~id~`. */
async function callEverything(client: Brandrun): Promise<void> {
  const methods = Object.values(client)
    .flatMap((group) => Object.entries(group as Record<string, (...args: unknown[]) => unknown>))
    .filter(([name]) => !WAITS.has(name));
  for (const [, method] of methods) {
    const takesId = /^\(?(?:id|deliveryId|type)\b/.test(method.toString());
    await whole(takesId ? method("~id~", {}) : method());
  }
}

async function whole(answer: unknown): Promise<void> {
  if (typeof answer === "object" && answer && Symbol.asyncIterator in answer)
    for await (const _ of answer as AsyncIterable<unknown>);
  else await answer;
}

test("an id never leads to another call", async () => {
  const w = await world();
  const { client, sent } = clientOf(w);
  const refused = await client.runs.get("../me?x=/").catch((error) => error);
  expect(refused).toBeInstanceOf(BrandrunError);
  expect(sent[0]?.url).toContain("/runs/..%2Fme%3Fx%3D%2F");
  for (const id of ["", ".", ".."]) expect(() => client.runs.get(id)).toThrow("An id is missing.");
});

test("calls that the client has no method for are made by hand", async () => {
  const w = await world();
  const { client } = clientOf(w);
  const { status, body } = await client.request("GET", "/api/v1/programmatic/me");
  expect(status).toBe(200);
  expect(body).toEqual(await json(await w.get("/me")));
});

test.each(["/api/v1/programmatic", "/api/v1/", "/"])("a base address may end with %s", async (path) => {
  const sent: string[] = [];
  const answer = async (url: unknown) => {
    sent.push(String(url));
    return Response.json({});
  };
  const client = new Brandrun({
    apiKey: "x",
    baseUrl: `https://kite.test${path}`,
    fetch: answer as typeof fetch,
  });
  await client.account.get();
  expect(sent).toEqual(["https://kite.test/api/v1/programmatic/me"]);
});
