import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { publicUrl } from "../../lib/core/public-url.ts";
import type { Bundle } from "../../lib/local/bundle.ts";
import { freePort } from "../../lib/local/listen.ts";
import { HOSTS, outboundRules } from "../../lib/local/outbound.ts";
import { startReverseProxy } from "../../lib/local/reverse-proxy.ts";
import { SIGNALS } from "../../lib/local/signals.ts";
import { type LocalWorker, startWorker } from "../../lib/local/worker.ts";

/**
 * A Worker for tests: `?call=` makes it fetch, with the headers in `?headers=`. Any other request is answered with its
 * own address.
 */
const PUPPET = `let woken = 0;
  export default {
    scheduled() { woken++; },
    async fetch(request, env) {
      const { searchParams } = new URL(request.url);
      const call = searchParams.get("call");
      const headers = JSON.parse(searchParams.get("headers") ?? "{}");
      const body = request.method === "GET" ? null : await request.text();
      if (call) return fetch(call, { method: request.method, body, headers, redirect: "manual" });
      const received = Object.fromEntries(request.headers);
      return Response.json({ url: request.url, headers: received, secret: env.SECRET, woken, version: VERSION });
    },
  };`;

const signalListeners = () => SIGNALS.map((signal) => process.listeners(signal));

const bundle = (source: string): Bundle => ({
  modules: [{ type: "ESModule", path: "index.js", contents: new TextEncoder().encode(source) }],
  hash: source,
  inputs: [],
});
const puppet = (version: number) => bundle(`const VERSION = ${version}; ${PUPPET}`);

const CREDENTIALS = {
  database: "database-password",
  redis: "redis-token",
  qstash: "qstash-token",
  payments: "sk_test_1",
  telegram: "7:telegram-token",
};

let worker: LocalWorker;
let listeners: ReturnType<typeof signalListeners>;
let base: string;
let calls: string[];
const vendors = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  calls.push(describe(request, Buffer.concat(chunks)));
  response.end("from here");
});
const describe = ({ method, url, headers }: IncomingMessage, body: Buffer) =>
  `${method} ${headers.host}${url} ${body}`;

beforeAll(async () => {
  await once(vendors.listen(0, "127.0.0.1"), "listening");
  const { port: vendor } = vendors.address() as AddressInfo;
  const port = await freePort();
  base = `http://127.0.0.1:${port}`;
  listeners = signalListeners();
  worker = await startWorker({
    port,
    bundle: puppet(1),
    publicUrl: "https://brandrun.example.com",
    bindings: { SECRET: "s3cret" },
    outbound: outboundRules(
      {
        database: vendor,
        redis: vendor,
        qstash: vendor,
        payments: vendor,
        telegram: vendor,
        social: vendor,
        inboxes: vendor,
        downloads: vendor,
      },
      CREDENTIALS,
      [
        { origin: `http://localhost:${vendor}`, credential: null },
        { origin: `http://127.0.0.1:${vendor}`, credential: "model-key" },
      ],
    ),
  });
}, 30_000);
afterAll(async () => {
  await worker.close();
  vendors.closeAllConnections();
  vendors.close();
});
beforeEach(() => {
  calls = [];
});

const look = async (path = "/") => (await fetch(`${base}${path}`)).json();
type Call = { method?: string; body?: string; headers?: Record<string, string> };
const call = (url: string, { headers = {}, ...init }: Call = {}) =>
  fetch(`${base}/?${new URLSearchParams({ call: url, headers: JSON.stringify(headers) })}`, init);

test("the local Worker runs with the settings of wrangler.toml", () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const [toml, source] = [read("wrangler.toml"), read("lib/local/worker.ts")];
  const facts = /^(compatibility_|binding|bucket_name|crons).*$/gm;
  const values = (toml.match(facts) ?? []).flatMap((line) => line.match(/"[^"]+"/g) ?? []);
  expect(values).toContain('"brandrun-files"');
  // Two have no counterpart on this machine: a model is reached by its address, and clips have no poster frames.
  for (const binding of ['"AI"', '"MEDIA"']) values.splice(values.indexOf(binding), 1);
  const sourceOrBundle = source.replace("FILES:", '"FILES":') + read("lib/local/bundle.ts");
  expect(values.filter((value) => !sourceOrBundle.includes(value))).toEqual([]);
});

