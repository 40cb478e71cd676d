/** @jsxImportSource #template */
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { table } from "../comparison/table.tsx";
import { leastType } from "../kit/chart/axis.tsx";
import { inset } from "../kit/chart/plate.tsx";
import { Place } from "../kit/place.tsx";
import { pointedOut } from "../timeline/data.ts";
import { acrossHeight, acrossRail, downHeight, downRail } from "../timeline/rail.tsx";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import type { Look } from "./look.ts";
import { Card, headed, padOf } from "./panel.tsx";
import { steps, stepsHeight } from "./steps.tsx";

type Some<K extends keyof Infographic> = NonNullable<Infographic[K]>;

export function comparisonBlock(
  stage: Stage,
  data: Some<"comparison">,
  look: Look,
  isSparse: boolean,
): Block {
  const { unit } = stage;
  const rows = data.rows.length + 1;
  const draw = (box: Box) => {
    const inner = inset(box, padOf(stage, box));
    const { node, height } = table(stage, data, {
      surface: look.panel,
      flood: look.winner,
      width: inner.width,
      height: inner.height,
      least: leastType(stage),
      most: (isSparse ? 27 : 19) * unit,
    });
    const y = inner.y + Math.round((inner.height - height) / 2);
    return [
      <Card stage={stage} look={look} box={box} />,
      <Place box={{ ...inner, y, height }}>{node}</Place>,
    ];
  };
  const ideal = (rows * 38 + 34) * unit;
  const most = ideal * (isSparse ? 2 : 1.25);
  return { key: "comparison", least: (rows * 25 + 40) * unit, ideal, most, appetite: 1, draw };
}

/** Names of three steps or fewer stand side by side; whole sentences need half the width at least. */
function columnsOf(items: readonly { text: string }[], isSparse: boolean): number {
  const hasText = items.some(({ text }) => text !== "");
  if (isSparse && hasText) return 1;
  return items.length <= 3 ? items.length : 2;
}

export function stepsBlock(
  stage: Stage,
  { title, items }: Some<"steps">,
  look: Look,
  isSparse: boolean,
): Block {
  const { unit, safe } = stage;
  const most = Math.max(1, Math.floor(safe.width / (11 * leastType(stage))));
  const columns = Math.min(most, columnsOf(items, isSparse));
  const head = title ? 36 * unit : 0;
  const draw = (box: Box) => {
    const { node, room } = headed(stage, title, look.page, box);
    const cells = steps(stage, items, look.page, room, {
      columns: box.width < safe.width * 0.6 ? 1 : columns,
      most: (isSparse ? 26 : 19) * unit,
    });
    return node ? [node, ...cells] : cells;
  };
  const at = (type: number) => head + stepsHeight(stage, items, safe.width, columns, Math.round(type));
  const [least, ideal, large] = [at(leastType(stage)), at(16.5 * unit), at(24 * unit)];
  return {
    key: "steps",
    least,
    ideal,
    most: isSparse ? large * 1.35 : ideal * 1.12,
    appetite: isSparse ? 2 : 0.5,
    draw,
  };
}

export function timelineBlock(stage: Stage, data: Some<"timeline">, look: Look, isSparse: boolean): Block {
  const { unit, safe } = stage;
  const { entries } = data;
  const isAcross = entries.length <= 4 && !isSparse;
  const head = data.title ? 36 * unit : 0;
  const rail = (width: number, height: number, most: number) =>
    (isAcross && width > 340 * unit ? acrossRail : downRail)(stage, entries, {
      surface: look.page,
      width,
      height,
      least: leastType(stage),
      most,
      hero: pointedOut(entries, data.highlight),
    });
  const draw = (box: Box) => {
    const { node, room } = headed(stage, data.title, look.page, box);
    const drawn = rail(room.width, room.height, (isSparse ? 26 : 18) * unit);
    const body = <Place box={{ ...room, height: drawn.height }}>{drawn.node}</Place>;
    return node ? [node, body] : [body];
  };
  const natural = (type: number) =>
    head + (isAcross ? acrossHeight : downHeight)(stage, entries, safe.width, Math.round(type));
  const [least, ideal] = [natural(leastType(stage)), natural(16 * unit)];
  return {
    key: "timeline",
    least,
    ideal,
    most: isSparse ? ideal * 2.2 : ideal * 1.12,
    appetite: isSparse ? 2 : 0.5,
    draw,
  };
}

/** Two blocks of a crowded page side by side. */
export function pairBlock(stage: Stage, left: Block, right: Block): Block {
  const gap = Math.round(34 * stage.unit);
  const draw = (box: Box) => {
    const width = Math.round((box.width - gap) / 2);
    const nodes = [left.draw({ ...box, width }), right.draw({ ...box, x: box.x + width + gap, width })];
    return nodes.flat();
  };
  const tallest = (a: number, b: number) => Math.max(a, b) * 1.5;
  return {
    key: `${left.key}+${right.key}`,
    least: tallest(left.least, right.least),
    ideal: tallest(left.ideal, right.ideal),
    most: tallest(left.most, right.most),
    appetite: 1,
    draw,
  };
}
