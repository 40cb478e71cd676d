import { expect, test } from "vitest";
import { imageSize } from "../../lib/render/image-size.ts";
import { drafted, kept, keysOf, knownFiles, mascotIn, mascotOf, ROBOT, step } from "../support/mascots.ts";
import { fetched } from "../support/screens.ts";
import { world } from "../support/world.ts";

test("a workspace without a mascot answers so and says what to do", async () => {
  const w = await world();
  expect(await mascotOf(w)).toEqual({
    status: "none",
    id: null,
    style: null,
    image_url: null,
    poses: [],
    candidates: [],
    description: null,
    note: null,
    next: expect.stringContaining("POST /mascot"),
    allowed: {
      styles: ["critters", "sprouts", "clay", "voxel-bot", "moods"],
      poses: expect.arrayContaining(["neutral", "happy", "wow", "wink", "sleepy", "sad", "celebrating"]),
    },
    livemode: null,
    updated_at: null,
  });
});

test("a mascot description answers 202 with four different candidates, transparent PNG of 1,024 pixels", async () => {
  const { w, draft } = await drafted();
  expect(draft).toMatchObject({ status: "drafting", style: "voxel-bot", image_url: null, poses: [] });
  expect(draft.candidates).toHaveLength(4);
  const hashes = new Set<string>();
  for (const { image_url, style } of draft.candidates) {
    expect(style).toBe("voxel-bot");
    const file = await fetched(w, image_url);
    expect(file.headers.get("content-type")).toBe("image/png");
    const bytes = new Uint8Array(await file.arrayBuffer());
    expect(imageSize(bytes)).toEqual({ width: 1_024, height: 1_024 });
    // Colour type 6: with transparency.
    expect(bytes[25]).toBe(6);
    hashes.add(Buffer.from(bytes).toString("base64"));
  }
  expect(hashes.size).toBe(4);
  expect(await mascotOf(w)).toEqual(draft);
});

test("a requested mascot style overrides the description", async () => {
  const { draft } = await drafted({ ...ROBOT, style: "clay" });
  expect(draft.candidates.map(({ style }) => style)).toEqual(["clay", "clay", "clay", "clay"]);
});

test("a kept mascot candidate gets its own address, and the others are deleted with their files", async () => {
  const { w, draft, first, tombstoned } = await drafted();
  const mascot = await mascotIn(await step(w, { action: "keep", candidate_id: first }));
  const [chosen, ...others] = draft.candidates;
  expect(mascot).toMatchObject({ status: "ready", id: first, image_url: chosen?.image_url, candidates: [] });
  expect(mascot.poses).toMatchObject([{ pose: "neutral", image_url: chosen?.image_url }]);
  expect(await mascotOf(w)).toEqual(mascot);
  expect(await knownFiles(w)).toEqual(keysOf([chosen ?? { image_url: "" }]));
  expect(tombstoned.sort()).toEqual(keysOf(others));
  for (const { image_url } of others) expect((await fetched(w, image_url)).status).toBe(410);
  expect(await w.drain(), "nothing is left to do").toEqual([]);
});

test("a mascot retry shows four candidates that were never shown before", async () => {
  const { w, draft, tombstoned } = await drafted();
  const seen = [...draft.candidates];
  for (const note of ["", "red, please", "red, please", "red, please"]) {
    const answer = await step(w, { action: "retry", ...(note && { note }) });
    expect(answer.status).toBe(200);
    const next = await mascotIn(answer);
    expect(next).toMatchObject({ status: "drafting", note: note || null });
    expect(next.candidates).toHaveLength(4);
    seen.push(...next.candidates);
    expect(await knownFiles(w)).toEqual(keysOf(next.candidates));
  }
  expect(new Set(seen.map(({ id }) => id)).size).toBe(20);
  // Files of equal bytes have one row, and with it one address.
  expect(new Set(seen.map(({ image_url }) => image_url)).size).toBe(20);
  expect(tombstoned).toHaveLength(16);
});

test("a mascot retry's note changes the colour and style it names", async () => {
  const { w } = await drafted();
  const red = await mascotIn(await step(w, { action: "retry", note: "make it a red plant" }));
  expect(red.candidates.map(({ style }) => style)).toEqual(["sprouts", "sprouts", "sprouts", "sprouts"]);
  const again = await mascotIn(await step(w, { action: "retry" }));
  expect(again.style, "it still counts on the next try").toBe("sprouts");
});

