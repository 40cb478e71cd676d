import type { Hex } from "../color.ts";
import type { Node } from "../jsx-runtime.ts";
import type { Box, Size } from "../sizes.ts";

/** What stands at a place of a picture that is drawn. Boxes in its pixels. */

const touch = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

const holds = (a: Box, b: Box) =>
  a.x <= b.x && a.y <= b.y && a.x + a.width >= b.x + b.width && a.y + a.height >= b.y + b.height;

const boxOf = ({ style: { left = 0, top = 0, width = 0, height = 0 } }: Node): Box => ({
  x: Number(left),
  y: Number(top),
  width: Number(width),
  height: Number(height),
});

const within = (part: Box, { x, y }: Box): Box => ({ ...part, x: part.x - x, y: part.y - y });

/** Drawn light and ornament are a part of the ground; photographs are not. */
const isPhotograph = (node: Node) => node.type === "image" && !node.src.startsWith("<svg");

const placedOn = (root: Node, part: Box): Node[] =>
  root.type === "container"
    ? root.children.filter((child) => child.style.position === "absolute" && touch(boxOf(child), part))
    : [];

/** Whether something with a colour of its own stands in a part of a picture, other than its ground; `ground` is no such colour. */
export const isCovered = (root: Node, part: Box, ground?: string): boolean =>
  placedOn(root, part).some((child) => {
    const { backgroundColor } = child.style;
    const isOwn = backgroundColor !== undefined && backgroundColor !== ground;
    return isOwn || isPhotograph(child) || isCovered(child, within(part, boxOf(child)), ground);
  });

/** The one colour of a part of a picture; undefined where there are more, and on photographs. */
export function colorAt(root: Node, part: Box, page: Hex): Hex | undefined {
  let color: Hex | undefined = (root.style.backgroundColor as Hex | undefined) ?? page;
  for (const child of placedOn(root, part)) {
    if (isPhotograph(child) || (child.style.backgroundColor !== undefined && !holds(boxOf(child), part)))
      return undefined;
    color = colorAt(child, within(part, boxOf(child)), color);
    if (!color) return undefined;
  }
  return color;
}

/** A panel from one side of a picture to the other. */
type Across = { box: Box; color: Hex };

/** The panels across a picture, and whether nothing else with a colour of its own reaches so near to its edge. */
export function acrossIn(root: Node, { width, height }: Size, by: number) {
  const size = { x: 0, y: 0, width, height };
  const edges = [
    { ...size, height: by },
    { ...size, y: height - by, height: by },
    { ...size, width: by },
    { ...size, x: width - by, width: by },
  ];
  const panels: Across[] = [];
  let isPlain = true;
  for (const child of edges.flatMap((edge) => placedOn(root, edge))) {
    const box = boxOf(child);
    const color = child.style.backgroundColor as Hex | undefined;
    const isAcross = color !== undefined && box.x <= 0 && box.x + box.width >= width;
    if (isAcross && !panels.some((panel) => panel.box.y === box.y)) panels.push({ box, color });
    const isFree = !isPhotograph(child) && !edges.some((edge) => isCovered(child, within(edge, box)));
    isPlain &&= isFree && (isAcross || color === undefined);
  }
  return { size, panels, isPlain };
}
