import { withNames } from "../../copy/proper-names.ts";
import { capitalize, escapeRegExp, isCommand, stop, withoutEmoji } from "../../copy/text.ts";
import type { Brand } from "../../copy/types.ts";
import { once, wordSet } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { withoutAnnouncement } from "./announcing-words.ts";
import { withoutRepeat } from "./clauses.ts";
import { withoutFillers } from "./fillers.ts";
import { decodeEntities } from "./plain.ts";
import { withoutTornRelative } from "./torn-relative.ts";

/**
 * Openings that connect a sentence to something the reader does not see; "Plus: £19 a month" names a plan, and "Urgent:
 * press 1" tells when. English.
 */
const LEAD = new Prefiltered(
  /^(?!plus:\s*(?:from )?[£$€\d]|urgent\s*[:–—-]\s*(?:(?:please )?(?:press|call|ring|phone|dial|text|e-?mail|go to)|within |in \d|same |next |\+?\d))(?:(?:[qa]|question|answer)\s*:\s+|(?:so|and|also|plus|but|well|now then|basically|anyway|of course|as you (?:all )?know|by the way|btw|oh and also|oh and|oh|um+|uh+|er|fyi|note that|ps|p\.s\.|n\.b\.|finally|additionally|furthermore|moreover|in addition|ok|okay|right|hey|hi|hello|like|new stuff|heads[- ]up|quick one|reminder|news|urgent|er)(?:\s*[,:!–—]|\s+-(?=\s)|-(?=\s))\s*|(?:so basically|hey so|hi so|ok so|okay so|um so|uh so|so um|oh and also|oh and|and also|and then|oh|um+|uh+|basically|also(?! (?:with|without|in|at|for|as|on|from|by|available|open)\b)|plus|so(?! (?:far|long|much|many|few|little|that)\b)|and|hey|er|urgent(?= we\b))\s+(?=\p{L}|\d))/iu,
);
/** Length of the openings with which a clause begins: "and um appointments are £52". */
export function leadLength(clause: string): number {
  const rest = clause.trimStart().replace(LEAD, "");
  return rest.length < clause.length ? clause.length - rest.length + leadLength(rest) : 0;
}

const HYPED =
  /^(?:(?:we|i)(?:['’]re| are|['’]m| am)?\s+)?(?:(?:so|very|really|super|beyond|absolutely|incredibly|extremely|now|also)\s+)*(?:excited|thrilled|happy|proud|delighted|pleased|glad|honou?red|stoked|pumped) to (?:announce|share|say|tell you|report|let you know)(?: the news)?(?::| that)\s+/i;
const TAIL = new Prefiltered(
  /(?<!\b(?:will|would|to|and|they|we|may|might|can|must|should|sagt|sagen|say|says|dit|disons|dice|dicen|decimos|zegt|zeggen|diz|las|los|mil|muchas|muchísimas|dar|doy|damos|con|de|un|mit|unseren?|vielen|herzlichen|besten|our|the|an?|my|with|of|nos|mille|tante|tanti|il|met|onze|veel|hartelijk|muito|dizer|dire|decir|une?|ein|grand|gros|immense|gran|grande|enorme|großes|großen|riesiges|herzliches|big|huge|massive|heartfelt|groot|enorm|um|just|simply|only|nur|einfach|juste|simplement|solo|sólo|simplemente|semplicemente|alleen|gewoon|só|apenas)|[:：])[\s,–—-]+(?:(?:many )?(?:thanks|thx|cheers|thank you)(?: (?:so much|a lot|in advance|all|both))?|which is (?:great|good|nice|cool|exciting|amazing|brilliant|lovely|huge|fab|fun)|lol|haha|i guess|gracias|merci|danke|grazie|obrigad[oa]|bedankt)[\s.,!]*$/i,
);
/** "GRAZ, 12 November 2026 —": where and when a press release was written. */
const DATELINE = /^\p{Lu}[\p{L} ]{2,30},\s+(?:\d{1,2} \p{L}+|\p{L}+ \d{1,2},?) \d{4}\s*[–—-]+\s*/u;
/** "X today announced that it has …" is news of what X has done. */
const ANNOUNCED =
  /^(.{2,90}?),?\s+(?:today |has |have |yesterday )?announced(?: today)? that it (has|is|will|was)\b/i;

