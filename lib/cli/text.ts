const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;
const EAST_ASIAN =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u;

const letters = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);
const cells = (letter: string) => (EMOJI.test(letter) || EAST_ASIAN.test(letter) ? 2 : 1);

/** Terminal cells the text takes; colour codes are not expected in it. */
export const width = (text: string) => letters(text).reduce((sum, letter) => sum + cells(letter), 0);

/** The text without control characters: words from the network must not steer the terminal. */
export const clean = (text: string) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\t/g, "  ")
    .replace(/[\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, (c) => (c === "\n" ? c : ""));

export const padStart = (text: string, to: number) => " ".repeat(Math.max(0, to - width(text))) + text;

export const padEnd = (text: string, to: number) => text + " ".repeat(Math.max(0, to - width(text)));

/** As much of one line as fits, with an ellipsis when something is missing. */
export function shorten(text: string, to: number): string {
  if (width(text) <= to) return text;
  let kept = "";
  let used = 0;
  for (const letter of letters(text)) {
    used += cells(letter);
    if (used > to - 1) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
}

/**
 * Lines of at most `to` cells, broken between words, and inside words only in scripts that write without spaces.
 * Anything else that is too long stays whole: half an address is of no use.
 */
export function wrap(text: string, to: number): string[] {
  return text.split("\n").flatMap((line) => wrapLine(line, Math.max(1, to)));
}

function wrapLine(line: string, to: number): string[] {
  const lines: string[] = [];
  let current = "";
  for (const word of line.split(" ").flatMap((whole) => chop(whole, to))) {
    const longer = current === "" ? word : `${current} ${word}`;
    if (current !== "" && width(longer) > to) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  return [...lines, current];
}

function chop(word: string, to: number): string[] {
  if (!EAST_ASIAN.test(word)) return [word];
  const parts = [""];
  for (const letter of letters(word)) {
    if (width(parts.at(-1)! + letter) > to) parts.push("");
    parts[parts.length - 1] += letter;
  }
  return parts;
}

export const indent = (lines: string[], by = "  ") => lines.map((line) => (line ? by + line : line));

/** `out_of_bounds` and `out-of-bounds` as words. */
export const words = (identifier: string) => identifier.replace(/[_-]+/g, " ").trim();

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const count = (n: number) => n.toLocaleString("en-US");
