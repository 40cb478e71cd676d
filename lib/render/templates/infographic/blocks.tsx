/** @jsxImportSource #template */
import { areProsAndCons } from "../../../text/pros-cons.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { COLUMN, tableHeight } from "../comparison/layout.ts";
import { table } from "../comparison/table.tsx";
import { inset } from "../kit/chart/plate.tsx";
import { Place } from "../kit/place.tsx";
import { pointedOut } from "../timeline/data.ts";
import { acrossHeight, acrossRail, downHeight, downRail } from "../timeline/rail.tsx";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import type { InfographicStyle } from "./look.ts";
import { Card, headed, padOf } from "./panel.tsx";
import { weighedBlock } from "./weighed.tsx";

type Present<K extends keyof Infographic> = NonNullable<Infographic[K]>;

/** Type of a table beside other blocks at most, and the least room over and under it, in design pixels. */
const LARGEST = 28;
const PAD = 24;

export function comparisonBlock(
  context: RenderContext,
  data: Present<"comparison">,
  look: InfographicStyle,
  isSparse: boolean,
): Block {
  if (areProsAndCons(data.rows)) return weighedBlock(context, data, look);
  const { unit, safe } = context;
  const rows = data.rows.length + 1;
  const draw = (box: Box) => {
    const inner = inset(box, padOf(context, box));
    const { node, height } = table(context, data, {
      surface: look.panel,
      flood: look.winner,
      width: inner.width,
      height: inner.height,
      minimum: context.smallest,
      maximum: (isSparse ? 40 : LARGEST) * unit,
      ...(isSparse && {
        spread: 3,
        column: data.rows.every(({ label }) => label.length <= 14) ? 0.34 : COLUMN,
      }),
    });
    const y = inner.y + Math.round((inner.height - height) / 2);
    return [
      <Card context={context} look={look} box={box} />,
      <Place box={{ ...inner, y, height }}>{node}</Place>,
    ];
  };
  const width = safe.width - 2 * padOf(context, { ...safe, height: 300 * unit });
  const pads = 2 * Math.round(PAD * unit);
  const at = (type: number) =>
    pads +
    tableHeight(context, data, { surface: look.panel, flood: look.winner, width, type: Math.round(type) });
  const ideal = isSparse ? (rows * 66 + 34) * unit : at(25 * unit);
  const maximum = isSparse ? ideal * 2 : at(LARGEST * unit) * 1.15;
  const enough = isSparse ? (rows * 52 + 34) * unit : at(22 * unit);
  return { key: "comparison", minimum: at(context.smallest), ideal, enough, maximum, growShare: 1, draw };
}

/** Letters of a date that stands beside its title. */
const BESIDE = 6;

export function timelineBlock(
  context: RenderContext,
  data: Present<"timeline">,
  look: InfographicStyle,
  isSparse: boolean,
): Block {
  const { unit, safe } = context;
  const { entries } = data;
  const isAcross = entries.length <= 4 && !isSparse;
  // Times of day are short enough for a column of their own.
  const isDateAbove = isSparse && !entries.every(({ date }) => date.length <= BESIDE);
  const head = data.title ? 36 * unit : 0;
  const rail = (width: number, height: number, maximum: number) =>
    (isAcross && width > 340 * unit ? acrossRail : downRail)(context, entries, {
      surface: look.page,
      width,
      height,
      minimum: context.smallest,
      maximum,
      hero: pointedOut(entries, data.highlight),
      isDateAbove,
    });
  const draw = (box: Box) => {
    const { node, available } = headed(context, data.title, look.page, box);
    const drawn = rail(available.width, available.height, (isSparse ? 46 : 18) * unit);
    const body = <Place box={{ ...available, height: drawn.height }}>{drawn.node}</Place>;
    return node ? [node, body] : [body];
  };
  const natural = (type: number) =>
    head +
    (isAcross
      ? acrossHeight(context, entries, safe.width, Math.round(type))
      : downHeight(context, entries, safe.width, Math.round(type), isDateAbove));
  const [minimum, ideal] = [natural(context.smallest), natural((isSparse ? 34 : 16) * unit)];
  return {
    key: "timeline",
    minimum,
    ideal,
    maximum: isSparse ? ideal * 2.6 : ideal * 1.12,
    growShare: isSparse ? 2 : 0.5,
    draw,
  };
}

/** Two blocks of a crowded page side by side. */
export function pairBlock(context: RenderContext, left: Block, right: Block): Block {
  const gap = Math.round(34 * context.unit);
  const draw = (box: Box) => {
    const width = Math.round((box.width - gap) / 2);
    const nodes = [left.draw({ ...box, width }), right.draw({ ...box, x: box.x + width + gap, width })];
    return nodes.flat();
  };
  const tallest = (a: number, b: number) => Math.max(a, b) * 1.5;
  return {
    key: `${left.key}+${right.key}`,
    minimum: tallest(left.minimum, right.minimum),
    ideal: tallest(left.ideal, right.ideal),
    maximum: tallest(left.maximum, right.maximum),
    growShare: 1,
    draw,
  };
}