/** What people type in a hurry, and what it says. */
const CHAT: readonly [RegExp, string][] = [
  [/\bw\/\s?o\b/gi, "without"],
  [/\bw\/\s*(?=\p{Ll}{2})/gu, "with "],
  [/(?<=\s)w (?=[\p{L}\d])/gu, "with "],
  [/\b(?:pls|plz)\b/gi, "please"],
  [/\bb4\b/gi, "before"],
  [/\bur\b/g, "your"],
  [/(?<![\w.&'’-])u(?![\w.&'’-])/g, "you"],
  [/\bthru\b/gi, "through"],
  [/\bppl\b/gi, "people"],
  [/\bthis wk\b/gi, "this week"],
  [/\bnext wk\b/gi, "next week"],
  [/\bincl\.? (?=\p{L})/gu, "including "],
  [/\bxmas\b/gi, "Christmas"],
  [/\bdont\b/gi, "don't"],
  [/\bwont\b/g, "won't"],
  [/\bcant\b/gi, "can't"],
  [/\bwhats (?=new|in|on|inside)/gi, "what's "],
  [/\bim (?=(?:an?|the|so|not|now|also|\p{Ll}+ing)\b)/gu, "I'm "],
  [/(?<![\p{L}\d.'’-]|\b(?:npm|pnpm|yarn|bun|brew|apt) )i(?=\s|['’])/gu, "I"],
  [
    /(?<=^|[.!?,;:–—(]\s*|(?<!\p{L})(?:and|but|so|because|that|if|when) )its (?=(?:a|an|the|now|not|so|on|been)\b|(?:free|here|back|live)(?:[.!?,;:]|\s*$|\s(?:on|in|at|for|from|to|with|and|until|this|again|now|today|tomorrow)\b))/gu,
    "it's ",
  ],
];
const HURRIED = /\bw\b|\b(?:pls|plz|b4|ur|u|thru|ppl|wk|incl|xmas|dont|wont|cant|whats|im|i|its)\b/i;

/** Misspellings that are no other word. */
const TYPOS: Record<string, string> = {
  teh: "the",
  adn: "and",
  apointment: "appointment",
  apointments: "appointments",
  appointement: "appointment",
  appointements: "appointments",
  recieve: "receive",
  seperate: "separate",
  definately: "definitely",
  tommorow: "tomorrow",
  tomorow: "tomorrow",
  accomodation: "accommodation",
  occured: "occurred",
  untill: "until",
  avaliable: "available",
  availible: "available",
  becuase: "because",
  beleive: "believe",
  thier: "their",
  wich: "which",
  custommers: "customers",
  costumers: "customers",
  libary: "library",
  febuary: "February",
  saterday: "Saturday",
  wensday: "Wednesday",
  wendesday: "Wednesday",
  offical: "official",
  succesful: "successful",
  restaraunt: "restaurant",
  calender: "calendar",
  begining: "beginning",
  oppening: "opening",
  openning: "opening",
};
const TYPO = once(
  () => new Prefiltered(`(?<![\\p{L}])(?:${Object.keys(TYPOS).join("|")})(?![\\p{L}])`, "giu"),
);
/** "startign": the two last letters of "-ing" in the wrong order. */
const SWAPPED =
  /(?<![\p{L}])(start|open|clos|com|launch|end|work|look|go|mak|offer|giv|show|tak|bring|book|sell|mov|hir)ign(?![\p{L}])/giu;

const fixTypos = (s: string) =>
  s.replace(SWAPPED, "$1ing").replace(TYPO(), (w) => {
    const right = own(TYPOS, w.toLowerCase()) ?? w;
    return /^\p{Lu}/u.test(w) ? capitalize(right) : right;
  });

const CALENDAR = new Prefiltered(
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|june|july|august|september|october|november|december)\b|\b(?:mon|tue|tues|wed|thu|thurs|fri|sat|sun)\b(?=\s?(?:\d|[-–]\s?(?:mon|tue|wed|thu|fri|sat|sun)|to (?:mon|tue|wed|thu|fri|sat|sun)\b))|(?<=(?:mon|tue|wed|thu|fri|sat)\s?(?:[-–]|to)\s?)(?:mon|tue|wed|thu|fri|sat|sun)\b|(?<=\d(?:st|nd|rd|th)?\s)(?:jan|feb|mar|march|apr|may|jun|jul|aug|sept?|oct|nov|dec)\b|\b(?:jan|feb|apr|jun|jul|aug|sept?|oct|nov|dec)\b(?=\s\d)|(?<=\b(?:in|from|by|until|since|start(?:s|ing)?|early|late) )(?:jan|feb|march|may|jul|aug|sept?|oct|nov|dec)\b(?! (?:be|not|have))/gi,
);
const withCalendar = (s: string) =>
  s.replace(CALENDAR, (m, at: number) =>
    IN_ADDRESS.test(s.slice(Math.max(0, at - 1), at))
      ? m
      : m.charAt(0).toUpperCase() + m.slice(1).toLowerCase(),
  );
