import { expect, test } from "vitest";
import {
  answers,
  deliveriesOf,
  endpoint,
  HOOK,
  happen,
  hookWorld,
  type Posted,
  verified,
} from "../support/hooks.ts";
import { neighbour } from "../support/people.ts";
import { RENDER } from "../support/routes.ts";
import { connect, finishedRun } from "../support/social.ts";
import { BRIEF, json } from "../support/world.ts";

const OTHER = "https://else.example.com/in";
const types = (posted: Posted[], address: string) =>
  posted.filter((one) => one.address === address).map(({ body }) => JSON.parse(body).type as string);

test("endpoints hear of the types they chose, and of nothing before their time", async () => {
  const { w, posted } = await hookWorld();
  await happen(w, "brand.updated");
  w.pass(1);
  await endpoint(w, { event_types: ["run.failed", "brand.updated"] });
  await endpoint(w, { url: OTHER });
  await happen(w, "brand.updated");
  await happen(w, "account.disconnected");
  await w.drain();
  expect(types(posted, HOOK)).toEqual(["brand.updated"]);
  expect(types(posted, OTHER).sort()).toEqual(["account.disconnected", "brand.updated"]);
});

test("a run's own address hears of that run, of its posts, and of no other", async () => {
  const { w, posted } = await hookWorld();
  await connect(w, "x");
  const run = await finishedRun(w, { order: { webhook_url: OTHER } });
  await w.post(`/runs/${run}/post`, { platform: "x" });
  await w.post("/generate", BRIEF);
  await w.drain();
  expect(types(posted, OTHER)).toEqual(["post.posted"]);
  const { secret } = (await json(await w.get("/webhooks/secret"))) as unknown as { secret: string };
  expect(verified(posted[0], secret, w)).toMatchObject({ type: "post.posted" });
});

test("a run that is generated tells its own address when it starts and when it ends", async () => {
  const { w, posted } = await hookWorld();
  const { id } = await json(await w.post("/generate", { ...BRIEF, webhook_url: OTHER }));
  await w.drain();
  expect(types(posted, OTHER).sort()).toEqual(["run.started", "run.succeeded"]);
  const end = JSON.parse(posted.find(({ body }) => body.includes("run.succeeded"))?.body ?? "");
  expect(end.data).toMatchObject({ id, status: "succeeded", livemode: true });
});

test("a test key's runs are told too, and say so", async () => {
  const { w, posted } = await hookWorld(() => answers(200), { key: { mode: "test" } });
  await endpoint(w, { event_types: ["run.succeeded"] });
  await w.post("/generate", BRIEF);
  await w.drain();
  expect(posted.map(({ body }) => JSON.parse(body).data.livemode)).toEqual([false]);
});

test("a batch's address hears of its end and of each of its runs", async () => {
  const { w, posted } = await hookWorld();
  const [item] = RENDER.items;
  await w.post("/render", { items: [item, item], webhook_url: OTHER });
  await w.drain();
  expect(types(posted, OTHER).sort()).toEqual([
    "render.completed",
    "run.started",
    "run.started",
    "run.succeeded",
    "run.succeeded",
  ]);
});

test("nobody hears of another workspace", async () => {
  const { w, posted } = await hookWorld();
  await endpoint(w);
  const other = await neighbour(w);
  await w.call("PATCH", "/brand-dna", { json: { tagline: "Ours." }, key: other.key });
  await w.drain();
  expect(posted).toEqual([]);
  expect(await deliveriesOf(w)).toEqual([]);
});

test("deleting a run takes what was kept of it out of the notices that are still to come", async () => {
  const { w, posted } = await hookWorld((_, n) => answers(n === 1 ? 500 : 200));
  const run = await finishedRun(w, { order: { webhook_url: OTHER } });
  await happen(w, "run.succeeded", { runId: run });
  await w.deliver(w.waiting.shift()!.job);
  expect(posted[0]?.body).toContain("commuting product managers");
  expect((await w.del(`/runs/${run}`)).status).toBe(204);
  await w.drain();
  expect(posted).toHaveLength(2);
  expect(JSON.parse(posted[1]?.body ?? "").data).toEqual({ livemode: true, id: run, deleted: true });
});

test("an address of a request must be public", async () => {
  const { w } = await hookWorld();
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
