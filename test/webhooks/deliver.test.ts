import { expect, test } from "vitest";
import { publishEvents } from "../../lib/webhooks/publish-events.ts";
import {
  answers,
  attemptsOf,
  deliveriesOf,
  endpoint,
  endpointRow,
  recordAndPublish,
  verified,
  WEBHOOK_URL,
  webhookWorld,
} from "../support/webhooks.ts";
import { json } from "../support/world.ts";

test("an event is sent to its endpoint once, signed", async () => {
  const { w, posted } = await webhookWorld();
  const { id, secret } = await endpoint(w);
  const eventId = await recordAndPublish(w);
  expect(await w.drain()).toEqual([204]);
  expect(posted).toHaveLength(1);
  expect(posted[0]?.address).toBe(WEBHOOK_URL);
  expect(posted[0]?.headers["webhook-id"]).toBe(eventId);
  expect(verified(posted[0], secret, w)).toMatchObject({ type: "brand.updated", data: { livemode: true } });
  const [delivery] = await deliveriesOf(w);
  expect(delivery).toMatchObject({ status: "delivered", attempts: 1, endpointId: id, leaseId: null });
  expect(await attemptsOf(w, delivery?.id ?? "")).toMatchObject([
    { number: 1, statusCode: 204, error: null },
  ]);
});

test("a signature does not verify with another secret", async () => {
  const { w, posted } = await webhookWorld();
  await endpoint(w);
  const other = await endpoint(w, { url: "https://else.example.com/" });
  await recordAndPublish(w);
  await w.drain();
  const first = posted.find(({ address }) => address === WEBHOOK_URL);
  expect(() => verified(first, other.secret, w)).toThrow();
});

test("a delivery fails after eight attempts, with retry delays of 5 s, 5 m, 30 m, 2 h, 5 h, 10 h and 10 h", async () => {
  const { w, posted } = await webhookWorld(() => answers(500));
  const { id } = await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  expect(posted).toHaveLength(8);
  const [delivery] = await deliveriesOf(w);
  expect(delivery).toMatchObject({ status: "failed", attempts: 8, nextAttemptAt: null });
  expect(delivery?.reason).toContain("8 of 8");
  const times = (await attemptsOf(w, delivery?.id ?? "")).map(({ at }) => at.getTime() / 1000);
  for (const [i, delaySeconds] of [5, 300, 1_800, 7_200, 18_000, 36_000, 36_000].entries()) {
    const waited = (times[i + 1] ?? 0) - (times[i] ?? 0);
    expect(waited).toBeGreaterThanOrEqual(delaySeconds);
    expect(waited).toBeLessThanOrEqual(delaySeconds * 1.05 + 0.01);
  }
  expect((await endpointRow(w, id)).failingSince).not.toBeNull();
});

