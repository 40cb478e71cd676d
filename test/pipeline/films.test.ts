import { describe, expect, test } from "vitest";
import { storeBrand } from "../../lib/brand/brand.ts";
import { findBrand } from "../../lib/brand/store.ts";
import { drawAlone } from "../../lib/pipeline/film/draw-alone.ts";
import { sha256 } from "../../lib/text/sha256.ts";
import { cutFilm, FILM_FILES, filmAccount, filmIn, SEEDED, undisturbed } from "../support/film-runs.ts";
import { ONE_PART, startPlainFilm } from "../support/plain-film.ts";
import { readRun } from "../support/runs.ts";
import { upload } from "../support/screens.ts";
import { watchStorage } from "../support/watch-storage.ts";
import { BRIEF, json, type RunBody, type World, world } from "../support/world.ts";

type Asset = Record<string, unknown> & { url: string; sha256: string; alt_text: string };
const assetsOf = ({ assets }: RunBody) => assets as Asset[];

/** Makes what was asked for and answers its run. */
async function made(w: World, order: object): Promise<RunBody> {
  const { id } = await json(await w.post("/generate", { ...BRIEF, seed: 3, ...order }));
  await w.drain();
  return readRun(w, id);
}
const bytesAt = async (w: World, url: string) =>
  new Uint8Array(await (await w.call("GET", new URL(url).pathname, { key: null })).arrayBuffer());

/** Whole films take a while on a machine that does much else. */
const SLOW = { timeout: 90_000 };

describe("film assets made from a brief", SLOW, () => {
  test("a video run gives the film and a poster picture", async () => {
    const w = await world();
    const run = await made(w, { asset_type: "video" });
    expect(run).toMatchObject({
      status: "succeeded",
      asset_urls: null,
      output_type: expect.stringMatching(/^film_/),
    });
    const [film, poster, ...more] = assetsOf(run);
    expect(more).toEqual([]);
    expect(film).toMatchObject({
      url: run.asset_url,
      index: 0,
      role: "primary",
      mime_type: "video/mp4",
      width: 1920,
      height: 1080,
      duration_ms: expect.any(Number),
      alt_text: expect.stringMatching(
        /^Film of \d+ seconds\. .*Harbor Notes now works offline.*trains and planes/s,
      ),
    });
    expect(poster).toMatchObject({
      index: 1,
      role: "poster",
      mime_type: "image/png",
      width: 1920,
      duration_ms: null,
    });
    expect(run.alt_text).toBe(film?.alt_text);
    const bytes = await bytesAt(w, film!.url);
    expect([bytes.length, await sha256(bytes)]).toEqual([film?.bytes, film?.sha256]);
    expect(new TextDecoder().decode(bytes.subarray(4, 8))).toBe("ftyp");
  });

  test("a slideshow run gives the film and its slides in their order", async () => {
    const w = await world();
    const run = await made(w, { asset_type: "slideshow", channel: "instagram" });
    const [film, ...slides] = assetsOf(run);
    expect(film).toMatchObject({ url: run.asset_url, role: "primary", width: 1080, height: 1920 });
    expect(slides.length).toBeGreaterThan(2);
    expect(run.asset_urls).toEqual(slides.map(({ url }) => url));
    for (const [i, slide] of slides.entries()) {
      expect(slide).toMatchObject({
        index: i + 1,
        role: "slide",
        mime_type: "image/jpeg",
        duration_ms: null,
      });
    }
    // A slide says what is drawn on it, and the whole film does not.
    const said = slides.map(({ alt_text }) =>
      `${alt_text}`
        .replace(/^.*?\d of \d: /, "")
        .replace(/\s*Illustration: .*$/, "")
        .trim(),
    );
    // The film names the brand once, where its slides end with the name as a sentence.
    for (const words of said.filter(Boolean)) expect(film?.alt_text).toContain(words.replace(/\.$/, ""));
  });
});

describe("fps and sound of a film", SLOW, () => {
  test("fps and sound change the film but not its length", async () => {
    const w = await world();
    const small = { asset_type: "video", format: "landscape" };
    const still = await made(w, small);
    const smooth = await made(w, { ...small, fps: 60 });
    const loud = await made(w, { ...small, sound: true });
    expect(new Set([still, smooth, loud].map((run) => run.render_hash)).size).toBe(3);
    const seconds = (run: RunBody) => Math.round(Number(assetsOf(run)[0]?.duration_ms) / 100);
    expect(seconds(smooth)).toBe(seconds(still));
    expect(filmIn(smooth)).not.toBe(filmIn(still));
  });
});

