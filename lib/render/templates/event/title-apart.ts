import { titledIn } from "./announced.ts";
import { ownDayIn } from "./own-day.ts";

/** Letters of what stands under a title. */
const MOST = 100;

/** "« Les mots du travail », conférence d'Anne Duret": the title is the headline, and what it is stands under it. */
export function titleApart<T extends { headline: string; about?: string }>(words: T): T {
  const { marked, kind } = titledIn(words.headline);
  const isApart = marked !== "" && !words.about && kind.length <= MOST;
  return isApart ? { ...words, headline: marked, about: kind } : words;
}

/** "„Omas Stuhl“, Samstag, 23. Januar": a title in its marks needs no day behind it. */
export const markedTitle = (headline: string): string =>
  ownDayIn(headline) === "" ? headline : (MARKED.exec(headline)?.[0] ?? headline);
const MARKED = /^["“„«]\s?[^"“”„«»]{3,80}["”“»](?=,\s)/u;
