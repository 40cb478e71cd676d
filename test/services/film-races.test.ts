import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { segmentMessage, tidyMessage } from "../../lib/runs/lane.ts";
import { findRun } from "../../lib/runs/store.ts";
import { findSegments, settleSegment, splitFilm } from "../../lib/runs/store-film.ts";
import { cutFilm, FILM_FILES, filmAccount, filmIn, SEEDED, undisturbed } from "../support/film-runs.ts";
import { runOf } from "../support/jobs.ts";
import { many } from "../support/many.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { FOUR_PARTS, orderReel, takeJobs } from "../support/reel.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { world } from "../support/world.ts";

describe.skipIf(!TEST_DATABASE_URL)("films on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(() => postgres?.close());

  const realWorld = () => world({ service: { db: postgres.db } });

  test("parts that are made at once, each three times, are put together once", async () => {
    const w = await realWorld();
    const before = await filmAccount(w);
    const { id, parts, files } = await cutFilm(w);
    const jobs = [...parts, ...parts.toReversed(), ...parts];
    const answers = await many(jobs.length, jobs.length, (i) => w.deliver(jobs[i]!));
    expect(answers.map(({ status }) => status)).toEqual(jobs.map(() => 204));
    expect(w.waiting.map(({ job }) => job.kind)).toEqual(["run.advance"]);
    const [advance] = takeJobs(w, id);
    const carried = await many(5, 5, () => w.deliver(advance!.job));
    expect(carried.map(({ status }) => status)).toEqual(Array(5).fill(204));
    await w.drain();
    expect(filmIn(await runOf(w, id))).toBe(await undisturbed());
    expect(files.names()).toEqual(FILM_FILES);
    expect(await filmAccount(w)).toEqual({ videos: before.videos + 1, credits: before.credits - 10 });
    const left = await postgres.query("select count(*)::int as rows from film_segments where run_id = $1", [
      id,
    ]);
    expect(left).toEqual([{ rows: 0 }]);
  });

  test("the run's message, delivered five times at once, cuts the film once", async () => {
    const w = await realWorld();
    const { id, job } = await orderReel(w, SEEDED);
    const answers = await many(5, 5, () => w.deliver(job));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
    const [row] = await postgres.query("select segments_done, segments_total from runs where id = $1", [id]);
    expect(row).toEqual({ segments_done: 0, segments_total: 4 });
    expect(new Set(takeJobs(w, id).map((message) => JSON.stringify(message.job))).size).toBe(4);
    expect(await findSegments(postgres.db, w.workspaceId, id)).toHaveLength(4);
  });

  test("forty parts reported three times at once by sixteen callers have one last one", async () => {
    const w = await realWorld();
    const { id, job } = await orderReel(w, { ...FOUR_PARTS, seed: 9 });
    await w.deliver(job);
    takeJobs(w, id);
    await postgres.query("delete from film_segments where run_id = $1", [id]);
    const run = (await findRun(postgres.db, w.workspaceId, id))!;
    const now = w.service.now();
    const messages = Array.from({ length: 40 }, (_, i) => segmentMessage(w.service, run, i, "pro"));
    await splitFilm(postgres.db, run, messages, now);
    const settled = await many(120, 16, (i) => {
      const next = tidyMessage(w.service, run);
      return settleSegment(postgres.db, run, { index: (i * 7) % 40, sha256: "made" }, { next, now });
    });
    expect(settled.filter(({ isWanted }) => isWanted)).toHaveLength(120);
    expect(settled.filter(({ isLast }) => isLast)).toHaveLength(1);
    const [row] = await postgres.query(
      `select segments_done, (select count(*)::int from outbox where job ->> 'kind' = 'film.tidy' and job ->> 'runId' = $1::text)
       as promises from runs where id = $1::uuid`,
      [id],
    );
    expect(row).toEqual({ segments_done: 40, promises: 1 });
  });

  test("a cancellation among the parts leaves neither file nor row, and gives everything back once", async () => {
    const w = await realWorld();
    const before = await filmAccount(w);
    const files = watchStorage(w);
    for (const delay of [0, 60, 150, 400]) {
      const { id, job } = await orderReel(w, SEEDED);
      await w.deliver(job);
      const parts = takeJobs(w, id).map((message) => message.job);
      const cancel = new Promise((resolve) => setTimeout(resolve, delay)).then(() =>
        w.post(`/runs/${id}/cancel`),
      );
      await Promise.all([cancel, ...parts.map((part) => w.deliver(part))]);
      expect(await runOf(w, id)).toMatchObject({ status: "failed", error_code: "canceled" });
      await w.drain();
      expect(await findSegments(postgres.db, w.workspaceId, id)).toEqual([]);
    }
    expect(files.names()).toEqual([]);
    expect(await filmAccount(w)).toEqual(before);
  });
});