test("mascot poses are added one by one, and an existing pose is not drawn again", async () => {
  const { w, mascot } = await kept();
  const happy = await mascotIn(await step(w, { action: "pose", pose: "happy", note: "for the newsletter" }));
  expect(happy).toMatchObject({ status: "ready", id: mascot.id, image_url: mascot.image_url });
  expect(happy.poses).toMatchObject([
    { pose: "neutral", note: "" },
    { pose: "happy", note: "for the newsletter" },
  ]);
  const waving = await mascotIn(await step(w, { action: "pose", pose: "waving" }));
  expect(waving.poses.map(({ pose }) => pose)).toEqual(["neutral", "happy", "waving"]);
  expect(new Set(waving.poses.map(({ image_url }) => image_url)).size).toBe(3);
  expect(await mascotIn(await step(w, { action: "pose", pose: "happy" }))).toEqual(waving);
  expect(await knownFiles(w)).toEqual(keysOf(waving.poses));
});

test("a new mascot draft leaves the mascot in use until another is kept, and then its poses are deleted", async () => {
  const { w, mascot } = await kept();
  const posed = await mascotIn(await step(w, { action: "pose", pose: "wow" }));
  const anew = await mascotIn(await w.post("/mascot", { description: "A plant" }));
  expect(anew).toMatchObject({ status: "drafting", id: mascot.id, image_url: mascot.image_url });
  expect(anew.poses).toEqual(posed.poses);
  const other = anew.candidates[2];
  const now = await mascotIn(await step(w, { action: "keep", candidate_id: other?.id ?? "" }));
  expect(now).toMatchObject({ status: "ready", id: other?.id, style: "sprouts" });
  expect(await knownFiles(w)).toEqual(keysOf(now.poses));
  expect((await fetched(w, posed.poses[1]?.image_url ?? "")).status).toBe(410);
});

test("keeping the mascot in use ends a new draft, and repeating it changes nothing", async () => {
  const { w, mascot } = await kept();
  await w.post("/mascot", { description: "A plant" });
  const back = { action: "keep", candidate_id: mascot.id ?? "" };
  expect(await mascotIn(await step(w, back))).toMatchObject({
    status: "ready",
    id: mascot.id,
    style: "voxel-bot",
  });
  expect(await mascotIn(await step(w, back))).toMatchObject({ status: "ready", id: mascot.id });
  expect(await knownFiles(w)).toEqual(keysOf(mascot.poses));
});

test("an Idempotency-Key makes a mascot draft and every step safe to repeat", async () => {
  const w = await world();
  const headers = { "Idempotency-Key": "once" };
  const first = await w.post("/mascot", ROBOT, headers);
  const again = await w.post("/mascot", ROBOT, headers);
  expect([first.status, again.status]).toEqual([202, 202]);
  expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  const draft = await mascotIn(first);
  expect(await mascotIn(again)).toEqual(draft);
  const others = await mascotIn(await step(w, { action: "retry" }, { "Idempotency-Key": "others" }));
  expect(await mascotIn(await step(w, { action: "retry" }, { "Idempotency-Key": "others" }))).toEqual(others);
  const keep = { action: "keep", candidate_id: others.candidates[0]?.id };
  const mascot = await mascotIn(await step(w, keep, { "Idempotency-Key": "keep" }));
  await w.post("/mascot", { description: "A plant" });
  const kept = await step(w, keep, { "Idempotency-Key": "keep" });
  expect(kept.headers.get("Idempotent-Replayed")).toBe("true");
  expect(await mascotIn(kept)).toEqual(mascot);
  await step(w, keep);
  const happy = { action: "pose", pose: "happy" };
  const posed = await mascotIn(await step(w, happy, { "Idempotency-Key": "happy" }));
  expect(await mascotIn(await step(w, happy, { "Idempotency-Key": "happy" }))).toEqual(posed);
});

test("test keys draw the same mascot candidates in every workspace, and live keys draw different ones", async () => {
  const colours = async (mode: "test" | "live") => {
    const { w, draft } = await drafted(ROBOT, { key: { mode } });
    return Promise.all(
      draft.candidates.map(async ({ image_url }) =>
        Buffer.from(await (await fetched(w, image_url)).arrayBuffer()).toString("base64"),
      ),
    );
  };
  expect(await colours("test")).toEqual(await colours("test"));
  expect(await colours("live")).not.toEqual(await colours("live"));
});
