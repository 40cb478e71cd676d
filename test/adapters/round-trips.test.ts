import { Redis } from "@upstash/redis/cloudflare";
import { afterAll, beforeAll, expect, test } from "vitest";
import { neonDatabase } from "../../lib/adapters/neon.ts";
import { qstash } from "../../lib/adapters/qstash.ts";
import { upstashLocks } from "../../lib/adapters/upstash-locks.ts";
import { upstashRateLimiter } from "../../lib/adapters/upstash-rate-limiter.ts";
import { upstashRequestLog } from "../../lib/adapters/upstash-request-log.ts";
import { startPostgres } from "../../lib/local/postgres/server.ts";
import { startQstash } from "../../lib/local/qstash/server.ts";
import { startRedis } from "../../lib/local/redis/server.ts";
import { sendMessage } from "../support/agents.ts";
import { CAMPAIGN } from "../support/route-targets.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

const DATABASE = "postgres://postgres:local@db.local.test/brandrun";
const SLOW_MS = 15;

let servers: { close(): Promise<void> | void }[] = [];
let w: World;
const calls: { host: string; began: number; ended: number }[] = [];
const realFetch = globalThis.fetch;
/** Calls that have begun, and have ended. */
const begun = { count: 0, ended: 0 };

beforeAll(async () => {
  const [postgres, redis, queue] = await Promise.all([
    startPostgres({ password: "local", migrate: true }),
    startRedis({ token: "t" }),
    startQstash({
      token: "t",
      currentSigningKey: "a",
      nextSigningKey: "b",
      ready: new Promise(() => {}),
    }),
  ]);
  servers = [postgres, redis, queue];
  const hosts = new Map([
    [postgres.port, "sql"],
    [redis.port, "redis"],
    [queue.port, "queue"],
  ]);
  globalThis.fetch = async (input, init) => {
    const { port } = new URL(input instanceof Request ? input.url : String(input));
    const began = performance.now();
    begun.count++;
    // Slow enough that calls which wait for each other cannot look as if they had gone out together.
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    const answer = await realFetch(input, init).finally(() => begun.ended++);
    calls.push({ host: hosts.get(Number(port)) ?? "unknown", began, ended: performance.now() });
    return answer;
  };
  const client = new Redis({ url: `http://127.0.0.1:${redis.port}`, token: "t", enableTelemetry: false });
  const settings = { token: "t", jobsUrl: "http://brandrun.test/jobs", retryBaseSeconds: 30, maxRetries: 3 };
  w = await world({
    now: new Date().toISOString(),
    service: {
      db: neonDatabase(DATABASE, `http://127.0.0.1:${postgres.port}/sql`),
      rateLimiter: upstashRateLimiter(client),
      locks: upstashLocks(client),
      flags: upstashLocks(client),
      requestLog: upstashRequestLog(client, () => new Date()),
      queue: qstash({ ...settings, url: `http://127.0.0.1:${queue.port}` }),
      waitUntil: () => undefined,
    },
  });
  // The first calls load the scripts into Redis.
  await w.post("/generate", BRIEF);
  await w.post("/generate", BRIEF, { "idempotency-key": "warm" });
  await w.get("/runs");
});
afterAll(async () => {
  globalThis.fetch = realFetch;
  await Promise.all(servers.map((server) => server.close()));
});

/** Waits until what goes on after an answer has ended: nothing under way, and nothing new for a while. */
async function quiet(): Promise<void> {
  for (let last = -1; last !== begun.count || begun.ended < begun.count; ) {
    last = begun.count;
    await new Promise((resolve) => setTimeout(resolve, 5 * SLOW_MS));
  }
}

/** The longest chain of calls that waited for each other before the answer was there. */
async function tripsOf(request: () => Promise<Response>): Promise<{ status: number; trips: string[] }> {
  calls.length = 0;
  const { status } = await request();
  const answered = performance.now();
  const trips: string[] = [];
  let free = 0;
  for (const call of calls.filter(({ ended }) => ended <= answered).sort((a, b) => a.ended - b.ended)) {
    if (call.began < free) continue;
    trips.push(call.host);
    free = call.ended;
  }
  await quiet();
  return { status, trips };
}

test("generate with a cached key record waits for one Redis pipeline and one database statement", async () => {
  expect(await tripsOf(() => w.post("/generate", BRIEF))).toEqual({ status: 202, trips: ["redis", "sql"] });
});

test("generate without a cached key record also reads the key record", async () => {
  w.service.keys.clear();
  expect(await tripsOf(() => w.post("/generate", BRIEF))).toEqual({
    status: 202,
    trips: ["sql", "redis", "sql"],
  });
});

test("an Idempotency-Key adds one round trip to generate", async () => {
  const { status, trips } = await tripsOf(() => w.post("/generate", BRIEF, { "idempotency-key": "trips" }));
  expect(status).toBe(202);
  expect(trips).toHaveLength(3);
});

test("polling a run waits for one Redis pipeline and one database statement", async () => {
  const { id } = await json(await w.post("/generate", BRIEF));
  await quiet();
  expect(await tripsOf(() => w.get(`/runs/${id}`))).toEqual({ status: 200, trips: ["redis", "sql"] });
});

test.each<[string, object, () => Promise<Response>]>([
  ["get_brand_dna", {}, () => w.get("/brand-dna")],
  ["list_posts", {}, () => w.get("/posts")],
  ["create_campaign", CAMPAIGN, () => w.post("/campaigns", CAMPAIGN)],
])("the tool %s waits for the round trips of its endpoint, and for no other", async (name, args, request) => {
  const call = () => sendMessage(w, { method: "tools/call", params: { name, arguments: args } });
  for (const once of [call, request]) await once();
  await quiet();
  const endpoint = await tripsOf(request);
  const tool = await tripsOf(call);
  expect([tool.status, tool.trips]).toEqual([200, endpoint.trips]);
});

test.each<[string, number, () => Promise<Response>]>([
  ["a missing key", 401, () => w.call("POST", `${API}/generate`, { json: BRIEF, key: null })],
  ["a malformed key", 401, () => w.call("POST", `${API}/generate`, { json: BRIEF, key: "sk_live_nope" })],
  ["a malformed id", 422, () => w.get("/runs/not-an-id")],
  ["a malformed body", 400, () => w.post("/generate", "{")],
  ["a body that does not fit", 422, () => w.post("/generate", { ...BRIEF, brief: "" })],
  ["an asset type that does not exist", 400, () => w.post("/generate", { ...BRIEF, asset_type: "poster" })],
  ["an unknown path", 404, () => w.get("/nothing/here")],
])("%s costs no round trip", async (_name, status, request) => {
  expect(await tripsOf(request)).toEqual({ status, trips: [] });
});
