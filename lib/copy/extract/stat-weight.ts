import { STOPWORDS } from "../lexicon.ts";
import { wordCount, words } from "../text.ts";

/** How much a figure deserves to be shown large: ratios and long counts first, prices and bare nouns last. */
export function statWeight(value: string, label: string): number {
  const meaning = words(label).filter((w) => !STOPWORDS().has(w.toLowerCase())).length;
  return (
    1 +
    (/%|×|★|in \d/.test(value) ? 1 : 0) -
    (/[$€£₹]/.test(value) && !/[kMB]/.test(value) ? 0.4 : 0) +
    (/\d{2,}|[kMB]/.test(value) ? 0.5 : 0) +
    Math.min(1, meaning * 0.4) -
    (wordCount(label) < 2 ? 0.4 : 0)
  );
}
