import { expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { NO_RUN } from "../support/routes.ts";
import { upload } from "../support/screens.ts";
import { BRIEF, json, world } from "../support/world.ts";

test("generate: five screens of the workspace are accepted, and shown; an unknown one is 422", async () => {
  const w = await world();
  const { id } = await upload(w);
  const run = await json(await w.post("/generate", { ...BRIEF, screen_ids: Array(5).fill(id) }));
  await w.drain();
  const done = await json(await w.get(`/runs/${run.id}`));
  expect(["product_hero", "feature", "product_og"]).toContain(done.output_type);
  const body = await expectRefusal(
    await w.post("/generate", { ...BRIEF, screen_ids: [id, NO_RUN] }),
    422,
    "validation_error",
  );
  expect(placesOf(body)).toEqual([["body", "screen_ids", 1]]);
});

test("a picture for Instagram is a JPEG, and format or file_type may ask for another file", async () => {
  const w = await world();
  const typeOf = async (order: object) => {
    const { id } = await json(await w.post("/generate", { ...BRIEF, ...order }));
    await w.drain();
    const run = await json(await w.get(`/runs/${id}`));
    const [asset] = run.assets as { mime_type: string; url: string; width: number }[];
    const file = await w.app.request(String(asset?.url).replace("http://brandrun.test", ""));
    return [asset?.mime_type, file.headers.get("content-type"), asset?.width];
  };
  expect(await typeOf({ channel: "instagram" })).toEqual(["image/jpeg", "image/jpeg", 1080]);
  expect(await typeOf({ format: "webp" })).toEqual(["image/webp", "image/webp", 1200]);
  expect(await typeOf({ format: "square", file_type: "jpeg" })).toEqual(["image/jpeg", "image/jpeg", 1080]);
});

test("asset_url and asset_urls: a slideshow is its film, and its slides", {
  timeout: 90_000,
}, async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", { ...BRIEF, asset_type: "slideshow" }));
  await w.drain();
  const { asset_url, asset_urls, assets } = await json(await w.get(`/runs/${id}`));
  const [film, ...slides] = assets as { url: string; role: string; mime_type: string; duration_ms: number }[];
  expect(film).toMatchObject({ url: asset_url, role: "primary", mime_type: "video/mp4" });
  expect(film?.duration_ms).toBeGreaterThan(1_000);
  expect(slides.map(({ role }) => role)).toEqual(slides.map(() => "slide"));
  expect(asset_urls).toEqual(slides.map(({ url }) => url));
});

test("asset_url and asset_urls: a video is a single asset; its poster is only in assets", {
  timeout: 90_000,
}, async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", { ...BRIEF, asset_type: "video" }));
  await w.drain();
  const { asset_url, asset_urls, assets } = await json(await w.get(`/runs/${id}`));
  expect(asset_urls).toBeNull();
  expect(assets).toMatchObject([
    { url: asset_url, role: "primary", mime_type: "video/mp4" },
    { role: "poster", mime_type: "image/png" },
  ]);
});
