/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { stack } from "../kit/stack.tsx";
import type { Feature } from "./data.ts";
import { ticks } from "./ticks.tsx";

type Options = Size & { surface: Surface; max: number };

/** Message and points as one column, or side by side on squares, which would leave a screen no height. */
export function told(stage: Stage, feature: Feature, options: Options): { node: Node; height: number } {
  const isPair = stage.shape === "square" && feature.points.length > 0;
  return (isPair ? pair : column)(stage, feature, options);
}

function pair(stage: Stage, feature: Feature, { width, height, surface, max }: Options) {
  const gap = Math.round(48 * stage.unit);
  const left = Math.round((width - gap) * 0.54);
  const right = width - gap - left;
  const message = stack(stage, feature, { width: left, height, surface, max });
  const list = ticks(stage, feature.points, { width: right, height, surface, max: 27 });
  const node = (
    <div style={{ width, gap, alignItems: "center", flexShrink: 0 }}>
      <div style={{ width: left, flexShrink: 0 }}>{message.node}</div>
      {list.node}
    </div>
  );
  return { node, height: Math.max(message.height, list.height) };
}

function column(stage: Stage, feature: Feature, options: Options): { node: Node; height: number } {
  const { width, height, surface, max } = options;
  const { points } = feature;
  const isWide = stage.shape === "wide";
  const list = ticks(stage, points, { width, height: height * 0.42, surface, max: isWide ? 24 : 29 });
  const gap = list.height && Math.round((isWide ? 24 : 34) * stage.unit);
  const message = stack(stage, feature, { width, height: height - gap - list.height, surface, max });
  const node = (
    <div style={{ flexDirection: "column", width, gap, flexShrink: 0 }}>
      {message.node}
      {points.length > 0 && list.node}
    </div>
  );
  return { node, height: message.height + gap + list.height };
}

/** Full columns may come nearer to the header and the call to action than short ones. */
export function looser({ unit }: Stage, body: Box): Box {
  const by = Math.round(9 * unit);
  return { ...body, y: body.y - by, height: body.height + 2 * by };
}
