import { withoutPictures } from "../emoji.ts";
import type { Node, TextNode } from "../jsx-runtime.ts";
import { featuresIn, type Role, TABULAR, weighed } from "../typeface.ts";
import { withEmoji } from "./inline-emoji.ts";
import { mirrored, rightAligned } from "./mirror.ts";
import type { TextSetting, Typeset } from "./typeset.ts";

/** Negative tracking is meant for the house's grotesque; other families take their share of it. */
export const trackingIn = (tracking: number, tightness: number): number =>
  tracking < 0 ? tracking * tightness : tracking;

/**
 * Sets a finished drawing in the families of a typeset: until then its texts name roles. A picture that is read from
 * right to left is mirrored.
 */
export function resolveFonts(root: Node, type: Typeset): Node {
  const resolved = resolveNode(root, type);
  return type.isFromRight ? mirrored(resolved) : resolved;
}

function resolveNode(node: Node, type: Typeset): Node {
  if (node.type === "container") {
    const box = type.isFromRight ? node : rightAligned(node);
    return { ...box, children: box.children.map((child) => resolveNode(child, type)) };
  }
  return node.type === "text" ? withEmoji(resolveText(node, type)) : node;
}

const isRole = (name: string): name is Role => name === "display" || name === "text" || name === "mono";

function resolveText(node: TextNode, type: Typeset): TextNode {
  const { fontFamily: role, fontWeight = 400, letterSpacing, fontFeatureSettings } = node.style;
  if (!isRole(role)) return node;
  const stack = type.stackOf(withoutPictures(node.text), role);
  const features = featuresIn(stack, fontFeatureSettings === TABULAR);
  const weight = type.weightIn(stack, weighed(Number(fontWeight), role, type.weight));
  const look = { fontFamily: stack, fontWeight: weight, ...features };
  const style = { ...node.style, ...look };
  const tracking = /^(-[\d.e-]+)em$/.exec(String(letterSpacing ?? ""))?.[1];
  if (!tracking) return { ...node, style };
  const letters = trackingIn(Number(tracking), type.pairing.tightness[role]);
  return { ...node, style: { ...style, letterSpacing: `${letters}em` } };
}

/** Every text of a resolved drawing with the families it is set in. */
export function settingsIn(node: Node): TextSetting[] {
  if (node.type === "container") return node.children.flatMap(settingsIn);
  return node.type === "text" ? [{ text: node.text, stack: node.style.fontFamily }] : [];
}
