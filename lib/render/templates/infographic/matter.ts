import type { RenderContext } from "../../template.ts";
import type { Infographic } from "./data.ts";

/** Whether the words of a page's title or of its largest number name a thing. */
function isNamed(word: string, { kicker, headline, stats }: Infographic): boolean {
  const [hero] = stats;
  const said = [kicker, headline, hero?.before, hero?.label].join("\n").toLowerCase();
  return said.includes(word.toLowerCase());
}

/**
 * A page of numbers shows a thing where its title or its largest number names it: "police stations" among the places of
 * work are not what a page is about. What its author orders is shown.
 */
export function ofMatter(context: RenderContext, data: Infographic): RenderContext {
  const { subject, ...bare } = context;
  const isOfNumbers = data.stats.length > 0 || data.chart !== undefined;
  if (!subject || !isOfNumbers || subject.isOrdered) return context;
  return subject.word !== undefined && !isNamed(subject.word, data) ? bare : context;
}
