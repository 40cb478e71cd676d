/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import { fitStack, type Part } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Stage } from "../../template.ts";
import { FIGURE, STRONG } from "./lettering.ts";
import { Words } from "./words.tsx";

type Stat = { value: string; label: string };

export type NumberOptions = {
  width: number;
  height: number;
  /** Largest number, in design pixels. */
  max: number;
  colors: { value: Hex; label: Hex };
  lines?: number;
  /** Something of a known height to stand between number and label. */
  between?: { node: Node; height: number } | undefined;
};

/** Digits need no room for tails and accents; words and prices do. */
const TAILED = /[gjpqyQ,;()\u00c0-\u00d6\u00d8-\u024f]/;

/** A card without a number has nothing to show in a number's place. */
export const NONE: Stat = { value: "", label: "" };

/** A number as the hero, with what it counts under it. */
export function number(stage: Stage, stat: Stat, options: NumberOptions): { node: Node; height: number } {
  const { width, colors, between } = options;
  const room = options.height - (between?.height ?? 0);
  const { parts, gaps, height } = fitStack(stage.ruler, partsOf(stage, stat, options), room);
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <Words fitted={parts.value} color={colors.value} part="value" />
      {between?.node}
      <div style={{ marginTop: gaps.label ?? 0 }}>
        <Words fitted={parts.label} color={colors.label} part="label" />
      </div>
    </div>
  );
  return { node, height: height + (between?.height ?? 0) };
}

function partsOf(
  { unit }: Stage,
  { value, label }: Stat,
  { width, max, lines = 1 }: NumberOptions,
): Part<"value" | "label">[] {
  const sizes = (least: number, most: number) => ({ min: least * unit, max: most * unit, width });
  const digits = TAILED.test(value) ? { ...FIGURE, leading: 1.12 } : FIGURE;
  return [
    { key: "value", text: value, lettering: digits, ...sizes(40, max), maxLines: lines, gap: 0 },
    { key: "label", text: label, lettering: STRONG, ...sizes(24, 38), maxLines: 4, gap: 22 * unit, gives: 1 },
  ];
}
