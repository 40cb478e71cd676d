/** @jsxImportSource #template */
import type { TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Kicker } from "./kicker.tsx";
import { columnStyle } from "./over-facts.tsx";
import { headlineSize, type StackOptions, type StackTextKey } from "./stack-texts.ts";
import { supportingInk } from "./supporting-ink.ts";
import { TextLines } from "./text-lines.tsx";

/** A drawn column. `size` is the headline's; `tail` what stands under the headline, with the gap above. In pixels. */
export type MessageColumn = { node: Node; height: number; width: number; size: number; tail: Size };

/** The texts under each other, each in its colour of the surface. */
export function column(
  context: RenderContext,
  fitted: TextStack<StackTextKey>,
  { surface, align = "left", width }: StackOptions,
): MessageColumn {
  const { parts: p, gaps, height } = fitted;
  const { title, ink, key } = surface;
  /** One text of the column, under its gap. `part` is its name for the lint. */
  const text = (name: StackTextKey, part: string, color: string): Node => (
    <div style={{ marginTop: gaps[name] ?? 0, flexShrink: 0 }}>
      <TextLines fitted={p[name]} color={color} part={part} align={align} />
    </div>
  );
  const node = (
    <div style={columnStyle(width, align)}>
      <Kicker context={context} fitted={p.kicker} surface={surface} align={align} />
      {text("headline", "headline", p.emphasis || p.figure ? ink : title)}
      {text("figure", "headline", key)}
      {text("emphasis", "headline", p.figure ? ink : key)}
      {text("supporting", "supporting", supportingInk(surface, p.supporting))}
      {text("details", "details", ink)}
    </div>
  );
  const widest = Math.max(0, ...Object.values(p).map((text) => text?.width ?? 0));
  const under = (key: StackTextKey) => (gaps[key] ?? 0) + (p[key]?.height ?? 0);
  const tail = {
    width: Math.max(p.supporting?.width ?? 0, p.details?.width ?? 0),
    height: under("supporting") + under("details"),
  };
  return { node, height, width: widest, size: headlineSize(fitted), tail };
}
