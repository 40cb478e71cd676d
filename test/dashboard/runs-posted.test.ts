import { expect, test } from "vitest";
import { signedIn } from "../support/browsing.ts";
import { expectRefusal } from "../support/expect.ts";
import { finishedRun, insertAccount } from "../support/social.ts";
import { type World, world } from "../support/world.ts";

const idsOf = async (w: World, query: string) =>
  ((await (await w.get(`/runs?${query}`)).json()) as { id: string }[]).map(({ id }) => id);

test("runs are filtered by what became of their posts, in the list and by the API", async () => {
  const w = await world();
  const owner = await signedIn(w);
  const account = await insertAccount(w, "x");
  const [, planned, gone] = [await finishedRun(w), await finishedRun(w), await finishedRun(w)];
  const plan = async (run: string) =>
    owner.submit(`/app/runs/${run}/schedule`, { to: `x:${account}`, scheduled_at: "2026-06-20T09:00" });
  await plan(planned);
  await plan(gone);
  const [post] = (await (await w.get(`/posts?run_id=${gone}`)).json()) as { id: string }[];
  await owner.submit(`/app/runs/${gone}/posts/${post?.id}/cancel`, {});
  expect(await idsOf(w, "posted=scheduled")).toEqual([planned]);
  expect(await idsOf(w, "posted=posted,scheduled&q=offline")).toEqual(
    await idsOf(w, "posted=scheduled&q=offline"),
  );
  expect(await idsOf(w, "posted=posted")).toEqual([]);
  await expectRefusal(await w.get("/runs?posted=maybe"), 422, "validation_error");
  const page = await owner.read("/app/runs?posted=scheduled");
  expect([...page.matchAll(/class="tile" href="\/app\/runs\/([\w-]+)"/g)].map(([, id]) => id)).toEqual([
    planned,
  ]);
  expect(page).toContain('<option value="scheduled" selected="">Scheduled</option>');
});
