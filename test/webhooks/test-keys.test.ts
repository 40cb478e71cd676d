import { expect, test } from "vitest";
import { expectRefusal } from "../support/expect.ts";
import { endpoint, type Posted, WEBHOOK_URL, webhookWorld } from "../support/webhooks.ts";
import { mintWorkspaceKey, withKey } from "../support/workspaces.ts";
import { BRIEF, json } from "../support/world.ts";

const OWN = "https://hooks.example.com/test";
const RANGE = { from: "2026-06-15T00:00:00Z" };

async function bothKeys() {
  const { w, posted } = await webhookWorld();
  const { key } = await mintWorkspaceKey(w, { mode: "test" });
  return { w, by: withKey(w, key), posted };
}

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
  const rows = (await (await by.get("/webhooks/deliveries")).json()) as { id: string; url: string }[];
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
  await expectRefusal(await by.post("/webhooks", { url: OWN }), 409, "webhook_limit_reached");
  expect((await w.post("/webhooks", { url: OWN })).status).toBe(201);
});
