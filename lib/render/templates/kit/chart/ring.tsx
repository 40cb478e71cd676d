/** @jsxImportSource #template */
import type { Node } from "../../../jsx-runtime.ts";
import type { RenderContext } from "../../../template.ts";
import { donutChart } from "./donut.tsx";
import { legend, shares } from "./legend.tsx";
import type { ChartOptions } from "./line.tsx";
import type { Series } from "./series.ts";
import { spell } from "./spell.ts";

/** Whether parts are read as their values or as whole percent of their sum. */
export type SliceLabel = "value" | "share";

export const partTexts = (series: Series, show: SliceLabel) =>
  show === "share" ? shares(series) : series.points.map(({ value }) => spell(value, series.unit));

/** Of the height, for a ring above its legend: the largest that leaves every row its room. */
const SHARES = [0.58, 0.52, 0.46, 0.4, 0.34, 0.28];

/** Of the width, for a ring beside its legend: the largest that leaves every name its room. */
const SHARES_BESIDE = [0.48, 0.42, 0.36, 0.3];

type Fitted = { side: number; room: number; key: ReturnType<typeof legend> };

function fitted(sides: readonly number[], at: (side: number) => Fitted): Fitted {
  const all = sides.map(at);
  const [last] = all.slice(-1);
  const fits = all.filter(({ key, room }) => key.height <= room);
  return fits.find(({ key }) => key.isWhole) ?? fits[0] ?? (last as Fitted);
}

/** A ring over its legend has to be so much larger, for its names stand far from it. */
const LARGER = 1.25;

type Arranged = Fitted & { isRow: boolean; gap: number };

function arranged(
  context: RenderContext,
  series: Series,
  show: SliceLabel,
  { surface, width, height, type }: ChartOptions,
  isRow: boolean,
): Arranged {
  const gap = Math.round(type * (isRow ? 2 : 1.6));
  const sides = isRow
    ? SHARES_BESIDE.map((share) => Math.min(height, width * share))
    : SHARES.map((share) => share * height);
  const found = fitted(sides, (at) => {
    const side = Math.round(isRow ? at : Math.min(width * 0.84, at));
    const available = isRow ? { width: width - side - gap, height } : { width, height: height - side - gap };
    const options = { ...available, surface, minimum: type, maximum: type * 1.5, values: show };
    return { side, room: available.height, key: legend(context, series, options) };
  });
  return { ...found, isRow, gap };
}

const isFitted = ({ key, room }: Arranged) => key.isWhole && key.height <= room;

/** The ring beside its legend, or above it where that leaves the ring larger. */
export function ring(context: RenderContext, series: Series, show: SliceLabel, options: ChartOptions): Node {
  const { surface, width, height, type } = options;
  const [beside, above] = [true, false].map((isRow) => arranged(context, series, show, options, isRow)) as [
    Arranged,
    Arranged,
  ];
  const isAbove = isFitted(above) && (above.side > LARGER * beside.side || !isFitted(beside));
  const { side, key, isRow, gap } = isAbove ? above : beside;
  const hero = series.points[series.hero];
  const centre = { value: partTexts(series, show)[series.hero] ?? "", label: hero?.label ?? "" };
  const spare = isRow ? 0 : Math.max(0, height - side - gap - key.height);
  return (
    <div
      style={{
        width,
        height,
        flexDirection: isRow ? "row" : "column",
        alignItems: "center",
        justifyContent: "flex-start",
        paddingTop: Math.round(spare / 3),
        gap: gap + Math.round(spare / 3),
      }}
    >
      {donutChart(context, series, { surface, side, type, centre })}
      {key.node}
    </div>
  );
}
