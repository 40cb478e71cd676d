import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { json, world } from "../support/world.ts";

/** A drop two days before the day that its brief names. */
async function planned() {
  const w = await world();
  await insertAccount(w, "x");
  const brief = "The open day of Harbor Notes is on Saturday 20 June 2026, from ten.";
  const run = await finishedRun(w, { order: { brief } });
  const answer = await w.post(`/runs/${run}/schedule`, {
    platform: "x",
    scheduled_at: "2026-06-18T09:00:00Z",
  });
  const { id } = await json(answer);
  const editor = await signedIn(w, "editor");
  const moved = (at: string, more: Record<string, string> = {}) =>
    editor.submit(`/app/calendar/${id}/move`, { at, view: "month", was: "2026-06", ...more });
  const isAt = async () => (await json(await w.get(`/posts/${id}`))).scheduled_at;
  return { moved, isAt };
}

test("a drop that is moved past the day of its brief is asked about once", async () => {
  const { moved, isAt } = await planned();
  const asked = await moved("2026-06-22T09:00");
  expect(asked.status).toBe(422);
  const page = await asked.text();
  expect(page).toMatch(
    /Its brief says “20 June 2026”\. It would go out on Mon 22 Jun, when that has passed\./,
  );
  expect(page).toContain('name="at" value="2026-06-22T09:00"');
  expect(page).toContain('name="sure" value="yes"');
  expect(page).toMatch(/<a [^>]*href="\/app\/calendar\?month=2026-06"[^>]*>\s*Leave it where it is/);
  expect(await isAt()).toBe("2026-06-18T09:00:00.000Z");
  expect((await moved("2026-06-22T09:00", { sure: "yes" })).status).toBe(303);
  expect(await isAt()).toBe("2026-06-22T09:00:00.000Z");
  expect((await moved("2026-06-23T09:00")).status).toBe(303);
});

test("a drop that stays before the day of its brief is moved at once", async () => {
  const { moved, isAt } = await planned();
  expect((await moved("2026-06-19T09:00")).status).toBe(303);
  expect(await isAt()).toBe("2026-06-19T09:00:00.000Z");
});
