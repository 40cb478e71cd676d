import { fixDates } from "./extract/dates.ts";
import { once, wordSet } from "./once.ts";
import { capitalize, withoutEmoji } from "./text.ts";

/** Openings of a sentence that connect it to something the reader does not see. */
const LEAD =
  /^(?:(?:[qa]|question|answer)\s*:\s*|(?:so|and|also|plus|but|well|honestly|now then|basically|anyway|of course|as you (?:all )?know|in fact|by the way|btw|oh and|oh|fyi|note that|ps|p\.s\.|n\.b\.|importantly|most importantly|best of all|finally|additionally|furthermore|moreover|as mentioned|obviously|in addition|and yes|yes(?!,? but\b)|ok|okay|great news|good news|exciting news|big news|breaking|news)\s*[,:!–-]\s*|(?:so|and|also|plus|oh and|oh)\s+(?=(?:now|every|all|from|today|we|it|it['’]s|the|our|you|they|there|this|fixed|new|\d)\b))+/i;
const HEDGE =
  /^(?:as you (?:all |may |might )?know,?|as we all know,?|not sure how to (?:say|put|phrase) this,? but|i[’']m not sure how to (?:say|put) this,? but|i guess|so basically|long story short,?|quick one[:,]?|heads[- ]up[:,]?|just to say,?|short version[:,]?)\s+/i;
/** Padding that can always go; "not really" and "if you know" are not padding. */
const FILLER =
  /(?<!\b(?:not|n[’']t|isn|aren|doesn|don|never|so|how)\s|,\s)\b(?:really|very|actually|basically|literally|honestly|truly|totally|absolutely|definitely)\b[, ]*|(?:^|,\s)(?:of course|as you (?:all )?know|as we all know|needless to say|to be honest|tbh|at the end of the day|for what it['’]?s worth),\s*|\s+i guess(?=[.!]*$)|\s+(?:lol|haha|lmao|tbh|imo|fwiw|omg|yay|woohoo)\b/gi;

/** What people type in a hurry, and what it says. */
const CHAT: readonly [RegExp, string][] = [
  [/\bw\/\s?o\b/gi, "without"],
  [/\bw\/\s*/gi, "with "],
  [/\bw (?=\p{Ll}{2})/gu, "with "],
  [/\b(?:pls|plz)\b/gi, "please"],
  [/\bb4\b/gi, "before"],
  [/\bur\b/g, "your"],
  [/\bu\b(?!\.)/g, "you"],
  [/\bthru\b/gi, "through"],
  [/\bppl\b/gi, "people"],
  [/\bdm(?= us\b)/gi, "DM"],
  [/\bxmas\b/gi, "Christmas"],
  [/\btune up\b/gi, "tune-up"],
  [/\bdont\b/gi, "don't"],
  [/\bwont\b/g, "won't"],
  [/\bcant\b/gi, "can't"],
  [/\bim (?=(?:an?|the|so|not|now|very|really|here|also|just|still|\p{Ll}+ing|\p{Ll}+ed)\b)/gu, "I'm "],
  [/\bi\b(?=\s|'|’)/g, "I"],
  [/\bits (?=(?:a|an|the|now|not|so|on|been|free|here|back|live)\b)/g, "it's "],
  [/\bapprox\.?(?=\s\d)/gi, "about"],
  [/(\d)\s?€/g, "$1 €"],
  [/\s*\+\s*(?=\p{Ll}{3}|an?\s)/gu, " and "],
  [
    /(?<=(?:^|\s)[\p{Ll}\d][\p{L}\d’]*)\s&\s(?=\p{Ll})(?!(?:co|sons?|daughters?|partners?|friends)\b)/gu,
    " and ",
  ],
];

/** Any of the above; most sentences have none. */
const HURRIED =
  /\bw\b|\b(?:pls|plz|b4|ur|u|thru|ppl|dm|xmas|tune up|dont|wont|cant|im|i|its|approx)\b|\d\s?€|[+&]/i;

const SHOUTS = once(() =>
  wordSet(
    "ALL FREE NEW NOW ONLY NOT AND OR THE FOR OFF BUY GET EVERY NO OPEN SALE BIG WIN BEST LAST HOT OUR YOUR YOU ARE IS TODAY WEEK DAY DAYS HUGE MEGA SUPER HURRY LIMITED TIME HERE WITH JUST VERY MORE WEBINAR BLACK FRIDAY CYBER MONDAY SUMMER WINTER SPRING LAUNCH ANNOUNCE IMPORTANT AMAZING DISCOUNT",
  ),
);
const ADDRESS_WORD = /\b(?:unit|suite|road|street|lane|avenue|park|square|place|estate|centre|mall)\b/i;
const SALE_WORD = /\b(?:off|sale|free|only)\b/i;

const letters = (s: string) => s.match(/\p{L}/gu)?.length ?? 0;
const capitals = (s: string) => s.match(/\p{Lu}/gu)?.length ?? 0;
/** Quick looks before the thorough ones: two letters that may both be capitals, a smiley at the end. */
const MAY_SHOUT = /[A-Z\u00C0-\uFFFF]{2}/;
const MAY_SMILE = /[;:]-?[)(DP]\s*$/;

const isShouted = (s: string, least: number) => {
  if (!MAY_SHOUT.test(s) || !/\p{Lu}{3}/u.test(s)) return false;
  const n = letters(s);
  return n > least && capitals(s) / n > 0.7;
};

const titleCase = (s: string) => s.toLowerCase().replace(/(?<![\p{L}’'])\p{Ll}/gu, (c) => c.toUpperCase());
const sentenceCase = (s: string) =>
  s
    .toLowerCase()
    .replace(/(^[^\p{L}\d]*|[.!?]\s+)(\p{Ll})/gu, (_m, a: string, b: string) => a + b.toUpperCase());

/** A text typed with caps lock on, as sentences; addresses get their capitals back. */
export function calm(text: string): string {
  if (!isShouted(text, 20)) return text;
  return text.replace(/[^.!?\n]+[.!?\n]*/g, (line) =>
    ADDRESS_WORD.test(line) && !SALE_WORD.test(line) ? titleCase(line) : sentenceCase(line),
  );
}

/** Single shouted words become words; acronyms and codes stay. */
function unshout(s: string): string {
  if (isShouted(s, 12)) return ADDRESS_WORD.test(s) && !SALE_WORD.test(s) ? titleCase(s) : sentenceCase(s);
  if (!MAY_SHOUT.test(s)) return s;
  return s.replace(/(?<![\p{L}\d-])\p{Lu}{2,}(?![\p{L}\d-])/gu, (w, at: number) => {
    if (!SHOUTS().has(w)) return w;
    return at === 0 ? w.charAt(0) + w.slice(1).toLowerCase() : w.toLowerCase();
  });
}

/** Curly quotes and apostrophes, as printed text has them. */
export const smart = (s: string): string => (/["']/.test(s) ? curly(s) : s);

const curly = (s: string): string =>
  s
    .replace(/(^|[\s([–-])"/g, "$1“")
    .replace(/"/g, "”")
    .replace(/(^|[\s(])'([^']{1,40})'(?=[^\p{Ll}]|$)/gu, "$1‘$2’")
    .replace(/(?<=[\p{L}\d])'(?=\p{L})/gu, "’")
    .replace(/(?<=s)'(?=\s)/g, "’");

function english(input: string): string {
  let s = input.replace(HEDGE, "");
  for (let before = ""; before !== s; ) {
    before = s;
    s = s.replace(LEAD, "");
  }
  return spelledOut(s.replace(FILLER, ""));
}

/** What people type in a hurry, as words, with capitals for days and months. English. */
export function spelledOut(s: string): string {
  return fixDates(HURRIED.test(s) ? CHAT.reduce((out, [from, to]) => out.replace(from, to), s) : s);
}

const withoutSmiley = (s: string) => (MAY_SMILE.test(s) ? s.replace(/(?:\s*[;:]-?[)(DP])+\s*$/g, "") : s);

const punctuation = (input: string, french: boolean) =>
  withoutSmiley(
    withoutEmoji(input)
      .replace(/[“”„]/g, '"')
      .replace(/[‘’]/g, "’")
      .replace(/\s+([,.;:!?])(?=\s|$)/g, french ? " $1" : "$1")
      .replace(/ ([,.])/g, "$1")
      .replace(/([!?])[!?]+/g, "$1")
      .replace(/\.{4,}/g, "…")
      // Trailing dots are how people pause between notes.
      .replace(/\s*(?:…|\.{2,3})\s*$/, "")
      // One exclamation mark too many is the writer's, not the brand's; Spanish keeps its pair.
      .replace(/^([^¡!]*)!$/, "$1."),
  );

const dashed = (s: string) => s.replace(/\s*—\s*|(?<=\p{L}) - (?=\p{L})/gu, " – ");

/** Small repairs that make a sentence publishable without changing what it says. */
export function polish(input: string, language = "en"): string {
  const marked = punctuation(input, language === "fr");
  const worded = language === "en" ? english(marked) : marked;
  const calmed = (/—| - /.test(worded) ? dashed(unshout(worded)) : unshout(worded))
    .replace(/\(\s*\)/g, "")
    .replace(/\s{2,}/g, " ")
    .replace(/^[\s,.;:–-]+/, "")
    .replace(/\s+([,.])/g, "$1")
    .trim();
  return capitalize(smart(calmed));
}

const FIRST_PERSON: readonly [RegExp, string][] = [
  [/\bI[’']m\b/g, "we’re"],
  [/\bI[’']ve\b/g, "we’ve"],
  [/\bI[’']d\b/g, "we’d"],
  [/\bI[’']ll\b/g, "we’ll"],
  [/\bI am\b/g, "we are"],
  [/\bI was\b/g, "we were"],
  [/\bI\b/g, "we"],
  [/\bmyself\b/gi, "ourselves"],
  [/\bMy\b/g, "Our"],
  [/\bmy\b/g, "our"],
  [/^we\b/, "We"],
  [/([.!?]\s+)we\b/g, "$1We"],
];

/** The brand speaks as "we": a sole owner's "I" and "my" become "we" and "our". English, outside quotations. */
export function asBrand(s: string): string {
  if (!/\b(?:I|my|My|myself)\b/.test(s)) return s;
  return s
    .split(/(“[^”]*”)/)
    .map((piece) =>
      piece.startsWith("“") ? piece : FIRST_PERSON.reduce((out, [from, to]) => out.replace(from, to), piece),
    )
    .join("");
}