test("the local Worker sees its public address and its secrets", async () => {
  expect(await look("/a?b=c")).toMatchObject({ url: "https://brandrun.example.com/a?b=c", secret: "s3cret" });
});

const STRANGE = {
  "MF-Original-URL": "https://stranger.example/else",
  "MF-Route-Override": "egress",
  "mf-cf-blob": "no JSON",
  "MF-Proxy-Shared-Secret": "00",
  "CF-Connecting-IP": "192.0.2.1",
  "CF-Worker": "stranger.example",
};

test("what miniflare or Cloudflare would obey does not come in through the reverse proxy", async () => {
  const workerdPort = Number(new URL(base).port);
  const port = await freePort();
  const proxy = await startReverseProxy({ port, workerdPort });
  for (const method of ["GET", "POST"]) {
    const answer = await fetch(`http://127.0.0.1:${port}/a`, { method, headers: { ...STRANGE, "X-A": "b" } });
    const { url, headers } = await answer.json();
    expect(url).toBe("https://brandrun.example.com/a");
    expect(headers).toMatchObject({ "x-a": "b", "cf-connecting-ip": "127.0.0.1" });
    for (const value of Object.values(STRANGE)) expect(Object.values(headers)).not.toContain(value);
  }
  await proxy.close();
  // Without the proxy each of these is obeyed.
  const direct = {
    headers: { "MF-Original-URL": STRANGE["MF-Original-URL"], "CF-Connecting-IP": "192.0.2.1" },
  };
  expect(await (await fetch(`${base}/a`, direct)).json()).toMatchObject({
    url: "https://brandrun.example.com/else",
    headers: { "cf-connecting-ip": "192.0.2.1" },
  });
});

const bearer = (credential: string) => ({ authorization: `Bearer ${credential}` });
const OWN_CALLS: [url: string, headers: Record<string, string>][] = [
  [
    "https://api.eu-central-1.aws.neon.tech/sql",
    { "neon-connection-string": `postgresql://postgres:${CREDENTIALS.database}@db.example/brandrun?a=b` },
  ],
  ["https://brandrun-local.upstash.io/pipeline", bearer(CREDENTIALS.redis)],
  ["https://qstash.upstash.io/v2/publish/https://brandrun.example.com/jobs", bearer(CREDENTIALS.qstash)],
  ["https://api.stripe.com/v1/checkout/sessions", bearer(CREDENTIALS.payments)],
  [`https://api.telegram.org/bot${CREDENTIALS.telegram}/sendMessage`, {}],
  ["https://sandbox.brandrun.test/api/x/posts", {}],
  ["https://hooks.brandrun.sandbox/orders", {}],
];

test.for(OWN_CALLS)("the local Worker's own call to %s stays on this machine", async ([url, headers]) => {
  const answer = await call(url, { method: "POST", body: "hello", headers });
  expect(await answer.text()).toBe("from here");
  expect(calls).toEqual([`POST ${url.replace("https://", "")} hello`]);
});

test.for([
  "https://api.eu-central-1.aws.neon.tech/sql",
  "https://brandrun-local.upstash.io/",
  "https://qstash.upstash.io/v2/dlq",
  `https://qstash.upstash.io/${CREDENTIALS.qstash}`,
  "https://api.stripe.com/pay/cs_test_1/pay",
  "https://api.telegram.org/telegram/block",
  "https://api.telegram.org/bot7:guessed/sendMessage",
])("a webhook or a picture at %s does not reach the embedded server", async (url) => {
  const webhook = { "content-type": "application/json", "webhook-id": "evt_1", "webhook-signature": "v1,x" };
  const accept = { accept: "image/png,image/*;q=0.5" };
  const guessed = bearer("guessed");
  for (const asked of [
    { method: "POST", body: "{}", headers: webhook },
    { method: "POST", body: "{}", headers: guessed },
    { headers: accept },
  ]) {
    const answer = await call(url, asked);
    expect([answer.status, await answer.text()]).toEqual([403, expect.stringContaining("own calls")]);
  }
  expect(calls).toEqual([]);
});

