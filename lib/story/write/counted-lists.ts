import { size, unstop, wordCount } from "../../copy/text.ts";
import { once } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";

/** Lists in a sentence that their author counted: "Three reasons to sing with us: small groups, evening hours, and …". */

const COUNTS = [
  "two|zwei|deux|dos|due|twee|dois|duas",
  "three|drei|trois|tres|tre|drie|três",
  "four|vier|quatre|cuatro|quattro|quatro",
  "five|fünf|cinq|cinco|cinque|vijf",
  "six|sechs|seis|sei|zes",
  "seven|sieben|sept|siete|sette|zeven|sete",
  "eight|acht|huit|ocho|otto|oito",
];
const NOUNS =
  "points?|signs|anzeichen|signes|señales|segnali|tekenen|sinais|reasons|tips|steps|ways|things|ideas|lessons|rules|facts|habits|promises|benefits|questions|mistakes|gründen?|punkten?|tipps|schritten?|dingen?|ideen|regeln|fakten|vorteilen?|fehlern?|fragen|raisons|conseils|étapes|astuces|idées|règles|choses|avantages|motivos|razones|puntos|consejos|pasos|cosas|reglas|claves|ventajas|motivi|ragioni|punti|consigli|passi|passaggi|cose|idee|regole|vantaggi|redenen|punten|stappen|dingen|ideeën|regels|voordelen|razões|pontos|dicas|passos|coisas|ideias|regras|vantagens";
const LEAD_IN = once(
  () =>
    new Prefiltered(
      `(?<![\\p{L}\\d.,])(?<count>[2-8]|${COUNTS.join("|")})\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:${NOUNS})(?!\\p{L})`,
      "iu",
    ),
);

/** The number that a figure or a word names; 0 for none. */
function numberOf(said = ""): number {
  const at = COUNTS.findIndex((words) => words.split("|").includes(said.toLowerCase()));
  return at < 0 ? Number(said) : at + 2;
}

/** How many entries a text announces; 0 where it announces none. */
export const countIn = (text: string): number => numberOf(LEAD_IN().exec(text)?.groups?.count);

/** The word before the last entry of a list. */
const CONJUNCTIONS: Readonly<Record<string, string>> = {
  en: "and|or",
  de: "und|oder|sowie",
  fr: "et|ou",
  es: "y|e|o|u",
  it: "ed?|o",
  nl: "en|of",
  pt: "e|ou",
};
const conjunctionIn = (language: string) => own(CONJUNCTIONS, language) ?? "and";

/** "and no contracts" as the last entry of a list: the word before it is no part of it. */
export const withoutConjunction = (entry: string, language: string): string =>
  entry.replace(new Prefiltered(`^(?:${conjunctionIn(language)})\\s+(?=\\S)`, "iu"), "");

/** Commas in brackets belong to one entry. */
const BETWEEN = /,\s+(?![^()]*\))|、/u;
const MOST = { words: 16, characters: 90 };

function split(list: string, count: number, language: string): string[] {
  const parts = unstop(list).split(/;\s/u.test(list) ? /;\s+/u : BETWEEN);
  if (parts.length !== count - 1) return parts;
  const last = parts.pop() ?? "";
  const at = [...last.matchAll(new Prefiltered(`\\s(?:${conjunctionIn(language)})\\s|と`, "giu"))].at(-1);
  return at ? [...parts, last.slice(0, at.index), last.slice(at.index + at[0].length)] : [...parts, last];
}

/**
 * The entries behind a lead-in that says how many they are. The number confirms where they part: an entry may be a
 * clause of its own. Empty where there are more or fewer.
 */
export function countedEntries(head: string, list: string, language: string): string[] {
  const count = countIn(head);
  if (count === 0) return [];
  const entries = split(list, count, language).map((part) => withoutConjunction(part.trim(), language));
  const isEntry = (entry: string) =>
    entry !== "" &&
    wordCount(entry) <= MOST.words &&
    size(entry) <= MOST.characters &&
    !/[.!?:]\s/u.test(entry);
  return entries.length === count && entries.every(isEntry) ? entries : [];
}

const ANY_COUNT = once(
  () =>
    new Prefiltered(
      `(?<![\\p{L}\\d.,:])(?<count>[2-8]|${COUNTS.join("|")})\\s+(?:[\\p{L}-]+\\s+){0,3}[\\p{L}-]+[.:!]?$`,
      "iu",
    ),
);
const MOST_OF_NAME = 6;

/** "Mulled pear, gingerbread and burnt honey." behind "… three winter flavours.": what was counted, by name. */
export function namesCounted(text: string, before: string, language: string): boolean {
  const count = numberOf(ANY_COUNT().exec(before)?.groups?.count);
  if (count < 2) return false;
  const entries = split(text, count, language);
  return (
    entries.length === count && entries.every((entry) => entry !== "" && wordCount(entry) <= MOST_OF_NAME)
  );
}
