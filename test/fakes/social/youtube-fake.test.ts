import { afterEach, beforeEach, expect, test } from "vitest";
import { startYoutubeFake, type YoutubeFake } from "./youtube.ts";

const GRAIN = 262_144;

let fake: YoutubeFake;
let token: string;
beforeEach(async () => {
  fake = await startYoutubeFake();
  token = fake.account().accessToken;
});
afterEach(() => fake.close());

const open = (total: number, change: object = {}, privacyStatus = "public") =>
  fake.fetch("https://www.googleapis.com/upload/youtube/v3/videos?uploadType=resumable&part=snippet,status", {
    method: "POST",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json; charset=UTF-8",
      "x-upload-content-length": String(total),
      "x-upload-content-type": "video/mp4",
    },
    body: JSON.stringify({ snippet: { title: "a", description: "b", ...change }, status: { privacyStatus } }),
  });
const session = async (total: number) => (await open(total)).headers.get("location") ?? "";
const put = (uri: string, range: string, size = 0) =>
  fake.fetch(uri, { method: "PUT", headers: { "content-range": range }, body: new Uint8Array(size) });
const reason = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, (await response.json()).error.errors[0].reason];
};
const look = async (id: string, part: string) =>
  (
    await (
      await fake.fetch(`https://www.googleapis.com/youtube/v3/videos?part=${part}&id=${id}`, {
        headers: { authorization: `Bearer ${token}` },
      })
    ).json()
  ).items[0];

test("YouTube says with 308 how much it has, and nothing of a range when it has nothing", async () => {
  const total = GRAIN + 10;
  const uri = await session(total);
  const probe = async () => {
    const answer = await put(uri, `bytes */${total}`);
    return [answer.status, answer.headers.get("range"), answer.headers.get("location")];
  };

  expect(await probe()).toEqual([308, null, null]);
  expect((await put(uri, `bytes 0-99/${total}`, 100)).status).toBe(400);
  expect((await put(uri, `bytes 0-${GRAIN - 1}/${total}`, GRAIN)).status).toBe(308);
  expect(await probe()).toEqual([308, `bytes=0-${GRAIN - 1}`, null]);
  expect(fake.state.videos).toHaveLength(0);
  const last = await put(uri, `bytes ${GRAIN}-${total - 1}/${total}`, 10);
  const { id } = await last.json();
  const again = await put(uri, `bytes */${total}`);

  expect([last.status, again.status, (await again.json()).id]).toEqual([201, 200, id]);
  expect(fake.state.videos).toHaveLength(1);
});

test("YouTube knows no session but its own, and those for a week", async () => {
  const uri = await session(10);
  expect((await put(`${uri}1`, "bytes */10")).status).toBe(404);
  fake.clock.pass(7 * 86_400 + 1);

  expect((await put(uri, "bytes */10")).status).toBe(410);
});

test("YouTube refuses what is too long or has angle brackets", async () => {
  expect(await reason(open(10, { title: "a".repeat(101) }))).toEqual([400, "invalidTitle"]);
  expect(await reason(open(10, { title: "<b>" }))).toEqual([400, "invalidTitle"]);
  expect(await reason(open(10, { description: "ü".repeat(2501) }))).toEqual([400, "invalidDescription"]);
  expect(await reason(open(0))).toEqual([400, "mediaBodyRequired"]);
});

test("YouTube counts uploads a day, and begins anew at midnight Pacific time", async () => {
  fake.state.switches.uploadsADay = 1;
  await open(10);
  expect(await reason(open(10))).toEqual([403, "quotaExceeded"]);
  fake.clock.pass(22 * 3600);
  token = fake.account().accessToken;

  expect((await open(10)).status).toBe(200);
});

test("YouTube keeps videos of apps without an audit private", async () => {
  fake.state.switches.audited = false;
  const uri = await session(10);
  const video = await (await put(uri, "bytes 0-9/10", 10)).json();

  expect(video.status).toEqual({ uploadStatus: "uploaded", privacyStatus: "private" });
});

test("YouTube rejects a duplicate only afterwards, and counts in strings", async () => {
  fake.state.switches.ends = { uploadStatus: "rejected", reason: "duplicate" };
  const { id } = await (await put(await session(10), "bytes 0-9/10", 10)).json();

  expect((await look(id, "status")).status.uploadStatus).toBe("uploaded");
  fake.clock.pass(45);
  expect((await look(id, "status")).status).toMatchObject({
    uploadStatus: "rejected",
    rejectionReason: "duplicate",
  });
  expect((await look(id, "statistics")).statistics.viewCount).toBe("300");
});
