import { describe, expect, test } from "vitest";
import { coverOf } from "../../lib/render/coverage.ts";
import { plan, type RenderInput } from "../../lib/render/plan.ts";
import { drawPlan } from "../../lib/render/render.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { slicesOf } from "../../lib/render/type/own-family.ts";
import { type TypesetRequest, typesetFor } from "../../lib/render/type/typeset.ts";
import { readFont } from "../../lib/uploads/fonts/read-font.ts";
import { readAsset } from "../support/assets.ts";
import { ttf, woff2 } from "../support/fonts.ts";
import { BRANDS } from "./support/cases.ts";

function face(file: Buffer, key: string) {
  const bytes = new Uint8Array(file);
  const { cover, weightMin, weightMax } = readFont(bytes);
  return { key, data: bytes.buffer, covers: cover, weights: [weightMin, weightMax] as const };
}
const DISPLAY = { name: "own-display", faces: [face(woff2(800), "b8"), face(woff2(400), "b4")] };
const TEXT = { name: "own-text", faces: [face(ttf(), "i4")] };

const typeset = (request: Partial<TypesetRequest>) =>
  typesetFor({ own: { display: DISPLAY, text: TEXT }, texts: ["Hello"], readAsset, ...request });

describe("fonts of a brand's own", () => {
  test("lead their roles, and the pairing's families follow", async () => {
    const type = await typeset({ fonts: "editorial" });
    expect(type.stackOf("Hello", "display")).toMatch(/^own-display, Fraunces/);
    expect(type.stackOf("Hello", "text")).toMatch(/^own-text, Inter/);
    expect(type.stackOf("Hello", "mono")).toMatch(/^JetBrains Mono/);
    const [display] = (await type.slicesFor([{ text: "Hello", stack: "own-display" }])).filter(
      ({ isOwn }) => isOwn,
    );
    expect(display?.key).toBe("own-display b8");
  });

  test("leave letters they lack to a built-in family", async () => {
    const type = await typeset({ texts: ["Temperature 21 → 24"] });
    const stack = type.stackOf("→ 24", "display");
    expect(stack.split(", ").length).toBeGreaterThan(1);
    const cyrillic = await typeset({ texts: ["Привет всем"] });
    expect(cyrillic.stackOf("Привет", "display")).not.toMatch(/^own-display/);
    expect(cyrillic.covers("П".codePointAt(0) ?? 0)).toBe(true);
  });

  test("are set in weights that their files have", async () => {
    const type = await typeset({});
    expect([100, 590, 610, 900].map((weight) => type.weightIn("own-display, Inter", weight))).toEqual([
      400, 400, 800, 800,
    ]);
    expect(type.weightIn("Inter", 590)).toBe(590);
  });

  test("draw with every weight what all of them draw", () => {
    const [first, second] = slicesOf(DISPLAY);
    expect(first?.cover).toEqual(second?.cover);
    const narrow = {
      ...DISPLAY,
      faces: [DISPLAY.faces[0]!, { ...DISPLAY.faces[1]!, covers: "41-5a 61-7a" }],
    };
    expect(slicesOf(narrow)[0]?.cover).toEqual(coverOf("41-5a 61-7a"));
  });

  test("are told apart by the engine, where one file is in two families", async () => {
    const [file] = TEXT.faces;
    const twice = {
      display: { name: "own-once", faces: [file!] },
      text: { name: "own-twice", faces: [file!] },
    };
    const type = await typesetFor({ own: twice, texts: ["Hello"], readAsset });
    const used = [
      { text: "Hello", stack: "own-once" },
      { text: "Hello", stack: "own-twice" },
    ];
    const keys = (await type.slicesFor(used)).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test("make another picture, with another hash", async () => {
    const template = TEMPLATES.announcement!;
    const input: RenderInput = {
      assetType: "card",
      channel: "web",
      data: template.data.parse(template.sample),
      brand: BRANDS.beacon,
      watermark: false,
      readAsset,
    };
    const house = await plan(template, input);
    const own = await plan(template, {
      ...input,
      brand: { ...BRANDS.beacon, typefaces: { display: DISPLAY, text: TEXT } },
    });
    expect(own.hash).not.toBe(house.hash);
    const [a, b] = [await drawPlan(template, house), await drawPlan(template, own)];
    expect(b.pages[0]?.bytes).not.toEqual(a.pages[0]?.bytes);
    expect(b.checks.find(({ id }) => id === "picture_glyphs")?.passed).toBe(true);
  });
});
