/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import { progressHeight } from "./ornament.tsx";
import { type StackedItem, stackedHeight } from "./stacked.ts";
import type { Stage } from "./stage.ts";

/** Words that leave more of their room free, as a share, have their value on a ground of its own. */
const LEAST_FREE = 0.2;
/** Of what is free, the padding of that ground. */
const PADDING = 0.2;
/** Of the height of its last line: a comma or a "g" hangs that far below it. */
const HANGING = 0.24;
/** Most padding, and the gap over and under a band, in design pixels. */
const SIZE = { padding: 110, gap: 46 };
/** The camera sees a little beyond the edges. */
const BEYOND = 120;

/** The ground of the value, and of what follows it. */
export type ValueGrounds = { value: Surface; after: Surface };
/** A part of what is said. */
export type SaidItem = StackedItem & { isValue: boolean };

/** The ground that stands out from the one of a shot: of the quiet page and the brand's colour the other one. */
export function otherGround({ context: { theme }, surface }: Stage): Surface {
  return surface.background === theme.wash.background ? theme.page : theme.wash;
}

/**
 * What is said, with its value on a ground of its own where words that are the picture leave much of it free: a band from
 * edge to edge, and in every second shot all of the picture from the value down.
 */
export function onGround(
  stage: Stage,
  available: Box,
  itemsOn: (grounds: ValueGrounds) => SaidItem[],
): StackedItem[] {
  const { surface, motif, index } = stage;
  const plain = itemsOn({ value: surface, after: surface });
  const free = available.height - stackedHeight(plain);
  const isApart = motif.name === "lettering" && plain.some(({ isValue }) => isValue);
  if (!isApart || free < available.height * LEAST_FREE) return plain;
  const last = plain.findLast(({ isValue }) => isValue)?.height ?? 0;
  const padding = Math.max(paddingOf(stage, free), Math.round(last * HANGING));
  const value = otherGround(stage);
  const toFoot = index % 2 === 0;
  const items = itemsOn({ value, after: toFoot ? value : surface });
  const first = items.findIndex(({ isValue }) => isValue);
  const end = items.findLastIndex(({ isValue }) => isValue) + 1;
  const gap = Math.round(SIZE.gap * stage.context.unit);
  const look = { color: value.background, padding, gap };
  const [next, ...rest] = items.slice(end);
  const after = next ? [{ ...next, gap }, ...rest] : [];
  const grounded = toFoot
    ? [...items.slice(0, first), toTheFoot(stage, items.slice(first), look)]
    : [...items.slice(0, first), band(stage, items.slice(first, end), look), ...after];
  // Words that the ground pushes out of their room would stand on what is drawn along the foot.
  return stackedHeight(grounded) + (toFoot ? padding : 0) > available.height ? plain : grounded;
}

const paddingOf = ({ context: { unit } }: Stage, free: number): number =>
  Math.round(Math.min(SIZE.padding * unit, free * PADDING));

type GroundLook = { color: string; padding: number; gap: number };

function band(stage: Stage, items: readonly StackedItem[], look: GroundLook): StackedItem {
  const height = stackedHeight(items) + 2 * look.padding;
  return {
    height,
    gap: look.gap,
    draw: (y) => [ground(stage, y, height, look.color), ...drawn(items, y + look.padding)],
  };
}

function toTheFoot(stage: Stage, items: readonly StackedItem[], look: GroundLook): StackedItem {
  const { context } = stage;
  return {
    height: stackedHeight(items) + look.padding,
    gap: look.gap,
    draw: (y) => {
      const height = context.size.height - progressHeight(stage) - y;
      return [ground(stage, y, height, look.color), ...drawn(items, y + look.padding)];
    },
  };
}

function ground({ context: { size } }: Stage, y: number, height: number, color: string): Layer {
  const width = size.width + 2 * BEYOND;
  return {
    name: "band",
    box: { x: -BEYOND, y, width, height },
    node: <div style={{ width, height, backgroundColor: color }} />,
    enter: { kind: "wipe", at: 0, seconds: 0.5 },
  };
}

function drawn(items: readonly StackedItem[], from: number): Layer[] {
  let y = from;
  return items.flatMap(({ height, gap, draw }, i) => {
    const top = y + (i === 0 ? 0 : gap);
    y = top + height;
    return draw(top);
  });
}
