import { describe, expect, test } from "vitest";
import { paintOf } from "../../../lib/brand/mascot/colors.ts";
import { fingerprint, type Identity } from "../../../lib/brand/mascot/identity.ts";
import { invent } from "../../../lib/brand/mascot/invent.ts";
import { STYLES } from "../../../lib/brand/mascot/styles.ts";
import { wishOf } from "../../../lib/brand/mascot/wishes.ts";
import { toLch } from "../../../lib/render/color.ts";
import { MascotStyle } from "../../../lib/vocab.ts";

const PALETTE = { primary: "#0f172a", secondary: "#facc15", accent: "#f97316" };

function made(text: string, more: Partial<Parameters<typeof invent>[0]> = {}): Identity[] {
  const wish = wishOf([text]);
  const paint = paintOf(wish.colors, PALETTE, "Kite");
  return invent({ style: wish.style ?? "critters", wish, paint, seed: text, shown: new Set(), ...more });
}

const partsOf = (identities: Identity[], part: string) => identities.map(({ parts }) => parts[part]);
const hueOf = (color: string | undefined) => Math.round(toLch(color ?? "").h);

describe("what a description says", () => {
  test.each([
    ["a friendly robot", "voxel-bot"],
    ["Two tech robots", "voxel-bot"],
    ["a happy cactus in the desert", "sprouts"],
    ["our garden plants", "sprouts"],
    ["soft clay monster", "clay"],
    ["a smiley", "moods"],
    ["a friendly monster", "critters"],
    ["somebody nice for our bakery", undefined],
  ])("%s: %s", (text, style) => {
    expect(wishOf([text]).style).toBe(style);
  });

  test("a hat, horns and ears are seen on every candidate", () => {
    for (const top of partsOf(made("a monster with a hat"), "top")) expect(top).toMatch(/^(crown|bobble)$/);
    for (const top of partsOf(made("a clay creature with horns"), "top")) expect(top).toMatch(/^horns/);
    for (const top of partsOf(made("a cat"), "top")) expect(top).toBe("earsPointy");
    for (const plant of partsOf(made("a tulip"), "plant")) expect(plant).toBe("tulip");
    for (const top of partsOf(made("a ghost"), "top")) expect(top).toBe("");
  });

  test("a colour by its name is worn by all, the brand's colours otherwise", () => {
    const green = hueOf("#4cb86b");
    for (const { colors } of made("a green monster"))
      expect(Math.abs(hueOf(colors.body) - green)).toBeLessThan(3);
    const hues = made("a monster").map(({ colors }) => hueOf(colors.body));
    for (const color of Object.values(PALETTE))
      expect(hues.some((hue) => Math.abs(hue - hueOf(color)) < 4)).toBe(true);
  });

  test("what a note says outweighs the description, and leaves alone what it does not mention", () => {
    const wish = wishOf(["make it red, please, and round", "a green monster with horns"]);
    expect(wish.colors).toEqual(wishOf(["red"]).colors);
    expect(wish.parts.critters.body).toContain("round");
    expect(wish.parts.critters.top).toContain("horns");
  });

  test("no colour is so dark that a face would not be seen on it", () => {
    for (const style of MascotStyle.options) {
      for (const { colors } of made("a black and navy friend", { style })) {
        expect(toLch(colors.body ?? colors.pot ?? colors.face ?? "").l).toBeGreaterThan(0.6);
      }
    }
  });
});

describe("candidates", () => {
  test.each(MascotStyle.options)("%s: four with silhouettes of their own", (style) => {
    const four = made("somebody", { style });
    const [main, second] = STYLES[style].parts.map(({ name }) => name);
    expect(new Set(partsOf(four, main ?? "")).size).toBe(4);
    if (style !== "moods") expect(new Set(partsOf(four, second ?? "")).size).toBe(4);
    expect(new Set(four.map(fingerprint)).size).toBe(4);
  });

  test("the same order gives the same four, another seed others", () => {
    expect(made("a robot")).toEqual(made("a robot"));
    expect(made("a robot", { seed: "other" })).not.toEqual(made("a robot"));
  });

  test("nobody is shown twice, however often one asks and however narrow the wish", () => {
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
