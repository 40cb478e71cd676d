import { afterEach, beforeEach, expect, test } from "vitest";
import { MEDIA_HOST } from "./media-origin.ts";
import { startTiktokFake, type TiktokFake } from "./tiktok.ts";

const MB = 1024 * 1024;

let fake: TiktokFake;
let token: string;
beforeEach(async () => {
  fake = await startTiktokFake();
  token = fake.account().accessToken;
});
afterEach(() => fake.close());

const call = (path: string, body: object = {}) =>
  fake.fetch(`https://open.tiktokapis.com/v2${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json; charset=UTF-8" },
    body: JSON.stringify(body),
  });
const code = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, (await response.json()).error.code];
};
const video = (size: number, chunk = size, info: object = {}) =>
  call("/post/publish/video/init/", {
    post_info: { title: "a", privacy_level: "PUBLIC_TO_EVERYONE", ...info },
    source_info: {
      source: "FILE_UPLOAD",
      video_size: size,
      chunk_size: chunk,
      total_chunk_count: Math.max(1, Math.floor(size / chunk)),
    },
  });
const photos = (url: string, info: object = {}) =>
  call("/post/publish/content/init/", {
    media_type: "PHOTO",
    post_mode: "DIRECT_POST",
    post_info: { title: "a", description: "b", privacy_level: "PUBLIC_TO_EVERYONE", ...info },
    source_info: { source: "PULL_FROM_URL", photo_images: [url], photo_cover_index: 0 },
  });
const put = async (url: string, from: number, size: number, total: number) =>
  (
    await fake.fetch(url, {
      method: "PUT",
      headers: { "content-type": "video/mp4", "content-range": `bytes ${from}-${from + size - 1}/${total}` },
      body: new Uint8Array(size),
    })
  ).status;
const status = async (publish_id: string) =>
  (await call("/post/publish/status/fetch/", { publish_id })).text();

test("TikTok takes chunks one after the other, and the last may be larger", async () => {
  const total = 11 * MB;
  const { data } = await (await video(total, 5 * MB)).json();
  const url = data.upload_url;

  expect(await put(url, 5 * MB, 6 * MB, total)).toBe(416);
  expect(await put(url, 0, 5 * MB, total)).toBe(206);
  expect(await put(url, 0, 5 * MB, total)).toBe(416);
  expect(JSON.parse(await status(data.publish_id)).data).toMatchObject({
    status: "PROCESSING_UPLOAD",
    uploaded_bytes: 5 * MB,
  });
  expect(await put(url, 5 * MB, 6 * MB, total)).toBe(201);
  expect(await put(url, 5 * MB, 6 * MB, total)).toBe(416);
  expect(await put(`${url}1`, 0, 1, 1)).toBe(404);
  fake.clock.pass(3601);
  expect(await put(url, 0, 1, 1)).toBe(403);
});

test("TikTok takes no chunks that are too small", async () => {
  expect(await code(video(11 * MB, 4 * MB))).toEqual([400, "invalid_params"]);
  expect(await code(video(4 * MB, 2 * MB))).toEqual([400, "invalid_params"]);
  expect(await code(video(4 * MB))).toEqual([200, "ok"]);
});

test("TikTok gives a public post's id late, as a number above the safe integers", async () => {
  const { data } = await (await video(1000)).json();
  await put(data.upload_url, 0, 1000, 1000);
  fake.clock.pass(12);
  expect(await status(data.publish_id)).toContain('"publicaly_available_post_id":[]');
  fake.clock.pass(20);

  expect(await status(data.publish_id)).toMatch(/"publicaly_available_post_id":\[\d{19}\]/);
});

test("TikTok never gives the id of a private post", async () => {
  const { data } = await (await video(1000, 1000, { privacy_level: "SELF_ONLY" })).json();
  await put(data.upload_url, 0, 1000, 1000);
  fake.clock.pass(86_000);

  expect(JSON.parse(await status(data.publish_id)).data).toMatchObject({
    status: "PUBLISH_COMPLETE",
    publicaly_available_post_id: [],
  });
});

test("TikTok fetches pictures from verified domains only, and no PNG", async () => {
  expect(await code(photos("https://elsewhere.example/a.jpeg"))).toEqual([403, "url_ownership_unverified"]);
  const file = [...fake.state.origin.files.values()][0];
  if (file) fake.state.origin.files.set("/a.png", { ...file, mimeType: "image/png" });
  const { data } = await (await photos(`https://${MEDIA_HOST}/a.png`)).json();
  fake.clock.pass(12);

  expect(JSON.parse(await status(data.publish_id)).data).toMatchObject({
    status: "FAILED",
    fail_reason: "file_format_check_failed",
  });
});

test("TikTok checks what is said of a post", async () => {
  expect(await code(video(10, 10, { privacy_level: "FOLLOWER_OF_CREATOR" }))).toEqual([
    403,
    "privacy_level_option_mismatch",
  ]);
  expect(await code(video(10, 10, { title: "a".repeat(2201) }))).toEqual([400, "invalid_params"]);
  expect(await code(photos(`https://${MEDIA_HOST}/20001.jpeg`, { title: "a".repeat(91) }))).toEqual([
    400,
    "invalid_params",
  ]);
  fake.state.switches.audited = false;
  expect(await code(video(10))).toEqual([403, "unaudited_client_can_only_post_to_private_accounts"]);
});

test("TikTok refuses with HTTP 200 too, and refuses too many inits without a Retry-After", async () => {
  for (let nth = 0; nth < 6; nth++) await video(10);
  expect(await code(video(10))).toEqual([429, "rate_limit_exceeded"]);
  fake.state.switches.softErrors = true;
  expect(await code(video(10))).toEqual([200, "rate_limit_exceeded"]);
  fake.clock.pass(60);
  expect(await code(video(10))).toEqual([200, "ok"]);
});
