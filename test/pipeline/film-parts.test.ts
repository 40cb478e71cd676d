import { describe, expect, test } from "vitest";
import { cutFilm, FILM_FILES, filmAccount, filmIn, SEEDED, undisturbed } from "../support/film-runs.ts";
import { runOf } from "../support/jobs.ts";
import { orderReel, takeJobs } from "../support/reel.ts";
import { world } from "../support/world.ts";

describe("a long film", { timeout: 90_000 }, () => {
  test("is made in parts that have messages and a lane of their own", async () => {
    const w = await world();
    const { job } = await orderReel(w, SEEDED);
    expect(job).toMatchObject({ kind: "run.advance" });
    await w.deliver(job);
    expect(w.waiting.map((message) => message.job)).toEqual(
      [0, 1, 2, 3].map((index) => ({ ...job, kind: "film.segment", index })),
    );
    for (const message of w.waiting) {
      expect(message).toMatchObject({ lane: `segments-${w.workspaceId}`, parallelism: 6 });
    }
  });

  test("is put together by the message that the last part sends, and leaves no parts behind", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    for (const [i, part] of parts.entries()) {
      expect(await runOf(w, id)).toMatchObject({
        status: "running",
        progress: { step: "film", done: 3, total: 6, percent: Math.round((100 * (3 + i / 4)) / 6) },
      });
      expect(takeJobs(w, id)).toEqual([]);
      await w.deliver(part);
    }
    expect(w.waiting).toMatchObject([{ job: { kind: "run.advance" }, lane: `films-${w.workspaceId}` }]);
    await w.drain();
    expect(await runOf(w, id)).toMatchObject({ status: "succeeded", asset_urls: null });
    expect(files.names()).toEqual(FILM_FILES);
  });

  test("lies in no public place before it is whole", async () => {
    const w = await world();
    const { parts, files } = await cutFilm(w);
    for (const part of parts.slice(1)) await w.deliver(part);
    const hidden = files.names().filter((name) => !name.endsWith(".png"));
    expect(hidden).toHaveLength(3);
    for (const name of hidden) {
      expect((await w.call("GET", `/assets/${name}`, { key: null })).status).toBe(404);
    }
  });
});

describe("however its messages come, the film is the same", { timeout: 90_000 }, () => {
  test("in any order, each twice", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    for (const part of parts.toReversed()) {
      expect((await w.deliver(part)).status).toBe(204);
      expect((await w.deliver(part)).status).toBe(204);
    }
    expect(w.waiting.map(({ job }) => job.kind)).toEqual(["run.advance"]);
    await w.drain();
    expect(filmIn(await runOf(w, id))).toBe(await undisturbed());
    expect(files.names()).toEqual(FILM_FILES);
    expect(files.writes(/\.mp4$/)).toBe(1);
  });

  test("all at once, each beside its own repetition", async () => {
    const w = await world();
    const before = await filmAccount(w);
    const { id, parts, files } = await cutFilm(w);
    const answers = await Promise.all([...parts, ...parts].map((part) => w.deliver(part)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    expect(w.waiting.map(({ job }) => job.kind)).toEqual(["run.advance"]);
    await w.drain();
    expect(filmIn(await runOf(w, id))).toBe(await undisturbed());
    expect(files.names()).toEqual(FILM_FILES);
    expect(files.writes(/\.mp4$/)).toBe(1);
    expect(await filmAccount(w)).toEqual({ videos: before.videos + 1, credits: before.credits - 10 });
  });

  test("a part that is made twice at the same time counts once", async () => {
    const w = await world();
    const { id, parts } = await cutFilm(w);
    const [one, two] = parts;
    await Promise.all([one, one, two, two].map((part) => w.deliver(part!)));
    expect(w.waiting).toEqual([]);
    expect(await runOf(w, id)).toMatchObject({ progress: { step: "film", done: 3, percent: 58 } });
  });

  test("a part whose file another writer has just stored is as good as stored", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    files.after = () => Promise.reject(new Error("two writers of one name"));
    for (const part of parts) expect((await w.deliver(part)).status).toBe(204);
    await w.drain();
    expect(filmIn(await runOf(w, id))).toBe(await undisturbed());
  });

  test("when the run's own message comes early, only missing parts are asked for again", async () => {
    const w = await world();
    const { id, job, parts, files } = await cutFilm(w);
    await w.deliver(parts[1]!);
    await w.deliver(parts[3]!);
    expect((await w.deliver(job)).status).toBe(204);
    const again = takeJobs(w, id).map((message) => message.job);
    expect(again).toEqual([parts[0], parts[2]]);
    for (const part of [...parts, ...again]) await w.deliver(part);
    await w.drain();
    expect(filmIn(await runOf(w, id))).toBe(await undisturbed());
    expect(files.names()).toEqual(FILM_FILES);
  });

  test("when a part is lost in storage, that one is made again", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    for (const part of parts) await w.deliver(part);
    const [advance] = takeJobs(w, id);
    await w.service.files.remove(files.names().filter((name) => name.endsWith("/2")));
    await w.deliver(advance!.job);
    expect(await runOf(w, id)).toMatchObject({ progress: { step: "film", percent: 63 } });
    expect(w.waiting.map((message) => message.job)).toEqual([parts[2]]);
    await w.drain();
    expect(filmIn(await runOf(w, id))).toBe(await undisturbed());
  });

  test("when the queue is away, what was promised is sent later", async () => {
    const w = await world();
    const { send } = w.service.queue;
    const away = () => Promise.reject(new Error("the queue is away"));
    const { id, job } = await orderReel(w, SEEDED);
    w.service.queue.send = away;
    await w.deliver(job);
    w.service.queue.send = send;
    w.pass(15);
    await w.sweep();
    const parts = takeJobs(w, id).map((message) => message.job);
    expect(parts).toHaveLength(4);
    w.service.queue.send = away;
    for (const part of parts) expect((await w.deliver(part)).status).toBe(204);
    w.service.queue.send = send;
    w.pass(15);
    await w.sweep();
    await w.drain();
    expect(filmIn(await runOf(w, id))).toBe(await undisturbed());
  });
});
