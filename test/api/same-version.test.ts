import { expect, test } from "vitest";
import { BRIEF, json, world } from "../support/world.ts";

test("a version that comes out as the one before says so, and another one does not", async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", { ...BRIEF, seed: 1 }));
  await w.drain();
  const warningsOf = async (wish: object) => {
    const { id: again } = await json(await w.post(`/runs/${id}/rerender`, wish));
    await w.drain();
    return (await json(await w.get(`/runs/${again}`))).warnings ?? [];
  };
  expect(await warningsOf({ seed: 1 })).toEqual([expect.stringContaining("is the same as")]);
  expect(await warningsOf({ theme: "dark" })).toEqual([]);
});

test("the list has the newer versions of a run", async () => {
  const w = await world();
  const { id } = await json(await w.post("/generate", BRIEF));
  await w.drain();
  const again = await json(await w.post(`/runs/${id}/rerender`, { theme: "dark" }));
  const listed = (await (await w.get(`/runs?parent_run_id=${id}`)).json()) as { id: string }[];
  expect(listed.map((run) => run.id)).toEqual([again.id]);
  expect((await w.get("/runs?parent_run_id=x")).status).toBe(422);
});
