import { beforeAll, expect, test } from "vitest";
import { mediaFrames } from "../../lib/adapters/media-frames.ts";
import { mediaFake } from "../fakes/media-binding.ts";
import { video } from "../support/clip.ts";
import { jpegQuarters } from "../support/jpeg.ts";
import type { Bytes } from "../support/pictures.ts";
import { clips, filmForm, VIDEOS } from "../support/videos.ts";
import { mintWorkspaceKey, withKey } from "../support/workspaces.ts";
import { json, type World, world } from "../support/world.ts";

const PHOTOS = "/brand-assets/photos";
const FRAME = jpegQuarters(40, 20);
let bytes: Bytes;
beforeAll(async () => {
  bytes = await video();
});

const photosOf = async (w: World) =>
  (await (await w.get(PHOTOS)).json()) as (Record<string, unknown> & { image_url: string })[];

async function bound(answer: () => Response) {
  const fake = mediaFake(answer);
  return { ...fake, w: await world({ service: { frames: mediaFrames(fake.binding) } }) };
}
const add = async (w: World, title = "Harbour ferries") => {
  const answer = await w.send(VIDEOS, filmForm(bytes, { title }));
  expect(answer.status).toBe(202);
  await w.drain();
  return (await json(answer)).id as string;
};

test("a frame of a clip becomes a photo of the library, with the clip's id and title", async () => {
  const { w, asked } = await bound(() => new Response(FRAME));
  const id = await add(w);
  expect((await clips(w))[0]).toMatchObject({ id, status: "ready" });
  expect(asked).toEqual([
    {
      bytes: bytes.length,
      transform: { width: 1_600, height: 1_600, fit: "scale-down" },
      output: { mode: "frame", time: expect.stringMatching(/^\d+s$/), format: "jpg" },
    },
  ]);
  const [photo, ...others] = await photosOf(w);
  expect(others).toEqual([]);
  expect(photo).toMatchObject({ id, name: "Harbour ferries", kind: "other", status: "ready", tags: [] });
  expect((await w.app.request(photo?.image_url ?? "")).status).toBe(200);
});

test.each([
  ["an answer that is none", () => new Response("no", { status: 500 })],
  ["no picture", () => new Response("<html>")],
  ["a vendor that is away", () => Response.error()],
])("%s leaves the clip ready and without a photo, and says so", async (_what, answer) => {
  const { w } = await bound(answer);
  await add(w);
  const [clip] = await clips(w);
  expect(clip).toMatchObject({ status: "ready", reason: expect.stringContaining("No poster frame") });
  expect(await photosOf(w)).toEqual([]);
});

test("clips of test keys, and clips where no frames can be taken, have none", async () => {
  const { w, asked } = await bound(() => new Response(FRAME));
  const { key } = await mintWorkspaceKey(w, { mode: "test" });
  await add(withKey(w, key));
  expect(asked).toEqual([]);
  const without = await world();
  await add(without);
  expect(await photosOf(without)).toEqual([]);
});

const FERRIES = {
  brief: "Harbour ferries now sail every ten minutes. 4,000 commuters cross the harbour by ferry each day.",
  ...{ channel: "linkedin", asset_type: "video", seed: 3 },
};
const filmOf = async (w: World) => {
  const { id } = await json(await w.post("/generate", FERRIES));
  await w.drain();
  return json(await w.get(`/runs/${id}`));
};

test("a film of a clip without a frame says that it does not show it", async () => {
  const w = await world();
  await add(w);
  await add(w, "Office party");
  const run = await filmOf(w);
  expect(run.status).toBe("succeeded");
  const said = (run.warnings as unknown as string[]).filter((line) => line.includes("poster frame"));
  expect(said).toEqual([expect.stringContaining('The clip "Harbour ferries" suits')]);
});

test("a film shows the frame of a clip that suits", async () => {
  const { w } = await bound(() => new Response(FRAME));
  const id = await add(w);
  const run = await filmOf(w);
  expect(run.status).toBe("succeeded");
  expect((run.warnings as unknown as string[]).filter((line) => line.includes("poster frame"))).toEqual([]);
  const stored = await w.service.db.query.runs.findFirst({ where: (r, { eq }) => eq(r.id, run.id) });
  expect(JSON.stringify(stored?.design)).toContain(id);
});
