const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const EMOJI = /\p{Emoji_Presentation}|\uFE0F/u;
const EAST_ASIAN =
  /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]/u;

export const letters = (text: string) => Array.from(graphemes.segment(text), ({ segment }) => segment);
export const cells = (letter: string) => (EMOJI.test(letter) || EAST_ASIAN.test(letter) ? 2 : 1);

/** Terminal cells the text takes; colour codes are not expected in it. */
export const width = (text: string) => letters(text).reduce((sum, letter) => sum + cells(letter), 0);

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
