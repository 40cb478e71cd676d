import { expect, test } from "vitest";
import type { Node } from "../../lib/render/jsx-runtime.ts";
import { withTextMeasurement } from "../../lib/render/measure-text.ts";
import { render } from "../../lib/render/render.ts";
import { card } from "../../lib/render/templates/card/card.ts";
import { HEADLINE } from "../../lib/render/templates/kit/type-styles.ts";
import { heldBytes, MAX_BYTES, readKept } from "../../lib/render/type/kept.ts";
import { AssetError } from "../../lib/render/type/manifest.ts";
import { resolveFonts } from "../../lib/render/type/resolve-fonts.ts";
import { HOUSE, typesetFor } from "../../lib/render/type/typeset.ts";
import { BESIDE, PAIRINGS, pairingOf } from "../../lib/render/typeface.ts";
import { widthOf } from "../../lib/render/wrap.ts";
import { readAsset } from "../support/assets.ts";
import { BRANDS, CONTENT } from "./support/cases.ts";
import { PLAIN, renderCard, sha256 } from "./support/shots.ts";

test.each([
  ["modern", "modern"],
  [" Editorial ", "editorial"],
  ["Playfair", "classic"],
  ["playfair display", "classic"],
  ["'Space Grotesk', sans-serif", "technical"],
  ["FIGTREE", "friendly"],
  ["Fraunces", "editorial"],
  ["Inter", "bold"],
  ["JetBrains Mono", "mono"],
  ["Oswald", "condensed"],
  ["Comic Sans", "bold"],
  ["", "bold"],
])("a brand that asks for %j is set in the %s pairing", (spec, name) => {
  expect(pairingOf(spec).name).toBe(name);
});

test("headlines of one pairing stand beside the text of another; a name that is none changes nothing", () => {
  const both = pairingOf(`Playfair Display${BESIDE}friendly`);
  expect(both.families).toMatchObject({
    display: PAIRINGS.classic.families.display,
    text: PAIRINGS.friendly.families.text,
  });
  expect(both.name).not.toBe("classic");
  for (const text of ["Comic Sans", "", "classic"])
    expect(pairingOf(`classic${BESIDE}${text}`), text).toEqual(PAIRINGS.classic);
});

test("every pairing draws a card of its own that passes, and the house pairing draws the same with and without assets", async () => {
  const draw = (fonts: string) =>
    renderCard({ ...PLAIN, data: CONTENT.stat.typical, brand: { ...BRANDS.beacon, fonts }, readAsset });
  const drawn = await Promise.all(Object.keys(PAIRINGS).map(draw));
  for (const { checks } of drawn) expect(checks.filter(({ passed }) => !passed)).toEqual([]);
  expect(new Set(drawn.map(({ bytes }) => sha256(bytes))).size).toBe(Object.keys(PAIRINGS).length);
  const house = await renderCard({ ...PLAIN, data: CONTENT.stat.typical });
  expect(sha256(drawn[0]?.bytes ?? house.bytes)).toBe(sha256(house.bytes));
});

const line = (text: string): Node => ({
  type: "text",
  text,
  style: {
    fontFamily: "display",
    fontWeight: 800,
    fontSize: 50,
    color: "#000000",
    letterSpacing: "-0.035em",
  },
});

test("weights and tracking are those that the family supports, measured as they are drawn", async () => {
  const technical = await typesetFor({ fonts: "technical", texts: ["Kerning"], readAsset });
  expect(resolveFonts(line("Kerning"), technical)).toMatchObject({
    style: { fontFamily: "Space Grotesk, Inter", fontWeight: 700, letterSpacing: `${-0.035 * 0.9}em` },
  });
  const width = (type: typeof technical, weight: number, tracking = 0) =>
    withTextMeasurement(type, (measureText) =>
      widthOf(measureText, "Kerning", { ...HEADLINE, tracking, face: { role: "display", weight } }),
    );
  expect(await width(technical, 800)).toBe(await width(technical, 700));
  expect((await width(technical, 700)) - (await width(technical, 700, -0.1))).toBeCloseTo(7 * 0.1 * 0.9, 5);
  expect((await width(HOUSE, 700)) - (await width(HOUSE, 700, -0.1))).toBeCloseTo(0.7, 5);
});

test("only the slices that a text needs are read", async () => {
  // No other test sets these alphabets in this family, so that no slice is cached yet.
  const read: string[] = [];
  const spying = (path: string) => {
    read.push(path.replace(/-[0-9a-f]{10}\.woff2$/, ""));
    return readAsset(path);
  };
  const type = await typesetFor({ fonts: "friendly", texts: ["Ωμέγα", "Привет"], readAsset: spying });
  const stack = type.stackOf("Ωμέγα", "mono");
  await type.slicesFor([{ text: "Ωμέγα", stack }]);
  // The Latin slice is read as well, unless another test has left it in the cache.
  const slices = read.filter((path) => path.includes("fonts/") && !path.endsWith("-latin"));
  expect(slices).toEqual(["type/fonts/jetbrains-mono-greek"]);
  await type.slicesFor([{ text: "Привет", stack }]);
  expect(read).toContain("type/fonts/jetbrains-mono-cyrillic");
  expect(read).not.toContain("type/world.json");
});

test("words of a language that the headline's family lacks are set whole in one that has it", async () => {
  const russian = await typesetFor({ fonts: "friendly", texts: ["Привет, новый выпуск Beacon"], readAsset });
  expect(russian.stackOf("Beacon", "display")).toMatch(/^Inter, /);
  const polish = await typesetFor({ fonts: "friendly", texts: ["Zażółć gęślą jaźń"], readAsset });
  expect(polish.stackOf("Zażółć", "display")).toBe("Figtree, Inter");
});

test("Han characters take the national form of the language, else of the surrounding letters", async () => {
  const stack = async (texts: string[], language?: string) =>
    (await typesetFor({ texts, language, readAsset })).stackOf("直", "text").split(", ").at(-1);
  expect(await stack(["直す"])).toBe("Noto Sans JP");
  expect(await stack(["直接"])).toBe("Noto Sans SC");
  expect(await stack(["直 한국"])).toBe("Noto Sans KR");
  expect(await stack(["直接"], "ja-JP")).toBe("Noto Sans JP");
});

test("an asset that cannot be read fails the picture with a retryable error, and draws no boxes", async () => {
  const input = { ...PLAIN, data: { headline: "안녕" } };
  const without = (gone: RegExp) => (path: string) =>
    gone.test(path) ? Promise.resolve(undefined) : readAsset(path);
  await expect(render(card, { ...input, readAsset: without(/noto-sans-kr/) })).rejects.toThrow(AssetError);
  const again = await renderCard({ ...input, readAsset });
  expect(again.checks.filter(({ passed }) => !passed)).toEqual([]);
});

test("a character that no font has is left out, named, and rejects the run", async () => {
  const { checks } = await renderCard({ ...PLAIN, data: { headline: "Linear 𐀀 B" }, readAsset });
  const check = checks.find(({ id }) => id === "picture_glyphs");
  expect(check).toMatchObject({ passed: false, hard: true });
  expect(check?.fix).toContain("U+10000");
});

test("the bytes cached in an isolate stay within their bound, and the last used are kept", async () => {
  const size = 500_000;
  let reads = 0;
  const big = async () => {
    reads++;
    return new ArrayBuffer(size);
  };
  for (let i = 0; i < 30; i++) {
    await readKept(big, `made-up-${i}`);
    await readKept(big, "made-up-0");
    expect(heldBytes()).toBeLessThanOrEqual(MAX_BYTES);
  }
  expect(reads).toBe(30);
});
