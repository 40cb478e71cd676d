import fc from "fast-check";
import { expect, test } from "vitest";
import { fitStack, fitText } from "../../lib/render/fit.ts";
import { withTextMeasurement } from "../../lib/render/measure-text.ts";
import { BODY, HEADLINE } from "../../lib/render/templates/kit/type-styles.ts";
import { HOUSE } from "../../lib/render/type/typeset.ts";
import { widthOf } from "../../lib/render/wrap.ts";

const title = { typeStyle: HEADLINE, min: 30, max: 100, width: 600, maxLines: 5 };
const fitted = (text: string, spec: Partial<typeof title> = {}, height?: number) =>
  withTextMeasurement(HOUSE, (measureText) => fitText(measureText, { ...title, ...spec, text }, height));

const word = fc.stringMatching(/^[A-Za-zÀ-ÿ0-9'-]{1,24}$/);
const texts = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(" "));

test("no line is ever wider than its box, no text taller, no size outside its range", async () => {
  const boxes = fc.record({
    width: fc.integer({ min: 140, max: 1000 }),
    height: fc.integer({ min: 60, max: 600 }),
  });
  await fc.assert(
    fc.asyncProperty(texts, boxes, async (text, { width, height }) => {
      const result = await fitted(text, { width }, height);
      expect(result.width).toBeLessThanOrEqual(width + 0.5);
      expect(result.height).toBeLessThanOrEqual(Math.max(height, 31));
      expect(result.size).toBeGreaterThanOrEqual(30);
      expect(result.size).toBeLessThanOrEqual(100);
      expect(result.lines.length).toBeLessThanOrEqual(5);
    }),
    { numRuns: 120 },
  );
});

test("a text that is not cut keeps every word in order", async () => {
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const { lines, cut } = await fitted(text, { width: 900, maxLines: 40, min: 12 });
      expect(cut).toBe(false);
      expect(lines.join("").replace(/[\s-]/g, "")).toBe(text.replace(/[\s-]/g, ""));
    }),
    { numRuns: 80 },
  );
});

test("a text too long for its smallest size ends in an ellipsis and says so", async () => {
  const { lines, cut } = await fitted("one two three four five six seven eight nine ten ".repeat(8).trim(), {
    maxLines: 2,
  });
  expect([cut, lines.length]).toEqual([true, 2]);
  expect(lines.at(-1)).toMatch(/\p{L}…$/u);
});

test("a short text is set at its largest size", async () => {
  expect((await fitted("Now.")).size).toBe(100);
});

test("lines of a headline are of similar length", async () => {
  const { lines } = await fitted("Launch pages that look like you made them");
  expect(lines).toEqual(["Launch pages", "that look like", "you made them"]);
});

test("a word wider than the box is broken at the smallest size, with a hyphen", async () => {
  const { lines, size } = await fitted("Donaudampfschifffahrtskapitänsmützenabzeichen", { min: 60 });
  expect(size).toBe(60);
  expect(lines.slice(0, -1).every((line) => line.endsWith("-"))).toBe(true);
});

test.each([
  ["hello@quincethread-and-daughters-of-ludlow.example", 60],
  ["quincethread-and-daughters.example/everything/we/mend", 60],
])("the address %s comes apart without a sign of our own", async (address, min) => {
  const { lines } = await fitted(address, { min });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join("")).toBe(address);
});

test.each([
  "Write to hello@quincethread-mending.example before Friday",
  "Formular auf stadtwerke-lohtal.example/zaehler ausfüllen",
  "Rufen Sie an: +49 (0)7141 555 01 42 88",
])("“%s” keeps its address whole in smaller type", async (text) => {
  const { lines } = await fitted(text, { min: 48 });
  const reached = /\S+[@.]\S+|\+[\d ()]+\d/u.exec(text)?.[0] ?? "";
  expect(lines.some((line) => line.includes(reached))).toBe(true);
});

test("a long word without an address keeps the smallest size", async () => {
  expect((await fitted("Donaudampfschifffahrtsgesellschaft", { min: 60 })).size).toBe(60);
});

test("widths add up to what the engine measures for the whole line", async () => {
  const line = "Kerning AVATAR, to be sure";
  const [whole, parts] = await withTextMeasurement(HOUSE, (measureText) => [
    measureText(line, HEADLINE.face),
    widthOf(measureText, line, { ...HEADLINE, tracking: 0 }),
  ]);
  expect(parts).toBeCloseTo(whole, 3);
});

test("in a column the least important part loses lines first", async () => {
  const supporting =
    "Every asset your brand needs, drawn in seconds, with your colours and your words. ".repeat(6);
  const { parts, height } = await withTextMeasurement(HOUSE, (measureText) =>
    fitStack(
      measureText,
      [
        { ...title, key: "headline", text: "A calmer way to ship", gap: 0 },
        {
          key: "supporting",
          text: supporting,
          typeStyle: BODY,
          min: 24,
          max: 30,
          width: 600,
          maxLines: 9,
          gap: 20,
          shrinkOrder: 1,
        },
      ],
      180,
    ),
  );
  expect(height).toBeLessThanOrEqual(180);
  expect([parts.headline?.cut, parts.supporting?.cut]).toEqual([false, true]);
});
