import { describe, expect, test } from "vitest";
import { choosePaint } from "../../lib/mascot/colors.ts";
import { fingerprint, type Identity } from "../../lib/mascot/identity.ts";
import { inventCandidates } from "../../lib/mascot/invent.ts";
import { STYLES } from "../../lib/mascot/styles.ts";
import { readWish } from "../../lib/mascot/wishes.ts";
import { toLch } from "../../lib/render/color.ts";
import { MascotStyle } from "../../lib/vocab.ts";

const PALETTE = { primary: "#0f172a", secondary: "#facc15", accent: "#f97316" };

function made(text: string, more: Partial<Parameters<typeof inventCandidates>[0]> = {}): Identity[] {
  const wish = readWish([text]);
  const paint = choosePaint(wish.colors, PALETTE, "Kite");
  return inventCandidates({
    style: wish.style ?? "critters",
    wish,
    paint,
    seed: text,
    shown: new Set(),
    ...more,
  });
}

const partsOf = (identities: Identity[], part: string) => identities.map(({ parts }) => parts[part]);
const hueOf = (color: string | undefined) => Math.round(toLch(color ?? "").h);

describe("a mascot description", () => {
  test.each([
    ["a friendly robot", "voxel-bot"],
    ["Two tech robots", "voxel-bot"],
    ["a happy cactus in the desert", "sprouts"],
    ["our garden plants", "sprouts"],
    ["soft clay monster", "clay"],
    ["a smiley", "moods"],
    ["a friendly monster", "critters"],
    ["somebody nice for our bakery", undefined],
  ])("the mascot description (%s) chooses the style %s", (text, style) => {
    expect(readWish([text]).style).toBe(style);
  });

  test("a hat, horns and ears in a mascot description appear on every candidate", () => {
    for (const top of partsOf(made("a monster with a hat"), "top")) expect(top).toMatch(/^(crown|bobble)$/);
    for (const top of partsOf(made("a clay creature with horns"), "top")) expect(top).toMatch(/^horns/);
    for (const top of partsOf(made("a cat"), "top")) expect(top).toBe("earsPointy");
    for (const plant of partsOf(made("a tulip"), "plant")) expect(plant).toBe("tulip");
    for (const top of partsOf(made("a ghost"), "top")) expect(top).toBe("");
  });

  test("a colour in a mascot description colours all candidates, and the brand's colours do otherwise", () => {
    const green = hueOf("#4cb86b");
    for (const { colors } of made("a green monster"))
      expect(Math.abs(hueOf(colors.body) - green)).toBeLessThan(3);
    const hues = made("a monster").map(({ colors }) => hueOf(colors.body));
    for (const color of Object.values(PALETTE))
      expect(hues.some((hue) => Math.abs(hue - hueOf(color)) < 4)).toBe(true);
  });

  test("a note overrides the mascot description and leaves the rest of it in force", () => {
    const wish = readWish(["make it red, please, and round", "a green monster with horns"]);
    expect(wish.colors).toEqual(readWish(["red"]).colors);
    expect(wish.parts.critters.body).toContain("round");
    expect(wish.parts.critters.top).toContain("horns");
  });

  test("no mascot colour is so dark that its face would be invisible", () => {
    for (const style of MascotStyle.options) {
      for (const { colors } of made("a black and navy friend", { style })) {
        expect(toLch(colors.body ?? colors.pot ?? colors.face ?? "").l).toBeGreaterThan(0.6);
      }
    }
  });
});

describe("mascot candidates", () => {
  test.each(MascotStyle.options)(
    "the four mascot candidates of style %s have different silhouettes",
    (style) => {
      const four = made("somebody", { style });
      const [main, second] = STYLES[style].parts.map(({ name }) => name);
      expect(new Set(partsOf(four, main ?? "")).size).toBe(4);
      if (style !== "moods") expect(new Set(partsOf(four, second ?? "")).size).toBe(4);
      expect(new Set(four.map(fingerprint)).size).toBe(4);
    },
  );

  test("the same mascot description gives the same four candidates, and another seed gives others", () => {
    expect(made("a robot")).toEqual(made("a robot"));
    expect(made("a robot", { seed: "other" })).not.toEqual(made("a robot"));
  });

  test("no mascot candidate is shown twice, after many retries and for narrow descriptions", () => {
    for (const text of ["a plain blue ghost", "a monster", "a green tulip", "a grey visor robot"]) {
      const shown = new Set<string>();
      for (let turn = 0; turn < 60; turn++) {
        const prints = made(text, { shown, seed: `${text} ${turn % 3}` }).map(fingerprint);
        expect(prints.filter((print) => shown.has(print))).toEqual([]);
        for (const print of prints) shown.add(print);
      }
      expect(shown.size).toBe(240);
    }
  });
});
