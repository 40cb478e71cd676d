import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { lower } from "../../read/lower.ts";
import type { Span } from "../../schema.ts";
import type { UndecidedWords } from "./words/undecided-words.ts";

const CAPITAL = /^\p{Lu}[\p{L}’'-]*\p{Ll}[\p{L}’'-]*$/u;
/** "Dr. Weber", "Frau Weber": a title is for strangers. */
const TITLED =
  /(?:^|[^\p{L}])(?:dr|prof|mrs?|ms|mx|sir|lady|frau|herr(?:n)?|mme|mlle|m|madame|monsieur|docteur|sr|sra|señora?|doctora?|dott|dottor(?:e|essa)?|signora?|sig|dhr|mevr|mevrouw|meneer|dokter|doutora?|dona|senhora?)\.?\s$/iu;
const CAPITAL_BEFORE = /(?:^|[^\p{L}])(?<word>\p{Lu}[\p{L}’'-]*)\s$/u;
/** "Der Vorstand": German writes every noun with a capital, and names with an article are rare. */
const ARTICLE_BEFORE =
  /(?:^|[^\p{L}])(?:de[rmns]|das|ein(?:e[rmns]?)?|unsere?[rmn]?|ihre?[rmn]?|jede[rmns]?|alle[rmn]?|kein(?:e[rmns]?)?)\s$/iu;
const CAPITAL_BEHIND = /^\s\p{Lu}\p{Ll}/u;
const AROUND = 40;

const isNoName = (word: string, { noNames, asking }: UndecidedWords) =>
  new Prefiltered(`^(?:${noNames}|${asking})$`, "u").test(lower(word));

/** "Anna Ruiz", "Trainerin Anna": two words with a capital are how readers are given a person. */
function isFullName(before: string, after: string, words: UndecidedWords): boolean {
  const word = CAPITAL_BEFORE.exec(before)?.groups?.word;
  return CAPITAL_BEHIND.test(after) || (word !== undefined && !isNoName(word, words));
}

/** A first name alone: readers do not know whom it is, and colleagues do. */
export function isFirstName(brief: string, { start, end }: Span, words: UndecidedWords): boolean {
  const name = brief.slice(start, end);
  const before = brief.slice(Math.max(0, start - AROUND), start);
  const after = brief.slice(end, end + AROUND);
  if (!CAPITAL.test(name) || isNoName(name, words) || TITLED.test(before) || ARTICLE_BEFORE.test(before))
    return false;
  return !isFullName(before, after, words) && !isIntroduced(brief, name);
}

/** "Anna Ruiz runs the kitchen. … Anna has …": the brief has said who it is. */
function isIntroduced(brief: string, name: string): boolean {
  return new Prefiltered(`(?<![\\p{L}])${name} \\p{Lu}\\p{Ll}+`, "u").test(brief);
}
