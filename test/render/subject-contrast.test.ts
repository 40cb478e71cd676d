import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "../../lib/render/color.ts";
import { type Subject, subjectIn } from "../../lib/render/subject/picture.ts";
import type { RenderContext } from "../../lib/render/template.ts";
import { colorsFor } from "../../lib/render/templates/kit/subject/hues.ts";
import { inksOn, outlineOn } from "../../lib/render/templates/kit/subject/inks.ts";
import { subjectAlone } from "../../lib/render/templates/kit/subject/scene.ts";
import { mainInks } from "./support/ink-shares.ts";

const PICTURES = new URL("../../functions/public/subjects/pictures/", import.meta.url);
const SUBJECTS = readdirSync(PICTURES)
  .flatMap((file) => readFileSync(new URL(file, PICTURES), "utf8").split("\n"))
  .filter(Boolean)
  .map((line) => subjectIn(line.slice(0, line.indexOf("\t")), line.slice(line.indexOf("\t") + 1)));

const BRANDS = [
  ["#7a3e1d", "#f2c879", "#2f5d50"],
  ["#15202b", "#ffffff", "#b08d57"],
  ["#e0701a", "#fff4dc", "#2b8a5f"],
  ["#ffffff"],
  ["#39ff14"],
];
const GROUNDS = ["#ffffff", "#faf6ec", "#f2c879", "#e0701a", "#808080", "#2f5d50", "#15202b", "#000000"];

test("a pack says which inks a drawing is mainly made of", async () => {
  for (const { name, mains, drawing } of SUBJECTS)
    expect([name, mains]).toEqual([name, await mainInks(drawing)]);
});

const themed = (brandColors: string[]) =>
  ({
    theme: { flood: { background: brandColors[0], accent: "#f2a541" }, brandColors },
  }) as unknown as RenderContext;

/** Colours that have to stand out: of the line around a drawing, else of what it is mainly made of. */
function leadingColors(subject: Subject, brand: string[], ground: string) {
  const { mains, drawing } = subject;
  const svg = subjectAlone(themed(brand), subject, ground);
  const [, outline] = /stroke="(#[0-9a-f]{6})"/.exec(svg) ?? [];
  if (outline) return [outline];
  const inks = [...drawing.matchAll(/fill="#([0-3])"/g)].map(([, ink = ""]) => ink);
  const colors = [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, color = ""]) => color);
  return colors.filter((_, i) => mains.includes(inks[i] ?? "none"));
}

test.each(BRANDS)(
  "what a drawing is mainly made of stands out from its ground, or a line around it does: %s",
  (...brand) => {
    const faint = GROUNDS.flatMap((ground) =>
      SUBJECTS.filter((subject) => {
        const colors = leadingColors(subject, brand, ground);
        return colors.length === 0 || colors.some((color) => contrast(color, ground) < 3);
      }).map(({ name }) => `${name} on ${ground}`),
    );
    expect(faint).toEqual([]);
  },
);

/** Colours of the darkest parts, or of the line around the drawing. */
function darkColors(subject: Subject, brand: string[], ground: string) {
  const { drawing, mains } = subject;
  const svg = subjectAlone(themed(brand), subject, ground);
  const [, outline] = /stroke="(#[0-9a-f]{6})"/.exec(svg) ?? [];
  if (outline) return [outline];
  const colors = colorsFor(subject, brand, ground);
  return drawing.includes('"#0"') ? [inksOn([ground], colors, mains)[0]] : [];
}

test.each([
  ["#04384a", "#04384a", "#f25f3a"],
  ["#234e70", "#ff7a8a", "#234e70"],
  ["#2f5d50", "#7a3e1d", "#f2c879"],
  ["#111111", "#111111", "#ff4d00"],
])("dark parts stand out from a dark ground, or have a line around them: %s", (ground, ...brand) => {
  const several = SUBJECTS.filter(({ drawing }) => new Set(drawing.match(/"#[0-3]"/g)).size > 1);
  const faint = several.filter((one) => darkColors(one, brand, ground).some((c) => contrast(c, ground) < 3));
  expect(faint.map(({ name }) => name)).toEqual([]);
});

test("on a dark ground a brand's other colour stays in a drawing", () => {
  expect(inksOn(["#04384a"], ["#04384a", "#f25f3a"])).toContain("#f25f3a");
  expect(inksOn(["#234e70"], ["#ff7a8a", "#234e70"])).toContain("#ff7a8a");
});

test("a brand's dark colour below the darkest ink does not turn the shades around", () => {
  const inks = inksOn(["#1f5c4b"], ["#1f5c4b", "#f2a541", "#10261f"]);
  expect(inks).toContain("#f2a541");
  expect(inks).not.toContain("#10261f");
});

test("a line is only drawn where a main colour would be lost", () => {
  const inks = inksOn(["#ffffff"], ["#7a3e1d", "#f2c879"]);
  expect(outlineOn(["#ffffff"], ["#7a3e1d"], inks)).toBeUndefined();
  expect(outlineOn(["#ffffff"], ["#7a3e1d", "#ffffff"], inks)).toBe(inks[0]);
});

const subjectOf = (hue?: number): Subject => ({
  name: "thing",
  mains: "2",
  drawing: "",
  ...(hue && { hue }),
});

test("a thing has only the brand's colours near its own hue, else shades of its ground or of another", () => {
  const [navy, orange, white] = ["#10162f", "#fb8500", "#ffffff"];
  expect(colorsFor(subjectOf(240), [navy, orange, white], navy)).toEqual([navy, white]);
  expect(colorsFor(subjectOf(60), [navy, orange, white], navy)).toEqual([orange, white]);
  expect(colorsFor(subjectOf(145), [navy, orange, white], orange)).toEqual([navy, white]);
  expect(colorsFor(subjectOf(), [navy, orange, white], navy)).toEqual([navy, orange, white]);
});

test.each([
  ["#e8f6f6", 27],
  ["#f2b84b", 27],
  ["#ffffff", 75],
])(
  "a thing that would be brown or grey on its ground is in shades of the brand's other colour: %s",
  (ground, hue) => {
    const [teal, pale, gold] = ["#0b6e75", "#e8f6f6", "#f2b84b"];
    expect(colorsFor(subjectOf(hue), [teal, pale, gold], ground)[0]).toBe(teal);
    expect(colorsFor(subjectOf(hue), [teal, pale, gold], teal)).toContain(gold);
  },
);

test("a thing on a dark ground of its own hue is in lighter shades of it, and never in a colour of another thing", () => {
  const [green, pale, rust] = ["#3f6b2a", "#f3e9d2", "#c4501b"];
  const colors = colorsFor(subjectOf(45), [green, pale, rust], rust);
  expect(colors).not.toContain(green);
  for (const ink of inksOn([rust], colors, "1").slice(1)) expect(contrast(ink, "#000000")).toBeGreaterThan(6);
});

test("what a drawing is mainly made of has the brand's one colour", () => {
  expect(inksOn(["#0b1d51"], ["#0b1d51", "#ff6b1a", "#ffffff"], "2")[2]).toBe("#ff6b1a");
  expect(inksOn(["#0b1d51"], ["#0b1d51", "#ff6b1a", "#ffffff"], "1")[1]).toBe("#ff6b1a");
});
