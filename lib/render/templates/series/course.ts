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

/** What is said under the last words without what slides before it tell, the days with all there is to them. */
export function withoutDays<C extends { headline: string; supporting?: string }>(
  closing: C,
  slides: readonly Idea[],
): C {
  const days = courseDays(slides);
  const { supporting = "" } = closing;
  if (supporting === "" || days.length === 0) return closing;
  const read = slides.flatMap(({ title, body }) => [bare(title), bare(body)]);
  const kept = supporting
    .split(SEPARATOR)
    .filter((fact) => !days.some((day) => fact.includes(day)) && !read.includes(bare(fact)));
  return { ...closing, supporting: kept.join(SEPARATOR) };
}

const bare = (text: string) => text.replace(/\.$/u, "").toLowerCase();
