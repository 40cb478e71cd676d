import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { endpoint, type Posted, verified, WEBHOOK_URL, webhookWorld } from "../support/webhooks.ts";
import { mintWorkspaceKey, withKey } from "../support/workspaces.ts";
import { BRIEF, json, type World } from "../support/world.ts";

const OWN = "https://hooks.example.com/test";
const RANGE = { from: "2026-06-15T00:00:00Z" };

async function bothKeys() {
  const { w, posted } = await webhookWorld();
  const { key } = await mintWorkspaceKey(w, { mode: "test" });
  return { w, by: withKey(w, key), posted };
}

type Listed = { id: string; url: string };
const deliveries = async (by: World, path = "/webhooks/deliveries") =>
  (await (await by.get(path)).json()) as Listed[];
const secretOf = async (by: World) =>
  (await json(await by.get("/webhooks/secret"))) as unknown as { secret: string };

const sentTo = (posted: Posted[], address: string) =>
  posted
    .filter((one) => one.address === address)
    .map(({ body }) => JSON.parse(body) as { type: string; data: { livemode: boolean } })
    .map(({ type, data }) => `${type} ${data.livemode ? "live" : "test"}`)
    .sort();

test("an endpoint of a test key receives events of test keys only, and a live one receives both", async () => {
  const { w, by, posted } = await bothKeys();
  const event_types = ["run.succeeded", "brand.updated"];
  await endpoint(w, { event_types });
  await endpoint(by, { url: OWN, event_types });
  w.pass(1);
  await w.post("/generate", BRIEF);
  await by.post("/generate", BRIEF);
  await w.patch("/brand-dna", { tagline: "Notes that travel." });
  await w.drain();
  expect(sentTo(posted, OWN)).toEqual(["run.succeeded test"]);
  expect(sentTo(posted, WEBHOOK_URL)).toEqual([
    "brand.updated live",
    "run.succeeded live",
    "run.succeeded test",
  ]);
});

test("a replay to an endpoint of a test key leaves out live events", async () => {
  const { w, by, posted } = await bothKeys();
  await w.patch("/brand-dna", { tagline: "Notes that travel." });
  await by.post("/generate", BRIEF);
  await w.drain();
  w.pass(1);
  const { id } = await endpoint(by, { url: OWN, event_types: ["run.succeeded", "brand.updated"] });
  expect(await json(await by.post(`/webhooks/${id}/replay`, RANGE))).toEqual({ replayed: 1, remaining: 0 });
  await w.drain();
  expect(sentTo(posted, OWN)).toEqual(["run.succeeded test"]);
});

test("a test key redelivers test events to its own endpoints, and nothing to a live one", async () => {
  const { w, by, posted } = await bothKeys();
  await endpoint(w, { event_types: ["run.succeeded"] });
  await endpoint(by, { url: OWN, event_types: ["run.succeeded"] });
  w.pass(1);
  await by.post("/generate", BRIEF);
  await w.drain();
  const rows = await deliveries(by);
  const again = (address: string) =>
    by.post(`/webhooks/deliveries/${rows.find(({ url }) => url === address)?.id}/redeliver`);
  expect((await again(OWN)).status).toBe(202);
  await expectRefusal(await again(WEBHOOK_URL), 403, "test_key_read_only");
  await w.drain();
  expect(sentTo(posted, OWN)).toHaveLength(2);
  expect(sentTo(posted, WEBHOOK_URL)).toHaveLength(1);
});

test("endpoints of test keys take no place of the live ones, and have as many", async () => {
  const { w, by } = await bothKeys();
  for (let n = 0; n < 20; n++) await endpoint(by, { url: `${OWN}/${n}` });
  await expectRefusal(await by.post("/webhooks", { url: OWN }), 400, "bad_request");
  expect((await w.post("/webhooks", { url: OWN })).status).toBe(201);
});

test("a test key has a webhook secret of its own, which signs what its runs send to a webhook_url", async () => {
  const { w, by, posted } = await bothKeys();
  const [live, own] = [await secretOf(w), await secretOf(by)];
  expect(own.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  expect(own.secret).not.toBe(live.secret);
  expect(await secretOf(by)).toEqual(own);
  for (const one of [w, by]) await one.post("/generate", { ...BRIEF, webhook_url: OWN });
  await w.drain();
  expect(posted).toHaveLength(4);
  for (const message of posted) {
    const { livemode } = JSON.parse(message.body).data;
    verified(message, livemode ? live.secret : own.secret, w);
    expect(() => verified(message, livemode ? own.secret : live.secret, w)).toThrow();
  }
});

test("for a day after a rotation the test key's former secret signs too", async () => {
  const { w, by, posted } = await bothKeys();
  const former = await secretOf(by);
  await expectRefusal(await by.post("/webhooks/rotate-secret"), 403, "test_key_read_only");
  await w.post("/webhooks/rotate-secret");
  const current = await secretOf(by);
  expect(current.secret).not.toBe(former.secret);
  await by.post("/generate", { ...BRIEF, webhook_url: OWN });
  await w.drain();
  for (const { secret } of [former, current]) verified(posted[0], secret, w);
});

test("live keys see no delivery to an endpoint of test keys, not even after the endpoint's end", async () => {
  const { w, by } = await bothKeys();
  const { id: live } = await endpoint(w, { event_types: ["run.succeeded"] });
  const { id: own } = await endpoint(by, { url: OWN, event_types: ["run.succeeded"] });
  w.pass(1);
  await by.post("/generate", BRIEF);
  await w.drain();
  await by.post(`/webhooks/${own}/test`);
  await by.post(`/webhooks/${own}/replay`, RANGE);
  await w.drain();
  const seen = await deliveries(by);
  const hidden = seen.filter(({ url }) => url === OWN);
  expect(hidden).toHaveLength(3);
  for (const step of ["", "after its end"]) {
    expect(
      (await deliveries(w)).map(({ url }) => url),
      step,
    ).toEqual([WEBHOOK_URL]);
    expect(await deliveries(w, `/webhooks/deliveries?endpoint_id=${own}`), step).toEqual([]);
    for (const { id } of hidden) {
      await expectRefusal(await w.get(`/webhooks/deliveries/${id}`), 404, "not_found");
      await expectRefusal(await w.post(`/webhooks/deliveries/${id}/redeliver`), 404, "not_found");
    }
    expect(await deliveries(by), step).toEqual(seen);
    if (!step) for (const id of [own, live]) await by.call("DELETE", `/webhooks/${id}`);
  }
});
