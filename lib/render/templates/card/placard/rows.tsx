/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { inSize } from "../../kit/fit-largest.ts";
import { TextLines } from "../../kit/text-lines.tsx";
import { NAME, POINT } from "../../kit/type-styles.ts";
import { drawValueRows } from "../../kit/values/draw-rows.tsx";
import { evenRows } from "../../kit/values/even-rows.ts";
import { isValued, valueRowsOf } from "../../kit/values/value-rows.ts";
import type { PlacardRow } from "./data.ts";
import { areLabelled, labelledTable } from "./labelled-rows.tsx";
import { isWhole } from "./whole.ts";

/** Around the words of a row, in sizes of its type; a strong row is larger by so much. */
const PAD = 0.3;
const STRONG = { scale: 1.14, typeStyle: { ...NAME, leading: 1.24 } };
const MOST_LINES = 3;

export type SetRows = { node: Node; height: number; size: number };
type RowsOptions = { surface: Surface; width: number; size: number; spread?: number; isLed?: boolean };

/** Values in sizes of the words of a row; where these are small, values give them room. */
const VALUES = { usual: 1.5, small: 1.25, least: 1.08 };
const FROM = { usual: 28, small: 26 };
const valuesOf = (size: number): number =>
  size >= FROM.usual ? VALUES.usual : size >= FROM.small ? VALUES.small : VALUES.least;

/** Lines between hairlines in one size of design pixels; undefined where one is too long for it. `spread` are pixels of air for each. */
export function setRows(
  context: RenderContext,
  rows: readonly PlacardRow[],
  { surface, width, size, spread = 0, isLed = false }: RowsOptions,
): SetRows | undefined {
  const { unit } = context;
  if (areLabelled(rows)) {
    const table = labelledTable(context, rows, { surface, width, size, spread });
    return table && { ...table, size: Math.round(size * unit) };
  }
  const facts = evenRows(rows.map(({ text }) => ({ text, rows: valueRowsOf(text) })));
  if (facts.some(isValued)) {
    const drawn = drawValueRows(context, facts, {
      surface,
      width,
      size: size * valuesOf(size),
      spread,
      isLed,
      isAired: true,
    });
    return drawn && { ...drawn, size: Math.round(size * unit) };
  }
  const type = Math.round(size * unit);
  const rule = Math.max(1, Math.round(2 * unit));
  const pad = Math.round(PAD * type) + Math.round(spread / 2);
  const texts = rows.map(({ text, isStrong }) =>
    inSize(context, text, {
      typeStyle: isStrong ? STRONG.typeStyle : POINT,
      size: isStrong ? Math.round(type * STRONG.scale) : type,
      width,
      maxLines: MOST_LINES,
    }),
  );
  if (!texts.every((text, i) => isWhole(rows[i]?.text ?? "", text))) return undefined;
  const heights = texts.map((text) => text.height + 2 * pad);
  const height = heights.reduce((sum, one) => sum + one, 0) + rule * Math.max(0, rows.length - 1);
  const node = (
    <div style={{ flexDirection: "column", width, height, flexShrink: 0 }}>
      {texts.map((text, i) => [
        i > 0 && <div style={{ width, height: rule, backgroundColor: surface.line, flexShrink: 0 }} />,
        <div style={{ width, height: heights[i] ?? 0, alignItems: "center", flexShrink: 0 }}>
          <TextLines
            fitted={text}
            color={rows[i]?.isStrong ? surface.key : surface.ink}
            part={rows[i]?.isStrong ? "details" : "bullet"}
          />
        </div>,
      ])}
    </div>
  );
  return { node, height, size: type };
}
