/** @jsxImportSource #template */
import type { TextStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Kicker } from "./kicker.tsx";
import { columnStyle } from "./over-facts.tsx";
import { headlineSize, type StackOptions, type StackTextKey } from "./stack-texts.ts";
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
  const top = (key: StackTextKey) => ({ marginTop: gaps[key] ?? 0, flexShrink: 0 });
  const node = (
    <div style={columnStyle(width, align)}>
      <Kicker context={context} fitted={p.kicker} surface={surface} align={align} />
      <div style={top("headline")}>
        <TextLines
          fitted={p.headline}
          color={p.emphasis || p.figure ? surface.ink : surface.title}
          part="headline"
          align={align}
        />
      </div>
      <div style={top("figure")}>
        <TextLines fitted={p.figure} color={surface.key} part="headline" align={align} />
      </div>
      <div style={top("emphasis")}>
        <TextLines
          fitted={p.emphasis}
          color={p.figure ? surface.ink : surface.key}
          part="headline"
          align={align}
        />
      </div>
      <div style={top("supporting")}>
        <TextLines fitted={p.supporting} color={surface.muted} part="supporting" align={align} />
      </div>
      <div style={top("details")}>
        <TextLines fitted={p.details} color={surface.ink} part="details" align={align} />
      </div>
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
