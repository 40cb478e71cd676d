import { cells, letters, width } from "../text/lines.ts";

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

export const indent = (lines: string[], by = "  ") => lines.map((line) => (line ? by + line : line));

/** `out_of_bounds` and `out-of-bounds` as words. */
export const words = (identifier: string) => identifier.replace(/[_-]+/g, " ").trim();

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const count = (n: number) => n.toLocaleString("en-US");
