import type { BoxNode, Node } from "../jsx-runtime.ts";

const FLIP = "scaleX(-1)";

/** Marks an inline SVG that points somewhere, and has to point the other way where reading does. */
export const POINTING = 'class="pointing"';

/**
 * A drawing for readers from right to left: the whole picture as in a mirror, but every text and picture the right way
 * round. So whatever a template puts first comes first, on the right, and ornament stays where there is no text.
 */
export function mirrored(root: Node): Node {
  return {
    ...root,
    style: flipped(root.style),
    ...(isBox(root) && { children: root.children.map(upright) }),
  } as Node;
}

function upright(node: Node): Node {
  if (isBox(node) && !isLine(node)) return { ...node, children: node.children.map(upright) };
  if (node.type === "image" && node.src.includes(POINTING)) return node;
  // Safe: the node keeps its kind, only its style gains a transform.
  return { ...node, style: flipped(node.style) } as Node;
}

const isBox = (node: Node): node is BoxNode => node.type === "container";
/** A line of type and emoji is one thing. */
const isLine = (node: BoxNode) => node.style.display === "block";

const flipped = <S extends Node["style"]>(style: S): S => ({
  ...style,
  transform: style.transform ? `${style.transform} ${FLIP}` : FLIP,
});

/** In a picture that reads from left to right, a text from right to left still ends its lines on the right. */
export function rightAligned(node: BoxNode): BoxNode {
  const isForeign =
    node.children.length > 0 && node.children.every((child) => "dir" in child && child.dir === "rtl");
  const style = node.style;
  return isForeign && style.alignItems === "flex-start"
    ? { ...node, style: { ...style, alignItems: "flex-end" } }
    : node;
}
