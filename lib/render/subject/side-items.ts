import { AND } from "./audience.ts";
import type { SubjectLanguage } from "./words.ts";

/** Of a list of three or more, the items behind the first; the last one has two words at most. */
const itemsIn = (and: string) =>
  new RegExp(
    `(?<=\\p{L}),\\s(?:[^.,;:!?\\n]{2,40},\\s)*[^.,;:!?\\n]{2,40}?,?\\s(?:${and})\\s[^\\s.,;:!?]+(?:\\s[^\\s.,;:!?]+)?`,
    "giu",
  );

const PATTERNS = new Map<string, RegExp>(
  Object.entries(AND).map(([language, and]) => [language, itemsIn(and)]),
);

/**
 * A headline with the first item of its list alone: a drawing of another one says that the story is about that, as a glass
 * of milk beside "tinned fish, long-life milk and nappies" does.
 */
export const withoutSideItems = (headline: string, language: SubjectLanguage): string => {
  const items = PATTERNS.get(language);
  return items ? headline.replace(items, " . ") : headline;
};
