import { expect, test } from "vitest";
import { shows } from "../fakes/image-replies.ts";
import { figure } from "../support/figures.ts";
import { fourPictures, mascotIn, painted, ROBOT, step } from "../support/mascots.ts";
import type { RunBody, World } from "../support/world.ts";

/** A card from given words: its hash, its alt text, its file. */
async function cardOf(w: World, body: object) {
  const item = { output_type: "announcement", channel: "linkedin", body: { ...body, seed: 4 } };
  const batch = (await (await w.post("/render", { items: [item] })).json()) as {
    items: { run_id: string }[];
  };
  await w.drain();
  const run = (await (await w.get(`/runs/${batch.items[0]?.run_id}`)).json()) as RunBody & {
    assets: { url: string; alt_text: string }[];
  };
  expect(run.status).toBe("succeeded");
  const [asset] = run.assets;
  const file = await w.call("GET", new URL(asset?.url ?? "").pathname, { key: null });
  return { hash: run.render_hash, altText: asset?.alt_text, file: await file.text() };
}

const HAPPY = { headline: "Maps for couriers" };
const SAD = { headline: "Sorry, couriers" };
const NAMED = "The brand's mascot stands beside it.";

test("a card shows the model's mascot in a drawn pose or as it was kept, and names it in the alt text", async () => {
  const { w, fake } = await painted(...(await fourPictures()));
  const plain = await cardOf(w, HAPPY);
  expect(plain.altText).not.toContain("mascot");
  expect(plain.file).toContain("digitalsourcetype/digitalCreation");
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  await step(w, { action: "keep", candidate_id: candidates[0]?.id });
  const neutral = await cardOf(w, HAPPY);
  expect(neutral.hash).not.toBe(plain.hash);
  expect(neutral.altText).toBe(`Kite Works: Maps for couriers. ${NAMED}`);
  expect(neutral.file).toContain("digitalsourcetype/compositeSynthetic");
  fake.script(shows(await figure({ color: "#00a0a0" })));
  await step(w, { action: "pose", pose: "happy" });
  const happy = await cardOf(w, HAPPY);
  expect(happy.hash).not.toBe(neutral.hash);
  const sad = await cardOf(w, SAD);
  expect(sad.altText).toContain(NAMED);
});

test("a card names a mascot from parts in the alt text and is not marked as a model's work", async () => {
  const { w } = await painted({ kind: "refusal" });
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  await step(w, { action: "keep", candidate_id: candidates[0]?.id });
  const card = await cardOf(w, HAPPY);
  expect(card.altText).toContain(NAMED);
  expect(card.file).toContain("digitalsourcetype/digitalCreation");
});

test("a card is drawn without the mascot when the mascot's file is gone", async () => {
  const { w } = await painted(...(await fourPictures()));
  const plain = await cardOf(w, HAPPY);
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  const { image_url } = await mascotIn(await step(w, { action: "keep", candidate_id: candidates[0]?.id }));
  await w.service.files.tombstone([new URL(image_url ?? "").pathname.replace("/assets/", "")]);
  expect((await cardOf(w, HAPPY)).hash).toBe(plain.hash);
});
