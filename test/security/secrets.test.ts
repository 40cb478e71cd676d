import { afterEach, beforeEach, expect, test } from "vitest";
import { sweep } from "../../lib/pipeline/sweep.ts";
import { runFor } from "../support/route-targets.ts";
import { ask } from "../support/routes.ts";
import { insertAccount } from "../support/social.ts";
import { bind, EVENT } from "../support/studio.ts";
import { BRIEF, type World, world } from "../support/world.ts";
import { deployed } from "./support/deployed.ts";
import { KEYED } from "./support/routes.ts";

/** Settings whose values must be seen by their vendors only. */
const MARKED = {
  DATABASE_URL: "postgres://app:MARKED-database-password@db.example.com/brandrun",
  UPSTASH_REDIS_REST_TOKEN: "MARKED-redis-token",
  QSTASH_TOKEN: "MARKED-queue-token",
  QSTASH_CURRENT_SIGNING_KEY: "MARKED-signing-key",
  QSTASH_NEXT_SIGNING_KEY: "MARKED-next-signing-key",
  STRIPE_SECRET_KEY: "sk_test_MARKEDstripekey",
  STRIPE_WEBHOOK_SECRET: "whsec_MARKEDstripesecret",
  TELEGRAM_BOT_TOKEN: "4711:MARKED-bot-token",
  TELEGRAM_WEBHOOK_SECRET: "MARKED-telegram-secret",
  MODEL_API_KEY: "MARKED-model-key",
  X_CLIENT_SECRET: "MARKED-x-secret",
};
const SERVICE = await deployed({
  ...MARKED,
  PUBLIC_URL: "https://brandrun.example.com",
  UPSTASH_REDIS_REST_URL: "https://redis.example.com",
  TELEGRAM_BOT_NAME: "brandrun_bot",
  MODEL_PROVIDER: "openai-compatible",
  MODEL_NAME: "llama",
  MODEL_BASE_URL: "https://model.example.com/v1",
  X_CLIENT_ID: "x-client",
  SEALING_KEYS: `2026:${Buffer.alloc(32, 7).toString("base64")}`,
});

type Asked = { url: string; headers: string };
type Fails = (asked: Asked) => Promise<Response>;
/** Ways in which a vendor, or the way to it, breaks; the unkind ones repeat what they were sent. */
const FAILURES: Record<string, Fails> = {
  "cannot be reached": ({ url }) => Promise.reject(new TypeError(`fetch failed: ${url}`)),
  // QStash's client writes errors of fetch to the console, past our log. Such errors hold no headers.
  "cannot be reached, and its error tells everything": (asked) =>
    Promise.reject(new Error(asked.url.includes("qstash") ? "fetch failed" : JSON.stringify(asked))),
  "refuses the credentials, and repeats them": async (asked) => {
    const message = JSON.stringify(asked);
    const error = asked.url.includes("redis") ? message : { message };
    return Response.json(
      { error, message, description: message, ok: false, error_code: 400 },
      { status: 401 },
    );
  },
  "breaks, and repeats everything": async (asked) => new Response(JSON.stringify(asked), { status: 500 }),
  "answers with nonsense": async () => new Response("<html>", { status: 200 }),
};

const LEVELS = ["log", "info", "warn", "error"] as const;
const real = { fetch: globalThis.fetch, ...console };
let urls: string[] = [];
let lines: string[] = [];
let fails: Fails | undefined;

beforeEach(() => {
  [urls, lines] = [[], []];
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, { ...init, ...(init?.body ? { duplex: "half" } : {}) } as RequestInit);
    urls.push(request.url);
    const headers = JSON.stringify([...request.headers]);
    return fails ? fails({ url: request.url, headers }) : Response.error();
  };
  for (const level of LEVELS) console[level] = (...parts: unknown[]) => void lines.push(parts.join(" "));
});
afterEach(() => {
  globalThis.fetch = real.fetch;
  for (const level of LEVELS) console[level] = real[level];
});

const PORTS = [
  "rateLimiter",
  "locks",
  "flags",
  "queue",
  "payments",
  "bot",
  "model",
  "downloads",
  "connectors",
] as const;
const BROKEN = Object.fromEntries(PORTS.map((name) => [name, SERVICE[name]]));

/** A word that stands in every kind of credential here, and the key that the walk is made with. */
const leaksOf = (w: World) => new RegExp(`MARKED|${w.key.slice(8)}`);

/** Calls every route, delivers every job and sweeps. Returns every answer. */
async function walk(w: World, ids: Map<string, string>): Promise<string[]> {
  const reported: string[] = [];
  for (const route of KEYED) {
    const answer = await ask(w, route, { id: ids.get(route.path) ?? "x" });
    reported.push(
      `${route.path} ${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`,
    );
  }
  reported.push(await (await w.call("GET", "/api/v1/health", { key: null })).text());
  const forged = {
    "upstash-signature": "a.b.c",
    "stripe-signature": "t=1,v1=0",
    "x-telegram-bot-api-secret-token": "wrong",
  };
  for (const path of ["/jobs", "/jobs/failed", "/jobs/stripe", "/jobs/telegram"])
    reported.push(await (await w.call("POST", path, { key: null, json: {}, headers: forged })).text());
  await sweep(w.service);
  return reported;
}

test.each(Object.entries(FAILURES))(
  "no secret is revealed while every dependency but the database %s",
  async (_how, failure) => {
    const w = await world({ plan: "scale" });
    await bind(w, { telegram: true });
    await insertAccount(w, "x");
    const ids = new Map<string, string>();
    for (const route of KEYED) ids.set(route.path, await runFor(w, route));
    await w.post("/generate", BRIEF);
    await w.call("POST", "/studio/generate", { json: EVENT });
    const jobs = w.waiting.splice(0, 3);
    fails = failure;
    Object.assign(w.service, BROKEN, { log: SERVICE.log, probes: SERVICE.probes });
    const reported = await walk(w, ids);
    for (const { job } of jobs) reported.push(await (await w.deliver(job)).text());
    reported.push(await (await w.get("/runs?limit=100")).text());
    expect(reported.length).toBeGreaterThan(40);
    expect(urls.length, "dependencies were asked").toBeGreaterThan(10);
    for (const text of [...reported, ...lines]) expect(text).not.toMatch(leaksOf(w));
    // The Bot API has its token in the address by design.
    for (const url of urls.filter((one) => !one.startsWith("https://api.telegram.org/")))
      expect(url).not.toMatch(leaksOf(w));
  },
);

test.each(Object.entries(FAILURES))(
  "no answer or log line holds a secret while the database %s",
  async (_how, failure) => {
    const w = await world({ plan: "scale" });
    fails = failure;
    Object.assign(w.service, BROKEN, {
      db: SERVICE.db,
      log: SERVICE.log,
      probes: SERVICE.probes,
      outageOf: SERVICE.outageOf,
    });
    const reported: string[] = [];
    for (const route of KEYED) {
      const answer = await ask(w, route);
      reported.push(`${answer.status} ${JSON.stringify([...answer.headers])} ${await answer.text()}`);
    }
    expect(lines.length).toBeGreaterThan(0);
    for (const text of [...reported, ...lines, ...urls]) expect(text).not.toMatch(leaksOf(w));
  },
);

test("the secrets test recognises its secrets in vendors' errors", async () => {
  fails = FAILURES["refuses the credentials, and repeats them"];
  await expect(SERVICE.flags.isRaised("anything")).rejects.toThrow(/MARKED-redis-token/);
});
