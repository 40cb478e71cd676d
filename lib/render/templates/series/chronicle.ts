import { capitalized } from "../../../text/capitalized.ts";
import { datedEntries } from "../kit/story/dated.ts";
import type { Idea } from "./ending.ts";

/** "1902: Anna opens the shop": a year, and what happened then. */
const ENTRY = /^(?<year>(?:1\d|20)\d{2})\s?[:：]\s+(?<said>\S.{5,})$/su;
const LEAST_LATER = 2;

/** The years from the first to the last as the title of a series, and its first year as a slide like the others. */
type Chronicle = { headline: string; first: Idea };

/** A headline that is the first of several years is one of the slides, and no title of them. */
export function chronicleOf(headline: string, ideas: readonly Idea[]): Chronicle | undefined {
  const { year, said } = ENTRY.exec(headline)?.groups ?? {};
  if (!year || !said) return undefined;
  const years = ideas.flatMap((idea) => datedEntries([idea])[0]?.date ?? []).filter(isYear);
  const isInOrder = years.every((later, i) => Number(later) > Number(i > 0 ? years[i - 1] : year));
  if (years.length < LEAST_LATER || !isInOrder) return undefined;
  return { headline: `${year}–${years.at(-1)}`, first: { title: capitalized(said), body: "", stat: year } };
}

const isYear = (date: string) => /^\d{4}$/u.test(date);
