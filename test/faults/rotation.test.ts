import { Receiver } from "@upstash/qstash";
import { describe, expect, test } from "vitest";
import { stripe } from "../../lib/adapters/stripe.ts";
import type { CheckoutRequest } from "../../lib/core/payments.ts";
import { type SealingKey, type Seals, sealsWith } from "../../lib/core/seal.ts";
import { signDelivery } from "../../lib/local/qstash/signature.ts";
import { SECRET_KEY, signed, vendorEvent, WEBHOOK_SECRET } from "../fakes/stripe.ts";
import { openCheckout, readMoney } from "../support/money.ts";
import { readRun, startRun } from "../support/runs.ts";
import { deliveriesOf, endpoint, recordAndPublish, verified, webhookWorld } from "../support/webhooks.ts";
import { type World, world } from "../support/world.ts";

type Part = "seals" | "signed" | "payments";

/** While a setting reaches its isolates, old and new ones serve side by side. Each look finds the next one. */
function serveWith<P extends Part>(w: World, part: P, versions: readonly World["service"][P][]) {
  let looks = 0;
  const get = () => versions[looks++ % versions.length];
  Object.defineProperty(w.service, part, { get, configurable: true });
}

const keyOf = (id: string, fill: number): SealingKey => ({ id, bytes: new Uint8Array(32).fill(fill) });
const [OLD, NEW] = [keyOf("2026", 1), keyOf("2027", 2)];
const seals = (...keys: SealingKey[]): Seals =>
  sealsWith(keys, (size) => crypto.getRandomValues(new Uint8Array(size)));

describe("a new sealing key, first behind the old one, then before it", () => {
  const [ONLY_OLD, BEHIND, BEFORE] = [seals(OLD), seals(OLD, NEW), seals(NEW, OLD)];
  const STAGES = [[ONLY_OLD], [ONLY_OLD, BEHIND], [BEHIND], [BEHIND, BEFORE], [BEFORE]];

  test("webhooks are created, rotated and delivered while isolates with both settings serve", async () => {
    const { w, posted } = await webhookWorld(undefined, { plan: "scale" });
    const secrets = new Map<string, string>();
    for (const [stage, versions] of STAGES.entries()) {
      serveWith(w, "seals", versions);
      const made = await Promise.all(
        [0, 1].map((n) => endpoint(w, { url: `https://hooks.example.com/${stage}-${n}` })),
      );
      for (const { url, secret } of made) secrets.set(url, secret);
      await Promise.all([
        recordAndPublish(w),
        w.post(`/webhooks/${made[0]?.id}/rotate-secret`),
        w.get("/webhooks/secret"),
      ]);
      expect(new Set(await w.drain())).toEqual(new Set([204]));
    }
    for (const message of posted) verified(message, secrets.get(message.address) ?? "", w);
    const deliveries = await deliveriesOf(w);
    expect(deliveries).toHaveLength(2 + 4 + 6 + 8 + 10);
    expect(posted).toHaveLength(deliveries.length);
    expect(new Set(deliveries.map(({ status }) => status))).toEqual(new Set(["delivered"]));
  });

  test("a key that comes before the old one at once delays deliveries, and loses none", async () => {
    const { w, posted } = await webhookWorld();
    serveWith(w, "seals", [BEFORE]);
    const { secret } = await endpoint(w);
    serveWith(w, "seals", [ONLY_OLD]);
    await recordAndPublish(w);
    const [message] = w.waiting.splice(0);
    expect((await w.deliver(message!.job)).status).toBe(500);
    serveWith(w, "seals", [BEFORE]);
    // The first attempt's lease has expired when the queue repeats the message.
    w.pass(5 * 60);
    expect((await w.deliver(message!.job, 1)).status).toBe(204);
    expect(posted).toHaveLength(1);
    verified(posted[0], secret, w);
  });
});

