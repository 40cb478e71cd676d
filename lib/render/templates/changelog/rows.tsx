/** @jsxImportSource #template */
import { lineHeight } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { endOf, entryColumn, type SetEntry } from "../kit/entries.tsx";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, POINT } from "../kit/type-styles.ts";
import type { ChangeRow } from "./data.ts";
import { Tag, tagWidth } from "./tag.tsx";

export type ChangeRows = { nodes: Node[]; height: number };

/** Design pixels. */
const TYPE = {
  wide: { tag: 24, row: 40, stretch: 24 },
  other: { tag: 24, row: 50, stretch: 44 },
};

/** Changes under each other, the tag of their kind before the first of each. Draws from the upper left of `box`. */
export function rows(
  context: RenderContext,
  list: readonly ChangeRow[],
  box: Box,
  surface: Surface,
): ChangeRows {
  const { unit, measureText, shape } = context;
  const size = shape === "wide" ? TYPE.wide : TYPE.other;
  const tagged = Math.max(...list.map(({ tag }) => tagWidth(context, tag, size.tag))) + Math.round(22 * unit);
  const look = {
    title: { typeStyle: POINT, min: 24 * unit, max: size.row * unit, lines: 3 },
    body: { typeStyle: BODY, min: 24 * unit, max: 24 * unit, lines: 1 },
    width: box.width - tagged,
    height: box.height,
    gap: Math.round(15 * unit),
    between: 0,
    stretch: size.stretch * unit,
  };
  const entries = list.map(({ text, isFirst }) => ({ title: text, body: "", isApart: isFirst }));
  const { sets, height } = entryColumn(measureText, entries, look);
  const nodes = sets.flatMap((set, i): Node[] => {
    const words = { x: box.x + tagged, y: box.y + set.y, width: look.width, height: set.height };
    const row = list[i];
    return [
      ...(row?.isFirst
        ? heading(context, row, { set, before: sets[i - 1], box, surface, type: size.tag })
        : []),
      <Place box={words}>
        <TextLines fitted={set.title} color={surface.ink} part="bullet" />
      </Place>,
    ];
  });
  return { nodes, height };
}

type Heading = { set: SetEntry; before: SetEntry | undefined; box: Box; surface: Surface; type: number };

/** The tag before the first change of a kind, and a rule above it. */
function heading(
  context: RenderContext,
  { kind, tag }: ChangeRow,
  { set, before, box, surface, type }: Heading,
): Node[] {
  const height = lineHeight(POINT, set.title?.size ?? 22 * context.unit);
  const rule = { ...box, y: box.y + Math.round((endOf(before) + set.y) / 2), height: 2 };
  return [
    ...(before ? [<Place box={rule} style={{ backgroundColor: surface.line }} />] : []),
    <Place box={{ ...box, y: box.y + set.y, height }} style={{ alignItems: "center" }}>
      <Tag context={context} kind={kind} text={tag} surface={surface} type={type} />
    </Place>,
  ];
}
