/** @jsxImportSource #template */
import { fitStack, type Part } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { BODY, CODE, HEADLINE } from "../kit/lettering.ts";
import { Words } from "../kit/words.tsx";
import type { DocsOg } from "./data.ts";

type Options = { width: number; height: number; surface: Surface; max: number };

/** Path in typewriter type, title, description: one column. */
export function message(stage: Stage, data: DocsOg, options: Options): { node: Node; height: number } {
  const { width, surface } = options;
  const { parts, gaps, height } = fitStack(stage.ruler, partsOf(stage, data, options), options.height);
  const node = (
    <div style={{ flexDirection: "column", width }}>
      <Words fitted={parts.path} color={surface.key} part="kicker" />
      <div style={{ marginTop: gaps.title ?? 0 }}>
        <Words fitted={parts.title} color={surface.title} part="headline" />
      </div>
      <div style={{ marginTop: gaps.about ?? 0 }}>
        <Words fitted={parts.about} color={surface.muted} part="supporting" />
      </div>
    </div>
  );
  return { node, height };
}

type Key = "path" | "title" | "about";

function partsOf({ unit }: Stage, data: DocsOg, { width, max }: Options): Part<Key>[] {
  const sizes = (least: number, most: number) => ({ min: least * unit, max: most * unit, width });
  const path = { text: data.crumbs.join(" / "), lettering: CODE, ...sizes(21, 25), maxLines: 2 };
  const title = { text: data.title, lettering: HEADLINE, ...sizes(34, max), maxLines: 6 };
  const about = { text: data.description, lettering: BODY, ...sizes(22, 31), maxLines: 5 };
  return [
    { ...path, key: "path", gap: 0, gives: 1 },
    { ...title, key: "title", gap: 22 * unit },
    { ...about, key: "about", gap: 26 * unit, gives: 2 },
  ];
}
