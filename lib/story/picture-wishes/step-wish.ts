import { once } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { lower, pattern } from "../read/lower.ts";
import { SIZE_WORDS } from "../read/size-words.ts";
import type { Reading } from "../schema.ts";
import { type Noted, notesToMaker } from "./notes.ts";

/** "Number 4 should really stand out.", "Punkt 3 bitte hervorheben.": one entry of a numbered list is to be seen before the others. */

type StepWords = {
  /** What an author calls an entry before its number. */
  label: string;
  /** The numbers from one to ten, and as ranks. */
  numbers: readonly string[];
  /** What it is called behind its rank: "the fourth step". */
  entry: string;
  /** How it is to be drawn, beside the words of size. */
  drawn: string;
};

const WORDS: Readonly<Record<string, StepWords>> = {
  en: {
    label: "numbers?|no\\.?|nr\\.?|steps?|points?|tips?|rules?|items?|#",
    numbers: [
      "one|first",
      "two|second",
      "three|third",
      "four|fourth",
      "five|fifth",
      "six|sixth",
      "seven|seventh",
      "eight|eighth",
      "nine|ninth",
      "ten|tenth",
    ],
    entry: "step|point|tip|rule|item|entry",
    drawn:
      "stands? out|highlight\\p{L}*|emphasi[sz]\\p{L}*|bigger|in (?:red|bold|colou?r)|pop|noticeable|jump out|stick out|louder|stressed",
  },
  de: {
    label: "nummer|nr\\.?|schritt|punkt|tipp|regel",
    numbers: [
      "eins|erste[nr]?",
      "zwei|zweite[nr]?",
      "drei|dritte[nr]?",
      "vier|vierte[nr]?",
      "fünf|fünfte[nr]?",
      "sechs|sechste[nr]?",
      "sieben|sieb(?:en)?te[nr]?",
      "acht|achte[nr]?",
      "neun|neunte[nr]?",
      "zehn|zehnte[nr]?",
    ],
    entry: "schritt|punkt|tipp|regel",
    drawn:
      "hervorheben|hervorgehoben|herausstellen|betonen|auffallen|auffällig\\p{L}*|größer|fett|rot|ins auge|herausstechen|hervorstechen",
  },
  fr: {
    label: "numéro|n°|étape|point|conseil|règle",
    numbers: [
      "un|premi(?:er|ère)",
      "deux|deuxième|seconde?",
      "trois|troisième",
      "quatre|quatrième",
      "cinq|cinquième",
      "six|sixième",
      "sept|septième",
      "huit|huitième",
      "neuf|neuvième",
      "dix|dixième",
    ],
    entry: "étape|point|conseil|règle",
    drawn:
      "ressor\\p{L}*|en évidence|en valeur|en avant|plus (?:gros(?:se)?|grand|visible)|gras|rouge|attire\\p{L}*|soulign\\p{L}*",
  },
  es: {
    label: "número|n[.º°]+|paso|punto|consejo|regla",
    numbers: [
      "uno|primer[oa]?",
      "dos|segund[oa]",
      "tres|tercer[oa]?",
      "cuatro|cuart[oa]",
      "cinco|quint[oa]",
      "seis|sext[oa]",
      "siete|séptim[oa]",
      "ocho|octav[oa]",
      "nueve|noven[oa]",
      "diez|décim[oa]",
    ],
    entry: "paso|punto|consejo|regla",
    drawn:
      "destaca\\p{L}*|destaque\\p{L}*|resalt\\p{L}*|más (?:grande|visible)|negrita|rojo|llam\\p{L}* la atención",
  },
  it: {
    label: "numero|n[.°]+|passo|passaggio|punto|consiglio|regola",
    numbers: [
      "uno|prim[oa]",
      "due|second[oa]",
      "tre|terz[oa]",
      "quattro|quart[oa]",
      "cinque|quint[oa]",
      "sei|sest[oa]",
      "sette|settim[oa]",
      "otto|ottav[oa]",
      "nove|non[oa]",
      "dieci|decim[oa]",
    ],
    entry: "passo|passaggio|punto|consiglio|regola",
    drawn: "risalt\\p{L}*|evidenz\\p{L}*|spicc\\p{L}*|più (?:grande|visibile)|grassetto|rosso",
  },
  nl: {
    label: "nummer|nr\\.?|stap|punt|tip|regel",
    numbers: [
      "een|één|eerste",
      "twee|tweede",
      "drie|derde",
      "vier|vierde",
      "vijf|vijfde",
      "zes|zesde",
      "zeven|zevende",
      "acht|achtste",
      "negen|negende",
      "tien|tiende",
    ],
    entry: "stap|punt|tip|regel",
    drawn: "opvall\\p{L}*|eruit springen|springt eruit|benadruk\\p{L}*|uitlichten|groter|vet|rood|accent",
  },
  pt: {
    label: "número|n[.º°]+|passo|ponto|etapa|dica|regra",
    numbers: [
      "um|primeir[oa]",
      "dois|segund[oa]",
      "três|terceir[oa]",
      "quatro|quart[oa]",
      "cinco|quint[oa]",
      "seis|sext[oa]",
      "sete|sétim[oa]",
      "oito|oitav[oa]",
      "nove|non[oa]",
      "dez|décim[oa]",
    ],
    entry: "passo|ponto|etapa|dica|regra",
    drawn:
      "destaque\\p{L}*|destac\\p{L}*|realç\\p{L}*|maior|mais visível|negrito|vermelho|salt\\p{L}* à vista",
  },
};

const NAMED = once(
  () =>
    new Map(
      Object.entries(WORDS).map(([code, { label, numbers, entry }]) => [
        code,
        numbers.map((words, i) =>
          pattern(
            `(?<!\\p{L})(?:(?:${label})\\s?(?:${i + 1}(?!\\d|[.,:]\\d)|(?:${words})(?!\\p{L}))|(?:${words}|${i + 1}(?:st|nd|rd|th|e|er|ère|º|ª|\\.)) (?:${entry})(?!\\p{L})(?! (?:per|a|each|(?:on|to|in|for) (?:a|an|each|every)|at a time|pro|je|auf (?:je|einer|eine)|par|sur chaque|por|en cada|per|su ogni|op elke|em cada)(?!\\p{L})))`,
          ),
        ),
      ]),
    ),
);
const DRAWN = once(
  () =>
    new Map(
      Object.entries(WORDS).map(([code, { drawn }]) => {
        const { size, most } = own(SIZE_WORDS, code) ?? { size: "(?!)", most: "(?!)" };
        return [code, pattern(`(?<!\\p{L})(?:${drawn}|${size}|${most})(?!\\p{L})`)];
      }),
    ),
);

/** The place of the entry that words name, from 1; undefined where they name none, or several. "One tip per picture" names none. */
export function stepNamed(words: string, language: string): number | undefined {
  const low = lower(words);
  const found = (NAMED().get(language) ?? []).flatMap((named, i) => (named().test(low) ? [i + 1] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** Such an entry where the brief has as many steps. */
export const stepIn = (words: string, { steps, language }: Pick<Reading, "steps" | "language">) => {
  const at = stepNamed(words, language);
  return at !== undefined && at <= steps.length ? at : undefined;
};

/** The entry that is to stand out, with the note that says so. */
export function stepWanted(story: Noted & Pick<Reading, "steps">): { note: string; at: number } | undefined {
  for (const note of notesToMaker(story)) {
    const at = DRAWN().get(story.language)?.().test(lower(note)) ? stepIn(note, story) : undefined;
    if (at !== undefined) return { note, at };
  }
  return undefined;
}
