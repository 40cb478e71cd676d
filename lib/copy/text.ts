import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import { scanWords } from "./scan-words.ts";

/** Measuring and shaping of characters and words; knows nothing about meaning. */

const EMOJI =
  /(?:\p{Regional_Indicator}{2}|[#*0-9]\uFE0F?\u20E3|\p{Emoji_Presentation}(?:\uFE0F|\p{Emoji_Modifier}|[\u{E0020}-\u{E007E}]+\u{E007F})?(?:\u200D\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)*|\p{Extended_Pictographic}\uFE0F(?:\u200D\p{Extended_Pictographic}\uFE0F?)*)/gu;

/** A quick look: whatever is an emoji holds one of these. */
const MAY_HOLD_EMOJI = /[\u231A-\u2BFF\uD83C-\uD83E]|\u20E3|\uFE0F|\u200D/;

export const emojis = (s: string): string[] => (MAY_HOLD_EMOJI.test(s) ? (s.match(EMOJI) ?? []) : []);

export const withoutEmoji = (s: string): string =>
  (MAY_HOLD_EMOJI.test(s) ? s.replace(EMOJI, " ").replace(/[\u200D\uFE0F]/g, "") : s)
    .replace(/ {2,}/g, " ")
    .trim();

/** Endings of addresses written without a scheme; lower case only, so that "works.It" stays two sentences. */
const DOMAINS =
  "com|org|net|io|app|dev|co|ai|example|test|shop|store|fr|de|es|it|nl|uk|eu|me|tv|info|jp|se|pl|ch|at|be|ie|no|dk|fi|pt|cz|hu|gr|ro|ca|au|nz|us|in|br|mx|kr|cn|sg|il|tr|edu|gov|bike|coffee|cafe|pub|bar|restaurant|pizza|beer|wine|club|online|site|website|blog|cloud|tech|design|studio|agency|world|life|news|media|health|care|school|academy|events|tickets|community|eco|green|earth|fund|foundation|charity|gallery|photography|games|fit|yoga|garden|farm|house|travel|tours|jobs|careers|page|link|gg|fm|sh|ly|xyz|biz|bio|art|london|berlin|paris|nyc";
const INSIDE = "[^\\s<>\"'“”«»]";
const LAST = "[^\\s<>\"'“”«».,;:!?)\\]}。、」]";
/** Web addresses with or without a scheme, without the punctuation that follows them. */
export const URL_RE = new Prefiltered(
  `(?<![@\\w.-])(?:[Hh]ttps?:\\/\\/|[Ww]ww\\.)${INSIDE}*${LAST}|(?<![@\\w.-])(?:[A-Za-z0-9-]{1,63}\\.){1,4}(?:${DOMAINS})(?:\\/(?:${INSIDE}*${LAST})?)?(?![\\w@-]|\\.[A-Za-z0-9])`,
  "g",
);
/** An address with the words that lead to it: "at example.com", "or on example.com". */
const LED_URL = new Prefiltered(
  `(?:\\s+(?:or|oder|ou|of|eller|o)(?=\\s))?(?:\\s*(?:(?<![\\p{L}\\p{N}])(?:at|on|via|through|from|under|here|auf|über|unter|sur|en|por|su|em|pelo|op|på|na|pod|на|من|على|عبر)(?![\\p{L}])|[在:→：]|->))?\\s*(?:${URL_RE.source})`,
  "gu",
);

/** A quick look: most sentences hold no address. */
const MAY_HOLD_URL = /:\/\/|\.\S/;

export const urls = (s: string): string[] => (MAY_HOLD_URL.test(s) ? (s.match(URL_RE) ?? []) : []);
/** "at skerryferries.com or at the pier office", "en tresolivos.example y en la almazara": one of two ways. */
const OR = /^\s+(?:or|oder|ou|of|eller|o|and|und|et|y|e|en|och|og)\s/iu;

/** "In 22 shops and on portnaoats.example, with free postage …": the second of two ways. */
const AND = /\s(?:and|und|et|y|e|en|och|og)$/iu;

/** "The course starts in May, details at …": what stands there says nothing without the address. */
const STANDS_THERE =
  /(?:,|\s[–—-])\s(?:(?:all|more|full|further|weitere|alle|mehr|plus d['’]|toutes les|más|altre|meer|mais)\s?)?(?:details?|info(?:s|rmation(?:en)?)?|détails?|renseignements|detalles|información|dettagli|informazioni|informatie|detalhes|informações)(?=[.!]?\s*$)/iu;

/** A sentence whose address is gone, without the words that only led to it. */
export const withoutDetailsThere = (s: string): string => s.replace(STANDS_THERE, "");

function withoutLedUrls(s: string): string {
  const left = s.replace(LED_URL, (m, at: number) => {
    if (OR.test(s.slice(at + m.trimEnd().length)) || AND.test(s.slice(0, at))) return m;
    return at === 0 || /\s$/.test(m) ? " " : "";
  });
  return left === s ? s : withoutDetailsThere(left);
}

/** The text without its addresses and without the "at" before them. */
export const withoutUrls = (s: string): string =>
  (MAY_HOLD_URL.test(s) ? withoutLedUrls(s) : s)
    .replace(/(?<=\p{Script=Han}) +(?=\p{Script=Han})/gu, "")
    // Brackets that held nothing but an address.
    .replace(/\s*\(\s*\)/g, "")
    // "Book on our site, kite.example, or come in": commas that held nothing else. "or" needs none.
    .replace(/\s*,\s*,\s*(?=(?:or|oder|ou|o|of)\s)/giu, " ")
    .replace(/\s*,(?:\s*,)+/gu, ",")
    .replace(/ {2,}/g, " ")
    .trim();

const isNarrow = (c: number) =>
  c <= 4351 || (c >= 8192 && c <= 8205) || (c >= 8208 && c <= 8223) || (c >= 8242 && c <= 8247);

/** What may be an address: it goes on behind a stop or a colon. */
const POINTED = /\S*[.:]\S+/g;

/** Length as X counts it: a link 23, an emoji 2, characters outside the Latin-like ranges 2, everything else 1. */
export function weighted(s: string): number {
  let n = 0;
  const whole = s.normalize("NFC").replace(POINTED, (part) =>
    part.replace(URL_RE, () => {
      n += 23;
      return "";
    }),
  );
  const rest = MAY_HOLD_EMOJI.test(whole)
    ? whole.replace(EMOJI, () => {
        n += 2;
        return "";
      })
    : whole;
  for (const ch of rest) n += isNarrow(ch.codePointAt(0) ?? 0) ? 1 : 2;
  return n;
}

export const bytes = (s: string): number => new TextEncoder().encode(s).length;
/** Length in code points, the unit of every limit that does not say otherwise. */
export const size = (s: string): number => (/[\uD800-\uDBFF]/.test(s) ? [...s].length : s.length);

const ENDS_IN_WORD = /[\p{L}\p{N}]$/u;
const STARTS_WITH_WORD = /^[\p{L}\p{N}]/u;

/** The words of a text; "don’t", "1,500", "50%" and "R&D" are one each. */
export function words(s: string): string[] {
  const out: string[] = [];
  scanWords(s, (start, end) => out.push(s.slice(start, end)));
  return out;
}

export function wordCount(s: string): number {
  let n = 0;
  scanWords(s, () => n++);
  return n;
}

/** Brand-like spellings ("iPhone", "h2o", "booking.com") keep their small first letter. */
const OWN_CASE = /^[\p{Ll}.]+(?:\p{Lu}|\d|\.\p{L}|@|[=_])/u;

/** "stackrail diff --json": what is typed at a prompt. */
const COMMAND =
  /^\p{Ll}\S*(?: \S+)* --\p{Ll}|^(?:curl|npm|npx|pnpm|yarn|pip3?|docker|git|brew|cargo|kubectl|sudo|ssh|node|python3?)\s(?:\S*[/.:=-]\S*|\p{Ll}+)(?:\s|$)/u;

export const isCommand = (s: string): boolean => COMMAND.test(s);

/** A line for a terminal that is known by its path: "pebble init nas:/backups/laptop". */
const TYPED = /^\p{Ll}[\w.-]*(?: \S+)* (?:~|\.{0,2}\/\S+|[\w.-]+:?\/\S+)(?: \S+)*$/u;
const LONGEST_TYPED = 120;
export const isTyped = (s: string): boolean =>
  isCommand(s) || (s.length <= LONGEST_TYPED && TYPED.test(s) && !/[.!?]$/.test(s) && urls(s).length === 0);

/** "--watch", "@mirek", "#fair", ".env", "~/bin": a sign that makes the word behind it one to be typed. */
const TYPED_SIGN = /(?:[-@#~/\\`_]|(?<!\.)\.)$/u;

export function capitalize(s: string): string {
  const [, before = "", letter = ""] = /^([^\p{L}\p{N}]*)(\p{Ll})/u.exec(s) ?? [];
  if (!letter || isTyped(s) || TYPED_SIGN.test(before)) return s;
  const at = before.length;
  const word = s.slice(at).split(/\s/, 1)[0] ?? "";
  // Dutch "één" keeps one accent.
  if (word === "één") return `${before}Eén${s.slice(at + word.length)}`;
  return OWN_CASE.test(word) ? s : before + letter.toUpperCase() + s.slice(at + letter.length);
}

const NEVER_NAMES =
  /^(?:we|our|you|your|it|its|the|an?|this|that|these|those|they|their|he|she|his|her|there|here)$/i;

/** Days and months keep their capital in English; "May" and "March" only as names. */
const CALENDAR =
  /^(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|Jan(?:uary)?|Feb(?:ruary)?|April?|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)$/;

/** Small first letter, for a phrase that moves into a sentence; `names`, words in capitals and "I" stay. */
export function lowerFirst(s: string, names: readonly string[] = []): string {
  const first = /^[\p{L}\p{N}]+/u.exec(s)?.[0] ?? "";
  const isName = (names.includes(first) && !NEVER_NAMES.test(first)) || CALENDAR.test(first);
  if (isName || /^(?:I\b|[\p{Lu}\d][\p{Lu}\d-]|\p{Lu}\p{Ll}+\p{Lu})/u.test(s)) return s;
  return s.replace(/^\p{Lu}/u, (c) => c.toLowerCase());
}

const UNSPACED = /[\p{Script=Hiragana}\p{Script=Katakana}]|\p{Script=Han}[^\p{Script=Latin}]*$/u;
const CJK_END = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}][」』）”]*$/u;

/** Ends a sentence with the full stop of its script, unless it already ends. */
export function stop(s: string): string {
  if (!s || /[.!?…。！？؟।][\s”“"»)」』]*$/.test(s)) return s;
  const t = s.replace(/[\s,;:–—-]+$/, "");
  if (/[】》〉]$/u.test(t)) return t;
  // A line of Japanese may end with a figure, an address or a bracket.
  if (CJK_END.test(t) || UNSPACED.test(t)) return `${t}。`;
  return /\p{Script=Devanagari}$/u.test(t) ? `${t}।` : `${t}.`;
}

/** Takes the closing full stop off; a question mark or an exclamation mark stays. */
export const unstop = (s: string): string => s.replace(/(?<![.…]|(?<!\p{L})[ap]\.m)[.;,:。、]+$/u, "").trim();

const WEAK_END =
  /\s+(?:a|an|the|of|to|for|and|or|in|on|at|by|with|from|your|our|is|are|that|which|de|la|le|et|und|der|die|das|y|el)$/i;

/** Shortens to `max` code points at a word edge, with an ellipsis unless told otherwise. */
export function clip(s: string, max: number, ellipsis = true): string {
  if (s.length <= max) return s;
  const chars = [...s];
  if (chars.length <= max) return s;
  const head = chars.slice(0, Math.max(1, max - (ellipsis ? 1 : 0))).join("");
  const at = Math.max(
    head.lastIndexOf(" "),
    head.lastIndexOf("\n"),
    head.lastIndexOf("、"),
    head.lastIndexOf("。"),
  );
  const kept = at > max * 0.5 ? head.slice(0, at) : head;
  return kept.replace(/[\s,;:–—\-(“"'‘]+$/u, "").replace(WEAK_END, "") + (ellipsis ? "…" : "");
}

/** Is the phrase there as whole words? Capitals and the kind of blank between its words do not matter. */
export function hasWords(s: string, phrase: string): boolean {
  const asked = phrase.trim().toLowerCase().replace(/\s+/g, " ");
  if (!asked) return false;
  const low = s.toLowerCase();
  const text = asked.includes(" ") && /[^\S ]|\s\s/.test(low) ? low.replace(/\s+/g, " ") : low;
  for (let at = text.indexOf(asked); at >= 0; at = text.indexOf(asked, at + 1)) {
    const after = text.slice(at + asked.length, at + asked.length + 2);
    if (!ENDS_IN_WORD.test(text.slice(Math.max(0, at - 2), at)) && !STARTS_WITH_WORD.test(after)) return true;
  }
  return false;
}

export const escapeRegExp = (s: string): string => s.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Whole-word pattern that also works beside letters outside ASCII, where `\b` does not. */
export const wholeWord = (w: string, flags = "giu"): RegExp =>
  new Prefiltered(
    `(?<![\\p{L}\\p{N}])${escapeRegExp(w.trim()).replace(/\s+/g, "\\s+")}(?![\\p{L}\\p{N}])`,
    flags,
  );

export const unique = <T>(list: readonly T[]): T[] => [...new Set(list)];
