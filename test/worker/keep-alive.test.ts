import { beforeAll, describe, expect, inject, test } from "vitest";
import { type Chance, chance } from "../load/soak/random.ts";
import { type Client, nodeClient, plainClient, type Sent } from "../support/keep-alive-clients.ts";
import { openAccount } from "../support/platform-workspace.ts";

const SEED = 20_261_121;
const KB = 1024;
const MB = KB * KB;
const API = "/api/v1/programmatic";
const UNKNOWN = "01900000-0000-7000-8000-000000000000";
/** A page that needs nothing but the Worker, so that a slow database says nothing about connections. */
const INNOCENT: Sent = { method: "GET", path: "/app/sign-in" };
const JSON_TYPE = { "Content-Type": "application/json" };
const EXPECTING = { ...JSON_TYPE, Expect: "100-continue" };

const port = () => Number(new URL(inject("baseUrl")).port);
const CLIENTS: [name: string, open: () => Client][] = [
  ["Node's agent", () => nodeClient(port())],
  ["a client like http.client", () => plainClient(port())],
];

let keyed: Record<string, string>;
/** A webhook endpoint, and a run that has ended. */
let endpoint: string;
let ended: string;
beforeAll(async () => {
  const account = await openAccount("scale");
  keyed = { ...JSON_TYPE, Authorization: `Bearer ${account.key}` };
  ({ id: endpoint } = await (await account.post("/webhooks", { url: "https://example.com/hook" })).json());
  const order = {
    brief: "Announce that Harbor Notes now works offline.",
    channel: "web",
    asset_type: "card",
  };
  ({ id: ended } = await account.finished((await (await account.post("/generate", order)).json()).id));
});

const small = [Buffer.from('{"a":1}')];
const large = (size: number) => [Buffer.alloc(size, "x")];
const toKeyed = (method: string, path: string, sent: Partial<Sent> = {}): Sent => ({
  ...{ method, path: `${API}${path}`, headers: keyed, body: small },
  ...sent,
});

/** Answers that come before the body is read, or without it. */
const EARLY: [what: string, status: number, sent: () => Sent][] = [
  ["a request without a key", 401, () => toKeyed("POST", "/generate", { headers: JSON_TYPE })],
  ["an unknown path", 404, () => toKeyed("POST", "/nowhere")],
  ["a wrong method", 405, () => toKeyed("PUT", "/generate")],
  ["a finished run", 422, () => toKeyed("POST", `/runs/${ended}/cancel`)],
  ["a path that is no id", 422, () => toKeyed("POST", "/runs/none/cancel")],
  ["a test event", 422, () => toKeyed("POST", `/webhooks/${endpoint}/test`)],
  ["a body that is too large", 413, () => toKeyed("POST", "/generate", { body: large(300 * KB) })],
  ["a chunked body", 404, () => toKeyed("POST", "/nowhere", { length: "chunked" })],
  ["a body that waits for 100-continue", 404, () => toKeyed("POST", "/nowhere", { headers: EXPECTING })],
  ["a GET with a body", 200, () => toKeyed("GET", "/me")],
  ["a HEAD with a body", 200, () => toKeyed("HEAD", "/me")],
  ["a DELETE with a body", 404, () => toKeyed("DELETE", `/runs/${UNKNOWN}`)],
  ["a static file that is written to", 405, () => ({ method: "POST", path: "/robots.txt", body: large(MB) })],
  ["a page that is written to", 405, () => ({ method: "PUT", path: "/checkout/paid", body: large(MB) })],
  ["a static file with a body", 200, () => ({ method: "GET", path: "/robots.txt", body: small })],
];

describe.each(CLIENTS)("a connection of %s", (_, open) => {
  test.each(EARLY)("serves the next request after %s", async (_, status, sent) => {
    for (let n = 0; n < 5; n++) {
      const client = open();
      expect((await client.ask(sent())).status).toBe(status);
      expect((await client.ask(INNOCENT)).status).toBe(200);
      client.close();
    }
  });

  test("says that it closes after the refusal of a large body", async () => {
    const client = open();
    const refused = await client.ask(
      toKeyed("POST", "/generate", { headers: JSON_TYPE, body: large(12 * MB) }),
    );
    expect(refused).toMatchObject({ status: 401, closes: true });
    expect(JSON.parse(refused.body)).toMatchObject({ code: "missing_api_key" });
    expect((await client.ask(INNOCENT)).status).toBe(200);
    client.close();
  });

  test("says that it closes after a body that stalls", async () => {
    const client = open();
    expect(await client.ask(toKeyed("POST", "/nowhere", { length: 40 }))).toMatchObject({
      status: 404,
      closes: true,
    });
    expect((await client.ask(INNOCENT)).status).toBe(200);
    client.close();
  });
});

