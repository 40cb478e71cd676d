import { expect, test } from "vitest";
import { cutFilm, filmAccount } from "../support/film-runs.ts";
import { FOUR_PARTS, takeJobs } from "../support/plain-film.ts";
import { readRun } from "../support/runs.ts";
import { type World, world } from "../support/world.ts";

type Film = Awaited<ReturnType<typeof cutFilm>>;

async function minutes(w: World, count: number) {
  for (let n = 0; n < count; n++) {
    w.pass(60);
    await w.sweep();
  }
}

test("the sweeper leaves a film alone while its parts keep arriving", async () => {
  const w = await world();
  const { id, parts } = await cutFilm(w);
  for (const part of parts) {
    await minutes(w, 4);
    await w.deliver(part);
  }
  const [advance, ...more] = takeJobs(w, id);
  expect(more).toEqual([]);
  expect(advance?.job).toMatchObject({ kind: "run.advance" });
});

test("the sweeper requests only the film part whose message was lost, after five minutes", async () => {
  const w = await world();
  const { id, parts } = await cutFilm(w);
  for (const part of parts.slice(1)) await w.deliver(part);
  await minutes(w, 4);
  expect(takeJobs(w, id)).toEqual([]);
  await minutes(w, 2);
  const [advance] = takeJobs(w, id);
  await w.deliver(advance!.job);
  expect(w.waiting.map(({ job }) => job)).toEqual([parts[0]]);
  await w.drain();
  expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
});

test("the sweeper fails a run whose film parts never arrive and refunds everything", async () => {
  const w = await world();
  const before = await filmAccount(w);
  const { id, job, parts, files } = await cutFilm(w);
  await w.deliver(parts[0]!);
  for (let n = 0; n < 30; n++) {
    await minutes(w, 1);
    if (takeJobs(w, id).some((message) => message.job.kind === "run.advance")) await w.deliver(job);
    takeJobs(w, id);
  }
  expect(await readRun(w, id)).toMatchObject({
    status: "failed",
    error_message: expect.stringMatching(/^The run made no progress after 4 tries\./),
  });
  await w.deliver({ ...job, kind: "film.cleanup" } as typeof job);
  expect(files.names()).toEqual([]);
  expect(await filmAccount(w)).toEqual(before);
});

test("the sweeper leaves a film alone while its parts wait behind those of other films", async () => {
  const w = await world();
  const films = [];
  for (const seed of [1, 2, 3]) films.push(await cutFilm(w, { ...FOUR_PARTS, seed }));
  const [first, second, last] = films as [Film, Film, Film];
  for (const part of [...first.parts, ...second.parts]) {
    w.pass(50);
    await w.deliver(part);
    await w.sweep();
  }
  expect(takeJobs(w, last.id)).toEqual([]);
  await minutes(w, 2);
  expect(takeJobs(w, last.id)).toMatchObject([{ job: { kind: "run.advance" } }]);
});