/** "kite.example/april": an address keeps its letters. */
const IN_ADDRESS = /[/@#_.=-]$/;

const ACRONYMS = once(() =>
  wordSet(
    "UK USA EU UAE NHS BBC VAT MOT GPS USB BBQ DIY TV DJ VIP FAQ PDF CEO CTO API SMS AM PM BYOB LED LGBTQ ID IT HD EV SUV ATM PE UV CET GMT UTC BST EST PST CEST DNA HIV RSPCA NSPCC RSVP TÜV",
  ),
);
const ADDRESS_LINE =
  /\b(?:rd|road|st|street|ln|lane|avenue|ave|park|square|way|place|estate|centre|mall|quay|row|court|unit|suite)\b/i;
const SALE_WORD = /\b(?:off|sale|free|only|open|now|ends?|at|in|to|from|with|is|are)\b/i;
const SHOUTS = once(() =>
  wordSet(
    "ALL FREE NEW NOW ONLY NOT AND OR THE FOR OFF BUY GET EVERY NO OPEN SALE BIG WIN BEST LAST HOT OUR YOUR YOU ARE IS TODAY WEEK DAY DAYS HUGE MEGA SUPER HURRY LIMITED TIME HERE WITH JUST VERY MORE WINTER SUMMER SPRING LAUNCH IMPORTANT AMAZING DISCOUNT THANK THANKS",
  ),
);

const letters = (s: string) => s.match(/\p{L}/gu)?.length ?? 0;
const capitals = (s: string) => s.match(/\p{Lu}/gu)?.length ?? 0;

function calmWord(word: string, isTitle: boolean): string {
  const bare = word.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, "");
  if (
    ACRONYMS().has(bare) ||
    (/\d/.test(bare) && /\p{L}/u.test(bare) && !/^\d+(?:ST|ND|RD|TH|AM|PM|H|P)$/.test(bare)) ||
    /[@/]|\.\p{L}/u.test(bare)
  )
    return word;
  const low = word.toLowerCase();
  return isTitle ? low.replace(/\p{L}/u, (c) => c.toUpperCase()) : low;
}

/** "EPDM", "HTML": letters that make no word. */
const UNSPOKEN = /^[^AEIOUYÄÖÜÉ]+$|[^AEIOUYÄÖÜÉ]{3}$/u;

