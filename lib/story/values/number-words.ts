import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { rawKeys, shapeOf } from "./amounts.ts";
import { matchesIn } from "./matches.ts";
import { EN_SMALL, EN_TENS, type Numerals, numerals } from "./number-tables.ts";
import { keyOf, type Value } from "./value.ts";

/** Words that are also something else and count only beside another number word or a unit. */
const MAY_BE_OTHER = new Map([
  ["en", /^(?:zero|one|second)$/i],
  ["fr", /^(?:neuf|cents?|six|mille)$/i],
  ["de", /^(?:acht|sieben)$/i],
  ["es", /^(?:once|mil)$/i],
  ["it", /^(?:sei|mille)$/i],
  ["pt", /^mil$/i],
  ["nl", /^(?:elf|acht)$/i],
  ["tr", /^(?:on|altı|yedi|dört|elli|kırk)$/i],
]);

type NumeralPatterns = { run: RegExp; word: RegExp };
const patterns = new Map<string, NumeralPatterns>();

/** Runs of number words, "two hundred and fifty", "einundzwanzig", "treinta y cinco", and the words in them. */
function patternsOf(language: string, { small, scales, joint }: Numerals): NumeralPatterns {
  const known = patterns.get(language);
  if (known) return known;
  const word = [...small.keys(), ...scales.keys()].sort((a, b) => b.length - a.length).join("|");
  const run = new Prefiltered(
    `(?<![\\p{L}\\p{N}-])(?:(?:an?|half an?|um|bir) (?=${[...scales.keys()].join("|")}))?(?:${word})(?:(?:${joint})(?:${word})){0,7}(?![\\p{L}])`,
    "giu",
  );
  const made = { run, word: new Prefiltered(word, "giu") };
  patterns.set(language, made);
  return made;
}

function totalOf(run: string, language: string, words: Numerals): number {
  const { small, scales } = words;
  const { word } = patternsOf(language, words);
  let [total, current] = [0, 0];
  for (const [found] of matchesIn(word, run)) {
    const scale = scales.get(found.toLowerCase());
    if (scale === undefined) current += small.get(found.toLowerCase()) ?? 0;
    else if (scale <= 100) current = Math.max(1, current) * scale;
    else {
      total += Math.max(1, current) * scale;
      current = 0;
    }
  }
  return total + current;
}

/** A scale alone belongs to digits that have taken it already, unless it is "a dozen". */
const isBareScale = (run: string, { scales }: Numerals) => scales.has(run.toLowerCase());

function numberAt(text: string, m: RegExpExecArray, language: string, words: Numerals): Value[] {
  if (isBareScale(m[0], words)) return [];
  const end = m.index + m[0].length;
  const shape = shapeOf(text.slice(end, end + 32));
  const n = totalOf(m[0], language, words) * (/^half/i.test(m[0]) ? 0.5 : 1);
  const isOther = MAY_BE_OTHER.get(language)?.test(m[0]) && shape.length === 0;
  return [
    {
      kind: shape.kind,
      text: text.slice(m.index, end + shape.length),
      span: { start: m.index, end: end + shape.length },
      keys: [...shape.units.map((unit) => keyOf(unit, n * shape.factor)), ...rawKeys(shape, [n])],
      ...(isOther || n <= 1 ? { weak: true as const } : {}),
    },
  ];
}

const DIGITS = new Map(
  EN_SMALL.split(" ")
    .slice(0, 10)
    .map((word, i) => [word, i] as const),
);
const WORD = `(?:${[...EN_TENS.map(([word]) => word), ...EN_SMALL.split(" ")].reverse().join("|")})`;
const POINT = new Prefiltered(
  `(?<![\\p{L}-])(${WORD}(?:[ -]${WORD})?) point ((?:(?:${[...DIGITS.keys()].join("|")})(?: |(?!\\p{L})))+)`,
  "giu",
);

/** "Six point eight percent", as it is spoken. */
function spokenDecimals(text: string, words: Numerals): Value[] {
  return matchesIn(POINT, text).map((m) => {
    const parts = (m[2] ?? "").trim().split(" ");
    const n = Number(
      `${totalOf(m[1] ?? "", "en", words)}.${parts.map((word) => DIGITS.get(word.toLowerCase())).join("")}`,
    );
    const end = m.index + m[0].trimEnd().length;
    const { kind, units, factor, length } = shapeOf(text.slice(end, end + 24));
    const span = { start: m.index, end: end + length };
    return {
      kind,
      text: text.slice(span.start, span.end),
      span,
      keys: units.map((unit) => keyOf(unit, n * factor)),
    };
  });
}

