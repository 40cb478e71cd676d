import { describe, expect, test } from "vitest";
import { cutFilm, FILM_FILES, filmAccount, filmIn, SEEDED, undisturbed } from "../support/film-runs.ts";
import { startPlainFilm, takeJobs } from "../support/plain-film.ts";
import { readRun } from "../support/runs.ts";
import { world } from "../support/world.ts";

describe("a long film", { timeout: 90_000 }, () => {
  test("a long film is made in parts with their own messages and flow key", async () => {
    const w = await world();
    const { job } = await startPlainFilm(w, SEEDED);
    expect(job).toMatchObject({ kind: "run.advance" });
    await w.deliver(job);
    expect(w.waiting.map((message) => message.job)).toEqual(
      [0, 1, 2, 3].map((index) => ({ ...job, kind: "film.segment", index })),
    );
    for (const message of w.waiting) {
      expect(message).toMatchObject({ flowKey: `segments-${w.workspaceId}`, parallelism: 6 });
    }
  });

  test("a long film is joined by the message of its last part and leaves no parts behind", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    for (const [i, part] of parts.entries()) {
      expect(await readRun(w, id)).toMatchObject({
        status: "running",
        progress: { step: "film", done: 3, total: 6, percent: Math.round((100 * (3 + i / 4)) / 6) },
      });
      expect(takeJobs(w, id)).toEqual([]);
      await w.deliver(part);
    }
    expect(w.waiting).toMatchObject([{ job: { kind: "run.advance" }, flowKey: `steps-${w.workspaceId}` }]);
    await w.drain();
    expect(await readRun(w, id)).toMatchObject({ status: "succeeded", asset_urls: null });
    expect(files.names()).toEqual(FILM_FILES);
  });

  test("a long film is not public before it is complete", async () => {
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

describe("the messages of a long film give the same film in any order", { timeout: 90_000 }, () => {
  test("a long film is the same when its part messages come in any order and twice", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    for (const part of parts.toReversed()) {
      expect((await w.deliver(part)).status).toBe(204);
      expect((await w.deliver(part)).status).toBe(204);
    }
    expect(w.waiting.map(({ job }) => job.kind)).toEqual(["run.advance"]);
    await w.drain();
    expect(filmIn(await readRun(w, id))).toBe(await undisturbed());
    expect(files.names()).toEqual(FILM_FILES);
    expect(files.writes(/\.mp4$/)).toBe(1);
  });

  test("a long film is the same when its part messages and their repetitions come at once", async () => {
    const w = await world();
    const before = await filmAccount(w);
    const { id, parts, files } = await cutFilm(w);
    const answers = await Promise.all([...parts, ...parts].map((part) => w.deliver(part)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(204));
    // An isolate draws one film at a time: the others went back to the queue.
    expect(w.waiting.map(({ job }) => job.kind)).toEqual(Array(7).fill("film.segment"));
    await w.drain();
    expect(filmIn(await readRun(w, id))).toBe(await undisturbed());
    expect(files.names()).toEqual(FILM_FILES);
    expect(files.writes(/\.mp4$/)).toBe(1);
    expect(await filmAccount(w)).toEqual({ videos: before.videos + 1, credits: before.credits - 10 });
  });

  test("a film part made twice at the same time counts once", async () => {
    const w = await world();
    const { id, parts } = await cutFilm(w);
    const [one, two] = parts;
    await Promise.all([one, one, two, two].map((part) => w.deliver(part!)));
    const sentBack = takeJobs(w, id);
    // Which of them is back in the queue first, is no matter.
    const byPart = sentBack
      .map(({ job }) => job)
      .toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
    expect(byPart).toEqual([one, two, two]);
    for (const { job } of sentBack) await w.deliver(job);
    expect(w.waiting).toEqual([]);
    expect(await readRun(w, id)).toMatchObject({ progress: { step: "film", done: 3, percent: 58 } });
  });

  test("a film part whose file another writer has just stored counts as stored", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    files.after = () => Promise.reject(new Error("two writers of one name"));
    for (const part of parts) expect((await w.deliver(part)).status).toBe(204);
    await w.drain();
    expect(filmIn(await readRun(w, id))).toBe(await undisturbed());
  });

  test("an early message of the run requests only the missing film parts again", async () => {
    const w = await world();
    const { id, job, parts, files } = await cutFilm(w);
    await w.deliver(parts[1]!);
    await w.deliver(parts[3]!);
    expect((await w.deliver(job)).status).toBe(204);
    const again = takeJobs(w, id).map((message) => message.job);
    expect(again).toEqual([parts[0], parts[2]]);
    for (const part of [...parts, ...again]) await w.deliver(part);
    await w.drain();
    expect(filmIn(await readRun(w, id))).toBe(await undisturbed());
    expect(files.names()).toEqual(FILM_FILES);
  });

  test("a film part that is lost in storage is made again", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    for (const part of parts) await w.deliver(part);
    const [advance] = takeJobs(w, id);
    await w.service.files.delete(files.names().filter((name) => name.endsWith("/2")));
    await w.deliver(advance!.job);
    expect(await readRun(w, id)).toMatchObject({ progress: { step: "film", percent: 63 } });
    expect(w.waiting.map((message) => message.job)).toEqual([parts[2]]);
    await w.drain();
    expect(filmIn(await readRun(w, id))).toBe(await undisturbed());
  });

  test("film part messages stay in the outbox while the queue is unavailable and are sent later", async () => {
    const w = await world();
    const { send } = w.service.queue;
    const away = () => Promise.reject(new Error("the queue is away"));
    const { id, job } = await startPlainFilm(w, SEEDED);
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
    expect(filmIn(await readRun(w, id))).toBe(await undisturbed());
  });
});
