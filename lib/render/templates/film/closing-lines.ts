import { fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { HEADLINE } from "../kit/type-styles.ts";
import { factParts, pricedRow } from "./fact-parts.ts";
import { block, type FilmAlign, type LineCue } from "./lines.tsx";
import type { StackedItem } from "./stacked.ts";

/** `least` is the share below which type would be smaller than on a card. */
type LineLook = { surface: Surface; align: FilmAlign; least?: number };
type Kept = LineLook & { title: string; details: string };

/** Above each of them, in design pixels. */
const GAP = { title: 56, details: 40, detail: 22 };
/** The least type of the last picture, in design pixels: of a film for phones, and of one with less height for all its lines. */
const LEAST = { tall: 44, usual: 26 };
export const leastIn = ({ shape }: Pick<RenderContext, "shape">): number =>
  LEAST[shape === "story" ? "tall" : "usual"];
/** Sizes of what it is and of its facts, in design pixels, and the lines that each may take. */
const TITLE = { min: 38, max: 144, lines: 4 };
const DETAILS = { min: 28, max: 108, lines: 5 };
/** The same where they are all there is to keep. */
const ALONE = 140;

/** The dot between two facts, with whatever spaces. */
const BETWEEN = /\s+·\s+/u;

/** Facts that stand in one text. */
export const factsIn = (details: string): string[] => details.split(BETWEEN).filter(Boolean);

/** Seconds from one fact to the next, and in which all of them come: what stands all at once is not read. */
const STEP = { each: 0.35, all: 1.4 };
/** Seconds until the last of the facts comes. */
export const factsTake = (details: string): number =>
  Math.min(STEP.all, STEP.each * Math.max(0, factsIn(details).length - 1));
/** When a fact comes in, one after the other. */
const comesAt = (index: number, count: number): number =>
  0.15 + index * Math.min(STEP.each, STEP.all / Math.max(1, count - 1));

type Sizes = { min: number; max: number; lines: number };

/** Type that shrinks with all of the picture stops at what can be read. */
function floored(context: RenderContext, { min, max, lines }: Sizes, { least = 1 }: LineLook): Sizes {
  const floor = Math.max(min, leastIn(context) * least);
  return { min: floor, max: Math.max(max, floor), lines };
}

/** What it is, and the facts without which one cannot come or buy, which are no larger. */
export function keptItems(
  context: RenderContext,
  available: Box,
  { title, details, ...options }: Kept,
): StackedItem[] {
  const { measureText, unit } = context;
  const own = {
    name: "recall",
    text: title,
    gap: GAP.title,
    ...floored(context, TITLE, options),
    at: 0.15,
  } as const;
  const spec = {
    text: title,
    typeStyle: HEADLINE,
    width: available.width,
    maxLines: own.lines,
    isLoud: true,
  };
  const sizes = { min: own.min * unit, max: own.max * unit };
  const size = title ? fitText(measureText, { ...spec, ...sizes }).size / unit : ALONE;
  const led = title ? ledByKey(context, available, { ...options, details }) : undefined;
  if (led) return [lineItem(context, available, options, { ...own, ...led.title }), ...led.items];
  return [
    lineItem(context, available, options, own),
    ...detailItems(context, available, options, {
      details,
      ...(title
        ? { gap: GAP.details, largest: Math.min(DETAILS.max, size) }
        : { gap: GAP.title, largest: ALONE }),
    }),
  ];
}

/** A key fact in few letters, in design pixels, and the shares of its type that the title and the other facts have. */
const KEY = { letters: 26, max: 260, larger: 1.2, title: 0.4, others: 0.3, gap: 30 };

/**
 * "Sat 12 December" of a high film fills the width, under what takes place and over the rest in one small block: a day
 * or a price is kept at a glance. Undefined where it is long, or stands alone.
 */
function ledByKey(context: RenderContext, available: Box, { details, ...options }: Omit<Kept, "title">) {
  const { shape } = context;
  const [key = "", ...others] = factsIn(details).flatMap(factParts);
  if (shape !== "story" || !/\d/u.test(key) || key.length > KEY.letters) return undefined;
  const least = leastIn(context) * (options.least ?? 1);
  const { lines, size } = keyLines(context, key, available.width);
  const most = (share: number) => Math.max(least, size * share);
  const shown = lines.map((text, i) => ({
    ...{
      name: `detail ${i + 1}`,
      text,
      gap: i === 0 ? KEY.gap : 0,
      min: size,
      max: size,
      lines: 1,
      at: 0.15,
    },
  }));
  const rest = {
    ...{
      name: `detail ${lines.length + 1}`,
      text: others.join(SEPARATOR),
      gap: KEY.gap,
      lines: DETAILS.lines,
      at: 0.15,
    },
    ...{ min: least, max: most(KEY.others), isQuiet: true },
  };
  return {
    title: { min: least, max: most(KEY.title) },
    items: [...shown, rest].map((one) => lineItem(context, available, options, one as ClosingLine)),
  };
}

/** A key fact in one line, or in the two that leave it much larger type: "Sat 12" over "December". */
function keyLines({ unit, measureText }: RenderContext, key: string, width: number) {
  const spec = { typeStyle: HEADLINE, min: 1, max: KEY.max * unit, width, maxLines: 1, isLoud: true };
  const setIn = (lines: readonly string[]) => ({
    lines,
    size: Math.min(...lines.map((text) => fitText(measureText, { ...spec, text }).size)) / unit,
  });
  const at = key.lastIndexOf(" ");
  const one = setIn([key]);
  const isName = /\d$/u.test(key.slice(0, at)) && /^\p{L}{3,}$/u.test(key.slice(at + 1));
  const two = isName ? setIn([key.slice(0, at), key.slice(at + 1)]) : one;
  return two.size > one.size * KEY.larger ? two : one;
}

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

/** Share of the first fact's type that the others have at most, and letters of a fact that may be larger. */
const OTHERS = { size: 0.74, letters: 36 };

/** The first fact, which is the day or the price, larger than the others, which have one size; a price leads its own line. */
function detailItems(
  context: RenderContext,
  available: Box,
  options: LineLook,
  { details, gap, largest }: { details: string; gap: number; largest: number },
): StackedItem[] {
  const { unit, measureText } = context;
  const rows = rowsOf(factsIn(details).flatMap(factParts), context).flatMap((text) =>
    pricedRow(text, context),
  );
  const texts = rows.map(({ text }) => text);
  const { min, max, lines } = floored(context, { ...DETAILS, max: largest }, options);
  const spec = { typeStyle: HEADLINE, min: min * unit, maxLines: lines, isLoud: largest === ALONE };
  const sizeOf = (some: readonly string[], most: number) => {
    const set = { ...spec, max: most * unit, width: available.width };
    return Math.min(most, ...some.map((text) => fitText(measureText, { ...set, text }).size / unit));
  };
  const [first = ""] = texts;
  const isApart = texts.length > 1 && first.length <= OTHERS.letters;
  const size = sizeOf(isApart ? [first] : texts, max);
  const other = isApart ? sizeOf(texts.slice(1), Math.max(min, size * OTHERS.size)) : size;
  return rows.map(({ text, isKey, isUnder }, i) => {
    const own = i === 0 || isKey ? size : other;
    return lineItem(context, available, options, {
      ...{ name: `detail ${i + 1}`, text, at: comesAt(i, rows.length) },
      gap: i === 0 ? gap : isUnder ? 0 : GAP.detail,
      ...{ min: own, max: own, lines, isQuiet: isApart && i > 0 && !isKey },
    });
  });
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
  /** In the colour of text beside a fact in the brand's. */
  isQuiet?: boolean;
};

/** A line of the last picture, as large as it fits. */
export function lineItem(
  { unit, measureText }: RenderContext,
  available: Box,
  { surface, align }: LineLook,
  { name, text, gap, min, max, lines, at, isQuiet = false }: ClosingLine,
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
  const color = name === "recall" || isQuiet ? surface.ink : surface.key;
  return {
    height: fitted?.height ?? 0,
    gap: Math.round(gap * unit),
    isLeftOut: text !== "" && !fitted,
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
