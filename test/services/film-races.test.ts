import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cleanupMessage, segmentMessage } from "../../lib/runs/messages.ts";
import { findRun } from "../../lib/runs/store.ts";
import { findSegments, settleSegment, splitFilm } from "../../lib/runs/store-film.ts";
import { runConcurrently } from "../support/concurrency.ts";
import { cutFilm, FILM_FILES, filmAccount, filmIn, SEEDED, undisturbed } from "../support/film-runs.ts";
import { FOUR_PARTS, startPlainFilm, takeJobs } from "../support/plain-film.ts";
import { realPostgres, TEST_DATABASE_URL } from "../support/real-postgres.ts";
import { readRun } from "../support/runs.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { world } from "../support/world.ts";

describe.skipIf(!TEST_DATABASE_URL)("films on a real PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof realPostgres>>;
  beforeAll(async () => {
    postgres = await realPostgres();
  });
  afterAll(() => postgres?.close());

  const isPart = ({ job }: { job: { kind: string } }) => job.kind === "film.segment";
  const realWorld = () => world({ service: { db: postgres.db } });

  test("film parts made concurrently, each three times, are joined once", async () => {
    const w = await realWorld();
    const before = await filmAccount(w);
    const { id, parts, files } = await cutFilm(w);
    const jobs = [...parts, ...parts.toReversed(), ...parts];
    const answers = await runConcurrently(jobs.length, jobs.length, (i) => w.deliver(jobs[i]!));
    expect(answers.map(({ status }) => status)).toEqual(jobs.map(() => 204));
    // An isolate draws one film at a time: the others go back to the queue and come again, all at once.
    for (let round = 0; w.waiting.some(isPart) && round < 30; round++) {
      const taken = takeJobs(w, id);
      w.waiting.push(...taken.filter((message) => !isPart(message)));
      const again = taken.filter(isPart);
      const sent = await runConcurrently(again.length, again.length, (i) => w.deliver(again[i]!.job));
      expect(sent.map(({ status }) => status)).toEqual(again.map(() => 204));
    }
    expect(w.waiting.map(({ job }) => job.kind)).toEqual(["run.advance"]);
    const [advance] = takeJobs(w, id);
    const moved = await runConcurrently(5, 5, () => w.deliver(advance!.job));
    expect(moved.map(({ status }) => status)).toEqual(Array(5).fill(204));
    await w.drain();
    expect(filmIn(await readRun(w, id))).toBe(await undisturbed());
    expect(files.names()).toEqual(FILM_FILES);
    expect(await filmAccount(w)).toEqual({ videos: before.videos + 1, credits: before.credits - 10 });
    const left = await postgres.query("select count(*)::int as rows from film_segments where run_id = $1", [
      id,
    ]);
    expect(left).toEqual([{ rows: 0 }]);
  });

  test("a run's message delivered five times at once splits the film once", async () => {
    const w = await realWorld();
    const { id, job } = await startPlainFilm(w, SEEDED);
    const answers = await runConcurrently(5, 5, () => w.deliver(job));
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(204));
    const [row] = await postgres.query("select segments_done, segments_total from runs where id = $1", [id]);
    expect(row).toEqual({ segments_done: 0, segments_total: 4 });
    expect(new Set(takeJobs(w, id).map((message) => JSON.stringify(message.job))).size).toBe(4);
    expect(await findSegments(postgres.db, w.workspaceId, id)).toHaveLength(4);
  });

  test("forty parts reported three times by sixteen callers have exactly one last part", async () => {
    const w = await realWorld();
    const { id, job } = await startPlainFilm(w, { ...FOUR_PARTS, seed: 9 });
    await w.deliver(job);
    takeJobs(w, id);
    await postgres.query("delete from film_segments where run_id = $1", [id]);
    const run = (await findRun(postgres.db, w.workspaceId, id))!;
    const now = w.service.now();
    const messages = Array.from({ length: 40 }, (_, i) => segmentMessage(w.service, run, i, "pro"));
    await splitFilm(postgres.db, run, messages, now);
    const settled = await runConcurrently(120, 16, (i) => {
      const next = cleanupMessage(w.service, run);
      return settleSegment(postgres.db, run, { index: (i * 7) % 40, sha256: "made" }, { next, now });
    });
    expect(settled.filter(({ isWanted }) => isWanted)).toHaveLength(120);
    expect(settled.filter(({ isLast }) => isLast)).toHaveLength(1);
    const [row] = await postgres.query(
      `select segments_done, (select count(*)::int from outbox where job ->> 'kind' = 'film.cleanup' and job ->> 'runId' = $1::text)
       as outbox_rows from runs where id = $1::uuid`,
      [id],
    );
    expect(row).toEqual({ segments_done: 40, outbox_rows: 1 });
  });

  test("a cancellation among the parts leaves no file and no row and refunds once", async () => {
    const w = await realWorld();
    const before = await filmAccount(w);
    const files = watchStorage(w);
    for (const delay of [0, 60, 150, 400]) {
      const { id, job } = await startPlainFilm(w, SEEDED);
      await w.deliver(job);
      const parts = takeJobs(w, id).map((message) => message.job);
      const cancel = new Promise((resolve) => setTimeout(resolve, delay)).then(() =>
        w.post(`/runs/${id}/cancel`),
      );
      await Promise.all([cancel, ...parts.map((part) => w.deliver(part))]);
      expect(await readRun(w, id)).toMatchObject({ status: "failed", error_code: "canceled" });
      await w.drain();
      expect(await findSegments(postgres.db, w.workspaceId, id)).toEqual([]);
    }
    expect(files.names()).toEqual([]);
    expect(await filmAccount(w)).toEqual(before);
  });
});
