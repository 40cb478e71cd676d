import { createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { stripe } from "../../lib/adapters/stripe.ts";
import { signDelivery } from "../../lib/local/qstash/signature.ts";
import { inviteChat } from "../../lib/studio/chats.ts";
import { SECRET_KEY, signed, vendorEvent, WEBHOOK_SECRET } from "../fakes/stripe.ts";
import { readRun, startRun } from "../support/runs.ts";
import { botAt, countLinkedChats, fakeForTests, sendUpdate, startUpdate } from "../support/studio.ts";
import { world } from "../support/world.ts";
import { deployed } from "./support/deployed.ts";

const HERE = "https://brandrun.example.com";
const KEY = "sig_current_of_the_test";
/** The service as it is deployed, for the one question whether a call is signed. */
const { signed: isSigned } = await deployed({
  DATABASE_URL: "postgres://app:word@db.example.com/brandrun",
  PUBLIC_URL: HERE,
  UPSTASH_REDIS_REST_URL: "https://redis.example.com",
  UPSTASH_REDIS_REST_TOKEN: "redis-token",
  QSTASH_TOKEN: "queue-token",
  QSTASH_CURRENT_SIGNING_KEY: KEY,
  QSTASH_NEXT_SIGNING_KEY: "sig_next_of_the_test",
  SEALING_KEYS: `test:${Buffer.alloc(32, 7).toString("base64")}`,
});

const sign = (body: string, { key = KEY, url = `${HERE}/jobs`, at = Date.now() } = {}) =>
  signDelivery(key, url, Buffer.from(body), at);
const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

/** A token that says of itself that it needs no signature, or that it is signed in another way. */
function withHeader(token: string, header: object, key: string | null): string {
  const claims = token.split(".")[1] ?? "";
  const head = `${encode(header)}.${claims}`;
  return `${head}.${key === null ? "" : createHmac("sha256", key).update(head).digest("base64url")}`;
}

const MINUTE = 60_000;
const FORGED: [what: string, make: (body: string) => string][] = [
  ["nothing", () => ""],
  ["nonsense", () => "a.b.c"],
  ["another key", (body) => sign(body, { key: "sig_of_somebody" })],
  ["an empty key", (body) => sign(body, { key: " " })],
  ["a signature that has expired", (body) => sign(body, { at: Date.now() - 6 * MINUTE })],
  ["a signature of the future", (body) => sign(body, { at: Date.now() + 6 * MINUTE })],
  ["a signature for another path", (body) => sign(body, { url: `${HERE}/jobs/failed` })],
  ["a signature for another host", (body) => sign(body, { url: "https://evil.example.com/jobs" })],
  ["a signature of another body", (body) => sign(`${body} `)],
  ["a token without a signature", (body) => withHeader(sign(body), { alg: "none", typ: "JWT" }, null)],
  [
    "a token with another algorithm's name and no key",
    (body) => withHeader(sign(body), { alg: "HS512" }, ""),
  ],
  ["half a signature", (body) => sign(body).slice(0, -10)],
  ["two signatures", (body) => `${sign(body)}, ${sign(body)}`],
];

describe("callbacks of the queue", () => {
  const open = () => world({ key: { mode: "test" }, service: { signed: isSigned } });
  const deliver = (w: Awaited<ReturnType<typeof open>>, body: string, signature: string) =>
    w.call("POST", "/jobs", { json: body, key: null, headers: { "upstash-signature": signature } });

  test.each(FORGED)("queue callbacks with %s are 401 and do nothing", async (_what, make) => {
    const w = await open();
    const { id, job } = await startRun(w);
    const body = JSON.stringify(job);
    const answer = await deliver(w, body, make(body));
    expect([answer.status, await answer.json()]).toEqual([
      401,
      { code: "invalid_signature", message: "This call is not signed by the queue." },
    ]);
    expect(await readRun(w, id)).toMatchObject({ status: "queued" });
  });

  test("a correctly signed queue callback is executed, and repeating it changes nothing", async () => {
    const w = await open();
    const { id, job } = await startRun(w);
    const body = JSON.stringify(job);
    const signature = sign(body);
    expect((await deliver(w, body, signature)).status).toBe(204);
    const run = await readRun(w, id);
    expect(run.status).toBe("succeeded");
    expect((await deliver(w, body, signature)).status).toBe(204);
    expect(await readRun(w, id)).toEqual(run);
  });

  test("a queue callback may be signed with the next key during a key rotation", async () => {
    const w = await open();
    const body = JSON.stringify((await startRun(w)).job);
    expect((await deliver(w, body, sign(body, { key: "sig_next_of_the_test" }))).status).toBe(204);
  });
});

describe("webhooks from Stripe", () => {
  const NOW = new Date("2026-06-15T12:00:00Z");
  const event = vendorEvent("charge.refunded", {
    id: "ch_1",
    payment_intent: "pi_1",
    amount: 1,
    amount_refunded: 1,
    metadata: {},
  });
  const open = () =>
    world({
      service: {
        payments: stripe({ secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, plans: {}, now: () => NOW }),
      },
    });
  const right = signed(event, { at: NOW });
  const at = (seconds: number) => signed(event, { at: new Date(NOW.getTime() + seconds * 1000) });

  test.each([
    ["nothing", { ...right, signature: "" }],
    ["nonsense", { ...right, signature: "t=1,v1=00" }],
    ["another secret", signed(event, { secret: "whsec_of_somebody", at: NOW })],
    ["an old signature", at(-301)],
    ["another body", { ...right, body: right.body.replace('"amount": 1', '"amount": 2') }],
    ["the signature under an older scheme", { ...right, signature: right.signature.replace("v1=", "v0=") }],
    [
      "a fresh time on an old signature",
      { ...at(-301), signature: at(-301).signature.replace(/t=\d+/, `t=${NOW.getTime() / 1000}`) },
    ],
  ])("a Stripe webhook with %s is 400", async (_what, { body, signature }) => {
    const w = await open();
    const answer = await w.call("POST", "/jobs/stripe", {
      json: body,
      key: null,
      headers: { "stripe-signature": signature },
    });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([
      400,
      "invalid_signature",
    ]);
  });
});

describe("webhooks from Telegram", () => {
  const fake = fakeForTests();

  test.each(["", "wrong", "The-Right-Secret-For-The-Webhook", " the-right-secret", "null", "undefined"])(
    "a Telegram webhook with the secret %j is 401 and links nothing",
    async (secret) => {
      const w = await world({ service: { bot: botAt(fake) } });
      const { code } = await inviteChat(w.service, w.workspaceId);
      expect((await sendUpdate(w, startUpdate(w, code), secret)).status).toBe(401);
      expect(await countLinkedChats(w)).toBe(0);
    },
  );

  test("a repeated Telegram webhook links one chat", async () => {
    const w = await world({ service: { bot: botAt(fake) } });
    fake.begin("4711");
    const update = startUpdate(w, (await inviteChat(w.service, w.workspaceId)).code);
    expect([(await sendUpdate(w, update)).status, (await sendUpdate(w, update)).status]).toEqual([204, 204]);
    expect(await countLinkedChats(w)).toBe(1);
  });
});