describe("a film that the workspace has made before", SLOW, () => {
  test("a repeated film is copied with its poster without reading anything else", async () => {
    const w = await world();
    const [first, second] = [
      await startPlainFilm(w, { ...ONE_PART, seed: 1 }),
      await startPlainFilm(w, { ...ONE_PART, seed: 1 }),
    ];
    await w.deliver(first.job);
    const files = watchStorage(w);
    await w.deliver(second.job);
    const [one, two] = [await readRun(w, first.id), await readRun(w, second.id)];
    const names = (run: RunBody) => assetsOf(run).map(({ url }) => url.replace(/^.*\/assets\//, ""));
    expect(files.reads).toEqual(names(one).toReversed());
    expect(files.names()).toEqual(names(two).sort());
    expect(assetsOf(two).map((asset) => asset.sha256)).toEqual(assetsOf(one).map((asset) => asset.sha256));
    expect(two.alt_text).toBe(one.alt_text);
  });

  test("a repeated film is made again when its stored file has changed", async () => {
    const w = await world();
    const [first, second] = [
      await startPlainFilm(w, { ...ONE_PART, seed: 1 }),
      await startPlainFilm(w, { ...ONE_PART, seed: 1 }),
    ];
    await w.deliver(first.job);
    const one = await readRun(w, first.id);
    const name = String(one.asset_url).replace(/^.*\/assets\//, "");
    const other = new Uint8Array([1, 2, 3]);
    await w.service.files.put(name, other, { mimeType: "video/mp4", sha256: await sha256(other) });
    await w.deliver(second.job);
    expect(filmIn(await readRun(w, second.id))).toBe(filmIn(one));
  });

  test("a film that is still being made is not copied, but its stills are reused", async () => {
    const w = await world();
    const { id } = await cutFilm(w);
    const second = await startPlainFilm(w, SEEDED);
    await w.deliver(second.job);
    expect(await readRun(w, second.id)).toMatchObject({
      status: "running",
      progress: { step: "film", percent: 50 },
    });
    await w.drain();
    expect(filmIn(await readRun(w, second.id))).toBe(await undisturbed());
    expect(await readRun(w, id)).toMatchObject({ status: "running" });
  });
});

describe("changes while a film is being made", SLOW, () => {
  const recolor = async (w: World) => {
    const kept = (await findBrand(w.service.db, w.workspaceId))?.dna;
    const none = { tagline: "", overview: "", offer: {}, productMap: {}, icp: {}, palette: {}, logos: [] };
    await storeBrand(w.service, w.workspaceId, { ...none, ...kept, palette: { primary: "#00ff00" } });
  };

  test("a Brand DNA change during a film applies to the next film only", async () => {
    const w = await world();
    const { id, parts, files } = await cutFilm(w);
    await w.deliver(parts[0]!);
    await recolor(w);
    for (const part of parts) await w.deliver(part);
    await w.drain();
    expect(filmIn(await readRun(w, id))).toBe(await undisturbed());
    expect(files.names()).toEqual(FILM_FILES);
  });

  test("deleting a picture that a film shows ends its run, which then costs nothing", async () => {
    const w = await world();
    const { id: screen } = await upload(w);
    const before = await filmAccount(w);
    const tour = { headline: "One screen", features: [{ title: "Inbox", photo: screen }], format: "wide" };
    const items = [{ output_type: "film_tour", body: tour }];
    const { items: runs } = await json(await w.post("/render", { items }));
    const [{ run_id: id }] = runs as [{ run_id: string }];
    const files = watchStorage(w);
    files.before = async (name) => {
      if (name.endsWith("poster.png")) await w.del(`/brand-assets/screens/${screen}`);
    };
    await w.drain();
    expect(await readRun(w, id)).toMatchObject({
      status: "failed",
      error_code: "film_outdated",
      error_message: expect.stringMatching(/changed or deleted.*Nothing was charged/),
    });
    expect(files.names()).toEqual([]);
    expect(await filmAccount(w)).toEqual(before);
  });
});

describe("films of one isolate", SLOW, () => {
  test("a film waits in the queue while its isolate draws another one, and is made afterwards", async () => {
    const w = await world();
    const { id } = await json(await w.post("/generate", { ...BRIEF, seed: 3, asset_type: "video" }));
    let finishOther = () => {};
    const other = drawAlone(w.service, () => new Promise<void>((done) => (finishOther = done)));
    while (w.waiting[0] && !w.waiting[0].notBefore) await w.deliver(w.waiting.shift()!.job);
    expect(w.waiting.map(({ job }) => job)).toEqual([
      expect.objectContaining({ kind: "run.advance", runId: id }),
    ]);
    expect(await readRun(w, id)).toMatchObject({ status: "running", asset_url: null });
    finishOther();
    await other;
    await w.drain();
    expect(await readRun(w, id)).toMatchObject({ status: "succeeded", asset_type: "video" });
  });
});
