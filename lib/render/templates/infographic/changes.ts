import type { Story } from "../../../story/schema.ts";
import { changeOf, type Earlier, earlierOf } from "../kit/story/earlier.ts";
import type { StoryTable } from "../kit/story/tables.ts";
import { strongestOf, timesOf } from "../kit/story/two-times.ts";
import type { Stats } from "./priced-together.ts";

type TwoTimes = { table: StoryTable; others: Story; facts: string[] };

/** A story whose lines each tell one measure at two times, its table, and what is said besides; undefined for others. */
export function twoTimes(story: Story): TwoTimes | undefined {
  const table = story.rows.length > 0 || story.series ? undefined : timesOf(story);
  if (!table) return undefined;
  const listed = story.points.flatMap((point) => point.facts);
  const lines = story.facts.filter(({ id, from }) => from === "brief" && listed.includes(id));
  // The price within a line is a fact of its own.
  const isSaid = ({ from, span }: Story["facts"][number]) =>
    from === "brief" && lines.some((line) => line.span.start <= span.start && span.end <= line.span.end);
  const facts = story.facts.filter(isSaid).map(({ id }) => id);
  const isLeft = ({ fact }: { fact: string }) => !facts.includes(fact);
  const others = {
    ...story,
    points: [],
    facts: story.facts.filter((one) => !isSaid(one)),
    prices: story.prices.filter(isLeft),
    figures: story.figures.filter(isLeft),
  };
  return { table, facts, others };
}

/** The strongest change of a table of two times as the number of the page; the table keeps the others. */
export function changeFirst<P extends object>(
  shown: P,
  stats: Stats,
  { wishes }: Story,
): { shown: P; stats: Stats; earlier?: Earlier } {
  const wanted = wishes.findLast(({ rule }) => rule === "emphasis")?.value;
  const { comparison } = shown as { comparison?: StoryTable };
  const found = comparison && stats.length === 0 ? strongestOf(comparison, wanted) : undefined;
  if (!found) return { shown, stats };
  const { change, rest } = found;
  return { shown: { ...shown, comparison: rest }, stats: [change.stat], earlier: change.earlier };
}

/**
 * Numbers with the one in front that was another before: the one to be seen first if it tells so, else the largest
 * change. Its earlier value stands apart from its words.
 */
export function withEarlier(
  stats: Stats,
  { story, isAsked }: { story: Story; isAsked: boolean },
): { stats: Stats; earlier?: Earlier; facts: string[] } {
  const found = stats.map((stat, i) => (isAsked && i > 0 ? undefined : earlierOf(stat, story.spoken)));
  const weights = found.map((one) => (one ? changeOf(one.stat.value, one.earlier.value) : 0));
  const at = weights.indexOf(Math.max(0, ...weights));
  const changed = found[at];
  if (!changed) return { stats, facts: [] };
  const { stat, earlier } = changed;
  const facts = story.facts.filter(({ quote }) =>
    [stat.value, stat.label, earlier.value].every((said) => quote.includes(said)),
  );
  const named = stat.before ? { before: stat.before.replace(/\s?[:：,]\s*$/u, "") } : {};
  return {
    stats: [{ ...stat, ...named }, ...stats.filter((_, i) => i !== at)],
    earlier,
    facts: facts.map(({ id }) => id),
  };
}
