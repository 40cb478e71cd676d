import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import {
  answers,
  attemptsOf,
  deliveriesOf,
  endpoint,
  recordAndPublish,
  WEBHOOK_URL,
  webhookWorld,
} from "../support/webhooks.ts";
import { json } from "../support/world.ts";

const FROM = "2026-06-15T00:00:00Z";
const ids = (posted: { headers: Record<string, string> }[]) =>
  posted.map(({ headers }) => headers["webhook-id"]);

test.each([200, 500])(
  "redelivers an event whose attempt got %d, and records every attempt",
  async (status) => {
    let now = status;
    const { w, posted } = await webhookWorld(() => answers(now));
    await endpoint(w);
    await recordAndPublish(w);
    await w.drain();
    const before = posted.length;
    const [delivery] = await deliveriesOf(w);
    now = 200;
    const asked = await w.post(`/webhooks/deliveries/${delivery?.id}/redeliver`);
    expect(asked.status).toBe(202);
    expect(await json(asked)).toMatchObject({ id: delivery?.id, status: "pending", attempt_count: before });
    await w.drain();
    expect(posted).toHaveLength(before + 1);
    expect(new Set(ids(posted)).size).toBe(1);
    expect(await deliveriesOf(w)).toMatchObject([{ status: "delivered", attempts: before + 1 }]);
    expect(await attemptsOf(w, delivery?.id ?? "")).toHaveLength(before + 1);
  },
);

test("redelivers a pending delivery now, and its planned attempt sends nothing", async () => {
  const { w, posted } = await webhookWorld((_, n) => answers(n === 1 ? 500 : 200));
  await endpoint(w);
  await recordAndPublish(w);
  await w.deliver(w.waiting.shift()!.job);
  const [planned] = w.waiting.splice(0);
  const [delivery] = await deliveriesOf(w);
  await w.post(`/webhooks/deliveries/${delivery?.id}/redeliver`);
  await w.drain();
  expect(posted).toHaveLength(2);
  w.pass(3_600);
  await w.deliver(planned!.job);
  expect(posted).toHaveLength(2);
});

test("redelivers once for requests with the same Idempotency-Key", async () => {
  const { w, posted } = await webhookWorld();
  const { id } = await endpoint(w);
  await recordAndPublish(w);
  await w.drain();
  const [delivery] = await deliveriesOf(w);
  for (const path of [`/webhooks/deliveries/${delivery?.id}/redeliver`, `/webhooks/${id}/test`]) {
    const before = posted.length;
    const key = { "Idempotency-Key": "again" };
    const first = await (await w.post(path, undefined, key)).text();
    await w.drain();
    expect(await (await w.post(path, undefined, key)).text()).toBe(first);
    await w.drain();
    expect(posted).toHaveLength(before + 1);
  }
});

test("a disabled webhook receives nothing until it is enabled; a replay delivers the events it missed", async () => {
  const { w, posted } = await webhookWorld((_, n) => answers(n === 1 ? 410 : 200));
  const { id } = await endpoint(w);
  const missed = await recordAndPublish(w);
  await w.drain();
  const [delivery] = await deliveriesOf(w);
  for (const [path, body] of [
    [`/webhooks/${id}/test`],
    [`/webhooks/${id}/replay`, { from: FROM }],
    [`/webhooks/deliveries/${delivery?.id}/redeliver`],
  ] as [string, object?][]) {
    await expectRefusal(await w.post(path, body), 400, "bad_request");
  }
  const enabled = await w.patch(`/webhooks/${id}`, { status: "enabled" });
  expect(await json(enabled)).toMatchObject({
    status: "enabled",
    disabled_reason: null,
    failing_since: null,
  });
  const replayed = await w.post(`/webhooks/${id}/replay`, { from: FROM, failed_only: true });
  expect(replayed.status).toBe(202);
  expect(await json(replayed)).toEqual({ replayed: 1, remaining: 0 });
  await w.drain();
  expect(ids(posted)).toEqual([missed, missed]);
  expect(await json(await w.post(`/webhooks/${id}/replay`, { from: FROM, failed_only: true }))).toEqual({
    replayed: 0,
    remaining: 0,
  });
});

test("disabling a webhook fails its pending deliveries", async () => {
  const { w, posted } = await webhookWorld();
  const { id } = await endpoint(w);
  await recordAndPublish(w);
  expect(await json(await w.patch(`/webhooks/${id}`, { status: "disabled" }))).toMatchObject({
    status: "disabled",
  });
  await w.drain();
  expect(posted).toEqual([]);
  expect(await deliveriesOf(w)).toMatchObject([{ status: "failed", reason: "It was disabled by request." }]);
});

test("a replay delivers the range's events of the webhook's types, older ones than itself included, without pending ones", async () => {
  const { w, posted } = await webhookWorld();
  const early = await recordAndPublish(w);
  w.pass(3_600);
  const late = await recordAndPublish(w);
  await recordAndPublish(w, "run.failed");
  const { id } = await endpoint(w, { event_types: ["brand.updated"] });
  const until = { from: FROM, to: "2026-06-15T12:30:00Z" };
  expect(await json(await w.post(`/webhooks/${id}/replay`, until))).toEqual({ replayed: 1, remaining: 0 });
  expect(await json(await w.post(`/webhooks/${id}/replay`, { from: FROM }))).toEqual({
    replayed: 1,
    remaining: 0,
  });
  await w.drain();
  expect(ids(posted)).toEqual([early, late]);
  expect(await deliveriesOf(w)).toMatchObject([{ origin: "replay" }, { origin: "replay" }]);
});

test.each([
  ["nothing to begin with", {}],
  ["an end before its beginning", { from: FROM, to: "2026-06-14T00:00:00Z" }],
  ["a time that is forgotten", { from: "2026-05-01T00:00:00Z" }],
  ["a time without an offset", { from: "2026-06-15T00:00:00" }],
])("a replay of %s is refused", async (_, body) => {
  const { w } = await webhookWorld();
  const { id } = await endpoint(w, { url: WEBHOOK_URL });
  await expectRefusal(await w.post(`/webhooks/${id}/replay`, body), 422, "validation_error");
});
