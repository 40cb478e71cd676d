import { expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { base64, png } from "../support/pictures.ts";
import { NO_RUN } from "../support/routes.ts";
import { readRun } from "../support/runs.ts";
import { upload } from "../support/screens.ts";
import { mintWorkspaceKey, withKey } from "../support/workspaces.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

const QUOTED =
  'Noor Haddad, Head of Marketing at Tidewater, says: "It paid for itself in a week." Customer story of Kite.';
const EVENT =
  "Open day at our roastery: Saturday 30 November at 10:00, 12 Mill Lane, Folkestone. Five roasts to taste.";
const POINTS =
  "Three ways to keep coffee fresh:\n- Keep beans in a closed tin.\n- Grind them right before you brew.\n- Buy only what you drink in two weeks.\nFresh coffee tastes better.";
const photoCheckOf = ({ quality }: Record<string, unknown>) =>
  (quality as { checks: { id: string }[] } | null)?.checks.find(({ id }) => id === "picture_photos");
const PHOTO = { name: "Roastery at dawn", kind: "place", alt_text: "Steam over beans" };
let width = 60;
/** Uploads a photo of its own pixels. */
const photoIn = async (w: World, more: object = {}) =>
  (await json(
    await w.post("/brand-assets/photos", {
      ...{ ...PHOTO, ...more },
      image_base64: base64(png({ width: ++width, height: 50 })),
    }),
  )) as { id: string };
async function runOf(w: World, order: object) {
  const { id } = await json(await w.post("/generate", { ...BRIEF, ...order }));
  await w.drain();
  return (await readRun(w, id)) as Record<string, unknown>;
}

test("a photo that is asked for fills the picture, and its alternative text is told", async () => {
  const w = await world();
  const { id } = await photoIn(w);
  const run = await runOf(w, { photo_ids: [id.toUpperCase()] });
  expect(run).toMatchObject({ status: "succeeded", output_type: "announcement", warnings: [] });
  expect(run.alt_text).toContain("The photograph shows: Steam over beans.");
  const plain = await runOf(w, { template: "announcement" });
  expect(plain.alt_text).not.toContain("photograph");
});

test("og images show photos as well", async () => {
  const w = await world();
  const { id } = await photoIn(w);
  const run = await runOf(w, { asset_type: "og_image", photo_ids: [id] });
  expect(run).toMatchObject({ status: "succeeded", warnings: [] });
  expect(run.alt_text).toContain("The photograph shows: Steam over beans.");
});

test("up to four photos share a picture of one message, and the slides of a series take the next ones", async () => {
  const w = await world();
  const photo_ids = [];
  for (const alt_text of ["One", "Two", "Three", "Four"]) photo_ids.push((await photoIn(w, { alt_text })).id);
  for (const order of [{}, { template: "event", brief: EVENT }, { asset_type: "carousel", brief: POINTS }]) {
    const run = await runOf(w, { ...order, photo_ids });
    expect(run).toMatchObject({ status: "succeeded", warnings: [] });
    for (const alt of ["One", "Two", "Three", "Four"]) expect(run.alt_text).toContain(`shows: ${alt}.`);
  }
});

test.each<[string, object, string]>([
  [
    "more photos than it has room for",
    { template: "testimonial", brief: QUOTED },
    'photo_ids: the template "testimonial" shows 1 of the 2 photos.',
  ],
  [
    "photos in a template without room for any",
    { template: "qr", brief: "Scan to book a table at https://hills.example on Saturday 30 November." },
    'photo_ids: the template "qr" shows 0 of the 2 photos.',
  ],
  [
    "more photos than an infographic has room for",
    { asset_type: "infographic", template: "infographic", brief: POINTS },
    'photo_ids: the template "infographic" shows 1 of the 2 photos.',
  ],
])("a run that is given %s says so", async (_what, order, warning) => {
  const w = await world();
  const photo_ids = [(await photoIn(w)).id, (await photoIn(w)).id];
  const run = await runOf(w, { ...order, photo_ids });
  expect(run).toMatchObject({ status: "succeeded", warnings: [warning] });
  expect(photoCheckOf(run)).toMatchObject({ passed: false });
});

test("screens that are asked for stand on the slides of a carousel, and an infographic says that it has no place", async () => {
  const w = await world();
  const screen_ids = [(await upload(w)).id];
  const carousel = await runOf(w, { asset_type: "carousel", brief: POINTS, screen_ids });
  expect(carousel).toMatchObject({ status: "succeeded", warnings: [] });
  expect(photoCheckOf(carousel)).toMatchObject({ passed: true });
  const infographic = await runOf(w, {
    asset_type: "infographic",
    template: "infographic",
    brief: POINTS,
    screen_ids,
  });
  expect(infographic).toMatchObject({
    warnings: ['screen_ids: the template "infographic" shows 0 of the 1 screens.'],
  });
  expect(photoCheckOf(infographic)).toMatchObject({ passed: false });
});

test("an unknown photo, one that is not fetched yet and a screen are refused at their place", async () => {
  const w = await world();
  const { id } = await photoIn(w);
  const waiting = await json(
    await w.post("/brand-assets/photos", { ...PHOTO, image_url: "https://pictures.example.com/a.png" }),
  );
  for (const other of [NO_RUN, waiting.id]) {
    const answer = await w.post("/generate", { ...BRIEF, photo_ids: [id, other] });
    const refused = await expectRefusal(answer, 422, "validation_error");
    expect(placesOf(refused)).toEqual([["body", "photo_ids", 1]]);
    expect(refused.message).toContain("There is no photo with this id that is ready.");
  }
});

test("a live run shows no photo of a test key, and a test run may", async () => {
  const w = await world();
  const by = withKey(w, (await mintWorkspaceKey(w, { mode: "test" })).key);
  const { id } = await photoIn(by);
  const order = { photo_ids: [id] };
  await expectRefusal(await w.post("/generate", { ...BRIEF, ...order }), 422, "validation_error");
  expect(await runOf(by, order)).toMatchObject({ status: "succeeded", output_type: "announcement" });
});

test("a photo that is deleted before its run is drawn is left out, and the run says what it shows", async () => {
  const w = await world();
  const { id } = await photoIn(w);
  const { id: run } = await json(await w.post("/generate", { ...BRIEF, photo_ids: [id] }));
  await w.del(`/brand-assets/photos/${id}`);
  await w.drain();
  expect(await readRun(w, run)).toMatchObject({
    status: "succeeded",
    warnings: ["photo_ids: 1 of the photos is gone."],
  });
});

test("render takes a photo of the library by its id", async () => {
  const w = await world();
  const { id } = await photoIn(w);
  const items = (photo: string) => ({
    items: [{ output_type: "announcement", body: { headline: "Now open", photo } }],
  });
  await expectRefusal(await w.post("/render", items(NO_RUN)), 422, "validation_error");
  const batch = (await json(await w.post("/render", items(id)))) as unknown as {
    items: { run_id: string }[];
  };
  await w.drain();
  const run = (await readRun(w, batch.items[0]?.run_id ?? "")) as Record<string, unknown>;
  expect(run.alt_text).toContain("The photograph shows: Steam over beans.");
});
