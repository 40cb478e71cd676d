import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { safeFetch } from "../../lib/adapters/safe-fetch.ts";
import { readBrand } from "../../lib/brand/brand.ts";
import { sha256 } from "../../lib/text/sha256.ts";
import { readRenderCopyAt } from "../../lib/uploads/images/render-copy.ts";
import { startImageOrigin } from "../fakes/image-origin.ts";
import { svg } from "../support/containers.ts";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { jpegQuarters } from "../support/jpeg.ts";
import { base64, png } from "../support/pictures.ts";
import { fetched, file, formWith, watchFiles } from "../support/screens.ts";
import { liveOwner, otherWorkspace } from "../support/workspaces.ts";
import { API, BRIEF, json, type World, world } from "../support/world.ts";

const PATH = "/brand-assets/logo";
const BLUE = png({ width: 40, height: 40, pixel: (x) => (x < 20 ? [30, 64, 200, 255] : [255, 255, 255, 0]) });
const MARK = svg('<script>alert(1)</script><path d="M50 4 96 25 50 46 4 25Z" fill="#c2185b"/>');

type Logo = Record<string, unknown> & { url: string; suggested_palette: Record<string, string> };
const record = async (answer: Response) => (await answer.json()) as Logo;
const logosOf = async (w: World) => (await readBrand(w.service, w.workspaceId)).logos;
const send = (w: World, bytes = BLUE, more = {}) => w.post(PATH, { image_base64: base64(bytes), ...more });

let origin: Awaited<ReturnType<typeof startImageOrigin>>;
beforeAll(async () => {
  origin = await startImageOrigin(BLUE);
});
afterAll(() => origin.close());

test("an uploaded logo answers 201 with its record and a palette, and is added to the Brand DNA", async () => {
  const w = await world();
  const answer = await send(w, BLUE, { variant: "mark", theme: "dark" });
  expect(answer.status).toBe(201);
  const logo = await record(answer);
  expect(logo).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    url: expect.stringMatching(/\/assets\/[0-9A-Za-z]{32}\/image\.png$/),
    variant: "mark",
    theme: "dark",
    mime_type: "image/png",
    width: 40,
    height: 40,
    bytes: BLUE.length,
    sha256: await sha256(BLUE),
    suggested_palette: expect.objectContaining({ primary: "#1E40C8", background: "#FFFFFF" }),
    livemode: true,
    created_at: "2026-06-15T12:00:00.000Z",
  });
  expect(Object.keys(logo.suggested_palette)).toEqual([
    "primary",
    "secondary",
    "accent",
    "background",
    "text",
  ]);
  expect(await logosOf(w)).toEqual([logo.url]);
});

test("a logo without variant and theme is the primary logo for light backgrounds", async () => {
  expect(await record(await send(await world()))).toMatchObject({ variant: "primary", theme: "light" });
});

test("an SVG logo is stored as a PNG and served without scripts", async () => {
  const w = await world();
  const form = new FormData();
  form.set("file", file(MARK, "image/svg+xml"), "mark.svg");
  form.set("variant", "mark");
  const logo = await record(await w.send(PATH, form));
  expect(logo).toMatchObject({ mime_type: "image/png", width: 1_600, height: 800, variant: "mark" });
  expect(logo.suggested_palette.primary).toBe("#C2185B");
  const stored = await fetched(w, logo.url);
  expect(stored.headers.get("content-type")).toBe("image/png");
  expect(await stored.text()).not.toContain("alert");
});

test("a logo's address is fetched before the answer", async () => {
  const downloads = safeFetch({ fetch: origin.fetch, maxBytes: 1_000_000, timeoutMs: 1_000 });
  const w = await world({ service: { downloads } });
  const logo = await record(await w.post(PATH, { image_url: "https://pictures.example.com/hop1" }));
  expect(await logosOf(w)).toEqual([logo.url]);
  for (const [path, why] of [
    ["/status?code=404", /404/],
    ["/status?code=503", /503.*Try again/],
    ["/silent", /did not arrive/],
  ] as const) {
    const refused = await w.post(PATH, { image_url: `https://pictures.example.com${path}` });
    const body = await expectRefusal(refused, 422, "validation_error");
    expect(placesOf(body)).toEqual([["body", "image_url"]]);
    expect(body.message).toMatch(why);
  }
  expect(await logosOf(w)).toHaveLength(1);
});

