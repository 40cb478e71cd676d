import { converter, formatHex, wcagContrast } from "culori";
import { flatPixels } from "./flat-pixels.ts";
import type { Size } from "./limits.ts";
import { redraw, within } from "./redraw.ts";

/** Colours in the roles of the Brand DNA palette, as #RRGGBB. */
export type SuggestedPalette = {
  primary: string;
  secondary: string;
  accent: string;
  background: string;
  text: string;
};

/** A group of similar pixels in OKLab (Björn Ottosson, 2020): its middle and its share of all visible ones. */
type Group = { l: number; a: number; b: number; share: number };
type Sample = { l: number; a: number; b: number; weight: number };

const SAMPLE_SIDE = 96;
const GROUPS = 8;
const ROUNDS = 12;
/** Below this chroma a colour reads as grey. */
const GREY = 0.04;
/** Groups this close look like one colour with soft edges. */
const SAME = 0.09;
/** Colours whose share is smaller are traces of smoothing. */
const TRACE = 0.01;
const LEGIBLE = 7;

const toOklab = converter("oklab");

/** Draws a picture small and suggests a palette from its pixels. */
export const paletteOf = async (bytes: Uint8Array, size: Size): Promise<SuggestedPalette> =>
  suggestPalette(await drawnSmall(bytes, size));

/** Those roles of a palette whose colours stand in the picture. */
export const seenPaletteOf = async (bytes: Uint8Array, size: Size): Promise<Partial<SuggestedPalette>> =>
  seenPalette(await drawnSmall(bytes, size));

async function drawnSmall(bytes: Uint8Array, size: Size): Promise<Uint8Array> {
  const small = within(size, SAMPLE_SIDE);
  return flatPixels(await redraw({ bytes, ...size, orientation: 1 }, small, "raw"), small.width);
}

/**
 * Suggests a palette for straight RGBA pixels, by k-means in OKLab. Transparent pixels are left out. Greys are
 * considered for background and text only, unless there is no colour. Deterministic.
 */
export function suggestPalette(rgba: Uint8Array): SuggestedPalette {
  const { lead = NEUTRAL, second, accent, ground } = seenIn(rgba);
  const background = ground ? hex(ground) : "#FFFFFF";
  return {
    primary: hex(lead),
    secondary: hex(second ?? accent ?? variant(lead, lead.l > 0.5 ? -0.18 : 0.18)),
    accent: accent ? hex(accent) : hex(opposite(lead)),
    background,
    text: textOn(background, lead),
  };
}

/** The same without companions that are made up: what is nowhere in the picture is absent. */
function seenPalette(rgba: Uint8Array): Partial<SuggestedPalette> {
  const { lead, second, accent, ground } = seenIn(rgba);
  return {
    ...(lead && { primary: hex(lead) }),
    ...(second && { secondary: hex(second) }),
    ...(accent && { accent: hex(accent) }),
    ...(ground && { background: hex(ground) }),
  };
}

type Seen = {
  lead?: Group | undefined;
  second?: Group | undefined;
  accent?: Group | undefined;
  ground?: Group | undefined;
};

/** What leads in the picture, what is farthest from it, another one, and a plain ground. */
function seenIn(rgba: Uint8Array): Seen {
  const groups = mergeSimilar(cluster(samplesOf(rgba))).filter(({ share }) => share >= TRACE);
  const [first, ...others] = groups
    .filter((group) => chroma(group) >= GREY)
    .sort((x, y) => presence(y) - presence(x));
  const inks = [...groups].sort((x, y) => y.share - x.share);
  const lead = first ?? inks.find(({ l }) => l < 0.95) ?? inks[0];
  if (!lead) return {};
  const accent = [...others].sort((x, y) => distance(y, lead) - distance(x, lead))[0];
  const second = others.find((group) => group !== accent);
  return { lead, second, accent, ground: groundOf(groups, lead) };
}

const NEUTRAL: Group = { l: 0.25, a: 0, b: 0, share: 1 };

const chroma = ({ a, b }: Pick<Group, "a" | "b">) => Math.hypot(a, b);
const distance = (x: Omit<Group, "share">, y: Omit<Group, "share">) =>
  Math.hypot(x.l - y.l, x.a - y.a, x.b - y.b);
/** A little of a strong colour says more about a brand than much of a weak one. */
const presence = (group: Group) => group.share * (0.3 + chroma(group) * 4);

