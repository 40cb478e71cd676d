/** @jsxImportSource #template */
import { type FittedText, fitStack, fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Within } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, SMALL, STRONG } from "../kit/type-styles.ts";
import type { RowStat } from "./data.ts";
import type { InfographicStyle } from "./look.ts";

/** Where words stand: a box, and the colours on it. */
export type WordsArea = { look: InfographicStyle; surface: Surface; box: Box };
type SetWords = { node: Node; width: number; size: number };

/** The largest number in design pixels. */
const NUMBER = 260;
/** Digits alone stand on their line. */
const REACHES_DOWN = /[gjpqyQ,;()$]/;
const valueStyle = (text: string) => ({ ...FIGURE, leading: REACHES_DOWN.test(text) ? 1.08 : 0.98 });
/** Type of the words around a number, in design pixels. */
const WORDS = { least: 20, most: 34 };

const colorOf = ({ look, surface }: WordsArea) => (look.name === "crown" ? surface.key : surface.ink);

/**
 * A number in a box with what it is called over it and its label under it, all as large as the room allows; `at` is its
 * place in spare height, from 0 for the top.
 */
export function numberWords(
  { unit, measureText, ...context }: RenderContext,
  stat: RowStat,
  area: WordsArea,
  { at = 0.5, isNamed = false } = {},
): SetWords {
  const { surface, box } = area;
  const least = context.smallest;
  const { width } = box;
  const said = { width, min: Math.max(least, WORDS.least * unit), max: Math.max(least, WORDS.most * unit) };
  const value = { min: Math.max(least, 30 * unit), max: NUMBER * unit, width, maxLines: 1 };
  const column = [
    {
      ...said,
      key: "before" as const,
      text: stat.before ?? "",
      typeStyle: isNamed ? STRONG : SMALL,
      maxLines: 2,
      gap: 0,
    },
    {
      ...value,
      key: "value" as const,
      text: stat.value,
      typeStyle: valueStyle(stat.value),
      gap: stat.before ? 4 * unit : 0,
    },
    { ...said, key: "label" as const, text: stat.label, typeStyle: STRONG, maxLines: 3, gap: 8 * unit },
  ];
  const { parts, gaps, height } = fitStack(measureText, column, box.height);
  const node = (
    <Within available={box} height={height} at={at} style={{ flexDirection: "column" }}>
      <TextLines fitted={parts.before} color={isNamed ? surface.ink : surface.muted} part="label" />
      <div style={{ height: gaps.value ?? 0, flexShrink: 0 }} />
      <TextLines fitted={parts.value} color={colorOf(area)} part="value" />
      <div style={{ height: gaps.label ?? 0, flexShrink: 0 }} />
      <TextLines fitted={parts.label} color={surface.ink} part="label" />
    </Within>
  );
  const widest = Math.max(...Object.values(parts).map((part) => part?.width ?? 0));
  return { node, width: widest, size: parts.value?.size ?? 0 };
}

/** Letters of a label that stands beside its number, and the width that it leaves it there. */
const BESIDE = { longest: 40, share: 0.36, gap: 22, lines: 3 };
/** Where digits and letters stand, in sizes of their type over the end of their line. */
const BASE = 0.2;

/** A number over the whole height of its box, and its label on the line behind it; undefined where that has no room. */
function besideNumber(
  { unit, measureText, smallest }: RenderContext,
  { before, value, label }: RowStat,
  area: WordsArea,
): SetWords | undefined {
  const { surface, box } = area;
  if (before || label === "" || label.length > BESIDE.longest) return undefined;
  const gap = Math.round(BESIDE.gap * unit);
  const words = fitText(measureText, {
    text: label,
    typeStyle: STRONG,
    min: Math.max(smallest, WORDS.least * unit),
    max: Math.max(smallest, WORDS.most * unit),
    width: box.width * BESIDE.share,
    maxLines: BESIDE.lines,
  });
  const width = box.width - Math.ceil(words.width) - gap;
  const spec = {
    text: value,
    typeStyle: valueStyle(value),
    min: 30 * unit,
    max: NUMBER * unit,
    width,
    maxLines: 1,
  };
  const number = fitText(measureText, spec, box.height);
  if (number.cut || words.cut || words.height > box.height) return undefined;
  const height = Math.max(number.height, words.height);
  const base = (one: FittedText) => Math.round(one.size * BASE);
  const node = (
    <Within available={box} height={height} at={0.5} style={{ alignItems: "flex-end", gap }}>
      <TextLines fitted={number} color={colorOf(area)} part="value" />
      <div style={{ flexDirection: "column", paddingBottom: Math.max(0, base(number) - base(words)) }}>
        <TextLines fitted={words} color={surface.ink} part="label" />
      </div>
    </Within>
  );
  return { node, width: number.width + gap + words.width, size: number.size };
}

/** A number and its label in the arrangement that leaves the number the larger. */
export function largestWords(context: RenderContext, stat: RowStat, area: WordsArea): SetWords {
  const under = numberWords(context, stat, area);
  const beside = besideNumber(context, stat, area);
  return beside && beside.size > under.size ? beside : under;
}
