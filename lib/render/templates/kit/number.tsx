/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import { fitStack, type StackPart } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { widthOf } from "../../wrap.ts";
import { stack } from "./stack.tsx";
import type { MessageColumn } from "./stack-column.tsx";
import type { StackMessage, StackOptions } from "./stack-texts.ts";
import { TextLines } from "./text-lines.tsx";
import { FIGURE, STRONG } from "./type-styles.ts";

/** `intro` leads to the number, over it. */
type NumberStat = { intro?: string | undefined; value: string; label: string };

export type NumberOptions = {
  width: number;
  height: number;
  /** Largest number, in design pixels. */
  max: number;
  colors: { value: Hex; label: Hex };
  lines?: number;
  align?: "left" | "center";
  /** Something of a known height to stand between number and label. */
  between?: { node: Node; height: number } | undefined;
};

/** Digits have no descenders and accents; words and prices do. */
const TAILED = /[gjpqyQ,;()\u00c0-\u00d6\u00d8-\u024f]/;

/** Characters of a label that may be large without taking the height of its number. */
const SHORT_LABEL = 20;

/** A card without a number has nothing to show in a number's place. */
export const NONE: NumberStat = { value: "", label: "" };

/** A number as the hero, with what it counts under it. */
export function number(
  context: RenderContext,
  stat: NumberStat,
  options: NumberOptions,
): { node: Node; height: number; size: number } {
  const { width, colors, between, align = "left" } = options;
  const available = options.height - (between?.height ?? 0);
  const { parts, gaps, height } = stackOf(context, stat, options, available);
  const node = (
    <div
      style={{
        flexDirection: "column",
        width,
        flexShrink: 0,
        ...(align === "center" && { alignItems: "center" }),
      }}
    >
      <TextLines fitted={parts.intro} color={colors.label} part="label" align={align} />
      <div style={{ height: parts.intro ? (gaps.value ?? 0) : 0, flexShrink: 0 }} />
      <TextLines fitted={parts.value} color={colors.value} part="value" />
      {between?.node}
      <div style={{ marginTop: gaps.label ?? 0 }}>
        <TextLines fitted={parts.label} color={colors.label} part="label" align={align} />
      </div>
    </div>
  );
  return { node, height: height + (between?.height ?? 0), size: parts.value?.size ?? 0 };
}

/** Of its largest size, what a number keeps while the words around it become smaller. */
const KEPT = [0.8, 0.55, 0.45];

/** The number with its words: as large as they let it, before they do without a line. */
function stackOf(context: RenderContext, stat: NumberStat, options: NumberOptions, height: number) {
  const setWith = (kept: number) =>
    fitStack(context.measureText, partsOf(context, stat, options, kept), height);
  for (const kept of KEPT) {
    const set = setWith(kept);
    const isWhole = Object.values(set.parts).every((part) => !part?.cut && part?.lines.length);
    if (isWhole && set.height <= height) return set;
  }
  return setWith(0);
}

/** The largest headline beside a number, as a share of it: the number is seen first. */
const BESIDE = 0.7;

/** A message beside a number of a size, in type that leaves the number the largest. */
export function messageBeside(
  context: RenderContext,
  message: StackMessage,
  options: StackOptions & { max: number },
  number: number,
): MessageColumn {
  const drawn = stack(context, message, options);
  if (number === 0 || drawn.size <= number * BESIDE) return drawn;
  const max = (options.max * number * BESIDE) / drawn.size;
  return stack(context, message, { ...options, max: Math.max(LEAST, max), emphasise: false });
}
/** In design pixels. */
const LEAST = 26;

/** A day and its month take two lines where that makes them larger: "Thursday 24 December". */
const isParted = (value: string) =>
  value.length >= 13 && value.split(" ").length >= 3 && /\p{L}{3}/u.test(value);

function partsOf(
  { unit, measureText }: RenderContext,
  { intro = "", value, label }: NumberStat,
  { width, max, lines: most = 1 }: NumberOptions,
  kept: number,
): StackPart<"intro" | "value" | "label">[] {
  const lines = isParted(value) ? Math.max(2, most) : /\s/u.test(value) ? most : 1;
  const sizes = (minimum: number, maximum: number) => ({ min: minimum * unit, max: maximum * unit, width });
  const digits = TAILED.test(value) ? { ...FIGURE, leading: 1.12 } : FIGURE;
  // A number that fills the width is as large as it gets: its label need not shrink with it.
  const widest = Math.floor(width / unit / Math.max(0.1, widthOf(measureText, value, digits)));
  const largest = lines === 1 ? Math.max(40, Math.min(max, widest)) : max;
  return [
    { key: "intro", text: intro, typeStyle: STRONG, ...sizes(24, 46), maxLines: 3, gap: 0, shrinkOrder: 1 },
    {
      key: "value",
      text: value,
      typeStyle: digits,
      ...sizes(Math.max(40, kept * largest), largest),
      maxLines: lines,
      gap: intro === "" ? 0 : 10 * unit,
    },
    {
      key: "label",
      text: label,
      typeStyle: STRONG,
      ...sizes(24, label.length <= SHORT_LABEL ? 50 : 40),
      maxLines: 4,
      gap: 22 * unit,
      shrinkOrder: 1,
    },
  ];
}
