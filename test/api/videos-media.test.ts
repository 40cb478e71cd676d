import { expect, test } from "vitest";
import { video } from "../support/clip.ts";
import { clip, filmForm, VIDEOS } from "../support/videos.ts";
import { world } from "../support/world.ts";

test("a brand video is listed as media and deleted with its file", async () => {
  const w = await world();
  const bytes = await video({ seconds: 2 });
  const { id, url } = await clip(await w.send(VIDEOS, filmForm(bytes, { title: "Spring launch" })));
  const listed = async () => (await w.get("/media?kind=video")).json();
  expect(await listed()).toEqual([
    {
      ...{ id, url, kind: "video", name: "Spring launch", mime_type: "video/mp4" },
      ...{
        width: 320,
        height: 180,
        bytes: bytes.length,
        livemode: true,
        created_at: "2026-06-15T12:00:00.000Z",
      },
    },
  ]);
  const answer = await w.post("/media/delete", { ids: [id] });
  expect(await answer.json()).toEqual({ deleted: [id], not_found: [] });
  await w.drain();
  expect(await listed()).toEqual([]);
  const path = new URL(String(url)).pathname;
  expect((await w.call("GET", path, { key: null })).status).toBe(410);
  expect((await w.get(VIDEOS)).status).toBe(200);
});
