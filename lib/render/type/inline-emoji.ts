import { splitEmoji } from "../emoji.ts";
import type { BoxNode, Node, TextNode } from "../jsx-runtime.ts";
import { featuresIn } from "../typeface.ts";
import { emojiKey } from "./emoji-set.ts";

/** In units of the font size: a picture, the space on both sides, and its depth below the baseline. */
const EMOJI = { size: 1, air: 0.06, sunk: 0.14 };

/** What an emoji takes of a line, in units of the font size. */
export const EMOJI_ADVANCE: number = EMOJI.size + 2 * EMOJI.air;

/** One paragraph of text and emoji, so that the engine orders both in the writing direction. */
export function withEmoji(node: TextNode): TextNode | BoxNode {
  const pieces = splitEmoji(node.text);
  if (pieces.every(({ isEmoji }) => !isEmoji)) return node;
  const { text: _, type: __, ...look } = node;
  const children = pieces.map(
    ({ text, isEmoji }): Node =>
      isEmoji ? picture(text, node.style.fontSize) : { type: "text", text, style: spanOf(node) },
  );
  return { ...look, type: "container", style: { ...node.style, display: "block" }, children };
}

/** A run inherits its place from the line, but names its look again. */
function spanOf({ style }: TextNode): TextNode["style"] {
  const { fontFamily, fontWeight = 400, fontSize, color, letterSpacing = "0em" } = style;
  const look = { fontFamily, fontWeight, fontSize, color, letterSpacing, ...featuresIn(fontFamily) };
  return { ...look, whiteSpace: "pre" };
}

function picture(emoji: string, fontSize: number): Node {
  const side = EMOJI.size * fontSize;
  const air = EMOJI.air * fontSize;
  return {
    type: "image",
    className: "emoji",
    src: emojiKey(emoji),
    style: {
      display: "inline-block",
      width: side,
      height: side,
      margin: `0 ${air}px`,
      verticalAlign: `${-EMOJI.sunk * fontSize}px`,
    },
  };
}
