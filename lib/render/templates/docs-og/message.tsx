/** @jsxImportSource #template */
import { fitStack, type StackPart } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { supportingInk } from "../kit/supporting-ink.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, CODE, HEADLINE } from "../kit/type-styles.ts";
import type { DocsOg } from "./data.ts";

type DocsMessageOptions = { width: number; height: number; surface: Surface; max: number };

/** Path in typewriter type, title, description: one column. */
export function message(
  context: RenderContext,
  data: DocsOg,
  options: DocsMessageOptions,
): { node: Node; height: number } {
  const { width, surface } = options;
  const { parts, gaps, height } = fitStack(
    context.measureText,
    partsOf(context, data, options),
    options.height,
  );
  const node = (
    <div style={{ flexDirection: "column", width }}>
      <TextLines fitted={parts.path} color={surface.key} part="kicker" />
      <div style={{ marginTop: gaps.title ?? 0 }}>
        <TextLines fitted={parts.title} color={surface.title} part="headline" />
      </div>
      <div style={{ marginTop: gaps.about ?? 0 }}>
        <TextLines fitted={parts.about} color={supportingInk(surface, parts.about)} part="supporting" />
      </div>
    </div>
  );
  return { node, height };
}

type DocsTextKey = "path" | "title" | "about";

function partsOf(
  { unit }: RenderContext,
  data: DocsOg,
  { width, max }: DocsMessageOptions,
): StackPart<DocsTextKey>[] {
  const sizes = (minimum: number, maximum: number) => ({ min: minimum * unit, max: maximum * unit, width });
  const path = { text: data.crumbs.join(" / "), typeStyle: CODE, ...sizes(24, 26), maxLines: 2 };
  const title = { text: data.title, typeStyle: HEADLINE, ...sizes(34, max), maxLines: 6 };
  const about = { text: data.description, typeStyle: BODY, ...sizes(24, 31), maxLines: 5 };
  return [
    { ...path, key: "path", gap: 0, shrinkOrder: 1 },
    { ...title, key: "title", gap: 22 * unit },
    { ...about, key: "about", gap: 26 * unit, shrinkOrder: 2 },
  ];
}