describe("new signing keys of the queue", () => {
  const HERE = "https://brandrun.example.com";
  /** As the service is wired, with the queue's own library. */
  function withKeys(currentSigningKey: string, nextSigningKey: string): World["service"]["signed"] {
    const receiver = new Receiver({ currentSigningKey, nextSigningKey });
    return ({ signature, body, path }) =>
      receiver.verify({ signature, body, url: `${HERE}${path}` }).catch(() => false);
  }
  const [BEFORE, AFTER] = [withKeys("sig_1", "sig_2"), withKeys("sig_2", "sig_3")];
  /** The queue signs with its current key; its roll makes the next one current. */
  const STAGES = [
    { key: "sig_1", versions: [BEFORE] },
    { key: "sig_2", versions: [BEFORE] },
    { key: "sig_2", versions: [BEFORE, AFTER] },
    { key: "sig_2", versions: [AFTER] },
  ];

  async function deliverSigned(w: World, body: string, key: string): Promise<number> {
    const signature = signDelivery(key, `${HERE}/jobs`, Buffer.from(body), Date.now());
    const headers = { "upstash-signature": signature };
    return (await w.call("POST", "/jobs", { json: body, key: null, headers })).status;
  }

  test("no callback that the queue signs is refused while its keys are rolled, and every run succeeds", async () => {
    const w = await world({ key: { mode: "test" } });
    for (const { key, versions } of STAGES) {
      serveWith(w, "signed", versions);
      const started = await Promise.all([startRun(w), startRun(w), startRun(w), startRun(w)]);
      const statuses = await Promise.all(
        started.map(({ job }) => deliverSigned(w, JSON.stringify(job), key)),
      );
      expect(statuses).toEqual([204, 204, 204, 204]);
      for (const { id } of started) expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
    }
  });

  test("a callback that was under way during the roll is refused, and its repetition runs once", async () => {
    const w = await world({ key: { mode: "test" } });
    serveWith(w, "signed", [AFTER]);
    const { id, job } = await startRun(w);
    const body = JSON.stringify(job);
    expect(await deliverSigned(w, body, "sig_1")).toBe(401);
    expect(await deliverSigned(w, body, "sig_2")).toBe(204);
    expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
  });
});

describe("a new secret for Stripe's events", () => {
  const NEXT = "whsec_thenextsecretforthefake";
  const NOW = new Date("2026-06-15T12:00:00Z");
  const paymentsWith = (webhookSecret: string) =>
    stripe({ secretKey: SECRET_KEY, webhookSecret, plans: {}, now: () => NOW });
  const [BEFORE, AFTER] = [paymentsWith(WEBHOOK_SECRET), paymentsWith(NEXT)];
  /** Which secrets Stripe signs with: both, while the old one has not expired. */
  const STAGES = [
    { secrets: [WEBHOOK_SECRET], versions: [BEFORE] },
    { secrets: [NEXT, WEBHOOK_SECRET], versions: [BEFORE, AFTER] },
    { secrets: [NEXT], versions: [AFTER] },
  ];
  const CREDITS = 100;
  const paid = ({ purchaseId, workspaceId, credits, amount }: CheckoutRequest) =>
    vendorEvent("checkout.session.completed", {
      id: `cs_${purchaseId}`,
      mode: "payment",
      payment_intent: `pi_${purchaseId}`,
      payment_status: "paid",
      amount_total: amount,
      metadata: { purchase_id: purchaseId, workspace_id: workspaceId, credits: String(credits) },
    });

  function signedWith(event: object, secrets: readonly string[]) {
    const all = secrets.map((secret) => signed(event, { secret, at: NOW }));
    const signature = all.map((one, n) => one.signature.replace(/^t=\d+,/, n === 0 ? "$&" : "")).join(",");
    return { body: all[0]?.body ?? "", signature };
  }

  test("no event that Stripe signs is refused while its secret is rolled with an overlap", async () => {
    const w = await world();
    const orders = [];
    for (let n = 0; n < 4 * STAGES.length; n++) orders.push(await openCheckout(w, CREDITS));
    for (const [stage, { secrets, versions }] of STAGES.entries()) {
      serveWith(w, "payments", versions);
      const statuses = await Promise.all(
        orders.slice(4 * stage, 4 * stage + 4).map(async (order) => {
          const { body, signature } = signedWith(paid(order), secrets);
          const headers = { "stripe-signature": signature };
          return (await w.call("POST", "/jobs/stripe", { json: body, key: null, headers })).status;
        }),
      );
      expect(statuses).toEqual([204, 204, 204, 204]);
    }
    expect(await readMoney(w)).toMatchObject({ bought: orders.length * CREDITS });
  });
});

test("messages sent while a webhook's secret is replaced are valid for holders of the old and the new one", async () => {
  const { w, posted } = await webhookWorld();
  const { id, secret: old } = await endpoint(w);
  const [answer] = await Promise.all([
    w.post(`/webhooks/${id}/rotate-secret`),
    ...Array.from({ length: 8 }, () => recordAndPublish(w)),
  ]);
  const { secret } = (await answer.json()) as { secret: string };
  await w.drain();
  expect(posted).toHaveLength(8);
  for (const message of posted) {
    verified(message, old, w);
    verified(message, secret, w);
  }
});