test("uploading the same logo again makes a new record, but no second entry and no second file", async () => {
  const w = await world();
  const first = await record(await send(w));
  const names = watchFiles(w);
  const again = await record(await send(w, BLUE, { variant: "mono" }));
  expect(again).toMatchObject({ url: first.url, variant: "mono" });
  expect(await logosOf(w)).toEqual([first.url]);
  const other = await record(await send(w, MARK));
  expect(await logosOf(w)).toEqual([first.url, other.url]);
  expect(names).toHaveLength(1);
});

test("concurrently uploaded logos are all added to the Brand DNA, each once", async () => {
  const w = await world();
  const marks = [BLUE, MARK, png(), BLUE, MARK, png()];
  const answers = await Promise.all(marks.map((bytes) => send(w, bytes)));
  const urls = await Promise.all(answers.map(async (answer) => (await record(answer)).url));
  expect((await logosOf(w)).sort()).toEqual([...new Set(urls)].sort());
});

test("an upload of a logo with an Idempotency-Key is replayed and makes one record", async () => {
  const w = await world();
  const key = { "Idempotency-Key": "logo-1" };
  const first = await w.send(PATH, formWith(file(BLUE), {}), key);
  const again = await w.send(PATH, formWith(file(BLUE), {}), key);
  expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  expect(await again.text()).toBe(await first.text());
  await expectRefusal(await w.send(PATH, formWith(file(png()), {}), key), 409, "idempotency_mismatch");
});

describe("logo uploads refused with 422", () => {
  test.each<[string, object, string]>([
    ["another variant", { image_base64: base64(BLUE), variant: "fancy" }, "variant"],
    ["another theme", { image_base64: base64(BLUE), theme: "blue" }, "theme"],
    ["live text in an SVG", { image_base64: base64(svg("<text>Kite</text>")) }, "image_base64"],
    [
      "entities in an SVG",
      { image_base64: base64(new TextEncoder().encode('<!DOCTYPE svg [<!ENTITY a "b">]><svg/>')) },
      "image_base64",
    ],
    ["a private address", { image_url: "https://192.168.0.1/logo.png" }, "image_url"],
  ])("a logo upload is refused: %s", async (_what, body, field) => {
    const w = await world();
    const names = watchFiles(w);
    const refused = await expectRefusal(await w.post(PATH, body), 422, "validation_error");
    expect(placesOf(refused)).toEqual([["body", field]]);
    expect([names, await logosOf(w)]).toEqual([[], []]);
  });
});

test("the next card shows the uploaded logo", async () => {
  const draw = async (logo: boolean) => {
    const w = await world();
    if (logo) await send(w, MARK);
    await w.post("/generate", { ...BRIEF, seed: 7 });
    await w.drain();
    const [run] = (await (await w.get("/runs")).json()) as { assets: { sha256: string }[] }[];
    return run?.assets[0]?.sha256;
  };
  expect(await draw(true)).not.toBe(await draw(false));
});

test("a logo's render copy is found by its address in its own workspace only", async () => {
  const w = await world();
  const { url } = await record(await send(w, jpegQuarters(250, 125)));
  const copy = await readRenderCopyAt(w.service, liveOwner(w.workspaceId), url);
  expect(copy).toMatchObject({ width: 1_600, height: 800 });
  expect([...(copy?.bytes.subarray(1, 4) ?? [])]).toEqual([0x50, 0x4e, 0x47]);
  const { workspaceId } = await otherWorkspace(w);
  expect(await readRenderCopyAt(w.service, liveOwner(workspaceId), url)).toBeUndefined();
  expect(
    await readRenderCopyAt(w.service, liveOwner(w.workspaceId), "https://example.com/logo.png"),
  ).toBeUndefined();
});

test("the short path uploads a logo too", async () => {
  const w = await world();
  expect((await w.call("POST", PATH, { json: { image_base64: base64(BLUE) } })).status).toBe(201);
  expect((await w.call("POST", `${API}${PATH}`, { json: {} })).status).toBe(422);
  expect(await json(await w.get("/me"))).toMatchObject({ livemode: true });
});