/** "An hour", "half an hour", "a month": the number is the article. */
const ARTICLE =
  /(?<!\p{L})(half (?:an? )?|an? |ein(?:e[rn]?)? halbe |une demi-|media )(?=(?:minute|hour|day|stunde|heure|hora)(?!\p{L}))/giu;
const PARTS: [RegExp, string[]][] = [
  [
    /(?<!\p{L})(?:half[- ]price|half off|(?:in|by) half(?! an? )|half (?:the|of|our|your)|halv(?:e[sd]?|ing)|(?:zum )?halbe[rn]? preis|(?:die )?hälfte|(?:à )?moitié(?: prix)?|(?:a )?mitad(?: de precio)?|半額|半分)(?!\p{L})/giu,
    ["percent:50"],
  ],
  [
    /(?<!\p{L})(?:(?:by |a |one )third|(?:ein|um ein) drittel|(?:un|d[’']un) tiers|un tercio)(?!\p{L})/giu,
    ["percent:33", "number:3"],
  ],
  [
    /(?<!\p{L})(?:(?:by |a |one )quarter(?! past| to)|(?:ein|um ein) viertel|un quart|un cuarto)(?!\p{L})/giu,
    ["percent:25"],
  ],
  [
    /(?<!\p{L})(?:twice (?:as|the)|doubl(?:e[sd]?|ing)|verdoppel\p{L}*|doppelt\p{L}*|doublé\p{L}*|el doble)(?!\p{L})/giu,
    ["factor:2", "number:2"],
  ],
  [
    /(?<!\p{L})(?:tripl(?:e[sd]?|ing)|verdreifach\p{L}*|triplé\p{L}*|el triple)(?!\p{L})/giu,
    ["factor:3", "number:3"],
  ],
];

/** A word of each of them. */
const PART_WORD =
  /hal[bfv]|hälfte|moitié|mitad|半|third|drittel|tiers|tercio|quart|viertel|cuarto|twice|doubl|doppel|doble|tripl|dreifach/iu;

function partsIn(text: string): Value[] {
  if (!PART_WORD.test(text)) return [];
  return PARTS.flatMap(([words, keys]) =>
    matchesIn(words, text).map((m) => ({
      kind: keys[0]?.startsWith("percent") ? ("percent" as const) : ("factor" as const),
      text: m[0],
      span: { start: m.index, end: m.index + m[0].length },
      keys,
      // "Double doors" claims nothing.
      ...(/^(?:double|triple|half the|half of)$/i.test(m[0]) ? { weak: true as const } : {}),
    })),
  );
}

function articlesIn(text: string): Value[] {
  return matchesIn(ARTICLE, text).map((m) => {
    const end = m.index + m[0].length;
    const { kind, units, factor, length } = shapeOf(text.slice(end, end + 24));
    const n = /^(?:an? )$/i.test(m[0]) ? 1 : 0.5;
    return {
      kind,
      text: text.slice(m.index, end + length),
      span: { start: m.index, end: end + length },
      keys: units.map((unit) => keyOf(unit, n * factor)),
      weak: true as const,
    };
  });
}

const LETTERS = /\p{L}{3,}/gu;

/** A quick look at the words, before the pattern that finds runs of them. */
const mayHold = (text: string, { small, scales }: Numerals) =>
  (text.toLowerCase().match(LETTERS) ?? []).some(
    (word) => small.has(word) || scales.has(word) || /hundert|tausend|cent|mila|honderd|duizend/.test(word),
  );

/** Numbers written as words, in English, German, French, Spanish, Italian, Portuguese, Dutch and Turkish. */
export function readNumberWords(text: string, language: string): Value[] {
  const words = own(numerals(), language);
  const runs =
    words && mayHold(text, words)
      ? matchesIn(patternsOf(language, words).run, text).flatMap((m) => numberAt(text, m, language, words))
      : [];
  const decimals =
    language === "en" && / point /i.test(text) ? spokenDecimals(text, numerals().en as Numerals) : [];
  return [...decimals, ...articlesIn(text), ...partsIn(text), ...runs];
}
