import { writtenDays } from "../card/dates.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import type { Idea } from "./ending.ts";

/** Fewer days are no course of events. */
const LEAST = 3;

/** The days that slides begin with, each with what happens then: none is the day of all of it. */
export function courseDays(slides: readonly Pick<Idea, "title" | "stat">[]): string[] {
  const days = slides.flatMap(({ title, stat }) => {
    const said = stat || title;
    const day = writtenDays(said);
    return day !== "" && said.startsWith(day) ? [day] : [];
  });
  return days.length >= LEAST ? days : [];
}

type LastWords = { headline: string; supporting?: string; cta: string };

/**
 * The last words without what slides before them tell, the days with all there is to them. Under the headline of the
 * first picture nothing is left then: what to do is the headline.
 */
export function withoutDays<C extends LastWords>(closing: C, slides: readonly Idea[], title: string): C {
  const days = courseDays(slides);
  const { supporting = "", headline, cta } = closing;
  if (days.length === 0) return closing;
  const read = slides.flatMap(({ title: said, body }) => [bare(said), bare(body)]);
  const kept = supporting
    .split(SEPARATOR)
    .filter((fact) => !days.some((day) => fact.includes(day)) && !read.includes(bare(fact)))
    .join(SEPARATOR);
  const isTitle = kept === "" && cta !== "" && bare(headline) === bare(title);
  return { ...closing, ...(isTitle && { headline: cta, cta: "" }), supporting: kept };
}

const bare = (text: string) => text.replace(/\.$/u, "").toLowerCase();
