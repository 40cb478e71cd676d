import { describe, expect, test } from "vitest";
import { cutFilm, FILM_FILES, filmAccount, filmIn, undisturbed } from "../support/film-runs.ts";
import { readRun } from "../support/runs.ts";
import { world } from "../support/world.ts";

describe("a film part that fails", { timeout: 90_000 }, () => {
  test("a film part that fails is retried by the queue and then succeeds", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    let left = 2;
    files.before = async (name) => {
      if (name.endsWith("/1") && left-- > 0) throw new Error("storage is away");
    };
    expect((await w.deliver(parts[1]!, 0)).status).toBe(500);
    expect((await w.deliver(parts[1]!, 1)).status).toBe(500);
    expect((await w.deliver(parts[1]!, 2)).status).toBe(204);
    for (const part of parts) await w.deliver(part);
    await w.drain();
    expect(filmIn(await readRun(w, id))).toBe(await undisturbed());
    expect(files.names()).toEqual(FILM_FILES);
  });

  test("a film part that fails permanently ends the run with a message, refunds everything and leaves no file", async () => {
    const w = await world();
    const before = await filmAccount(w);
    const { id, parts, files } = await cutFilm(w);
    expect(await filmAccount(w)).not.toEqual(before);
    await w.deliver(parts[0]!);
    files.before = () => Promise.reject(new Error("storage is away"));
    for (const retried of [0, 1, 2]) expect((await w.deliver(parts[1]!, retried)).status).toBe(500);
    expect((await w.deliver(parts[1]!, 3)).status).toBe(204);
    await w.drain();
    expect(await readRun(w, id)).toMatchObject({
      status: "failed",
      error_code: "pipeline_failed",
      error_message:
        "The film could not be made after 4 tries. Nothing was charged. Please start the run again.",
      assets: [],
    });
    files.before = async () => {};
    for (const part of parts) expect((await w.deliver(part)).status).toBe(204);
    expect(files.names()).toEqual([]);
    expect(await filmAccount(w)).toEqual(before);
  });

  test("a film part that the queue has given up ends the run", async () => {
    const w = await world();
    const before = await filmAccount(w);
    const { id, parts, files } = await cutFilm(w);
    await w.deliver(parts[2]!);
    const letter = { retried: 3, sourceBody: btoa(JSON.stringify(parts[0])) };
    const headers = { "upstash-signature": "signed" };
    expect((await w.call("POST", "/jobs/failed", { json: letter, headers, key: null })).status).toBe(204);
    await w.drain();
    expect(await readRun(w, id)).toMatchObject({ status: "failed", error_code: "pipeline_failed" });
    expect(files.names()).toEqual([]);
    expect(await filmAccount(w)).toEqual(before);
  });
});

describe("a film that was canceled or already finished", { timeout: 90_000 }, () => {
  test("a film canceled between its parts makes no further part and leaves no file", async () => {
    const w = await world();
    const before = await filmAccount(w);
    const { id, job, parts, files } = await cutFilm(w);
    await w.deliver(parts[0]!);
    await w.deliver(parts[1]!);
    expect((await w.post(`/runs/${id}/cancel`)).status).toBe(200);
    await w.drain();
    for (const late of [...parts, job]) expect((await w.deliver(late)).status).toBe(204);
    expect(w.waiting).toEqual([]);
    expect(await readRun(w, id)).toMatchObject({ status: "failed", error_code: "canceled", assets: [] });
    expect(files.names()).toEqual([]);
    expect(await filmAccount(w)).toEqual(before);
  });

  test("a film canceled while a part is being made deletes that part", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    files.before = async (name) => {
      files.before = async () => {};
      expect(name).toMatch(/\/3$/);
      await w.post(`/runs/${id}/cancel`);
      await w.drain();
    };
    expect((await w.deliver(parts[3]!)).status).toBe(204);
    expect(files.names()).toEqual([]);
  });

  test("a film canceled while a part's process dies is cleaned up by the part's next try", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    files.before = async () => {
      await w.post(`/runs/${id}/cancel`);
      await w.drain();
    };
    const gone = () => Promise.reject(new Error("the isolate is gone"));
    const { read } = w.service.files;
    [files.after, w.service.files.read] = [gone, gone];
    expect((await w.deliver(parts[3]!)).status).toBe(500);
    expect(files.names()).toHaveLength(1);
    w.service.files.read = read;
    expect((await w.deliver(parts[3]!, 1)).status).toBe(204);
    expect(files.names()).toEqual([]);
  });

  test("a film canceled while its parts are joined is deleted", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    for (const part of parts) await w.deliver(part);
    files.before = async (name) => {
      files.before = async () => {};
      expect(name).toMatch(/video\.mp4$/);
      await w.post(`/runs/${id}/cancel`);
      await w.drain();
    };
    await w.drain();
    expect(await readRun(w, id)).toMatchObject({ error_code: "canceled" });
    expect(files.names()).toEqual([]);
  });

  test("a late part of a finished film changes nothing and leaves no file", async () => {
    const w = await world();
    const { id, job, parts, files } = await cutFilm(w);
    for (const part of parts) await w.deliver(part);
    await w.drain();
    const run = await readRun(w, id);
    for (const late of [...parts, job]) expect((await w.deliver(late)).status).toBe(204);
    expect(w.waiting).toEqual([]);
    expect(await readRun(w, id)).toEqual(run);
    expect(files.names()).toEqual(FILM_FILES);
  });

  test("a part still being made when the film is finished by its repetition leaves no file", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    files.before = async () => {
      files.before = async () => {};
      for (const part of parts) await w.deliver(part);
      await w.drain();
    };
    expect((await w.deliver(parts[0]!)).status).toBe(204);
    expect(await readRun(w, id)).toMatchObject({ status: "succeeded" });
    expect(files.names()).toEqual(FILM_FILES);
  });
});
