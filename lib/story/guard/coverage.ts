import { ideas } from "../../copy/judge/ideas.ts";
import { writtenOut } from "../../text/shorthand.ts";
import type { Fact, Reading } from "../schema.ts";
import { impliedKeys, isKnown } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { type Need, needsOf, SUBJECT } from "./must-tell.ts";

/** Share of its words that tells a thing which has no value to compare. */
const ENOUGH = 0.5;
const LINK_ELSEWHERE =
  /link in (?:our |the )?(?:bio|comments)|link in der bio|lien en bio|enlace en (?:la )?bio/i;

type Text = {
  words: Set<string>;
  flat: string;
  keys: Set<string>;
  translated: boolean;
  raw: string;
  given: string;
};

const flatten = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/** A word stands in the text, in this form or as the beginning of another. */
const holds = ({ words, flat }: Text, word: string) =>
  words.has(word) ||
  (word.length > 3 && flat.includes(` ${word}`)) ||
  (/[\u0250-\uffff]/.test(word) && flat.includes(word));

/** Typography changes the sign between the letters of "aujourd'hui". */
const straight = (text: string) => text.replaceAll("’", "'");

function shareIn(text: Text, words: readonly string[]): number {
  return words.length ? words.filter((word) => holds(text, word)).length / words.length : 1;
}

/** Names hardly change from language to language; other words do. */
function namesOf(words: string, language: string): string[] {
  const named = valuesIn(words, language).filter(({ kind }) => kind === "name");
  // "Si ritira da noi": what begins a sentence has its capital from there.
  const capitals = words.match(/(?!^\p{L}+ \p{Ll})\p{Lu}[\p{L}\d’&-]+/gu) ?? [];
  return ideas([...named.map(({ text }) => text), ...capitals].join(" "));
}

function coversPlace({ words }: Need, text: Text, language: string): boolean {
  const names = namesOf(words, language);
  if (names.length) return shareIn(text, names) >= ENOUGH;
  return text.translated || shareIn(text, ideas(words)) >= ENOUGH;
}

function coversSubject({ words }: Need, text: Text): boolean {
  if (!text.translated) return shareIn(text, ideas(words)) >= ENOUGH;
  return ideas(words).some((word) => holds(text, word)) || !/^\p{Lu}/u.test(words);
}

/** A condition may have a day and an hour of which one is enough. */
const needed = ({ kind, values }: Need) =>
  kind === "condition" ? Math.ceil(values.length / 2) : values.length;

function isCovered(need: Need, text: Text, language: string): boolean {
  const { fact, kind, words, values } = need;
  // "Sun" is written out in a sentence, and not alone.
  if (kind === "when" && words !== "" && text.given.includes(words)) return true;
  if (fact.id === SUBJECT) return coversSubject(need, text);
  if (kind === "link" && LINK_ELSEWHERE.test(text.raw)) return true;
  if (kind === "contact") return values.length === 0 || values.some((value) => isKnown(value, text.keys));
  if (kind === "where") return coversPlace(need, text, language);
  if (values.length) return values.filter((value) => isKnown(value, text.keys)).length >= needed(need);
  return text.translated || shareIn(text, ideas(straight(writtenOut(words, language)))) >= ENOUGH;
}

/**
 * What a post may not leave out and is missing in a text: the words of a post, or those drawn on a picture.
 * @param given the text.
 * @param language of the text; in another one than the brief's, values and names alone are compared.
 */
export function coverage(story: Reading, given: string, language: string): Fact[] {
  const text = writtenOut(given, language);
  const its: Text = {
    raw: text,
    given,
    flat: flatten(text),
    words: new Set([...ideas(text), ...ideas(straight(text))]),
    keys: impliedKeys(valuesIn(text, language)),
    translated: language !== story.language,
  };
  const missing = needsOf(story).filter((need) => !isCovered(need, its, story.language));
  return [...new Map(missing.map(({ fact }) => [fact.id, fact])).values()];
}
