import { escaped } from "../layout.ts";

const MARKED =
  /https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]]|(?<![\w&#/])#[\p{L}\p{N}_]*\p{L}[\p{L}\p{N}_]*|(?<![\w@./])@\w[\w.]*\w/gu;

/** A post's words as HTML: what a network would make a link is coloured, and web addresses are links. */
export function marked(text: string): string {
  let html = "";
  let at = 0;
  for (const match of text.matchAll(MARKED)) {
    html += escaped(text.slice(at, match.index)) + one(match[0]);
    at = match.index + match[0].length;
  }
  return html + escaped(text.slice(at));
}

function one(word: string): string {
  if (!word.startsWith("http")) return `<span class="mark">${escaped(word)}</span>`;
  const shown = word.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
  const short = shown.length > 40 ? `${shown.slice(0, 39)}…` : shown;
  return `<a class="mark" href="${escaped(word)}" rel="noopener noreferrer" target="_blank">${escaped(short)}</a>`;
}

/** A name for people from a handle: "harbor_notes" is Harbor Notes. */
export const nameFrom = (handle: string): string =>
  handle
    .split(/[_.-]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(" ")
    .trim() || "Somebody";

/** A hue of its own for every handle. */
export const hueOf = (handle: string): number =>
  [...handle].reduce((hue, sign) => (hue * 31 + (sign.codePointAt(0) ?? 0)) % 360, 7);
