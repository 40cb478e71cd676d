import { describe, expect, test } from "vitest";
import { expectRefusal, placesOf } from "../support/expect.ts";
import { embedding, ttf, woff, woff2 } from "../support/fonts.ts";
import { base64 } from "../support/pictures.ts";
import { FONT, NO_RUN } from "../support/routes.ts";
import { file, formWith, watchFiles } from "../support/screens.ts";
import { json, type World, world } from "../support/world.ts";

const PATH = "/brand-assets/fonts";
type Font = Record<string, unknown> & { id: string };
const list = async (w: World) => (await (await w.get(PATH)).json()) as Font[];
const add = (w: World, bytes: Buffer, more: object = {}) =>
  w.post(PATH, { license_confirmed: true, font_base64: base64(bytes), ...more });

describe("adding a font", () => {
  test.each([
    ["base64", (w: World) => w.post(PATH, FONT)],
    ["multipart", (w: World) => w.send(PATH, formWith(file(woff2()), { license_confirmed: "true" }))],
  ])("adding a font as %s answers 201 with what the file says, and lists it", async (_as, send) => {
    const w = await world();
    const answer = await send(w);
    expect(answer.status).toBe(201);
    const font = await json(answer);
    expect(font).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      family: "Bricolage Grotesque 96pt",
      weight_min: 800,
      weight_max: 800,
      italic: false,
      characters: 226,
      mime_type: "font/woff2",
      bytes: woff2().length,
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      license_confirmed: true,
      livemode: true,
      created_at: w.service.now().toISOString(),
    });
    expect(await list(w)).toEqual([font]);
  });

  test("a TrueType file is taken, under the name that is given", async () => {
    const w = await world();
    const answer = await add(w, ttf(), { family: ' Kite\u0007 "Sans", ' });
    expect(await json(answer)).toMatchObject({
      family: "Kite Sans",
      mime_type: "font/ttf",
      weight_min: 400,
      weight_max: 400,
    });
  });

  test("its file has no public address", async () => {
    const w = await world();
    const names = watchFiles(w);
    await w.post(PATH, FONT);
    const [name = ""] = names;
    expect(name).toMatch(/^fonts\//);
    expect((await w.app.request(`/assets/${name}`)).status).toBe(404);
  });

  test("without a confirmed licence nothing is stored", async () => {
    const w = await world();
    const answer = await w.post(PATH, { ...FONT, license_confirmed: false });
    const body = await expectRefusal(answer, 422, "validation_error");
    expect(placesOf(body)).toEqual([["body", "license_confirmed"]]);
    expect(await list(w)).toEqual([]);
  });

  test("a ninth file is refused", async () => {
    const w = await world();
    for (let n = 0; n < 8; n++) expect((await w.post(PATH, FONT)).status).toBe(201);
    await expectRefusal(await w.post(PATH, FONT), 422, "validation_error");
    expect(await list(w)).toHaveLength(8);
  });
});

/** A font whose embedding bits are these. */
const bits = (fsType: number) => () => ttf(embedding(fsType));
const without = (tag: string) => () => ttf((tables) => tables.delete(tag));
const cut = (bytes: Buffer, share: number) => bytes.subarray(0, Math.floor(bytes.length * share));
/** A WOFF2 file that states this length of its unpacked data. */
const bomb = () => {
  const bytes = Buffer.from(woff2());
  bytes.writeUInt32BE(100_000_000, 16);
  return bytes;
};
const noise = () => {
  const bytes = Buffer.from(woff2());
  return bytes.fill(0x5a, bytes.length - 2_000);
};

describe("a font that is refused", () => {
  test.each<[string, () => Buffer, string]>([
    ["no bytes", () => Buffer.alloc(0), "font_empty"],
    ["a picture", () => Buffer.from("\x89PNG\r\n\x1a\n0000000000"), "font_format"],
    ["two bytes", () => Buffer.from("OT"), "font_format"],
    ["WOFF 1", woff, "font_format"],
    ["a collection", () => Buffer.from(`ttcf${"\0".repeat(60)}`), "font_format"],
    ["no outlines", () => ttf((tables) => tables.delete("glyf")), "font_format"],
    ["more than 2 MB", () => Buffer.concat([ttf(), Buffer.alloc(2_100_000)]), "font_too_large"],
    ["more than 6 MB unpacked", bomb, "font_too_large"],
    ["its end missing", () => cut(ttf(), 0.5), "font_damaged"],
    ["its end missing, packed", () => cut(woff2(), 0.5), "font_damaged"],
    ["its data unreadable", noise, "font_damaged"],
    ["no characters", without("cmap"), "font_damaged"],
    ["no widths", without("hmtx"), "font_damaged"],
    ["embedding forbidden", bits(0x0002), "font_restricted"],
    ["only bitmaps embeddable", bits(0x0208), "font_restricted"],
  ])("%s", async (_what, bytes, type) => {
    const w = await world();
    const stored = watchFiles(w);
    const body = await expectRefusal(await add(w, bytes()), 422, "validation_error");
    expect((body as { detail: unknown[] }).detail[0]).toMatchObject({ loc: ["body", "font_base64"], type });
    expect(stored).toEqual([]);
    expect(await list(w)).toEqual([]);
  });

  test("a problem of a multipart file is named at the file", async () => {
    const w = await world();
    const answer = await w.send(PATH, formWith(file(woff()), { license_confirmed: "true" }));
    expect(placesOf(await expectRefusal(answer, 422, "validation_error"))).toEqual([["body", "file"]]);
  });

  test.each([
    [0x0000, "installable"],
    [0x0004, "print and preview"],
    [0x0008, "editable"],
    [0x000a, "restricted, with an older bit that allows editing"],
  ])("embedding bits %i are taken: %s", async (fsType) => {
    const w = await world();
    expect((await add(w, ttf(embedding(fsType)))).status).toBe(201);
  });
});

test("a deleted font is gone with its file", async () => {
  const w = await world();
  const names = watchFiles(w);
  const { id } = await json(await w.post(PATH, FONT));
  expect((await w.del(`${PATH}/${id}`)).status).toBe(204);
  expect(await list(w)).toEqual([]);
  expect(await w.service.files.read(names[0] ?? "")).toBeUndefined();
  await expectRefusal(await w.del(`${PATH}/${id}`), 404, "not_found");
  await expectRefusal(await w.del(`${PATH}/${NO_RUN}`), 404, "not_found");
});