test("every attempt has the same body and webhook-id and its own timestamp, whatever changed meanwhile", async () => {
  const { w, posted } = await webhookWorld((_, n) => answers(n < 3 ? 503 : 200));
  const { secret } = await endpoint(w, { event_types: ["brand.updated"] });
  await w.patch("/brand-dna", { tagline: "Notes that travel." });
  await w.drain();
  await w.patch("/brand-dna", { tagline: "Notes that stay." });
  expect(new Set(posted.map(({ body }) => body)).size).toBe(1);
  expect(new Set(posted.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
  expect(new Set(posted.map(({ headers }) => headers["webhook-timestamp"])).size).toBe(3);
  verified(posted[2], secret, w);
});

test.each(["full", "thin"])("a delivery shows the %s message that was sent, once it was", async (payload) => {
  const { w, posted } = await webhookWorld();
  await endpoint(w, { event_types: ["brand.updated"], payload });
  await w.patch("/brand-dna", { tagline: "Notes that travel." });
  await publishEvents(w.service, w.workspaceId);
  const [{ id } = { id: "" }] = await deliveriesOf(w);
  const message = async () => (await json(await w.get(`/webhooks/deliveries/${id}`))).message;
  expect(await message()).toBeNull();
  await w.drain();
  await w.patch("/brand-dna", { tagline: "Notes that stay." });
  const [sent] = posted;
  expect(await message()).toEqual({
    header_fields: {
      "content-type": "application/json",
      "user-agent": "Brandrun-Webhooks",
      "webhook-id": sent?.headers["webhook-id"],
    },
    body: sent?.body,
  });
});

test.each([200, 201, 202, 204, 299])("a response of %d ends the delivery as delivered", async (status) => {
  const { w } = await webhookWorld(() => answers(status));
  await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  expect(await deliveriesOf(w)).toMatchObject([{ status: "delivered", attempts: 1 }]);
});

test.each([301, 304, 307, 400, 401, 404, 429, 500, 503])(
  "a response of %d is retried, and the delivery gives it as its reason",
  async (status) => {
    const { w, posted } = await webhookWorld((_, n) => answers(n === 1 ? status : 200, { answer: "No." }));
    await endpoint(w);
    await recordAndPublish(w);
    await w.drain();
    expect(posted).toHaveLength(2);
    const [delivery] = await deliveriesOf(w);
    expect(delivery).toMatchObject({ status: "delivered", attempts: 2, reason: null });
    const [first] = await attemptsOf(w, delivery?.id ?? "");
    expect(first).toMatchObject({ statusCode: status, answer: "No." });
    expect(first?.error).toContain(String(status));
    expect(first?.error?.includes("redirect")).toBe(status < 400);
  },
);

test("an attempt without a response is retried, and its error is recorded", async () => {
  const { w } = await webhookWorld((_, n) =>
    n === 1 ? { error: "The host did not answer within 15 s." } : answers(200),
  );
  await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  const [delivery] = await deliveriesOf(w);
  const [first] = await attemptsOf(w, delivery?.id ?? "");
  expect(first).toMatchObject({
    statusCode: null,
    error: "The host did not answer within 15 s.",
    answer: null,
  });
});

test.each([
  ["seconds", "600", 600],
  ["a date", "Mon, 15 Jun 2026 12:20:00 GMT", 1_200],
  ["less than the delay", "1", 5],
  ["more than ten hours", "90000", 5],
  ["nonsense", "soon", 5],
])("Retry-After is respected: %s", async (_, retryAfter, seconds) => {
  const { w } = await webhookWorld((_posted, n) => (n === 1 ? answers(503, { retryAfter }) : answers(200)));
  await endpoint(w);
  await recordAndPublish(w);
  const began = w.service.now().getTime();
  await w.drain();
  const waited = (w.service.now().getTime() - began) / 1000;
  expect(waited).toBeGreaterThanOrEqual(seconds);
  expect(waited).toBeLessThanOrEqual(seconds * 1.05 + 0.01);
});

test("a response of 410 disables the endpoint at once and fails its pending deliveries", async () => {
  const { w, posted } = await webhookWorld((_, n) => answers(n === 1 ? 500 : 410));
  const { id } = await endpoint(w);
  await recordAndPublish(w);
  await w.deliver(w.waiting.shift()!.job);
  await recordAndPublish(w);
  const other = w.waiting.pop()!;
  await w.deliver(other.job);
  expect(await endpointRow(w, id)).toMatchObject({ status: "disabled" });
  expect((await endpointRow(w, id)).disabledReason).toContain("410");
  expect((await deliveriesOf(w)).map(({ status }) => status)).toEqual(["failed", "failed"]);
  expect(w.logs).toContainEqual(expect.objectContaining({ event: "webhook_disabled", endpoint_id: id }));
  await w.drain();
  expect(posted).toHaveLength(2);
  await recordAndPublish(w);
  expect(await deliveriesOf(w)).toHaveLength(2);
});

test("five days without a success disable an endpoint; a success in between prevents that", async () => {
  let status = 500;
  const { w } = await webhookWorld(() => answers(status));
  const { id } = await endpoint(w);
  const fail = async () => {
    await recordAndPublish(w);
    await w.deliver(w.waiting.shift()!.job);
    w.waiting.splice(0);
  };
  await fail();
  w.pass(4 * 86_400);
  status = 200;
  await fail();
  expect((await endpointRow(w, id)).failingSince).toBeNull();
  status = 500;
  await fail();
  w.pass(5 * 86_400 - 1);
  await fail();
  expect((await endpointRow(w, id)).status).toBe("enabled");
  w.pass(1);
  await fail();
  expect(await endpointRow(w, id)).toMatchObject({ status: "disabled" });
  expect((await endpointRow(w, id)).disabledReason).toContain("five days");
  expect((await deliveriesOf(w)).filter(({ status }) => status === "pending")).toEqual([]);
});

test("a message that something on the way refused says so, and not that the receiver answered", async () => {
  const onTheWay = "This service may not send requests to that host.";
  const { w } = await webhookWorld(() => answers(502, { onTheWay }));
  await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  const [delivery] = (await (await w.get("/webhooks/deliveries")).json()) as { reason: string }[];
  expect(delivery?.reason).toContain(onTheWay);
});
