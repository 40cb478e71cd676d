/** @jsxImportSource #template */
import { fitText, lineHeight } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { entryColumn } from "../kit/entries.tsx";
import { BODY, POINT, STRONG } from "../kit/lettering.ts";
import { Place } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";
import { type Kind, NAMES, type Row } from "./data.ts";

export type Rows = { nodes: Node[]; height: number };

/** Changes under each other, the tag of their kind before the first of each. Draws from the upper left of `box`. */
export function rows(stage: Stage, list: readonly Row[], box: Box, surface: Surface): Rows {
  const { unit, ruler } = stage;
  const tagged = Math.round(168 * unit);
  const look = {
    title: { lettering: POINT, min: 22 * unit, max: 36 * unit, lines: 3 },
    body: { lettering: BODY, min: 22 * unit, max: 22 * unit, lines: 1 },
    width: box.width - tagged,
    height: box.height,
    gap: Math.round(15 * unit),
    between: 0,
  };
  const { sets, height } = entryColumn(
    ruler,
    list.map(({ text, isFirst }) => ({ title: text, body: "", isApart: isFirst })),
    look,
  );
  const pieces = Math.max(1, sets.length - 1);
  const spread = Math.max(0, Math.floor(Math.min((box.height - height) / pieces, 18 * unit)));
  const nodes = sets.flatMap((set, i): Node[] => {
    const row = list[i];
    if (!row || !set.title) return [];
    const y = box.y + set.y + i * spread;
    const line = lineHeight(POINT, set.title.size);
    const tag = { x: box.x, y, width: tagged, height: line };
    const before = sets[i - 1];
    const end = before ? box.y + before.y + before.height + (i - 1) * spread : y;
    const rule = { x: box.x, y: Math.round((end + y) / 2), width: box.width, height: 2 };
    return [
      ...(row.isFirst && before ? [<Place box={rule} style={{ backgroundColor: surface.line }} />] : []),
      ...(row.isFirst
        ? [
            <Place box={tag} style={{ alignItems: "center" }}>
              {tagOf(stage, row.kind, surface)}
            </Place>,
          ]
        : []),
      <Place box={{ ...tag, x: box.x + tagged, width: look.width, height: set.height }}>
        <Words fitted={set.title} color={surface.ink} part="bullet" />
      </Place>,
    ];
  });
  return { nodes, height: height + spread * (sets.length - 1) };
}

/** A pill: full for what is new, tinted for what is better, outlined for what was mended. */
function tagOf({ unit, ruler }: Stage, kind: Kind, surface: Surface): Node {
  const looks = {
    new: [surface.fill, surface.onFill, surface.fill],
    improved: [surface.accent, surface.onAccent, surface.accent],
    fixed: [surface.ground, surface.ink, surface.muted],
  } as const;
  const [backgroundColor, color, edge] = looks[kind];
  const size = 22 * unit;
  const wish = { text: NAMES[kind], lettering: STRONG, min: size, max: size, width: 140 * unit, maxLines: 1 };
  const height = Math.round(38 * unit);
  const style = {
    height,
    padding: `0 ${Math.round(16 * unit)}px`,
    borderRadius: Math.round(height / 2),
    backgroundColor,
    border: `2px solid ${edge}`,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <Words fitted={fitText(ruler, wish)} color={color} part="tag" />
    </div>
  );
}
