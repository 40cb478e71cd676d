import { NONE } from "./compounds.ts";
import { fieldOf, fieldsNamed } from "./fields.ts";
import { dependsOnSetting } from "./settings.ts";
import { foundIn } from "./subjects-in.ts";
import type { SubjectTexts } from "./texts.ts";
import { tokensOf } from "./tokens.ts";
import { unwantedSubjects } from "./unwanted.ts";
import type { SubjectWords } from "./words.ts";

/** The words of a language as texts mean them: a Zwiebel among plants is the bulb of a flower. */
export const wordsAsMeant = (words: SubjectWords, texts: SubjectTexts): SubjectWords => ({
  ...words,
  fields: fieldsIn(words, texts),
  unwanted: new Set([...unwantedSubjects(words, texts.unwanted ?? []), ...endsOfCompounds(words, texts)]),
});

/** Elsewhere letters that end a word are no noun of their own. */
const COMPOUNDING: ReadonlySet<string> = new Set(["en", "de", "nl"]);
const LEAST_END = 4;
/**
 * "The chair" of a workshop for wheelchairs: what the last part of a compound names that has a drawing of its own. It is
 * short for the compound, and only looks like it.
 */
function endsOfCompounds(words: SubjectWords, { about, name = "" }: SubjectTexts): string[] {
  if (!COMPOUNDING.has(words.language)) return [];
  const spoken = [...about, name].flatMap((text) => tokensOf(text, words.language));
  // "Chairs and tables. Wheelchair access.": what is also named by itself is meant by its own word.
  const byItself = new Set(spoken.map(({ word }) => words.exact.get(word)));
  return spoken.flatMap(({ word }) => {
    const whole = words.exact.get(word);
    if (whole === undefined || whole === NONE) return [];
    const ends = Array.from({ length: Math.max(0, word.length - LEAST_END - 2) }, (_, i) =>
      word.slice(i + 3),
    );
    const named = ends.map((end) => words.exact.get(end));
    return named.filter(
      (one): one is string => one !== undefined && one !== whole && one !== NONE && !byItself.has(one),
    );
  });
}

/** How often texts speak of each field. Words of several meanings prove nothing. */
function fieldsIn(
  words: SubjectWords,
  { headline, texts, about, name = "" }: SubjectTexts,
): Map<string, number> {
  const plain = { ...words, fields: new Map<string, number>() };
  const counts = new Map<string, number>();
  const add = (field: string) => counts.set(field, (counts.get(field) ?? 0) + 1);
  for (const text of [headline, ...texts, ...about, name]) {
    const found = foundIn(plain, text).found.map(({ subject }) => subject);
    const ofThings = found.filter((subject) => !dependsOnSetting(subject)).map(fieldOf);
    for (const field of new Set([...ofThings, ...fieldsNamed(text)])) add(field);
  }
  return counts;
}