test("no address of a caller leads to the one vendor whose calls carry no credential", () => {
  expect(publicUrl(`https://${HOSTS.social}/api/x/posts`).problem).toBeDefined();
});

test.for([
  "https://upstash.io/",
  "https://evil-qstash.upstash.io/",
  "https://ep-local.eu-central-1.aws.neon.tech/sql",
  "https://neon.tech/",
  "http://127.0.0.1:9/",
])("the local Worker's call to %s is refused by name", async (url) => {
  const answer = await call(url, { headers: bearer(CREDENTIALS.redis) });
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain(`${new URL(url).hostname} was refused`);
  expect(calls).toEqual([]);
});

test.each([
  "text/html,application/xhtml+xml;q=0.9",
  "text/css,*/*;q=0.1",
  "application/manifest+json,application/json,*/*;q=0.1",
])(
  "the local Worker's requests for %s of a website go to the proxy that checks addresses",
  async (accept) => {
    const answer = await call("https://www.example.com/", { headers: { accept } });
    expect(await answer.text()).toBe("from here");
    expect(calls).toEqual(["GET downloads.brandrun.sandbox/?url=https%3A%2F%2Fwww.example.com%2F "]);
  },
);

test("the local Worker's picture requests go to the proxy that checks addresses", async () => {
  const address = "https://pictures.example.com/a.png?b=c";
  const headers = { accept: "image/png" };
  expect(await (await call(address, { headers })).text()).toBe("from here");
  expect(calls).toEqual([`GET downloads.brandrun.sandbox/?url=${encodeURIComponent(address)} `]);
  const refused = await call(address, { headers, method: "POST", body: "x" });
  expect([refused.status, refused.headers.get("proxy-status")]).toEqual([
    502,
    "egress.brandrun.sandbox; error=http_request_denied",
  ]);
  expect((await call(address.replace("https", "http"), { headers })).status).toBe(502);
  expect(calls).toHaveLength(1);
});

test.for(["/robots.txt", "/checkout/paid", "/checkout/paid.html", "/mascots/moods.json", "/type/brand.json"])(
  "the static file %s is never sniffed, framed or a script",
  async (path) => {
    for (const method of ["GET", "HEAD", "POST"]) {
      const { headers } = await fetch(base + path, { method, redirect: "manual" });
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toMatch(/script-src|\*|,/);
      expect(headers.get("x-content-type-options"), `${method} ${path}`).toBe("nosniff");
    }
  },
);

test("a static file that never changes is still kept for a year", async () => {
  const [file] = readdirSync(new URL("../../functions/public/type/fonts", import.meta.url));
  const { headers } = await fetch(`${base}/type/fonts/${file}`);
  expect(headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

test("the cron trigger calls the local Worker", async () => {
  await worker.wake();
  expect(await look()).toMatchObject({ woken: 1 });
});

test("reloaded code takes over on the same port", async () => {
  await worker.reload(puppet(2));
  expect(await look()).toMatchObject({ version: 2 });
});

test("code that does not start leaves the old code running", async () => {
  await expect(worker.reload(bundle('throw new Error("broken");'))).rejects.toThrow();
  expect(await look()).toMatchObject({ version: 2 });
});

test("the local Worker installs no signal handlers in its process", () => {
  // Other files that share this process have their own.
  expect(signalListeners()).toEqual(listeners);
});

test("the local Worker reaches a model's host with its key, and no other host", async () => {
  const { port } = vendors.address() as AddressInfo;
  expect(await (await call(`http://localhost:${port}/v1/models`)).text()).toBe("from here");
  const withKey = { headers: { "x-api-key": "model-key" } };
  expect(await (await call(`http://127.0.0.1:${port}/v1/models`, withKey)).text()).toBe("from here");
  expect((await call(`http://127.0.0.1:${port}/v1/models`)).status).toBe(502);
  const refused = await call("https://api.example.com/v1/models", withKey);
  expect([refused.status, await refused.text()]).toEqual([
    502,
    expect.stringContaining("api.example.com was refused"),
  ]);
});
