import { expect, test } from "vitest";
import { RENDER } from "../support/routes.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import {
  answers,
  deliveriesOf,
  endpoint,
  type Posted,
  recordAndPublish,
  verified,
  WEBHOOK_URL,
  webhookWorld,
} from "../support/webhooks.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { BRIEF, json } from "../support/world.ts";

const OTHER = "https://else.example.com/in";
const types = (posted: Posted[], address: string) =>
  posted.filter((one) => one.address === address).map(({ body }) => JSON.parse(body).type as string);

test("an endpoint receives the event types it chose, and no event older than itself", async () => {
  const { w, posted } = await webhookWorld();
  await recordAndPublish(w, "brand.updated");
  w.pass(1);
  await endpoint(w, { event_types: ["run.failed", "brand.updated"] });
  await endpoint(w, { url: OTHER });
  await recordAndPublish(w, "brand.updated");
  await recordAndPublish(w, "account.disconnected");
  await w.drain();
  expect(types(posted, WEBHOOK_URL)).toEqual(["brand.updated"]);
  expect(types(posted, OTHER).sort()).toEqual(["account.disconnected", "brand.updated"]);
});

test("the webhook_url of a run receives events of that run and its posts only", async () => {
  const { w, posted } = await webhookWorld();
  await insertAccount(w, "x");
  const run = await finishedRun(w, { order: { webhook_url: OTHER } });
  await w.post(`/runs/${run}/post`, { platform: "x" });
  await w.post("/generate", BRIEF);
  await w.drain();
  expect(types(posted, OTHER)).toEqual(["post.posted"]);
  const { secret } = (await json(await w.get("/webhooks/secret"))) as unknown as { secret: string };
  expect(verified(posted[0], secret, w)).toMatchObject({ type: "post.posted" });
});

test("the webhook_url of a generated run receives its start and its end", async () => {
  const { w, posted } = await webhookWorld();
  const { id } = await json(await w.post("/generate", { ...BRIEF, webhook_url: OTHER }));
  await w.drain();
  expect(types(posted, OTHER).sort()).toEqual(["run.started", "run.succeeded"]);
  const end = JSON.parse(posted.find(({ body }) => body.includes("run.succeeded"))?.body ?? "");
  expect(end.data).toMatchObject({ id, status: "succeeded", livemode: true });
});

test("events of a test key's runs are sent too, with livemode false", async () => {
  const { w, posted } = await webhookWorld(() => answers(200), { key: { mode: "test" } });
  await endpoint(w, { event_types: ["run.succeeded"] });
  await w.post("/generate", BRIEF);
  await w.drain();
  expect(posted.map(({ body }) => JSON.parse(body).data.livemode)).toEqual([false]);
});

test("the webhook_url of a batch receives the batch's end, and each of its runs when that is asked for", async () => {
  const { w, posted } = await webhookWorld();
  const [item] = RENDER.items;
  await w.post("/render", { items: [item, item], webhook_url: OTHER, item_events: true });
  await w.drain();
  expect(types(posted, OTHER).sort()).toEqual([
    "render.completed",
    "run.started",
    "run.started",
    "run.succeeded",
    "run.succeeded",
  ]);
});

test("an endpoint receives no event of another workspace", async () => {
  const { w, posted } = await webhookWorld();
  await endpoint(w);
  const other = await otherWorkspace(w);
  await w.call("PATCH", "/brand-dna", { json: { tagline: "Ours." }, key: other.key });
  await w.drain();
  expect(posted).toEqual([]);
  expect(await deliveriesOf(w)).toEqual([]);
});

test("deleting a run removes its data from webhook messages that are still to be sent", async () => {
  const { w, posted } = await webhookWorld((_, n) => answers(n === 1 ? 500 : 200));
  const run = await finishedRun(w, { order: { webhook_url: OTHER } });
  await recordAndPublish(w, "run.succeeded", { runId: run });
  await w.deliver(w.waiting.shift()!.job);
  expect(posted[0]?.body).toContain("commuting product managers");
  expect((await w.del(`/runs/${run}`)).status).toBe(204);
  await w.drain();
  expect(posted).toHaveLength(2);
  expect(JSON.parse(posted[1]?.body ?? "").data).toEqual({ livemode: true, id: run, deleted: true });
});

test("refuses a webhook_url that is not public", async () => {
  const { w } = await webhookWorld();
  for (const webhook_url of [
    "https://localhost/in",
    "https://10.0.0.1/",
    "https://u:p@example.com/",
    `https://example.com/${"a".repeat(2_048)}`,
  ]) {
    const answer = await w.post("/generate", { ...BRIEF, webhook_url });
    expect(answer.status, webhook_url).toBe(422);
  }
});
