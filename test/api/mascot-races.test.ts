import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { mascotPictures } from "../../drizzle/schema/index.ts";
import { drafted, kept, keysOf, knownFiles, mascotIn, mascotOf, ROBOT, step } from "../support/mascots.ts";
import { world } from "../support/world.ts";

const statuses = (answers: Response[]) => answers.map(({ status }) => status).sort();

test("of two concurrent requests to keep a mascot one succeeds and the other is refused", async () => {
  const { w, draft } = await drafted();
  const answers = await Promise.all(
    draft.candidates.map(({ id }) => step(w, { action: "keep", candidate_id: id })),
  );
  expect(statuses(answers)).toEqual([200, 409, 409, 409]);
  const now = await mascotOf(w);
  expect(now).toMatchObject({ status: "ready" });
  expect(now.poses).toHaveLength(1);
  expect(await knownFiles(w)).toEqual(keysOf(now.poses));
  for (const answer of answers.filter(({ status }) => status === 409)) {
    expect(await answer.json()).toMatchObject({
      code: expect.stringMatching(/^(version_conflict|mascot_not_drafting)$/),
    });
  }
});

test("concurrent mascot drafts, retries and keeps never mix, and leave no file without a row", async () => {
  const w = await world();
  const both = (...bodies: [string, object][]) =>
    Promise.all(bodies.map(([path, body]) => w.post(path, body)));
  expect(statuses(await both(["/mascot", ROBOT], ["/mascot", { description: "A plant" }]))).toEqual([
    202, 409,
  ]);
  const one = await mascotOf(w);
  expect(one.candidates).toHaveLength(4);
  expect(new Set(one.candidates.map(({ style }) => style)).size).toBe(1);
  expect(await knownFiles(w)).toEqual(keysOf(one.candidates));
  const again: [string, object] = ["/mascot/step", { action: "retry" }];
  await both(again, again);
  const two = await mascotOf(w);
  expect(two.candidates).toHaveLength(4);
  expect(await knownFiles(w)).toEqual(keysOf(two.candidates));
  await both(again, ["/mascot/step", { action: "keep", candidate_id: two.candidates[0]?.id }]);
  const three = await mascotOf(w);
  expect(await knownFiles(w)).toEqual(keysOf(three.candidates, three.poses));
  expect(three.candidates.length + three.poses.length).toBe(three.status === "ready" ? 1 : 4);
});

test("concurrently added mascot poses are all stored", async () => {
  const { w } = await kept();
  const answers = await Promise.all(
    ["happy", "wow", "happy", "sad"].map((pose) => step(w, { action: "pose", pose })),
  );
  expect(statuses(answers)).toEqual([200, 200, 200, 200]);
  const now = await mascotOf(w);
  expect(now.poses.map(({ pose }) => pose)).toEqual(["neutral", "happy", "wow", "sad"]);
  expect(await knownFiles(w)).toEqual(keysOf(now.poses));
});

test("a pose of a mascot that is being replaced is neither added to the new one nor left behind", async () => {
  const { w, mascot } = await kept();
  const { put } = w.service.files;
  // While the pose is being stored, another request chooses another mascot.
  w.service.files.put = async (name, bytes, about) => {
    w.service.files.put = put;
    await put(name, bytes, about);
    const anew = await mascotIn(await w.post("/mascot", { description: "A plant" }));
    await step(w, { action: "keep", candidate_id: anew.candidates[0]?.id });
  };
  expect((await step(w, { action: "pose", pose: "happy" })).status).toBe(409);
  const now = await mascotOf(w);
  expect(now).toMatchObject({ status: "ready", style: "sprouts" });
  expect(now.id).not.toBe(mascot.id);
  expect(await knownFiles(w)).toEqual(keysOf(now.poses));
});

test("a storage failure keeps no mascot, and the earlier draft remains", async () => {
  const { w, draft, stored, tombstoned } = await drafted();
  const { put } = w.service.files;
  let left = 2;
  w.service.files.put = async (name, bytes, about) => {
    if (left-- <= 0) throw new Error("Storage is down.");
    await put(name, bytes, about);
  };
  expect((await step(w, { action: "retry" })).status).toBeGreaterThanOrEqual(500);
  w.service.files.put = put;
  expect(await mascotOf(w)).toEqual(draft);
  expect(tombstoned).toHaveLength(2);
  expect(stored().filter((name) => !tombstoned.includes(name))).toEqual(keysOf(draft.candidates));
});

test("mascot files that could not be deleted at once are deleted by the queue, also when messages repeat", async () => {
  const { w, draft, first } = await drafted();
  const { tombstone } = w.service.files;
  w.service.files.tombstone = () => Promise.reject(new Error("Storage is down."));
  await step(w, { action: "keep", candidate_id: first });
  w.service.files.tombstone = tombstone;
  w.pass(60);
  await w.sweep();
  const jobs = [...w.waiting];
  expect(jobs.length).toBeGreaterThan(0);
  await w.drain();
  const [chosen, ...others] = draft.candidates;
  for (const { image_url } of others) {
    const answer = await w.call("GET", new URL(image_url).pathname, { key: null });
    expect(answer.status).toBe(410);
  }
  for (const { job } of jobs) expect((await w.deliver(job)).status).toBe(204);
  expect(await knownFiles(w)).toEqual(keysOf([chosen ?? { image_url: "" }]));
  expect((await mascotOf(w)).status).toBe("ready");
});

test("mascot pictures that were deleted elsewhere cause no error", async () => {
  const { w, mascot } = await kept();
  await step(w, { action: "pose", pose: "happy" });
  const remove = (id = "") => w.service.db.delete(mascotPictures).where(eq(mascotPictures.id, id));
  await remove(mascot.poses[0]?.id);
  const left = await mascotOf(w);
  expect(left).toMatchObject({ status: "ready", id: mascot.id, image_url: left.poses[0]?.image_url });
  expect((await mascotIn(await step(w, { action: "pose", pose: "neutral" }))).poses).toHaveLength(2);
  for (const { id } of (await mascotOf(w)).poses) await remove(id);
  expect(await mascotOf(w)).toMatchObject({ status: "none", id: null, image_url: null });
  expect((await w.post("/mascot", ROBOT)).status).toBe(202);
});
