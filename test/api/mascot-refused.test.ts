import { expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { drafted, mascotIn, mascotOf, ROBOT, step } from "../support/mascots.ts";
import { otherWorkspace } from "../support/workspaces.ts";
import { API, world } from "../support/world.ts";

test("mascot steps out of order are refused with the right next step", async () => {
  const w = await world();
  const id = "01900000-0000-7000-8000-000000000000";
  for (const body of [
    { action: "keep", candidate_id: id },
    { action: "retry" },
    { action: "pose", pose: "happy" },
  ]) {
    const { detail } = await expectRefusal(await step(w, body), 409, "mascot_not_started");
    expect(detail).toMatchObject({ hint: expect.stringContaining("POST /mascot") });
  }
  const { candidates } = await mascotIn(await w.post("/mascot", ROBOT));
  const early = await expectRefusal(
    await step(w, { action: "pose", pose: "happy" }),
    409,
    "mascot_not_ready",
  );
  expect(early.detail).toMatchObject({ hint: expect.stringContaining("keep") });
  const wrong = { action: "keep", candidate_id: id };
  await expectRefusal(await step(w, wrong), 404, "not_found");
  await step(w, { action: "keep", candidate_id: candidates[0]?.id });
  for (const body of [wrong, { action: "keep", candidate_id: candidates[1]?.id }, { action: "retry" }]) {
    const late = await expectRefusal(await step(w, body), 409, "mascot_not_drafting");
    expect(late.detail).toMatchObject({ hint: expect.stringContaining("POST /mascot") });
  }
});

test("a mascot candidate of an earlier draft cannot be kept", async () => {
  const { w, first } = await drafted();
  await step(w, { action: "retry" });
  await expectRefusal(await step(w, { action: "keep", candidate_id: first }), 404, "not_found");
});

test.each([
  ["/mascot", {}, ["body", "description"], /required/],
  ["/mascot", { description: "  a " }, ["body", "description"], /Describe/],
  ["/mascot", { description: "x".repeat(1_001) }, ["body", "description"], /1000/],
  ["/mascot", { ...ROBOT, style: "bottts" }, ["body", "style"], /critters, sprouts, clay, voxel-bot, moods/],
  ["/mascot/step", { action: "dance" }, ["body", "action"], /keep, retry, pose/],
  ["/mascot/step", { action: "keep" }, ["body", "candidate_id"], /required/],
  ["/mascot/step", { action: "keep", candidate_id: "1" }, ["body", "candidate_id"], /UUID/],
  ["/mascot/step", { action: "pose" }, ["body", "pose"], /required/],
  ["/mascot/step", { action: "pose", pose: "flying" }, ["body", "pose"], /neutral, happy, wow/],
  ["/mascot/step", { action: "retry", note: "x".repeat(501) }, ["body", "note"], /500/],
] as const)("the mascot request %s with %j is 422 and names the field", async (path, body, place, words) => {
  const w = await world();
  const refusal = await expectRefusal(await w.post(path, body), 422, "validation_error");
  expect(placesOf(refusal)).toContainEqual(place);
  expect(refusal.message).toMatch(words);
});

test("a mascot is hidden from other workspaces", async () => {
  const { w, first } = await drafted();
  const { key } = await otherWorkspace(w);
  const theirs = await mascotIn(await w.call("GET", `${API}/mascot`, { key }));
  expect(theirs.status).toBe("none");
  const steal = { action: "keep", candidate_id: first };
  await expectRefusal(
    await w.call("POST", `${API}/mascot/step`, { json: steal, key }),
    409,
    "mascot_not_started",
  );
  await w.call("POST", `${API}/mascot`, { json: ROBOT, key });
  await expectRefusal(await w.call("POST", `${API}/mascot/step`, { json: steal, key }), 404, "not_found");
  expect(await mascotOf(w)).toMatchObject({ status: "drafting" });
});
