import { own } from "../text/own.ts";

/**
 * Emoji are drawn as pictures where the emoji set has one. The others are written out when they stand for a
 * word, a number or a sign. Only decoration is left out.
 */
const EMOJI =
  /(?:\p{Regional_Indicator}{2}|[0-9#*]\ufe0f?\u20e3|(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f?)(?:\p{Emoji_Modifier}|\ufe0f|\u200d(?:\p{Emoji_Presentation}|\p{Extended_Pictographic})\ufe0f?|[\u{e0020}-\u{e007f}])*)/gu;

/** Signs that count as pictographs but are ordinary type in every bundled font. */
const TYPE = /^[©®™‼⁉↔↕](?!\ufe0f)/u;

const MEANINGS: Record<string, string> = {
  "❌": "×",
  "✖": "×",
  "➕": "+",
  "➖": "−",
  "➗": "÷",
  "❓": "?",
  "❔": "?",
  "❗": "!",
  "❕": "!",
  "‼": "!!",
  "⁉": "!?",
  "💯": "100",
  "➡": "›",
  "⬅": "‹",
  "⬆": "↑",
  "⬇": "↓",
  "©": "©",
  "®": "®",
  "™": "™",
};

const HEART = /^[❤💙💚💛💜🖤🤍🤎🧡💖💗🩷🩵🩶]/u;

/** Signs that are ordinary type unless a variation selector makes them emoji. */
const SIGNS = new Set("✔☑✖➕➖➗➡⬅⬆⬇↗↘↙↖▶◀▪▫◾◽★☆‼⁉〰");

/** The name of an emoji's picture: its code points in hexadecimal, without variation selectors. */
export const emojiCode = (emoji: string): string =>
  [...emoji.replace(/\ufe0f/g, "")].map((part) => (part.codePointAt(0) ?? 0).toString(16)).join("-");

/** The pieces of a drawable text: runs of type and, each by itself, the emoji that are drawn as pictures. */
export function splitEmoji(text: string): { text: string; isEmoji: boolean }[] {
  if (!MAYBE.test(text)) return [{ text, isEmoji: false }];
  const pieces: { text: string; isEmoji: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(EMOJI)) {
    if (isType(match[0])) continue;
    if (match.index > end) pieces.push({ text: text.slice(end, match.index), isEmoji: false });
    pieces.push({ text: match[0], isEmoji: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isEmoji: false });
  return pieces;
}

const MAYBE = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;
const isType = (emoji: string) => TYPE.test(emoji) || SIGNS.has(emoji);

/** The type of a drawable text alone. */
export const withoutPictures = (text: string): string =>
  MAYBE.test(text)
    ? splitEmoji(text)
        .map((piece) => (piece.isEmoji ? "" : piece.text))
        .join("")
    : text;

/**
 * A text with only those emoji that can be drawn, and the emoji that were only decoration and are gone.
 * @param isDrawn whether the emoji set has a picture of an emoji.
 */
export function withoutEmoji(
  text: string,
  isDrawn: (emoji: string) => boolean = () => false,
): { text: string; dropped: string[] } {
  const dropped: string[] = [];
  const starred = isDrawn("⭐") ? text : inStars(text);
  const plain = starred.replace(EMOJI, (emoji, offset: number, whole: string) => {
    if (TYPE.test(emoji)) return emoji;
    if (!SIGNS.has(emoji) && isDrawn(emoji)) return emoji;
    const word = meaning(emoji, whole.slice(0, offset), whole.slice(offset + emoji.length));
    if (word === "") dropped.push(emoji);
    return word;
  });
  return { text: dropped.length > 0 || plain !== text ? collapseSpaces(plain) : text, dropped };
}

const inStars = (text: string) =>
  text.replace(/(\d)\s?[⭐★]\ufe0f?(?![⭐★])/gu, "$1-star").replace(/(?:[⭐★🌟]\ufe0f?){2,}/gu, stars);

function stars(run: string): string {
  return `${run.match(/[⭐★🌟]/gu)?.length ?? 0} stars `;
}

function meaning(emoji: string, before: string, after: string): string {
  const bare = emoji.replace(/\ufe0f/g, "");
  if (/^[0-9#*]\u20e3/u.test(bare)) return bare.slice(0, 1);
  if (/^\p{Regional_Indicator}{2}$/u.test(bare)) return country(bare);
  if (HEART.test(bare) && /\p{L}\s*$/u.test(before) && /^\s*\p{L}/u.test(after)) return " love ";
  return own(MEANINGS, bare) ?? "";
}

/** A flag is two letters in disguise: the country's code. */
function country(flag: string): string {
  return [...flag].map((part) => String.fromCharCode((part.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join("");
}

/** Mends the spaces and the stranded punctuation that a removed emoji leaves behind. */
function collapseSpaces(text: string): string {
  return text
    .replace(/[ \t]{2,}/g, " ")
    .replace(/ +([,.;:!?])/g, "$1")
    .replace(/^[\s,;:–—-]+(?=\p{L}|\p{N})/u, "")
    .replace(/[\s–—-]+$/u, "")
    .trim();
}
