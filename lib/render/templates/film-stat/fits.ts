import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { filmFit } from "../film/film-fit.ts";
import { keptOf } from "../film/kept.ts";
import { filmWordsOf } from "../film/story-words.ts";
import { timingOf } from "../film/wished-timing.ts";
import { isCharted, isCourse, measureOf } from "../kit/story/charts.ts";
import { figuresWithin } from "../kit/story/figures.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const LIMITS = { headline: 70, supporting: 80, cta: 30, url: 80 };
const MOST = { stats: 3, value: 16, label: 44, points: 8, title: 44 };
/** Numbers that share a scene share their size: one with words in it would make the others small. */
const COMPACT = 12;

/** Numbers, and a headline that says something else. */
export function fits(story: Story, pictures: Pictures) {
  const words = filmWordsOf(story, pictures, LIMITS);
  const headline = tokensOf(words.headline);
  const [first, ...others] = figuresWithin(story, { value: MOST.value, label: MOST.label }).filter(
    ({ value }) => !isSaid(value, headline),
  );
  if (!first || isOf(story, "offer", "hiring", "event", "release")) return undefined;
  const stats = [first, ...others.filter(({ value }) => value.length <= COMPACT)].slice(0, MOST.stats);
  // A line that says one of the numbers would take its surprise away.
  const isSpoilt = stats.some(({ value }) => words.supporting.includes(value));
  const { headline: title, cta, url } = words;
  const last = keptOf(story, { headline: title, cta, url });
  return filmFit(
    story,
    isOf(story, "stat", "milestone") ? 0.92 : 0.6,
    {
      ...words,
      supporting: isSpoilt ? "" : words.supporting,
      stats,
      ...chartOf(story),
      ...timingOf(story),
      ...last,
    },
    { title, ...last },
  );
}

function chartOf({ series, spoken }: Story) {
  if (!series || !isCharted(series) || series.points.length > MOST.points) return {};
  const { title, ...measure } = measureOf(series, spoken);
  const kind = isCourse(series) ? ("line" as const) : ("bars" as const);
  return { series: { kind, ...measure, title: title.length <= MOST.title ? title : "" } };
}