test("an upload of 100 MB without a key is not read whole, and its caller receives the answer", async () => {
  const client = plainClient(port());
  let taken = 0;
  function* pieces() {
    for (const piece of large(MB)) while (taken++ < 100) yield piece;
  }
  const upload = { method: "POST", path: `${API}/brand-assets/videos` };
  const answer = await client.ask({ ...upload, body: pieces(), length: 100 * MB });
  expect(answer).toMatchObject({ status: 401, closes: true });
  expect(taken).toBeLessThan(100);
});

const TARGETS: [method: string, path: () => string][] = [
  ["POST", () => `${API}/generate`],
  ["PUT", () => `${API}/generate`],
  ["OPTIONS", () => `${API}/generate`],
  ["POST", () => `${API}/clarify`],
  ["POST", () => `${API}/brand-assets/screens`],
  ["POST", () => `${API}/brand-assets/videos`],
  ["PATCH", () => `${API}/brand-dna`],
  ["POST", () => `${API}/runs/${ended}/cancel`],
  ["DELETE", () => `${API}/runs/${UNKNOWN}`],
  ["POST", () => `${API}/webhooks/${endpoint}/rotate-secret`],
  ["GET", () => `${API}/me`],
  ["HEAD", () => `${API}/me`],
  ["GET", () => `${API}/templates`],
  ["GET", () => "/app/sign-in"],
  ["GET", () => "/robots.txt"],
  ["POST", () => "/robots.txt"],
  ["POST", () => "/nowhere"],
  ["POST", () => "/jobs"],
  ["POST", () => "/jobs/stripe"],
];
/** Sizes of bodies in bytes, and how often each is sent. The largest two are closed by their answer. */
const SIZES = { 0: 8, 2: 6, 40000: 4, 200000: 2, 300000: 1, 700000: 0.3, 3000000: 0.3 };
const FORM = { "Content-Type": "multipart/form-data; boundary=x" };

function drawn(random: Chance, id: string): Sent {
  const [method, path] = random.of(TARGETS);
  const headers = { ...random.of([keyed, { ...keyed, ...FORM }, JSON_TYPE, {}]), "X-Request-Id": id };
  const size = Number(random.weighted(SIZES));
  if (size === 0) return { method, path: path(), headers };
  const count = random.of([1, 2, 5]);
  const body = Array.from({ length: count }, () => Buffer.alloc(Math.ceil(size / count), "x"));
  return { method, path: path(), headers, body, ...(random.draw() < 0.3 && { length: "chunked" as const }) };
}

/** Each talk is a test of its own: a slow one has its own time. */
const TALKS = CLIENTS.flatMap(([name, open]) =>
  Array.from({ length: 8 }, (_, n) => ({ name, open, seed: SEED + n })),
);

test.each(TALKS)("no random request breaks a connection of $name, $seed", async ({ open, seed }) => {
  const random = chance(seed);
  const client = open();
  let closings = 0;
  for (let n = 0; n < 30; n++) {
    const sent = drawn(random, `request-${seed}-${n}`);
    const what = `${n}: ${sent.method} ${sent.path}`;
    const answer = await client.ask(sent).catch((error) => expect.fail(`${what}: ${error.message}`));
    expect(answer.status, what).toBeLessThan(500);
    if (answer.headers.has("x-request-id"))
      expect(answer.headers.get("x-request-id")).toBe(`request-${seed}-${n}`);
    // Node's client takes no second request after HEAD.
    if (answer.closes || sent.method === "HEAD") closings++;
  }
  expect(client.opened(), "no connection ended silently").toBeLessThanOrEqual(1 + closings);
  client.close();
});

test("requests of several connections at once break none", async () => {
  const talk = async (open: () => Client, seed: number) => {
    const client = open();
    const random = chance(seed);
    for (let n = 0; n < 10; n++)
      expect((await client.ask(drawn(random, `at-once-${seed}-${n}`))).status).toBeLessThan(500);
    client.close();
  };
  await Promise.all([...CLIENTS, ...CLIENTS].map(([, open], n) => talk(open, SEED + 100 + n)));
});
