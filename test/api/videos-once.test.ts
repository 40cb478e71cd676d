import { beforeAll, expect, test } from "vitest";
import { video } from "../support/clip.ts";
import { expectRefusal } from "../support/expect.ts";
import type { Bytes } from "../support/pictures.ts";
import { clips, filmForm, VIDEOS } from "../support/videos.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { world } from "../support/world.ts";

const ONCE = { "Idempotency-Key": "launch-1" };
let bytes: Bytes;
beforeAll(async () => {
  bytes = await video();
});

test("the same video upload with the same Idempotency-Key is stored once and replayed byte for byte", async () => {
  const w = await world();
  const files = watchStorage(w);
  const [first, second] = [
    await w.send(VIDEOS, filmForm(bytes, { title: "A" }), ONCE),
    await w.send(VIDEOS, filmForm(bytes, { title: "A" }), ONCE),
  ];
  expect([first.status, second.status]).toEqual([202, 202]);
  expect(await second.text()).toBe(await first.text());
  expect(second.headers.get("Idempotent-Replayed")).toBe("true");
  expect([files.names().length, (await clips(w)).length]).toEqual([1, 1]);
});

test("another video, or another title after it, with the same Idempotency-Key is a mismatch", async () => {
  const w = await world();
  await w.send(VIDEOS, filmForm(bytes, { title: "A" }), ONCE);
  const other = filmForm(await video({ seconds: 3 }), { title: "A" });
  await expectRefusal(await w.send(VIDEOS, other, ONCE), 409, "idempotency_mismatch");
  const behind = filmForm(bytes);
  behind.append("title", "B");
  await expectRefusal(await w.send(VIDEOS, behind, ONCE), 409, "idempotency_mismatch");
  expect(await clips(w)).toHaveLength(1);
});

test("two concurrent video uploads with one Idempotency-Key make one video and one file", async () => {
  const w = await world();
  const files = watchStorage(w);
  // Without Redis only the primary key stands between them.
  w.service.locks.acquire = async () => true;
  const both = await Promise.all([1, 2].map(() => w.send(VIDEOS, filmForm(bytes), ONCE)));
  expect(both.map(({ status }) => status)).toEqual([202, 202]);
  expect(await both[0]?.text()).toBe(await both[1]?.text());
  expect([files.names().length, (await clips(w)).length]).toEqual([1, 1]);
});

test("a video at an address with an Idempotency-Key is ordered once", async () => {
  const w = await world();
  const order = { video_url: "https://films.example.com/a.mp4" };
  const first = await w.post(VIDEOS, order, ONCE);
  const again = await w.post(VIDEOS, order, ONCE);
  expect(await again.text()).toBe(await first.text());
  expect(await clips(w)).toHaveLength(1);
});
