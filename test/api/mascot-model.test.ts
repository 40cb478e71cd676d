import { expect, test } from "vitest";
import { mintKey } from "../../lib/access/mint.ts";
import { imageSize } from "../../lib/render/image-size.ts";
import { failsWith, shows } from "../fakes/image-replies.ts";
import { figure } from "../support/figures.ts";
import {
  fourPictures,
  keysOf,
  knownFiles,
  mascotIn,
  mascotOf,
  painted,
  ROBOT,
  step,
} from "../support/mascots.ts";
import { API, OPERATOR, type World } from "../support/world.ts";

const makers = (pictures: { drawn_by: string }[]) => pictures.map(({ drawn_by }) => drawn_by);

async function fileAt(w: World, url = "") {
  const answer = await w.call("GET", new URL(url).pathname, { key: null });
  return { type: answer.headers.get("content-type"), bytes: new Uint8Array(await answer.arrayBuffer()) };
}

/** A finished mascot: the model drew four candidates, and one was chosen. */
async function keptPainting() {
  const pictures = await fourPictures();
  const made = await painted(...pictures);
  const { candidates } = await mascotIn(await made.w.post("/mascot", ROBOT));
  const mascot = await mascotIn(await step(made.w, { action: "keep", candidate_id: candidates[0]?.id }));
  made.fake.script(shows(await figure({ color: "#00a0a0" })));
  return { ...made, mascot };
}

