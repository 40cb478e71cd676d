import { expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { base64, png } from "../support/pictures.ts";
import { MASCOT } from "../support/routes.ts";
import { readRun } from "../support/runs.ts";
import { upload } from "../support/screens.ts";
import { mintWorkspaceKey, withKey } from "../support/workspaces.ts";
import { BRIEF, json, type World, world } from "../support/world.ts";

let width = 90;
const addPhoto = async (w: World, alt_text: string, more: object = {}) => {
  const image_base64 = base64(png({ width: ++width, height: 60 }));
  const body = { name: alt_text, kind: "other", alt_text, ...more, image_base64 };
  return (await json(await w.post("/brand-assets/photos", body))).id;
};
const COFFEE = {
  ...BRIEF,
  brief: "Our new coffee roastery opens in Folkestone on Saturday 30 November at 10:00.",
};
async function runOf(w: World, order: object) {
  const { id } = await json(await w.post("/generate", { ...COFFEE, ...order }));
  await w.drain();
  return (await readRun(w, id)) as unknown as {
    alt_text: string;
    output_type: string;
    render_hash: string;
    status: string;
    warnings: string[];
  };
}

test("imagery photo and auto show the photo of the library whose name or tags suit the brief", async () => {
  const w = await world();
  await addPhoto(w, "A tray of beans", { tags: ["roastery", "Coffee"] });
  w.pass(1);
  await addPhoto(w, "Bicycles at the canal");
  for (const order of [{ imagery: "photo" }, {}, { imagery: "auto" }])
    expect(await runOf(w, order)).toMatchObject({
      warnings: [],
      alt_text: expect.stringContaining("The photograph shows: A tray of beans."),
    });
});

test("imagery auto shows no photo that suits nothing, and a test run none that it is not asked for", async () => {
  const w = await world();
  await addPhoto(w, "Bicycles at the canal", { tags: ["summer"] });
  await addPhoto(w, "A cup of coffee beside a bicycle", { name: "Saddle" });
  expect((await runOf(w, {})).alt_text).not.toContain("photograph");
  const by = withKey(w, (await mintWorkspaceKey(w, { mode: "test" })).key);
  await addPhoto(by, "Roastery", { tags: ["coffee"] });
  expect((await runOf(by, {})).alt_text).not.toContain("photograph");
});

test("a word that most photos of a library share chooses none of them", async () => {
  const w = await world();
  for (const name of ["Coffee, tray", "Coffee, cup", "Coffee, drum", "Coffee, sack"]) {
    await addPhoto(w, name, { tags: ["coffee"] });
    w.pass(1);
  }
  expect((await runOf(w, {})).alt_text).not.toContain("photograph");
  await addPhoto(w, "Coffee, new machine", { tags: ["roastery"] });
  expect((await runOf(w, {})).alt_text).toContain("shows: Coffee, new machine.");
});

test("imagery photo shows the newest photo where none suits, but strangers never", async () => {
  const w = await world();
  await addPhoto(w, "A grey wall", { kind: "texture" });
  w.pass(1);
  await addPhoto(w, "Bicycles at the canal");
  w.pass(1);
  await addPhoto(w, "Two dentists", { kind: "people", consent: true });
  expect((await runOf(w, { imagery: "photo" })).alt_text).toContain("shows: Bicycles at the canal.");
});

test("imagery photo without a photo in the library says so", async () => {
  const run = await runOf(await world(), { imagery: "photo" });
  expect(run).toMatchObject({
    status: "succeeded",
    warnings: ["imagery: the library has no photo that suits, so none is shown."],
  });
});

test("imagery pattern and none show no screen, and none shows no mascot", async () => {
  const w = await world();
  await upload(w);
  await w.post("/mascot", MASCOT);
  const { candidates } = (await json(await w.get("/mascot"))) as unknown as { candidates: { id: string }[] };
  await w.post("/mascot/step", { action: "keep", candidate_id: candidates[0]?.id });
  const brief = "Kite 2.0 is out: boards now load in half a second.";
  const order = { brief, asset_type: "card", seed: 4 };
  expect((await runOf(w, order)).output_type).toMatch(/^(?:product_hero|feature)$/);
  for (const imagery of ["pattern", "none"]) {
    expect((await runOf(w, { ...order, imagery })).output_type).not.toMatch(/^(?:product_hero|feature)$/);
  }
  const plain = { ...order, template: "announcement" };
  expect((await runOf(w, { ...plain, imagery: "pattern" })).alt_text).toContain("mascot");
  expect((await runOf(w, { ...plain, imagery: "none" })).alt_text).not.toContain("mascot");
});

test.each(["none", "pattern"])(
  "imagery %s together with photo_ids or screen_ids is refused",
  async (imagery) => {
    const w = await world();
    const ids = { photo_ids: [await addPhoto(w, "A grey wall")], screen_ids: [(await upload(w)).id] };
    for (const [field, value] of Object.entries(ids)) {
      const answer = await w.post("/generate", { ...COFFEE, imagery, [field]: value });
      const refused = await expectRefusal(answer, 422, "validation_error");
      expect(placesOf(refused)).toEqual([["body", "imagery"]]);
      expect(refused.message).toContain(field);
    }
  },
);

test("imagery none refuses the drawing of what a headline names", async () => {
  const imagery = "none";
  const w = await world();
  const hashOf = async (order: object) => (await runOf(w, order)).render_hash;
  const plain = { asset_type: "card", template: "announcement", seed: 4 };
  const drawn = { ...plain, copy: { headline: "Sourdough on Saturdays" } };
  expect(await hashOf({ ...drawn, imagery })).not.toBe(await hashOf(drawn));
  // A headline that names nothing has a drawing of the brand's trade.
  const trade = { ...plain, copy: { headline: "We are closed on Monday" } };
  expect(await hashOf({ ...trade, imagery })).not.toBe(await hashOf(trade));
});
