import { own } from "../text/own.ts";

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
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
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  pound: "£",
};

const TAG = /<\/?[a-z!][^<>]{0,2000}>/gi;
const ENTITY = /&(#x?[0-9a-f]{1,6}|[a-z]{2,8});/gi;

function codePoint(reference: string): string {
  const n = /^#x/i.test(reference)
    ? Number.parseInt(reference.slice(2), 16)
    : Number.parseInt(reference.slice(1), 10);
  const usable = n > 31 && n < 0x110000 && !(n >= 0xd800 && n <= 0xdfff);
  return usable ? String.fromCodePoint(n) : " ";
}

const decodeEntities = (s: string) =>
  s.replace(ENTITY, (whole, name: string) =>
    name.startsWith("#") ? codePoint(name) : (own(ENTITIES, name.toLowerCase()) ?? whole),
  );

/** Structure becomes line breaks and bullets, scripts and comments go with their content, other tags only themselves. */
const withoutTags = (s: string) =>
  s
    .replace(/<(script|style|template|noscript|svg)\b[^>]*>[\s\S]*?(?:<\/\1\s*>|$)/gi, " ")
    .replace(/<!--[\s\S]*?(?:-->|$)/g, " ")
    .replace(/<li\b[^<>]*>/gi, "\n- ")
    .replace(/<h[1-6]\b[^<>]*>/gi, "\n# ")
    .replace(
      /<\/?(?:p|div|br|ul|ol|h[1-6]|tr|table|section|article|header|footer|blockquote)\b[^<>]*>/gi,
      "\n",
    )
    .replace(TAG, "");

/** HTML as text that keeps its structure. Twice, because entities may spell out another tag. */
function htmlToText(s: string): string {
  if (!/<[a-z!/]/i.test(s) && s.search(ENTITY) < 0) return s;
  // An opened tag that never closes could close behind text of ours.
  return withoutTags(decodeEntities(withoutTags(s))).replace(/<(?=[a-z!/])/gi, "");
}

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** Control, zero-width, direction-override and tag characters: invisible, and a way to smuggle text. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is removed here
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFD\u{E0000}-\u{E007F}]/gu;

/** Any string as safe text: well-formed Unicode in NFC, no markup, nothing invisible, no runs of blanks. */
export function clean(input: string): string {
  const visible = input.replace(LONE_SURROGATE, "").normalize("NFC").replace(INVISIBLE, "");
  return htmlToText(visible)
    .replace(INVISIBLE, "")
    .replace(/\r\n?|\u2028|\u2029/g, "\n")
    .replace(/[\t\u00A0\u2000-\u200A\u202F\u205F]/g, " ")
    .replace(/ {2,}/g, " ")
    .replace(/ \n/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
