/** @jsxImportSource #template */
import { type Fitted, fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Surface } from "../../../surface.ts";
import type { Stage } from "../../../template.ts";
import { POINT, STRONG } from "../lettering.ts";
import { isWhole, type Setting, settle } from "../settle.ts";
import { Words } from "../words.tsx";
import { partColors } from "./colors.ts";
import type { Series } from "./series.ts";
import { spell } from "./spell.ts";

const NUMBER = { ...STRONG, face: { ...STRONG.face, weight: 700 } };

type LegendOptions = {
  surface: Surface;
  width: number;
  height: number;
  /** Smallest and largest type, in pixels. */
  least: number;
  most: number;
  values: "value" | "share";
};

/** The parts by name and number, one a row, in one size: a donut is read here, not guessed from its colours. */
export function legend(stage: Stage, series: Series, options: LegendOptions): { node: Node; height: number } {
  const { surface, width, height } = options;
  const rows = series.points.length;
  const texts =
    options.values === "share" ? shares(series) : series.points.map(({ value }) => spell(value, series.unit));
  const { type, numbers, names } = setRows(stage, series, texts, options);
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
            <Words fitted={name} color={surface.ink} part="tick" />
          </div>
          <Words fitted={numbers[i]} color={surface.ink} part="value" align="right" />
        </div>
      ))}
    </div>
  );
  return { node, height: used };
}

type Rows = { type: number; numbers: Fitted[]; names: Fitted[] };

/** All rows in one size: the largest at which the names stay whole and the rows fit the height. */
function setRows(
  stage: Stage,
  { points }: Series,
  texts: string[],
  { width, height, least, most }: LegendOptions,
): Rows {
  const at = (type: number, lines: number): Rows & Setting => {
    const numbers = texts.map((text) => set(stage, text, NUMBER, type, width * 0.5, 1));
    const room = width - Math.max(...numbers.map((one) => one.width)) - type * 2.6;
    const names = points.map(({ label }) => set(stage, label, POINT, type, room, lines));
    const used = names.reduce((sum, one) => sum + one.height + type * 0.2 + 2, 0);
    const isAllSaid = names.every((name, i) => isWhole(points[i]?.label ?? "", name));
    return { type, numbers, names, height: used, isWhole: isAllSaid };
  };
  const from = Math.max(least, Math.min(most, height / points.length / 1.9));
  for (const lines of [1, 2]) {
    const rows = settle({ most: from, least, height }, (type) => at(type, lines));
    if (rows.isWhole && rows.height <= height) return rows;
  }
  const two = at(least, 2);
  return two.height <= height ? two : at(least, 1);
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
  { ruler }: Stage,
  text: string,
  lettering: typeof POINT,
  size: number,
  width: number,
  maxLines: number,
): Fitted {
  return fitText(ruler, { text, lettering, min: size, max: size, width, maxLines });
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
