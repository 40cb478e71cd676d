import { afterEach, beforeEach, expect, test } from "vitest";
import { type InstagramFake, startInstagramFake } from "./instagram.ts";
import { USER_ID, VERSION } from "./instagram-state.ts";
import { MEDIA_HOST } from "./media-origin.ts";

let fake: InstagramFake;
let token: string;
beforeEach(async () => {
  fake = await startInstagramFake();
  token = fake.account().accessToken;
});
afterEach(() => fake.close());

const PICTURE = `https://${MEDIA_HOST}/20001.jpeg`;
const call = (path: string, form?: Record<string, string>, version = VERSION) =>
  fake.fetch(`https://graph.instagram.com/${version}${path}`, {
    method: form ? "POST" : "GET",
    headers: { authorization: `Bearer ${token}` },
    ...(form && { body: new URLSearchParams(form) }),
  });
const container = async (form: Record<string, string>): Promise<string> =>
  (await (await call(`/${USER_ID}/media`, form)).json()).id;
const status = async (id: string) =>
  (await (await call(`/${id}?fields=status_code,status`)).json()).status_code;
const publish = (id: string) => call(`/${USER_ID}/media_publish`, { creation_id: id });
const codes = async (answer: Promise<Response>) => {
  const { error } = await (await answer).json();
  return [error?.code, error?.error_subcode];
};

test("Instagram publishes a container that is finished, once", async () => {
  const id = await container({ image_url: PICTURE, caption: "a" });

  expect([await status(id), ...(await codes(publish(id)))]).toEqual(["IN_PROGRESS", 9007, 2207027]);
  fake.clock.pass(8);
  expect([await status(id), (await publish(id)).status]).toEqual(["FINISHED", 200]);
  expect([await status(id), ...(await codes(publish(id)))]).toEqual(["PUBLISHED", 100, undefined]);
  expect(fake.state.media).toHaveLength(1);
});

test("Instagram forgets a container after a day", async () => {
  const id = await container({ image_url: PICTURE });
  fake.clock.pass(86_400);

  expect([await status(id), ...(await codes(publish(id)))]).toEqual(["EXPIRED", 24, 2207008]);
});

test("Instagram really fetches, and takes JPEG without redirects only", async () => {
  const make = (form: Record<string, string>) => codes(call(`/${USER_ID}/media`, form));
  expect(await make({ image_url: `https://${MEDIA_HOST}/nothing.jpeg` })).toEqual([9004, 2207052]);
  expect(await make({ image_url: "http://media.brandrun.example/20001.jpeg" })).toEqual([9004, 2207052]);
  const film = [...fake.state.origin.files.values()].find(({ mimeType }) => mimeType === "video/mp4");
  expect(await make({ image_url: film?.url ?? "" })).toEqual([36001, 2207005]);
  fake.state.origin.fault = "redirect";
  expect(await make({ image_url: PICTURE })).toEqual([9004, 2207052]);

  fake.state.origin.fault = "page";
  const id = await container({ media_type: "REELS", video_url: film?.url ?? "" });
  fake.clock.pass(8);
  const { status_code, status: words } = await (await call(`/${id}?fields=status_code,status`)).json();
  expect([status_code, words]).toEqual(["ERROR", expect.stringContaining("2207026")]);
});

test("Instagram makes a carousel of 2 to 10 children that are ready", async () => {
  const child = () => container({ image_url: PICTURE, is_carousel_item: "true" });
  const children = [await child(), await child()];
  const parent = (ids: string[]) =>
    codes(call(`/${USER_ID}/media`, { media_type: "CAROUSEL", children: ids.join(",") }));

  expect(await parent(children)).toEqual([100, 2207028]);
  fake.clock.pass(8);
  expect(await parent(children.slice(0, 1))).toEqual([100, 2207028]);
  expect(await parent(children)).toEqual([undefined, undefined]);
  expect(await codes(publish(children[0] ?? ""))).toEqual([24, 2207008]);
  const captioned = { image_url: PICTURE, is_carousel_item: "true", caption: "a" };
  expect(await codes(call(`/${USER_ID}/media`, captioned))).toEqual([100, undefined]);
});

test("Instagram counts what is published", async () => {
  fake.state.switches.quotaTotal = 1;
  const ids = [await container({ image_url: PICTURE }), await container({ image_url: PICTURE })];
  fake.clock.pass(8);
  await publish(ids[0] ?? "");
  const limit = await call(`/${USER_ID}/content_publishing_limit?fields=quota_usage,config`);

  expect((await limit.json()).data[0]).toMatchObject({ quota_usage: 1, config: { quota_total: 1 } });
  expect(await codes(publish(ids[1] ?? ""))).toEqual([9, 2207042]);
});

test("Instagram's refusals have its shape and its headers", async () => {
  token = "nonsense";
  const answer = await call("/me");

  expect(answer.headers.get("x-app-usage")).toContain("call_count");
  expect(JSON.parse(answer.headers.get("x-business-use-case-usage") ?? "")[USER_ID]).toHaveLength(1);
  expect((await answer.json()).error).toMatchObject({
    type: "OAuthException",
    code: 190,
    fbtrace_id: expect.any(String),
  });
  expect(await codes(call("/me", undefined, "v16.0"))).toEqual([2635, undefined]);
});

test("Instagram fails a whole question for one metric that a post has not", async () => {
  const id = await container({ image_url: PICTURE });
  fake.clock.pass(8);
  const media = (await (await publish(id)).json()).id;

  expect((await (await call(`/${media}/insights?metric=views,likes`)).json()).data).toHaveLength(2);
  expect(await codes(call(`/${media}/insights?metric=views,impressions`))).toEqual([100, undefined]);
});
