import { type Draft, mains, type Notebook } from "./notebook.ts";

/** "Longest outage: 47 minutes, on 3 March", "8,412 tickets closed": a measure by name, or a number and what it counts. */
const MEASURE =
  /^\p{L}[^:：.!?]{1,58}\s?[:：]\s+(?:(?:about|around|over|nearly|rund|etwa|über|fast|environ|plus de|unos|casi|más de|circa|oltre|quasi|ongeveer|ruim|bijna|cerca de|mais de|quase)\s)?[£$€₹~≈]?\s?\d/iu;
const COUNT = /^[£$€₹]?\s?\d[\d.,]*\s?%?\s\p{L}/u;
/** Fewer lines are no report. */
const LEAST = 4;

/**
 * The lines of a report, each a number by name: what one of them measures is not what the brief is about. The line that
 * leads the brief is none of them.
 */
export function reportLines(n: Notebook): ReadonlySet<Draft> {
  const [, ...others] = mains(n);
  const measured = others.filter(({ text }) => MEASURE.test(text.trim()) || COUNT.test(text.trim()));
  const labelled = measured.filter(({ text }) => MEASURE.test(text.trim()));
  return new Set(measured.length >= LEAST ? labelled : []);
}
