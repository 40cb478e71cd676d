import { fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { HEADLINE } from "../kit/type-styles.ts";
import { block, type FilmAlign, type LineCue } from "./lines.tsx";
import type { StackedItem } from "./stacked.ts";

/** `least` is the share below which type would be smaller than on a card. */
type LineLook = { surface: Surface; align: FilmAlign; least?: number };
type Kept = LineLook & { title: string; details: string };

/** Above each of them, in design pixels. */
const GAP = { title: 56, details: 40, detail: 22 };
/** The least type of a film at the size of a card, in design pixels. */
const LEAST = 26;
/** Sizes of what it is and of its facts, in design pixels, and the lines that each may take. */
const TITLE = { min: 38, max: 144, lines: 4 };
const DETAILS = { min: 28, max: 98, lines: 5 };
/** The same where they are all there is to keep. */
const ALONE = 140;

/** The dot between two facts, with whatever spaces. */
const BETWEEN = /\s+·\s+/u;

/** Facts that stand in one text. */
export const factsIn = (details: string): string[] => details.split(BETWEEN).filter(Boolean);
type Sizes = { min: number; max: number; lines: number };

/** Type that shrinks with all of the picture stops at what can be read. */
function floored({ min, max, lines }: Sizes, { least = 1 }: LineLook): Sizes {
  const floor = Math.max(min, LEAST * least);
  return { min: floor, max: Math.max(max, floor), lines };
}

/** What it is, and the facts without which one cannot come or buy. */
export const keptItems = (
  context: RenderContext,
  available: Box,
  { title, details, ...options }: Kept,
): StackedItem[] => [
  lineItem(context, available, options, {
    name: "recall",
    text: title,
    gap: GAP.title,
    ...floored(TITLE, options),
    at: 0.15,
  }),
  ...detailItems(context, available, options, {
    details,
    ...(title ? { gap: GAP.details, largest: DETAILS.max } : { gap: GAP.title, largest: ALONE }),
  }),
];

/** Facts on so few lines as their longest one is wide: what is not tall has no room for a list. */
function rowsOf(facts: readonly string[], { shape }: RenderContext): string[] {
  if (shape === "story") return [...facts];
  const widest = Math.max(0, ...facts.map((fact) => fact.length)) + 1;
  const rows: string[] = [];
  for (const fact of facts) {
    const row = [rows.at(-1), fact].filter(Boolean).join(SEPARATOR);
    if (row.length <= widest) rows[Math.max(0, rows.length - 1)] = row;
    else rows.push(fact);
  }
  return rows;
}

/** Facts of one size, each on lines of its own where there is room. */
function detailItems(
  context: RenderContext,
  available: Box,
  options: LineLook,
  { details, gap, largest }: { details: string; gap: number; largest: number },
): StackedItem[] {
  const { unit, measureText } = context;
  const texts = rowsOf(factsIn(details), context);
  const { min, max, lines } = floored({ ...DETAILS, max: largest }, options);
  const spec = {
    typeStyle: HEADLINE,
    min: min * unit,
    max: max * unit,
    maxLines: lines,
    isLoud: largest === ALONE,
  };
  const sizes = texts.map((text) => fitText(measureText, { ...spec, text, width: available.width }).size);
  const size = Math.min(max, ...sizes.map((one) => one / unit));
  return texts.map((text, i) =>
    lineItem(context, available, options, {
      ...{ name: `detail ${i + 1}`, text, gap: i === 0 ? gap : GAP.detail, at: 0.15 },
      ...{ min: size, max: size, lines },
    }),
  );
}

type ClosingLine = {
  name: "recall" | `detail ${number}` | "cta";
  text: string;
  gap: number;
  min: number;
  max: number;
  lines: number;
  /** Seconds. */
  at: number;
};

/** A line of the last picture, as large as it fits. */
export function lineItem(
  { unit, measureText }: RenderContext,
  available: Box,
  { surface, align }: LineLook,
  { name, text, gap, min, max, lines, at }: ClosingLine,
): StackedItem {
  const { width } = available;
  const least = min * unit;
  const spec = {
    text,
    typeStyle: HEADLINE,
    min: least,
    max: Math.max(least, max * unit),
    width,
    isLoud: true,
  };
  const set = text ? fitText(measureText, { ...spec, maxLines: lines }) : undefined;
  // The call is needed; what the film has said before is not said in part.
  const fitted = set?.cut && name !== "cta" ? undefined : set;
  const color = name === "recall" ? surface.ink : surface.key;
  return {
    height: fitted?.height ?? 0,
    gap: Math.round(gap * unit),
    draw: (y) => {
      const cue = rising({ unit }, at);
      return block(fitted, {
        name,
        part: name.startsWith("detail") ? "kept" : name,
        color,
        align,
        at: { ...available, y },
        cue,
      });
    },
  };
}

export const rising = ({ unit }: Pick<RenderContext, "unit">, at: number): LineCue => ({
  kind: "rise",
  at,
  seconds: 0.6,
  distance: Math.round(24 * unit),
});
