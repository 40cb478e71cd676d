import { expect, test } from "vitest";
import { failsWith, type PictureReply, shows } from "../fakes/image-replies.ts";
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
import { bytesOf } from "../support/pictures.ts";

const TROUBLES: [string, PictureReply, RegExp][] = [
  ["a refusal", { kind: "refusal" }, /refused/],
  ["no time", { kind: "late", milliseconds: 60_000 }, /too long/],
  ["a crowd", failsWith(429, 60), /busy/],
  ["an outage", failsWith(503, 0.01), /cannot be reached/],
  ["no money", { kind: "spent" }, /cannot be reached/],
  ["no picture", { kind: "nothing" }, /no usable picture/],
  ["something else than a picture", shows(bytesOf("GIF89a and so on")), /no usable picture/],
  ["too much", { kind: "flood" }, /no usable picture/],
];

test.each(TROUBLES)(
  "with %s from the image model one mascot candidate is drawn from parts with a note, and the others by the model",
  async (_, fault, why) => {
    const [one, two, three] = await fourPictures();
    const { w, fake } = await painted();
    fake.script(
      fault,
      ...(fault.kind === "error" && fault.status === 503 ? [] : [one, two, three].flatMap((p) => p ?? [])),
    );
    const answer = await w.post("/mascot", ROBOT);
    expect(answer.status).toBe(202);
    const { candidates } = await mascotIn(answer);
    const parts = candidates.filter(({ drawn_by }) => drawn_by === "parts");
    expect(parts[0]?.drawn_note).toMatch(why);
    expect(parts[0]?.drawn_note).toContain("drawn from parts");
    expect(parts).toHaveLength(fault.kind === "error" && fault.status === 503 ? 4 : 1);
    expect(fake.asked.length).toBeLessThanOrEqual(8);
    expect(await knownFiles(w)).toEqual(keysOf(candidates));
    expect(w.logs).toContainEqual(expect.objectContaining({ event: "image_model_failed" }));
  },
);

test("an image model outage costs two requests per mascot candidate and gives a draft from parts", async () => {
  const { w, fake } = await painted(failsWith(500, 0.01));
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  expect(candidates.map(({ drawn_by }) => drawn_by)).toEqual(["parts", "parts", "parts", "parts"]);
  expect(fake.asked).toHaveLength(8);
});

test.each(TROUBLES)(
  "with %s from the image model a new mascot pose is 503, stores nothing, and works later",
  async (_, fault, why) => {
    const { w, fake } = await painted(...(await fourPictures()));
    const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
    const mascot = await mascotIn(await step(w, { action: "keep", candidate_id: candidates[0]?.id }));
    fake.script(fault);
    const once = { "idempotency-key": "pose-1" };
    const answer = await step(w, { action: "pose", pose: "happy" }, once);
    expect(answer.status).toBe(503);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThanOrEqual(1);
    expect(await answer.json()).toMatchObject({
      code: "dependency_down",
      message: expect.stringMatching(why),
      detail: { retryable: fault.kind !== "refusal", param: "pose" },
    });
    expect(await mascotOf(w)).toEqual(mascot);
    expect(await knownFiles(w)).toEqual(keysOf(mascot.poses));
    fake.script(shows(await figure({ color: "#00a0a0" })));
    expect((await mascotIn(await step(w, { action: "pose", pose: "happy" }, once))).poses).toHaveLength(2);
  },
);

test("a removed image model leaves existing mascot pictures, and new ones are refused with the reason", async () => {
  const { w } = await painted(...(await fourPictures()));
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  await step(w, { action: "keep", candidate_id: candidates[0]?.id });
  w.service.imageModel = undefined;
  const answer = await step(w, { action: "pose", pose: "happy" });
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ code: "dependency_down", detail: { retryable: false } });
  expect((await mascotOf(w)).poses).toHaveLength(1);
});

test("a workspace may draw 20 mascot pictures by model at once and two more an hour, while parts are free", async () => {
  const { w, fake } = await painted({ kind: "refusal" });
  for (let request = 0; request < 21; request++) {
    w.pass(30);
    await w.post("/mascot", ROBOT);
  }
  expect(fake.asked).toHaveLength(80);
  const { candidates } = await mascotOf(w);
  expect(candidates[0]?.drawn_note).toContain("half an hour");
  w.pass(1_800);
  await w.post("/mascot", ROBOT);
  expect(fake.asked).toHaveLength(84);
});

test("no mascot is drawn by the model while the number of drawings is unknown", async () => {
  const { w, fake } = await painted({ kind: "refusal" });
  const { read } = w.service.rateLimiter;
  w.service.rateLimiter.read = (question) =>
    question.bucket.name.startsWith("image-model")
      ? Promise.reject(new Error("Redis is down."))
      : read(question);
  expect((await w.post("/mascot", ROBOT)).status).toBe(202);
  expect(fake.asked).toHaveLength(0);
});
