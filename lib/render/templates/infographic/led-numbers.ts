import type { Story } from "../../../story/schema.ts";
import type { Earlier } from "../kit/story/earlier.ts";
import { withEarlier } from "./changes.ts";
import { type Chart, isPointOf } from "./charted.ts";
import { pricedTogether, type Stats } from "./priced-together.ts";
import { heroFirst, inOrderOfBrief, wantedOf } from "./stats-of.ts";

const MOST = 6;

type Counted = {
  shown: object;
  unordered: Stats;
  asked: Stats[number] | undefined;
  before: Earlier | undefined;
  chart: Chart | undefined;
  headline: string;
};

/** The numbers of a page with the one that leads it in front, and what that was before. */
export function ledNumbers(story: Story, { shown, unordered, asked, before, chart, headline }: Counted) {
  const wanted = wantedOf(story, unordered);
  const ordered = heroFirst(inOrderOfBrief(story, unordered), headline, wanted);
  const { prices, ...together } = pricedTogether(shown, ordered);
  const unseen = together.stats.filter((stat) => !isPointOf(stat, chart));
  const ranked = askedFirst(asked, unseen);
  if (before || chart) return { prices, stats: ranked, earlier: before, facts: [] };
  return { prices, ...withEarlier(ranked, { story, isAsked: (asked ?? wanted) !== undefined }) };
}

/** The number that its author wants largest, and then the others. */
const askedFirst = (asked: Stats[number] | undefined, stats: Stats): Stats =>
  asked ? [asked, ...stats.filter(({ value }) => value !== asked.value)].slice(0, MOST) : stats;
