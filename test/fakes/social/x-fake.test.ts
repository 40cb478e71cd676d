import { afterEach, beforeEach, expect, test } from "vitest";
import { startXFake, type XFake } from "./x.ts";
import { X_SCOPES } from "./x-oauth.ts";

let fake: XFake;
let token: string;
beforeEach(async () => {
  fake = await startXFake();
  token = fake.account().accessToken;
});
afterEach(() => fake.close());

const call = (path: string, body?: object | FormData) =>
  fake.fetch(`https://api.x.com${path}`, {
    method: body ? "POST" : "GET",
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && !(body instanceof FormData) && { "content-type": "application/json" }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  });
const post = (body: object) => call("/2/tweets", body);

async function image(): Promise<string> {
  const form = new FormData();
  form.set("media_category", "tweet_image");
  form.set("media", new Blob([new Uint8Array(10)]));
  const { data } = await (await call("/2/media/upload", form)).json();
  return data.id;
}

async function film(): Promise<string> {
  const asked = { media_type: "video/mp4", total_bytes: 10, media_category: "tweet_video" };
  const { data } = await (await call("/2/media/upload/initialize", asked)).json();
  const form = new FormData();
  form.set("segment_index", "0");
  form.set("media", new Blob([new Uint8Array(10)]));
  await call(`/2/media/upload/${data.id}/append`, form);
  return data.id;
}

test("X refuses what it does not know", async () => {
  expect((await post({ text: "a", txet: "b" })).status).toBe(400);
  expect((await post({ text: "日".repeat(141) })).status).toBe(400);
  expect((await post({ media: { media_ids: ["1"] } })).status).toBe(400);
  expect((await post({})).status).toBe(400);
  expect((await post({ text: "日".repeat(140) })).status).toBe(201);
});

test("X takes four pictures or one film, and not both", async () => {
  fake.state.switches.processing = "none";
  const five = [await image(), await image(), await image(), await image(), await image()];
  const moving = await film();
  await call(`/2/media/upload/${moving}/finalize`, {});

  expect((await post({ media: { media_ids: five } })).status).toBe(400);
  expect((await post({ media: { media_ids: [five[0], moving] } })).status).toBe(400);
  expect((await post({ media: { media_ids: five.slice(0, 4) } })).status).toBe(201);
  expect((await post({ media: { media_ids: [moving] } })).status).toBe(201);
});

test("X works on a film for at least one question, and takes no post with it before", async () => {
  const id = await film();
  const states = [];
  const first = await (await call(`/2/media/upload/${id}/finalize`, {})).json();
  states.push(first.data.processing_info.state);
  for (let asked = 0; asked < 3; asked++) {
    expect((await post({ text: `${asked}`, media: { media_ids: [id] } })).status).toBe(400);
    fake.clock.pass(5);
    const { data } = await (await call(`/2/media/upload?command=STATUS&media_id=${id}`)).json();
    states.push(data.processing_info.state);
  }

  expect(states).toEqual(["pending", "in_progress", "in_progress", "succeeded"]);
  expect((await post({ text: "now", media: { media_ids: [id] } })).status).toBe(201);
});

test("X finalizes nothing that is incomplete", async () => {
  const asked = { media_type: "video/mp4", total_bytes: 11, media_category: "tweet_video" };
  const { data } = await (await call("/2/media/upload/initialize", asked)).json();

  expect((await call(`/2/media/upload/${data.id}/finalize`, {})).status).toBe(400);
});

test("X wants a token with the scope, for two hours", async () => {
  token = fake.account(X_SCOPES.filter((scope) => scope !== "media.write")).accessToken;
  const refused = await call("/2/media/upload/initialize", {});
  expect([refused.status, await refused.json()]).toEqual([
    403,
    { title: "Forbidden", detail: "Forbidden", type: "about:blank", status: 403 },
  ]);
  expect(refused.headers.get("x-rate-limit-reset")).toMatch(/^\d+$/);

  fake.clock.pass(7200);
  expect((await post({ text: "a" })).status).toBe(401);
});
