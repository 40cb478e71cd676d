/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { inset } from "./chart/plate.tsx";
import { fitLargestType, inSize, isWhole } from "./fit-largest.ts";
import { Mark } from "./mark.tsx";
import { Place } from "./place.tsx";
import { TextLines } from "./text-lines.tsx";
import { FIGURE, POINT } from "./type-styles.ts";

/** What stands beside another of its kind: its name, and what there is to say of it; `marks` say which of it speaks for it. */
export type SidePanel = { title: string; items: readonly string[]; marks?: readonly boolean[] };

/** `maximum` is the largest type, `isRow` that they stand beside each other, `air` the space around an item in its type. */
type PanelsSpec = { gap: number; pad: number; isRow: boolean; maximum: number; air?: number };

/** Space around an item, and the least of it where the page is full. */
const AIR = 1.3;
export const LEAST_AIR = 0.6;

const TITLE = { ...FIGURE, tracking: -0.026, leading: 1.08 };
const ITEM = { ...POINT, leading: 1.26 };

/** `heads` and `rows` are the heights of the title and of the items. */
type SetPanel = {
  title: FittedText;
  items: FittedText[];
  marks: readonly boolean[];
  heads: number;
  rows: number[];
  type: number;
  height: number;
  isWhole: boolean;
};

type SetPanels = { set: SetPanel[]; heights: number[]; height: number; type: number; isWhole: boolean };

const sum = (all: readonly number[]) => all.reduce((one, other) => one + other, 0);

const widthOf = (count: number, width: number, { gap, isRow }: PanelsSpec) =>
  isRow ? (width - gap * (count - 1)) / count : width;

/** Panels of this width with their items in one size of type. */
export function setPanels(
  context: RenderContext,
  panels: readonly SidePanel[],
  { width, type, ...spec }: PanelsSpec & { width: number; type: number },
): SetPanels {
  const inner = widthOf(panels.length, width, spec) - 2 * spec.pad;
  const each = panels.map((panel) =>
    setPanel(context, panel, inner, { type: Math.round(type), air: spec.air }),
  );
  const set = spec.isRow ? inLine(each) : each;
  const heights = set.map(({ height }) => height + 2 * spec.pad);
  const height = spec.isRow ? Math.max(...heights) : sum(heights) + spec.gap * (heights.length - 1);
  return { set, heights, height, type, isWhole: set.every((one) => one.isWhole) };
}

/** Panels that fill a box in the largest type for which it has room. */
export function fitPanels(
  context: RenderContext,
  panels: readonly SidePanel[],
  box: Box,
  spec: PanelsSpec,
): SetPanels {
  const range = { minimum: context.smallest, maximum: spec.maximum, height: box.height };
  const airy = fitLargestType(range, (type) =>
    setPanels(context, panels, { ...spec, width: box.width, type }),
  );
  if (airy.height <= box.height) return airy;
  const close = { ...spec, width: box.width, air: LEAST_AIR };
  return fitLargestType(range, (type) => setPanels(context, panels, { ...close, type }));
}

/** Draws a panel on its surface. */
type PanelGround = (place: Box, index: number) => { node: Node; surface: Surface };

export function panelNodes(
  { set, heights, height }: SetPanels,
  box: Box,
  { gap, pad, isRow, ground }: PanelsSpec & { ground: PanelGround },
): Node[] {
  const wide = widthOf(set.length, box.width, { gap, pad, isRow, maximum: 0 });
  const spare = Math.max(0, box.height - height) / set.length;
  let y = box.y;
  return set.flatMap((one, i) => {
    const tall = isRow ? box.height : (heights[i] ?? 0) + spare;
    const x = box.x + (isRow ? i * (wide + gap) : 0);
    const place = { x: Math.round(x), y: Math.round(y), width: Math.floor(wide), height: Math.floor(tall) };
    if (!isRow) y += tall + gap;
    const { node, surface } = ground(place, i);
    return [node, wordsOf(one, place, { surface, pad })];
  });
}

/** A mark before an item, and the width that it takes, in sizes of the type. */
const MARK = { side: 0.95, wide: 1.5 };

function setPanel(
  context: RenderContext,
  { title, items, marks = [] }: SidePanel,
  width: number,
  { type, air = AIR }: { type: number; air?: number | undefined },
): SetPanel {
  const name = inSize(context, title, { typeStyle: TITLE, size: Math.round(type * 1.5), width, maxLines: 2 });
  const room = Math.floor(marks.length > 0 ? width - type * MARK.wide : width);
  const item = { typeStyle: ITEM, size: type, width: room, maxLines: 5 };
  const set = items.map((text) => inSize(context, text, item));
  const rows = set.map(({ height }) => Math.round(height + type * air));
  const isAllSaid = isWhole(title, name) && set.every((one, i) => isWhole(items[i] ?? "", one));
  const heads = name.height + Math.round(type * 0.5);
  return {
    title: name,
    items: set,
    marks,
    heads,
    rows,
    type,
    height: sum([heads, ...rows]),
    isWhole: isAllSaid,
  };
}

/** Panels side by side have their titles, and items of the same number, on the same lines. */
function inLine(panels: readonly SetPanel[]): SetPanel[] {
  const heads = Math.max(...panels.map((panel) => panel.heads));
  const isEven = panels.every(({ rows }) => rows.length === panels[0]?.rows.length);
  return panels.map((panel) => {
    const tallest = (i: number) => Math.max(...panels.map(({ rows }) => rows[i] ?? 0));
    const rows = isEven ? panel.rows.map((_, i) => tallest(i)) : panel.rows;
    return { ...panel, heads, rows, height: sum([heads, ...rows]) };
  });
}

function wordsOf(
  { title, items, marks, heads, rows, type, height }: SetPanel,
  box: Box,
  { surface, pad }: { surface: Surface; pad: number },
): Node {
  const each = Math.min(Math.max(0, box.height - 2 * pad - height) / items.length, type * 1.6);
  return (
    <Place box={inset(box, pad)} style={{ flexDirection: "column" }}>
      <div style={{ height: heads, flexShrink: 0 }}>
        <TextLines fitted={title} color={surface.key} part="heading" />
      </div>
      {items.map((one, i) => (
        <div
          style={{
            width: box.width - 2 * pad,
            height: Math.round((rows[i] ?? 0) + each),
            alignItems: "center",
            borderTop: `2px solid ${surface.line}`,
            flexShrink: 0,
          }}
        >
          {marks[i] !== undefined && (
            <div style={{ width: Math.round(type * MARK.wide), flexShrink: 0 }}>
              <Mark yes={marks[i]} side={Math.round(type * MARK.side)} surface={surface} />
            </div>
          )}
          <TextLines fitted={one} color={surface.ink} part="bullet" />
        </div>
      ))}
    </Place>
  );
}
