import { once } from "../../copy/once.ts";
import { own } from "../../text/own.ts";
import { rawKeys, shapeOf } from "./amounts.ts";
import { matchesIn } from "./matches.ts";
import { keyOf, type Value } from "./value.ts";

type Numerals = { small: Map<string, number>; scales: Map<string, number>; joint: string };

const table = (list: string, first: number, step = 1) =>
  list.split(" ").map((word, i) => [word, first + i * step] as const);

const EN_TENS = table("twenty thirty forty fifty sixty seventy eighty ninety", 20, 10);
const EN_SMALL =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const DE_UNITS = "ein zwei drei vier fünf sechs sieben acht neun".split(" ");
const DE_TENS = table("zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig", 20, 10);
const DE_SMALL =
  "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn";
const FR_SMALL =
  "deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt";
const ES_SMALL =
  "dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve";

const germanNumerals = (): [string, number][] =>
  DE_TENS.flatMap(([ten, n]) => [
    [ten, n] as [string, number],
    ...DE_UNITS.map((unit, i): [string, number] => [`${unit}und${ten}`, n + i + 1]),
  ]);

/** Number words by language. "One" is left out but in English, where it counts only inside larger numbers. */
const numerals = once(
  (): Record<string, Numerals> => ({
    en: {
      small: new Map([...table(EN_SMALL, 0), ...EN_TENS]),
      scales: new Map([
        ["dozen", 12],
        ["hundred", 100],
        ["thousand", 1e3],
        ["million", 1e6],
        ["billion", 1e9],
      ]),
      joint: "[ -]| and ",
    },
    de: {
      small: new Map([...table(DE_SMALL, 2), ...germanNumerals()]),
      scales: new Map([
        ["dutzend", 12],
        ["hundert", 100],
        ["tausend", 1e3],
        ["millionen", 1e6],
      ]),
      joint: " ?",
    },
    fr: {
      small: new Map([
        ...table(FR_SMALL, 2),
        ...table("trente quarante cinquante soixante", 30, 10),
        ["soixante-dix", 70],
        ["quatre-vingt", 80],
        ["quatre-vingts", 80],
        ["quatre-vingt-dix", 90],
      ]),
      scales: new Map([
        ["douzaine", 12],
        ["cent", 100],
        ["cents", 100],
        ["mille", 1e3],
        ["millions", 1e6],
      ]),
      joint: "[ -]| et ",
    },
    es: {
      small: new Map([
        ...table(ES_SMALL, 2),
        ...table("treinta cuarenta cincuenta sesenta setenta ochenta noventa", 30, 10),
        ["doscientos", 200],
        ["trescientos", 300],
        ["quinientos", 500],
      ]),
      scales: new Map([
        ["docena", 12],
        ["cien", 100],
        ["ciento", 100],
        ["mil", 1e3],
        ["millones", 1e6],
      ]),
      joint: "[ -]| y ",
    },
  }),
);

/** Words that are also something else and count only beside another number word or a unit. */
const MAY_BE_OTHER = new Map([
  ["en", /^(?:zero|one|second)$/i],
  ["fr", /^(?:neuf|cents?|six|mille)$/i],
  ["de", /^(?:acht|sieben)$/i],
  ["es", /^(?:once|mil)$/i],
]);

const patterns = new Map<string, RegExp>();

/** Runs of number words: "two hundred and fifty", "einundzwanzig", "treinta y cinco". */
function runsOf(language: string, { small, scales, joint }: Numerals): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const word = [...small.keys(), ...scales.keys()].sort((a, b) => b.length - a.length).join("|");
  const made = new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:(?:an?|half an?) (?=${[...scales.keys()].join("|")}))?(?:${word})(?:(?:${joint})(?:${word})){0,7}(?![\\p{L}])`,
    "giu",
  );
  patterns.set(language, made);
  return made;
}

function totalOf(run: string, { small, scales }: Numerals): number {
  const word = new RegExp(
    [...small.keys(), ...scales.keys()].sort((a, b) => b.length - a.length).join("|"),
    "giu",
  );
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
  const n = totalOf(m[0], words) * (/^half/i.test(m[0]) ? 0.5 : 1);
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
const POINT = new RegExp(
  `(?<![\\p{L}-])(${WORD}(?:[ -]${WORD})?) point ((?:(?:${[...DIGITS.keys()].join("|")})(?: |(?!\\p{L})))+)`,
  "giu",
);

/** "Six point eight percent", as it is spoken. */
function spokenDecimals(text: string, words: Numerals): Value[] {
  return matchesIn(POINT, text).map((m) => {
    const parts = (m[2] ?? "").trim().split(" ");
    const n = Number(
      `${totalOf(m[1] ?? "", words)}.${parts.map((word) => DIGITS.get(word.toLowerCase())).join("")}`,
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
    /(?<!\p{L})(?:half[- ]price|half off|(?:in|by) half|half (?:the|of|our|your)|halv(?:e[sd]?|ing)|(?:zum )?halbe[rn]? preis|(?:die )?hälfte|(?:à )?moitié(?: prix)?|(?:a )?mitad(?: de precio)?|半額|半分)(?!\p{L})/giu,
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

function partsIn(text: string): Value[] {
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
    (word) => small.has(word) || scales.has(word) || /hundert|tausend/.test(word),
  );

/** Numbers written as words, in English, German, French and Spanish. */
export function readNumberWords(text: string, language: string): Value[] {
  const words = own(numerals(), language);
  const runs =
    words && mayHold(text, words)
      ? matchesIn(runsOf(language, words), text).flatMap((m) => numberAt(text, m, language, words))
      : [];
  const decimals =
    language === "en" && / point /i.test(text) ? spokenDecimals(text, numerals().en as Numerals) : [];
  return [...decimals, ...articlesIn(text), ...partsIn(text), ...runs];
}