function hex({ l, a, b }: Omit<Group, "share">): string {
  return formatHex({ mode: "oklab", l: Math.min(1, Math.max(0, l)), a, b }).toUpperCase();
}

/** Visible pixels, gathered by their five upper bits, so that a picture counts as a few hundred samples. */
function samplesOf(rgba: Uint8Array): Sample[] {
  const bins = new Map<number, [r: number, g: number, b: number, weight: number]>();
  for (let i = 0; i + 3 < rgba.length; i += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(i, i + 4);
    if (alpha < 128) continue;
    const bin = ((r >> 3) << 10) | ((g >> 3) << 5) | (b >> 3);
    const [sr, sg, sb, weight] = bins.get(bin) ?? [0, 0, 0, 0];
    bins.set(bin, [sr + r, sg + g, sb + b, weight + 1]);
  }
  return [...bins.values()].map(([r, g, b, weight]) => {
    const scale = weight * 255;
    const lab = toOklab({ mode: "rgb", r: r / scale, g: g / scale, b: b / scale });
    return { l: lab.l, a: lab.a, b: lab.b, weight };
  });
}

/** k-means; the first middles are the heaviest samples, each as far from the others as its weight allows. */
function cluster(samples: Sample[]): Group[] {
  let groups = seeds(samples);
  for (let round = 0; round < ROUNDS; round++) {
    const sums = groups.map(() => ({ l: 0, a: 0, b: 0, weight: 0 }));
    for (const sample of samples) {
      const sum = sums[nearest(groups, sample)];
      if (!sum) continue;
      sum.l += sample.l * sample.weight;
      sum.a += sample.a * sample.weight;
      sum.b += sample.b * sample.weight;
      sum.weight += sample.weight;
    }
    groups = sums.filter(({ weight }) => weight > 0).map(middle);
  }
  const total = groups.reduce((sum, { share }) => sum + share, 0) || 1;
  return groups.map((group) => ({ ...group, share: group.share / total }));
}

const middle = ({ l, a, b, weight }: Sample): Group => ({
  l: l / weight,
  a: a / weight,
  b: b / weight,
  share: weight,
});

function seeds(samples: Sample[]): Group[] {
  const chosen: Group[] = [];
  while (chosen.length < Math.min(GROUPS, samples.length)) {
    const far = (sample: Sample) => Math.min(1, ...chosen.map((group) => distance(group, sample)));
    const best = samples.reduce((x, y) => (y.weight * far(y) ** 2 > x.weight * far(x) ** 2 ? y : x));
    chosen.push({ l: best.l, a: best.a, b: best.b, share: best.weight });
  }
  return chosen;
}

function nearest(groups: Group[], sample: Sample): number {
  let best = 0;
  groups.forEach((group, i) => {
    const current = groups[best];
    if (current && distance(group, sample) < distance(current, sample)) best = i;
  });
  return best;
}

/** Joins groups that a person would call the same colour, heaviest first. */
function mergeSimilar(groups: Group[]): Group[] {
  const kept: Group[] = [];
  for (const group of [...groups].sort((x, y) => y.share - x.share)) {
    const home = kept.find((other) => distance(other, group) < SAME);
    if (home) home.share += group.share;
    else kept.push({ ...group });
  }
  return kept;
}

const variant = (group: Group, by: number): Group => ({ ...group, l: group.l + by });

/** A companion of the same strength from the other side of the wheel. A grey gets another grey. */
const opposite = (group: Group): Group =>
  chroma(group) < GREY
    ? variant(group, group.l > 0.5 ? -0.35 : 0.35)
    : { ...group, a: -group.a, b: -group.b };

/** The picture's own near-white or near-black where it has a lot of it. */
function groundOf(groups: Group[], lead: Group): Group | undefined {
  const plain = groups
    .filter((group) => group !== lead && chroma(group) < GREY && (group.l > 0.93 || group.l < 0.25))
    .sort((x, y) => y.share - x.share)[0];
  return plain && plain.share > 0.2 ? plain : undefined;
}

/** Nearly black or nearly white with a touch of the lead's hue, whichever can be read. */
function textOn(background: string, lead: Group): string {
  const tint = Math.min(1, 0.02 / Math.max(chroma(lead), 0.001));
  const shades = [0.2, 0.97].map((l) => hex({ l, a: lead.a * tint, b: lead.b * tint }));
  return shades.find((shade) => wcagContrast(shade, background) >= LEGIBLE) ?? "#111111";
}