/** Whole sentences in capitals become sentences; acronyms and codes stay, addresses get their capitals back. */
function calm(s: string, shouted: boolean): string {
  const n = letters(s);
  if (n >= (shouted ? 3 : 8) && capitals(s) / n > 0.7 && /\p{Lu}{3}/u.test(s)) {
    const isTitle = ADDRESS_LINE.test(s) && !SALE_WORD.test(s);
    const coded = /(?<=\bcode:?\s+)\S+/i.exec(s)?.[0] ?? "";
    const low = s.replace(/\S+/g, (w) => (coded !== "" && w === coded ? w : calmWord(w, isTitle)));
    return low.replace(/([.!?]\s+)(\p{Ll})/gu, (_m, a: string, b: string) => a + b.toUpperCase());
  }
  // "OPEN CALL: …"
  const labelled = s.replace(/^(?:\p{Lu}{4,}|\p{Lu}{2,}(?: \p{Lu}{2,}){1,3})(?=:)/u, (words) =>
    words.split(" ").some((word) => ACRONYMS().has(word) || UNSPOKEN.test(word))
      ? words
      : words.slice(0, 1) + words.slice(1).toLowerCase(),
  );
  const isAlone = [...labelled.matchAll(IN_CAPITALS)].filter(([word]) => SHOUTS().has(word)).length === 1;
  return labelled.replace(IN_CAPITALS, (w, at: number) =>
    !SHOUTS().has(w) ||
    (isAlone && EMPHATIC.test(w)) ||
    isOfCode(w, labelled.slice(at + w.length)) ||
    isOfName(w, labelled.slice(0, at), labelled.slice(at + w.length))
      ? w
      : at === 0 || /[.!?]["”’»)]?\s$/u.test(labelled.slice(0, at))
        ? w.charAt(0) + w.slice(1).toLowerCase()
        : w.toLowerCase(),
  );
}

const IN_CAPITALS = /(?<![\p{L}\d-])\p{Lu}{2,}(?![\p{L}\d-])/gu;
/** "NOT a pressure washer": the one word of a calm sentence that its author stresses, because readers get it wrong. */
const EMPHATIC = /^(?:NOT|NO|ONLY)$/;

/** Words that are shouted as often as they are the first or last of a name: "DAY PASS". */
const IN_NAMES = /^(?:DAYS?|WEEK|WINTER|SUMMER|SPRING|LAUNCH)$/;

/** "NEON NEW YEAR", "DAY PASS": beside words in capitals that are no shout it is part of a name. */
function isOfName(word: string, before: string, behind: string): boolean {
  const [, last = ""] = /(?<![\p{L}\d-])(\p{Lu}{3,}) $/u.exec(before) ?? [];
  const [, next = ""] = /^ (\p{Lu}{3,})(?![\p{L}\d-])/u.exec(behind) ?? [];
  const isName = (beside: string) => beside !== "" && !SHOUTS().has(beside);
  return IN_NAMES.test(word) ? [last, next].some(isName) : [last, next].every(isName);
}

/** "NOT NULL", "FOR UPDATE": a word of logic before another one in capitals that is no shout. */
function isOfCode(word: string, behind: string): boolean {
  const next = /^ (\p{Lu}{3,})(?![\p{L}\d-])/u.exec(behind)?.[1];
  return /^(?:NOT|AND|OR|FOR|IS)$/.test(word) && next !== undefined && !SHOUTS().has(next);
}

/** Curly quotes and apostrophes, as printed text has them. */
const smart = (s: string): string =>
  /["']/.test(s)
    ? s
        .replace(/(^|[\s([–-])"/g, "$1“")
        .replace(/"/g, "”")
        .replace(/(^|[\s(])'([^']{1,60})'(?=[^\p{Ll}]|$)/gu, "$1‘$2’")
        .replace(/(?<=[\p{L}\d])'(?=\p{L})|(?<=\p{L})'(?=\d)/gu, "’")
        .replace(/(?<=s)'(?=\s)/g, "’")
    : s;

const unmarked = (s: string) =>
  s
    .replace(/!?\[([^\]]{1,200})\]\((https?:[^)\s]{1,400})\)/g, "$1 $2")
    .replace(/(\*\*|__)([^*_\n]+)\1/g, "$2")
    .replace(/(?<![\w*])[*_]([^*_\n]+)[*_](?!\w)/g, "$1")
    .replace(/`([^`]+)`/g, "$1");

const punctuated = (s: string) =>
  withoutEmoji(decodeEntities(unmarked(s)))
    .replace(/\s+/g, " ")
    .replace(/(?:\s*[;:]-?[)(DP])+\s*$/, "")
    .replace(/([!?])[!?]+/g, "$1")
    .replace(/\s*\.{3,}\s*(?=[£$€₹]?\d)/g, ": ")
    .replace(/\.{4,}/g, "…")
    .replace(/\s*(?:…|\.{2,3})\s*$/, "")
    .replace(/ ([,.])(?=\s|$)/g, "$1")
    .replace(/\s[-—]\s/g, " – ")
    .trim();

function english(input: string, shouted: boolean): string {
  let s = calm(withoutRepeat(input), shouted);
  for (let before = ""; before !== s; ) {
    before = s;
    s = s.replace(LEAD, "");
  }
  s = s
    .replace(HYPED, "")
    .replace(DATELINE, "")
    .replace(ANNOUNCED, (_m, who: string, verb: string) =>
      who.includes(", ") ? `${who}, ${verb}` : `${who} ${verb}`,
    );
  if (HURRIED.test(s)) for (const [from, to] of CHAT) s = s.replace(from, to);
  return withCalendar(fixTypos(s));
}

/** `shouted`: the whole brief is typed in capitals. */
type Voice = { language: string; brand: Brand; shouted: boolean };

export const isShouted = (brief: string): boolean => {
  const n = letters(brief);
  return n > 20 && capitals(brief) / n > 0.6;
};

const CODE = /`([^`\n]{3,200})`/g;

/** Source code in a sentence stays letter for letter: "`kite build --out a.json`". */
function withCode(text: string, original: string): string {
  return [...original.matchAll(CODE)].reduce((said, [, code = ""]) => {
    const words = code.trim().split(/\s+/).map(escapeRegExp);
    const typeset = words.join("\\s+").replace(/["'`]/g, "[\"“”'‘’]").replace(/-/g, "[-–]");
    return said.replace(new Prefiltered(typeset, "iu"), () => code.trim());
  }, text);
}

const BEHIND_STOP = /(?<=(?<before>[\p{L}’']{3,})[.!?] )\p{Ll}/gu;
const SHORTENED =
  /^(?:approx|incl|excl|min|max|tel|ext|etc|bzw|evtl|inkl|exkl|zzgl|ggf|usw|env|aprox|circa|tél|pers|Std)$/iu;
/** A brief that is typed without capitals has none behind its full stops either: "rinse it. don't scrub". */
const withCapitals = (text: string): string =>
  /^\p{Ll}/u.test(text)
    ? text.replace(BEHIND_STOP, (letter, ...found) =>
        SHORTENED.test(found.at(-1).before) ? letter : letter.toUpperCase(),
      )
    : text;

/** The author's words as a statement that stands alone: cleaned, never reworded. */
export function saysOf(text: string, { language, brand, shouted }: Voice): string {
  const marked = punctuated(text).replace(/^(?:[-*•‣▪◦·●○■□➤►→✓✔☑★–—+|#›]+\s*)+/u, "");
  const isEnglish = language === "en";
  const worded = isEnglish ? withNames(english(marked, shouted), brand) : calm(marked, shouted);
  const bare = worded.replace(TAIL, "").replace(/^[\s,.;:–-]+|[\s,;:、，：–(-]+$/gu, "");
  const isCode = /^(?:https?:|www\.)/i.test(bare) || isCommand(bare);
  const opened = isCode
    ? bare
    : capitalize(smart(withCapitals(withoutAnnouncement(withoutFillers(bare, language)))));
  return bare ? withCode(stop(withoutTornRelative(opened, language)), text) : "";
}
