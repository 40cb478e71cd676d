import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { FORM_WORDS } from "./form-words.ts";
import { withSlideLines } from "./slide-lines.ts";

/** Script, style and comments go with their content. The search is linear: each opener looks for its end once. */
const HIDDEN =
  /<(script|style|template|noscript|svg)\b[^<>]{0,300}>|&lt;(script|style)\b[^<>&]{0,300}&gt;|<!--/gi;
const BLOCK =
  /<\/?(?:p|div|br|ul|ol|h[1-6]|tr|table|section|article|header|footer|blockquote)(?:\s[^<>]{0,500})?\/?>/gi;
const ITEM = /<li(?:\s[^<>]{0,300})?>/gi;
const TAG =
  /<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,1000})?\/?>|&lt;\/?[a-z][a-z0-9]{0,12}(?:\s[^<>&]{0,300})?\/?&gt;/gi;
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is blanked here
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFD]|\uDB40[\uDC00-\uDC7F]/g;

/** Three words or more in single marks are a quotation like any other; an apostrophe stands between letters. */
const SINGLE_MARKS =
  /(?<=^|[\s(:–—])['‘](?=[\p{L}\d])((?:[^'‘’"“”«»\n\s]|['’](?=\p{L}))+(?: (?:[^'‘’"“”«»\n\s]|['’](?=\p{L}))+){2,24})['’](?=[\s.,;:!?)]|$)/gu;

/** A keyboard has no closing mark for "„". */
const TYPED_CLOSING = /„([^„“”"\n]{1,200})"/gu;

/** "Petite vidéo (15 secondes, format vertical) pour …": how long and how wide a piece is to be, right behind its name. */
const SIZE_OF_PIECE = new Prefiltered(
  `(?<=^\\s*(?:[\\p{L}’'-]+\\s){0,4}(?:${Object.values(FORM_WORDS)
    .map(({ sure }) => sure)
    .join(
      "|",
    )})(?:\\s\\p{L}+)?\\s)\\((?=[^()]*(?<!\\p{L})(?:sec\\p{L}*|sek\\p{L}*|seg\\p{L}*|slides?|folien|diapos?|format\\p{L}*|vertical\\p{L}*|hochkant|square|quadrat\\p{L}*|9:16|1:1|4:5)(?!\\p{L}))[^()\\n]{3,70}\\)`,
  "iu",
);

const blank = (s: string) => " ".repeat(s.length);

function withoutHidden(s: string): string {
  if (!/<|&lt;/i.test(s)) return s;
  let out = "";
  let at = 0;
  for (const m of s.matchAll(HIDDEN)) {
    if (m.index < at) continue;
    const close = m[0] === "<!--" ? "-->" : m[1] ? `</${m[1].toLowerCase()}` : `&lt;/${m[2]?.toLowerCase()}`;
    const end = s.toLowerCase().indexOf(close, m.index);
    const stop =
      end < 0
        ? s.length
        : end + close.length + (/^(?:>|&gt;)/i.exec(s.slice(end + close.length))?.[0].length ?? 0);
    out += s.slice(at, m.index) + blank(s.slice(m.index, stop));
    at = stop;
  }
  return out + s.slice(at);
}

/**
 * A brief as plain text of the same length: markup and invisible characters become blanks, block tags line breaks.
 * Offsets into the answer are offsets into the brief.
 */
export function plainText(brief: string): string {
  const visible = brief
    .replace(LONE_SURROGATE, " ")
    .replace(INVISIBLE, blank)
    .replace(/\r\n/g, " \n")
    .replace(/[\r\u2028\u2029]/g, "\n")
    .replace(/[\t\u00A0\u2000-\u200A\u202F\u205F\u3000]/g, " ")
    .replace(SINGLE_MARKS, "“$1”")
    .replace(TYPED_CLOSING, "„$1“")
    .replace(SIZE_OF_PIECE, blank);
  return withSlideLines(/<|&lt;/i.test(visible) ? withoutMarkup(visible) : visible);
}

const withoutMarkup = (visible: string): string =>
  withoutHidden(visible)
    .replace(ITEM, (t) => `\n${" ".repeat(t.length - 3)}- `)
    .replace(BLOCK, (t) => `\n${" ".repeat(t.length - 1)}`)
    .replace(TAG, blank);

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "‹",
  gt: "›",
  quot: '"',
  apos: "'",
  nbsp: " ",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  bull: "•",
  euro: "€",
  pound: "£",
};

/** Named entities as characters. Angle brackets become other signs. */
export const decodeEntities = (s: string): string =>
  s.includes("&")
    ? s.replace(/&(#39|[a-z]{2,6});/g, (whole, name: string) =>
        name === "#39" ? "'" : (own(ENTITIES, name) ?? whole),
      )
    : s;