test("the image model draws four mascot candidates from different prompts, stored as transparent PNG", async () => {
  const { w, fake } = await painted(...(await fourPictures()));
  await w.patch("/brand-dna", { palette: { primary: "#0b7285" }, offer: { product_name: "Harbor Notes" } });
  const answer = await w.post("/mascot", { description: "A wise owl\nwith glasses." });
  expect(answer.status).toBe(202);
  const { candidates, status } = await mascotIn(answer);
  expect(status).toBe("drafting");
  expect(makers(candidates)).toEqual(["model", "model", "model", "model"]);
  expect(candidates.every(({ drawn_note }) => drawn_note === "")).toBe(true);
  expect(fake.asked).toHaveLength(4);
  const prompts = fake.asked.map(({ prompt }) => prompt);
  const builds = prompts.map((prompt) => /leaves it open: (.+?), \w+, with /.exec(prompt)?.[1]);
  expect(new Set(builds).size).toBe(4);
  for (const prompt of prompts) {
    expect(prompt).toContain("The mascot of Harbor Notes: A wise owl with glasses.");
    expect(prompt).toMatch(/mostly #[0-9a-f]{6}/);
    expect(prompt).toContain("No letters");
  }
  for (const { image_url } of candidates) {
    const { type, bytes } = await fileAt(w, image_url);
    expect(type).toBe("image/png");
    expect(imageSize(bytes)).toEqual({ width: 1_024, height: 1_024 });
  }
  expect(await knownFiles(w)).toEqual(keysOf(candidates));
});

test("a mascot retry changes the prompts, starting with the note, and never shows a picture twice", async () => {
  const pictures = await fourPictures();
  const { w, fake } = await painted(...pictures);
  const first = await mascotIn(await w.post("/mascot", ROBOT));
  const before = fake.asked.map(({ prompt }) => prompt);
  fake.script(...pictures);
  const second = await mascotIn(await step(w, { action: "retry", note: "give it a red scarf" }));
  const after = fake.asked.map(({ prompt }) => prompt);
  expect(after.every((prompt) => prompt.includes("Above all: give it a red scarf."))).toBe(true);
  expect(new Set([...before, ...after]).size).toBe(8);
  // The vendor sent the same pictures again: parts took their place.
  expect(makers(second.candidates)).toEqual(["parts", "parts", "parts", "parts"]);
  expect(second.candidates[0]?.drawn_note).toContain("shown before");
  expect(await knownFiles(w)).toEqual(keysOf(second.candidates));
  expect(keysOf(first.candidates)).not.toEqual(keysOf(second.candidates));
});

test("four identical pictures from the image model become one candidate, and three are drawn from parts", async () => {
  const { w } = await painted(shows(await figure()));
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  expect(makers(candidates).sort()).toEqual(["model", "parts", "parts", "parts"]);
});

test("a mascot's pose is drawn once from its kept picture", async () => {
  const { w, fake, mascot } = await keptPainting();
  const wanted = { action: "pose", pose: "waving", note: "with a small flag" };
  const answer = await step(w, wanted);
  expect(answer.status).toBe(200);
  const { poses } = await mascotIn(answer);
  expect(poses).toMatchObject([
    { pose: "neutral", drawn_by: "model" },
    { pose: "waving", drawn_by: "model", drawn_note: "", note: "with a small flag" },
  ]);
  const [asked] = fake.asked;
  expect(asked?.prompt).toMatch(/same character[\s\S]+waving hello[\s\S]+Also: with a small flag\./);
  const reference = new Uint8Array(asked?.reference ?? []);
  expect(imageSize(reference)).toEqual({ width: 1_024, height: 1_024 });
  const { bytes } = await fileAt(w, mascot.image_url ?? "");
  expect(await colorOf(reference)).toBe(await colorOf(bytes));
  await step(w, wanted);
  expect(fake.asked).toHaveLength(1);
  expect(await knownFiles(w)).toEqual(keysOf(poses));
});

/** The colour between belly and outline. */
async function colorOf(png: Uint8Array): Promise<string> {
  const { redraw } = await import("../../lib/uploads/images/redraw.ts");
  const size = { width: 1_024, height: 1_024 };
  const rgba = await redraw({ bytes: png, ...size, orientation: 1 }, size, "raw");
  return Buffer.from(rgba.subarray((700 * 1_024 + 250) * 4, (700 * 1_024 + 250) * 4 + 3)).toString("hex");
}

test("test keys never call the image model: their mascots are drawn from parts", async () => {
  const { w, fake } = await keptPainting();
  const key = await mintKey(w.service, OPERATOR, { mode: "test", workspaceId: w.workspaceId });
  const asTest = (path: string, json: object) => w.call("POST", `${API}${path}`, { json, key: key.key });
  const refused = await asTest("/mascot/step", { action: "pose", pose: "happy" });
  expect(await refused.json()).toMatchObject({ code: "test_key_read_only" });
  const { candidates } = await mascotIn(await asTest("/mascot", ROBOT));
  expect(makers(candidates)).toEqual(["parts", "parts", "parts", "parts"]);
  expect(candidates[0]?.drawn_note).toBe("");
  await asTest("/mascot/step", { action: "keep", candidate_id: candidates[0]?.id });
  const { poses } = await mascotIn(await asTest("/mascot/step", { action: "pose", pose: "happy" }));
  expect(makers(poses)).toEqual(["parts", "parts"]);
  expect(fake.asked).toHaveLength(0);
});

test("a mascot from parts is drawn from parts even when an image model is configured", async () => {
  const { w, fake } = await painted(failsWith(400));
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  await step(w, { action: "keep", candidate_id: candidates[0]?.id });
  fake.script(shows(await figure()));
  const { poses } = await mascotIn(await step(w, { action: "pose", pose: "sad" }));
  expect(makers(poses)).toEqual(["parts", "parts"]);
  expect(fake.asked).toHaveLength(0);
});

test("a deleted mascot pose can be drawn again from a remaining one", async () => {
  const { w, fake } = await keptPainting();
  const { poses } = await mascotIn(await step(w, { action: "pose", pose: "happy" }));
  await w.post("/media/delete", { ids: [poses[0]?.id] });
  expect(await mascotOf(w)).toMatchObject({ poses: [{ pose: "happy" }] });
  fake.script(shows(await figure({ color: "#c08000" })));
  const again = await mascotIn(await step(w, { action: "pose", pose: "neutral" }));
  expect(makers(again.poses)).toEqual(["model", "model"]);
  expect(fake.asked[0]?.reference).toBeDefined();
});
