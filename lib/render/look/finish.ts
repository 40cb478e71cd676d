import type { Node, Style } from "../jsx-runtime.ts";
import type { Look } from "./looks.ts";

/** Corners as the direction has them. Circles stay circles, and a device keeps its own corners. */
export function cornered(node: Node, look: Look): Node {
  if (look.corner === 1) return node;
  if (node.attributes?.part === "device" || node.type === "text") return node;
  const style = roundedStyle(node.style, look.corner);
  if (node.type === "image") return { ...node, style };
  return { ...node, style, children: node.children.map((child) => cornered(child, look)) };
}

function roundedStyle(style: Style, factor: number): Style {
  const { borderRadius: radius, width, height } = style;
  if (typeof radius !== "number" || radius <= 2) return style;
  const isCircle = typeof width === "number" && width === height && radius >= width / 2 - 1;
  if (isCircle) return style;
  const isPill = typeof height === "number" && radius >= height / 2 - 1;
  if (isPill) return factor > 0.5 ? style : { ...style, borderRadius: Math.round(height * 0.3 * factor) };
  return { ...style, borderRadius: Math.round(radius * factor) };
}

/** Headlines of a template's data in capitals, word by word: names with capitals of their own keep their letters. */
export function cased(data: unknown, look: Look): unknown {
  return look.headline.case === "upper" ? casedIn(data) : data;
}

/** Longer headlines are sentences, which capitals make hard to read. */
const LONGEST = 64;

function casedIn(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(casedIn);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [
    key,
    key === "headline" && typeof inner === "string" ? capitals(inner) : casedIn(inner),
  ]);
  return Object.fromEntries(entries);
}

/** Short texts in capitals. */
export const capitals = (text: string) =>
  text.length > LONGEST
    ? text
    : text.replace(/\S+/g, (word) => (isOwnName(word) ? word : word.toUpperCase()));

/** "iOS", "kWh", "name@example.org" and "3kg" lose their meaning in capitals. */
const isOwnName = (word: string) => /\p{Ll}\p{Lu}|[@/]|\d\p{Ll}|\p{Ll}\.\p{Ll}/u.test(word);
