import type { Laid } from "./engine.ts";
import type { Node, TextNode } from "./jsx-runtime.ts";
import type { Box } from "./sizes.ts";

/** A drawn text line: its text, its style, and where its ink may be, in pixels of the picture. */
export type DrawnText = {
  text: string;
  part: string;
  cut: boolean;
  color: string;
  size: number;
  weight: number;
  /** Middle of the line, which does not depend on the letters as the box of their ink does. */
  line: number;
  box: Box;
};

/** Every text node of a drawing, in drawing order. */
export function textNodes(node: Node): TextNode[] {
  if (node.type === "container") return node.children.flatMap(textNodes);
  return node.type === "text" ? [node] : [];
}

/** Every picture of a drawing. */
export function imageSources(node: Node): string[] {
  if (node.type === "container") return node.children.flatMap(imageSources);
  return node.type === "image" ? [node.src] : [];
}

/** Whether a picture is anywhere in a drawing. */
export function shows(node: Node, key: string): boolean {
  if (node.type === "container") return node.children.some((child) => shows(child, key));
  return node.type === "image" && node.src === key;
}

/** Every text of a drawing with its place. The engine lays out one node per scene node, so both trees walk together. */
export function drawnTexts(node: Node, laid: Laid): DrawnText[] {
  if (node.type === "container") {
    return node.children.flatMap((child, i) => {
      const place = laid.children[i];
      return place ? drawnTexts(child, place) : [];
    });
  }
  if (node.type === "image") return [];
  const { y, height } = boxOf(laid);
  return [{ ...described(node), line: y + height / 2, box: inkBox(node, laid) }];
}

/** Boxes of the nodes that a template named, such as "logo". */
export function boxesOf(part: string, node: Node, laid: Laid): Box[] {
  if (node.attributes?.part === part && node.type !== "text") return [boxOf(laid)];
  if (node.type !== "container") return [];
  return node.children.flatMap((child, i) => {
    const place = laid.children[i];
    return place ? boxesOf(part, child, place) : [];
  });
}

function described({ text, style, attributes }: TextNode): Omit<DrawnText, "box" | "line"> {
  const { color, fontSize: size, fontWeight = 400 } = style;
  return {
    text,
    part: attributes?.part ?? "",
    cut: attributes?.cut === "true",
    color,
    size,
    weight: Number(fontWeight),
  };
}

/** In a mirrored picture a box is laid out from its right edge. */
function boxOf({ width, height, transform: [across, , , , x, y] }: Laid): Box {
  return { x: across < 0 ? x - width : x, y, width, height };
}

/**
 * The extent of ink from the middle of the line, in shares of the font size. It is measured on the bundled
 * families.
 */
const INK = { above: 0.4, accents: 0.6, baseline: 0.38, below: 0.58 };
const ACCENTED = /[\u00c0-\u00d6\u00d8-\u00dd\u0100-\u017f]/;
const DESCENDING = /[gjpqyQ,;()[\]{}|@$ßçþ§¶µ_]|[\u0100-\u024f]/;

/** The line's ink without its leading: tight type may overlap as boxes while its ink does not. */
function inkBox({ text, style }: TextNode, laid: Laid): Box {
  const { x, y, height } = boxOf(laid);
  // A line with emoji is as wide as its box: its runs are type alone.
  const width = laid.children.length > 0 ? laid.width : laid.runs.reduce((sum, run) => sum + run.width, 0);
  const above = style.fontSize * (ACCENTED.test(text) ? INK.accents : INK.above);
  const below = style.fontSize * (DESCENDING.test(text) ? INK.below : INK.baseline);
  return { x, y: y + height / 2 - above, width, height: above + below };
}
