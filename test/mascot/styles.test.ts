import { OptionsDescriptor, Style } from "@dicebear/core";
import { describe, expect, test } from "vitest";
import { choosePaint } from "../../lib/mascot/colors.ts";
import { type AvatarOptions, avatarOptions } from "../../lib/mascot/figure-svg.ts";
import type { Identity } from "../../lib/mascot/identity.ts";
import { inventCandidates } from "../../lib/mascot/invent.ts";
import { POSES } from "../../lib/mascot/poses.ts";
import { STYLES } from "../../lib/mascot/styles.ts";
import { readWish } from "../../lib/mascot/wishes.ts";
import { EYE_COUNTS, PART_WORDS } from "../../lib/mascot/words.ts";
import { MascotPose, MascotStyle } from "../../lib/vocab.ts";

type Definition = { meta?: { license?: { name?: string } } };
type Field = { type: string; values?: string[] };

async function opened(style: MascotStyle) {
  const file = await import(`../../node_modules/@dicebear/styles/dist/${style}.min.json`);
  const definition = file.default as Definition;
  const fields = new OptionsDescriptor(new Style(definition as never)).toJSON() as Record<string, Field>;
  return { licence: definition.meta?.license?.name, fields };
}

const sampleOf = (style: MascotStyle, seed = "sample", text = "") => {
  const wish = readWish([text]);
  const [identity] = inventCandidates({
    style,
    wish,
    paint: choosePaint(wish.colors, {}, "Kite"),
    seed,
    shown: new Set(),
  });
  if (!identity) throw new Error("No candidate.");
  return identity;
};

/** What the style does not have: an unknown name, or a variant that it would drop without a word. */
function unknownIn(options: AvatarOptions, fields: Record<string, Field>): string[] {
  return Object.entries(options).flatMap(([name, value]) => {
    if (name === "seed") return [];
    const field = fields[name];
    const isKnown = field && (typeof value !== "string" || (field.values ?? []).includes(value));
    return isKnown ? [] : [`${name}: ${value}`];
  });
}

describe.each(MascotStyle.options)("the mascot style %s", (style) => {
  test("a mascot style's artwork is licensed under CC0 1.0", async () => {
    expect((await opened(style)).licence).toBe("CC0 1.0");
  });

  test("a mascot style has every part and variant that the tables name", async () => {
    const { fields } = await opened(style);
    const { parts, eyes, mouth } = STYLES[style];
    const faces = eyes.flatMap(({ of, as }) => [...of, ...Object.values(as)]);
    const inTables = [
      ...parts.flatMap(({ name, variants }) => variants.map((variant) => [name, variant] as const)),
      ...faces.map((variant) => ["eyes", variant] as const),
      ...Object.values(mouth).map((variant) => ["mouth", variant] as const),
    ];
    const inWords = [...PART_WORDS, ...EYE_COUNTS].flatMap(([, meaning]) =>
      Object.entries(meaning[style] ?? {}).flatMap(([part, variants]) =>
        variants.split(" ").flatMap((variant) => (variant ? [[part, variant] as const] : [])),
      ),
    );
    expect(inTables.length).toBeGreaterThan(20);
    const wrong = [...inTables, ...inWords].filter(
      ([part, variant]) => !fields[`${part}Variant`]?.values?.includes(variant),
    );
    expect(wrong).toEqual([]);
  });

  test("words for a mascot's parts refer only to parts that its style has", () => {
    const parts = STYLES[style].parts.map(({ name }) => name);
    const asked = PART_WORDS.flatMap(([, meaning]) => Object.keys(meaning[style] ?? {}));
    expect(asked.filter((part) => !parts.includes(part))).toEqual([]);
  });

  test("a mascot style supports every option of every pose, colours included", async () => {
    const { fields } = await opened(style);
    for (const pose of MascotPose.options) {
      expect(unknownIn(avatarOptions(sampleOf(style), POSES[pose].mood), fields), pose).toEqual([]);
    }
  });

  test("a mascot's pose changes its eyes and mouth only", () => {
    for (let seed = 0; seed < 8; seed++) {
      const identity = sampleOf(style, `seed ${seed}`);
      const neutral = avatarOptions(identity, "neutral");
      for (const pose of MascotPose.options) {
        const posed = avatarOptions(identity, POSES[pose].mood);
        const names = [...new Set([...Object.keys(neutral), ...Object.keys(posed)])];
        const changed = names.filter((name) => JSON.stringify(neutral[name]) !== JSON.stringify(posed[name]));
        expect(changed.filter((name) => name !== "eyesVariant" && name !== "mouthVariant")).toEqual([]);
        if (pose !== "neutral") expect(changed.length, `${pose} is to be seen`).toBeGreaterThan(0);
      }
    }
  });
});

/** How many eyes are drawn, as a person counts them; two where nothing is said. */
const COUNTS: Record<string, number> = {
  mono: 1,
  monoSleepy: 1,
  cyclops: 1,
  visor: 1,
  trio: 3,
  threeRow: 3,
  four: 4,
};
const eyesOf = (options: AvatarOptions) => COUNTS[String(options.eyesVariant)] ?? 2;

test.each([
  ["critters", "a one-eyed monster", 1],
  ["critters", "a monster with three eyes", 3],
  ["critters", "a 4-eyed monster", 4],
  ["critters", "a monster", 2],
  ["clay", "a clay cyclops", 1],
  ["clay", "three-eyed clay", 3],
  ["voxel-bot", "a cyclops robot", 1],
  ["voxel-bot", "a robot with a visor", 1],
  ["sprouts", "a flower", 2],
  ["moods", "a face", 2],
] as const)("a mascot in the style %s from (%s) has %i eyes in every pose", (style, text, count) => {
  const identity = sampleOf(style, text, text);
  const counts = MascotPose.options.map((pose) => eyesOf(avatarOptions(identity, POSES[pose].mood)));
  expect(counts).toEqual(MascotPose.options.map(() => count));
});

test("mascot colours are options of the style under the same names", async () => {
  for (const style of MascotStyle.options) {
    const { fields } = await opened(style);
    const { colors }: Identity = sampleOf(style);
    for (const [name, value] of Object.entries(colors)) {
      expect(fields[`${name}Color`]?.type, `${style} ${name}`).toBe("color");
      expect(value).toMatch(/^#[0-9a-f]{6}$/);
    }
  }
});
