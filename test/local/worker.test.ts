import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Bundle } from "../../lib/local/bundle.ts";
import { outboundRules } from "../../lib/local/outbound.ts";
import { type LocalWorker, startWorker } from "../../lib/local/worker.ts";
import { freePort } from "../support/free-port.ts";

/** A Worker for tests: `?call=` makes it fetch, any other request is answered with its own address. */
const PUPPET = `let woken = 0;
  export default {
    scheduled() { woken++; },
    async fetch(request, env) {
      const { searchParams } = new URL(request.url);
      const call = searchParams.get("call");
      const accept = searchParams.get("accept") ?? "*/*";
      if (call) return fetch(call, { method: request.method, body: request.body, headers: { accept } });
      return Response.json({ url: request.url, secret: env.SECRET, woken, version: VERSION });
    },
  };`;

const bundle = (source: string): Bundle => ({
  modules: [{ type: "ESModule", path: "index.js", contents: new TextEncoder().encode(source) }],
  hash: source,
  inputs: [],
});
const puppet = (version: number) => bundle(`const VERSION = ${version}; ${PUPPET}`);

let worker: LocalWorker;
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
  worker = await startWorker({
    port,
    bundle: puppet(1),
    publicUrl: "https://brandrun.example.com",
    bindings: { SECRET: "s3cret" },
    outbound: outboundRules(
      { database: vendor, redis: vendor, qstash: vendor, inboxes: vendor, pictures: vendor },
      ["localhost"],
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
const call = (url: string, init: RequestInit = {}) => fetch(`${base}/?call=${encodeURIComponent(url)}`, init);

test("the local Worker runs with the settings of wrangler.toml", () => {
  const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
  const [toml, source] = [read("wrangler.toml"), read("lib/local/worker.ts")];
  const facts = /^(compatibility_|binding|bucket_name|crons|main).*$/gm;
  const values = (toml.match(facts) ?? []).flatMap((line) => line.match(/"[^"]+"/g) ?? []);
  expect(values).toContain('"brandrun-files"');
  // Workers AI has no counterpart on this machine; locally a model is reached by its address.
  values.splice(values.indexOf('"AI"'), 1);
  const sourceOrBundle = source.replace("FILES:", '"FILES":') + read("lib/local/bundle.ts");
  expect(values.filter((value) => !sourceOrBundle.includes(value))).toEqual([]);
});

test("the local Worker sees its public address and its secrets", async () => {
  expect(await look("/a?b=c")).toMatchObject({ url: "https://brandrun.example.com/a?b=c", secret: "s3cret" });
});

test.for([
  "https://api.eu-central-1.aws.neon.tech/sql",
  "https://brandrun-local.upstash.io/pipeline",
  "https://qstash.upstash.io/v2/publish/https://brandrun.example.com/jobs",
  "https://hooks.brandrun.sandbox/orders",
])("the local Worker's call to %s stays on this machine", async (url) => {
  const answer = await call(url, { method: "POST", body: "hello" });
  expect(await answer.text()).toBe("from here");
  expect(calls).toEqual([`POST ${url.replace("https://", "")} hello`]);
});

test.for([
  "https://api.telegram.org/bot",
  "https://upstash.io/",
  "https://evil-qstash.upstash.io/",
  "https://neon.tech/",
  "http://127.0.0.1:9/",
])("the local Worker's call to %s is refused by name", async (url) => {
  const answer = await call(url);
  expect(answer.status).toBe(502);
  expect(await answer.text()).toContain(`${new URL(url).hostname} was refused`);
  expect(calls).toEqual([]);
});

test("the local Worker's picture requests go to the proxy that checks addresses", async () => {
  const path = `/?call=${encodeURIComponent("https://pictures.example.com/a.png?b=c")}&accept=image/png`;
  expect(await (await fetch(base + path)).text()).toBe("from here");
  const url = encodeURIComponent("https://pictures.example.com/a.png?b=c");
  expect(calls).toEqual([`GET pictures.brandrun.sandbox/?url=${url} `]);
  expect((await fetch(base + path, { method: "POST", body: "x" })).status).toBe(502);
  expect((await fetch(base + path.replace("https", "http"))).status).toBe(502);
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
  expect(process.listenerCount("SIGTERM")).toBe(0);
});

test("the local Worker reaches the host that was opened by name and no other", async () => {
  const { port } = vendors.address() as AddressInfo;
  expect(await (await call(`http://localhost:${port}/v1/models`)).text()).toBe("from here");
  const refused = await call("https://api.example.com/v1/models");
  expect([refused.status, await refused.text()]).toEqual([
    502,
    expect.stringContaining("api.example.com was refused"),
  ]);
});
