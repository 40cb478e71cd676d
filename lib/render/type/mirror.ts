import type { BoxNode, Node } from "../jsx-runtime.ts";

const FLIP = "scaleX(-1)";

/** Marks an inline SVG that points somewhere, and has to point the other way where reading does. */
export const POINTING = 'class="pointing"';

/**
 * Mirrors a drawing for right-to-left readers. Texts and pictures themselves are not mirrored. Whatever a
 * template puts first then comes first, on the right.
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

/** In a left-to-right picture, a right-to-left text still ends its lines on the right. */
export function rightAligned(node: BoxNode): BoxNode {
  const isForeign =
    node.children.length > 0 && node.children.every((child) => "dir" in child && child.dir === "rtl");
  const style = node.style;
  return isForeign && style.alignItems === "flex-start"
    ? { ...node, style: { ...style, alignItems: "flex-end" } }
    : node;
}
