import { fieldOf, fieldsNamed } from "./fields.ts";
import { dependsOnSetting } from "./settings.ts";
import { foundIn } from "./subjects-in.ts";
import type { SubjectTexts } from "./texts.ts";
import { unwantedSubjects } from "./unwanted.ts";
import type { SubjectWords } from "./words.ts";

/** The words of a language as texts mean them: a Zwiebel among plants is the bulb of a flower. */
export const wordsAsMeant = (words: SubjectWords, texts: SubjectTexts): SubjectWords => ({
  ...words,
  fields: fieldsIn(words, texts),
  ...(texts.unwanted && { unwanted: unwantedSubjects(words, texts.unwanted) }),
});

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
