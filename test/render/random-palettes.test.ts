import { describe, expect, test } from "vitest";
import { fromLch, type Hex } from "../../lib/render/color.ts";
import type { LookId } from "../../lib/render/look/looks.ts";
import { LOOKS } from "../../lib/render/look/looks.ts";
import { render } from "../../lib/render/render.ts";
import type { Template } from "../../lib/render/template.ts";
import { TEMPLATES } from "../../lib/render/templates/index.ts";
import { prng } from "../../lib/render/templates/kit/prng.ts";
import { Format } from "../../lib/vocab.ts";
import { readAsset } from "../support/assets.ts";

/** What is wrong for our choice of colours, and no fault of the words. */
const OF_COLOR = ["picture_contrast", "picture_brand_color"];

type Roll = () => number;
const any = (roll: Roll): Hex => fromLch({ l: roll(), c: roll() * 0.32, h: roll() * 360 });
const within = (roll: Roll, from: number, to: number, chroma: number): Hex =>
  fromLch({ l: from + roll() * (to - from), c: roll() * chroma, h: roll() * 360 });

/** Palettes as brands have them, and as they have them not. */
const KINDS: Record<string, (roll: Roll) => Record<string, string>> = {
  "any colours": (roll) => ({
    primary: any(roll),
    secondary: any(roll),
    accent: any(roll),
    background: any(roll),
  }),
  "mid-tones on each other": (roll) => ({
    primary: within(roll, 0.45, 0.7, 0.2),
    secondary: within(roll, 0.45, 0.7, 0.2),
    background: within(roll, 0.45, 0.7, 0.2),
  }),
  pastels: (roll) => ({ primary: within(roll, 0.85, 0.96, 0.09), secondary: within(roll, 0.85, 0.96, 0.09) }),
  "neon on near-black": (roll) => ({
    primary: fromLch({ l: 0.8 + roll() * 0.15, c: 0.3, h: roll() * 360 }),
    background: within(roll, 0.05, 0.2, 0.03),
  }),
  "one dark colour": (roll) => ({ primary: within(roll, 0.1, 0.4, 0.15) }),
};

const STILLS: readonly Template[] = Object.values<Template>(TEMPLATES).filter(({ film }) => !film);
const DIRECTIONS = Object.keys(LOOKS) as LookId[];
const EACH = 60;

const at = <T>(list: readonly T[], i: number): T => list[i % list.length] as T;

async function drawn(kind: string, i: number) {
  const roll = prng(i * 7919 + kind.length);
  const palette = KINDS[kind]?.(roll) ?? {};
  const template = at(STILLS, i);
  const look = at(DIRECTIONS, i + Math.floor(i / STILLS.length));
  const format = at(Format.options, i + Math.floor(i / 5));
  const [assetType] = template.assetTypes;
  const { checks } = await render(template, {
    assetType,
    channel: "linkedin",
    format,
    data: template.data.parse(template.sample),
    brand: { name: "Halden & Co", tagline: "Made by hand", palette, look, variant: i % 3 },
    seed: i,
    watermark: i % 4 === 0,
    readAsset,
  });
  const failed = checks.filter(({ id, passed, hard }) => OF_COLOR.includes(id) && (!passed || hard));
  return failed.map(({ id, evidence }) => ({ id, template: template.id, look, format, palette, evidence }));
}

describe("no palette makes a picture that is held back for its colours", () => {
  test.each(Object.keys(KINDS))("%s", async (kind) => {
    const found = [];
    for (let i = 0; i < EACH; i++) found.push(...(await drawn(kind, i)));
    expect(found).toEqual([]);
  });
});
