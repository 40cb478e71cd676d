/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { stack } from "../kit/stack.tsx";
import type { Feature } from "./data.ts";
import { ticks } from "./ticks.tsx";

type FeatureTextOptions = Size & { surface: Surface; max: number };

/** Message and points as one column, or side by side on squares, which would leave a screen no height. */
export function featureText(
  context: RenderContext,
  feature: Feature,
  options: FeatureTextOptions,
): { node: Node; height: number } {
  const isPair = context.shape === "square" && feature.points.length > 0;
  return (isPair ? pair : column)(context, feature, options);
}

function pair(context: RenderContext, feature: Feature, { width, height, surface, max }: FeatureTextOptions) {
  const gap = Math.round(48 * context.unit);
  const left = Math.round((width - gap) * 0.54);
  const right = width - gap - left;
  const message = stack(context, feature, { width: left, height, surface, max });
  const list = ticks(context, feature.points, { width: right, height, surface, max: 30 });
  const node = (
    <div style={{ width, gap, alignItems: "center", flexShrink: 0 }}>
      <div style={{ width: left, flexShrink: 0 }}>{message.node}</div>
      {list.node}
    </div>
  );
  return { node, height: Math.max(message.height, list.height) };
}

function column(
  context: RenderContext,
  feature: Feature,
  options: FeatureTextOptions,
): { node: Node; height: number } {
  const { width, height, surface, max } = options;
  const { points } = feature;
  const isWide = context.shape === "wide";
  const list = ticks(context, points, { width, height: height * 0.42, surface, max: isWide ? 26 : 36 });
  const gap = list.height && Math.round((isWide ? 24 : 34) * context.unit);
  const message = stack(context, feature, { width, height: height - gap - list.height, surface, max });
  const node = (
    <div style={{ flexDirection: "column", width, gap, flexShrink: 0 }}>
      {message.node}
      {points.length > 0 && list.node}
    </div>
  );
  return { node, height: message.height + gap + list.height };
}

/** Full columns may come nearer to the header and the call to action than short ones. */
export function looser({ unit }: RenderContext, body: Box): Box {
  const by = Math.round(9 * unit);
  return { ...body, y: body.y - by, height: body.height + 2 * by };
}
