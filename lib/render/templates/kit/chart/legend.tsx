/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import type { RenderContext } from "../../../template.ts";
import { fitLargestType, isWhole, type SettledText } from "../fit-largest.ts";
import { TextLines } from "../text-lines.tsx";
import { POINT, STRONG } from "../type-styles.ts";
import { partColors } from "./colors.ts";
import type { Series } from "./series.ts";
import { spell } from "./spell.ts";

const NUMBER = { ...STRONG, face: { ...STRONG.face, weight: 700 } };

type LegendOptions = {
  surface: Surface;
  width: number;
  height: number;
  /** Smallest and largest type, in pixels. */
  minimum: number;
  maximum: number;
  values: "value" | "share";
};

/**
 * The parts by name and number, one a row, in one size. The legend is what readers read exact values from.
 */
export function legend(
  context: RenderContext,
  series: Series,
  options: LegendOptions,
): { node: Node; height: number; isWhole: boolean } {
  const { surface, width, height } = options;
  const rows = series.points.length;
  const texts =
    options.values === "share" ? shares(series) : series.points.map(({ value }) => spell(value, series.unit));
  const { type, numbers, names, isWhole: isAllSaid } = setRows(context, series, texts, options);
  const dot = Math.round(type * 0.86);
  const colors = partColors(surface, series.hero, rows);
  const tall = names.reduce((sum, one) => sum + one.height + 2, 0);
  const pad = Math.floor(Math.max(type * 0.1, Math.min(type * 0.5, (height - tall) / rows / 2)));
  const used = names.reduce((sum, one) => sum + one.height + 2 * pad, 0) + 2 * (rows - 1);
  const node = (
    <div style={{ flexDirection: "column", width, height: used, flexShrink: 0 }}>
      {names.map((name, i) => (
        <div
          style={{
            width,
            height: name.height + 2 * pad + (i > 0 ? 2 : 0),
            alignItems: "center",
            justifyContent: "space-between",
            flexShrink: 0,
            ...(i > 0 && { borderTop: `2px solid ${surface.line}` }),
          }}
        >
          <div style={{ alignItems: "center", gap: Math.round(type * 0.6) }}>
            <Swatch side={dot} color={colors[i] ?? surface.fill} />
            <TextLines fitted={name} color={surface.ink} part="tick" />
          </div>
          <TextLines fitted={numbers[i]} color={surface.ink} part="value" align="right" />
        </div>
      ))}
    </div>
  );
  return { node, height: used, isWhole: isAllSaid };
}

type LegendRows = { type: number; numbers: FittedText[]; names: FittedText[]; isWhole: boolean };

/** All rows in one size: the largest at which the names stay whole and the rows fit the height. */
function setRows(
  context: RenderContext,
  { points }: Series,
  texts: string[],
  { width, height, minimum, maximum }: LegendOptions,
): LegendRows {
  const at = (type: number, lines: number): LegendRows & SettledText => {
    const numbers = texts.map((text) => set(context, text, NUMBER, type, width * 0.5, 1));
    const available = width - Math.max(...numbers.map((one) => one.width)) - type * 2.6;
    const names = points.map(({ label }) => set(context, label, POINT, type, available, lines));
    const used = names.reduce((sum, one) => sum + one.height + type * 0.2 + 2, 0);
    const isAllSaid = names.every((name, i) => isWhole(points[i]?.label ?? "", name));
    return { type, numbers, names, height: used, isWhole: isAllSaid };
  };
  const from = Math.max(minimum, Math.min(maximum, height / points.length / 1.9));
  for (const lines of [1, 2]) {
    const rows = fitLargestType({ maximum: from, minimum, height }, (type) => at(type, lines));
    if (rows.isWhole && rows.height <= height) return rows;
  }
  const two = at(minimum, 2);
  return two.height <= height ? two : at(minimum, 1);
}

function Swatch({ side, color }: { side: number; color: string }): Node {
  return (
    <div
      style={{
        width: side,
        height: side,
        borderRadius: Math.round(side * 0.3),
        backgroundColor: color,
        flexShrink: 0,
      }}
    />
  );
}

function set(
  { measureText }: RenderContext,
  text: string,
  typeStyle: typeof POINT,
  size: number,
  width: number,
  maxLines: number,
): FittedText {
  return fitText(measureText, { text, typeStyle, min: size, max: size, width, maxLines });
}

/** Shares in whole percent that add up to one hundred: the largest remainders are rounded up. */
export function shares({ points }: Series): string[] {
  const sum = points.reduce((all, { value }) => all + value, 0);
  if (sum <= 0) return points.map(() => "0%");
  const exact = points.map(({ value }) => (value / sum) * 100);
  const floors = exact.map(Math.floor);
  let left = 100 - floors.reduce((all, one) => all + one, 0);
  const order = exact
    .map((value, i) => ({ i, rest: value - Math.floor(value) }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { i } of order) if (left-- > 0) floors[i] = (floors[i] ?? 0) + 1;
  return floors.map((share) => `${share}%`);
}
