import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { isCharted, isCourse, isWhole, measureOf } from "../kit/story/charts.ts";
import { clip } from "../kit/story/clip.ts";
import { datedEntries, isDatedList } from "../kit/story/dated.ts";
import { figuresWithin } from "../kit/story/figures.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { addressOf, wantsCode } from "../kit/story/links.ts";
import { tableOf } from "../kit/story/tables.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const MOST = {
  stats: 4,
  value: 16,
  label: 70,
  parts: 6,
  points: 24,
  steps: 5,
  title: 50,
  text: 110,
  rows: 5,
};
/** A page without blocks is hardly more than a headline; each adds to it. */
const SCORE = { bare: 0.4, each: 0.2, most: 0.95 };

/** A tall page of what the story has: figures, a chart, a table, steps or a timeline. */
export function fits(story: Story, pictures: Pictures) {
  const stats = statsOf(story);
  const blocks = { ...chartOf(story), ...tableBlock(story, pictures), ...stepsOf(story) };
  const count = Object.keys(blocks).length + (stats.length > 0 ? 1 : 0);
  const link = wantsCode(story) ? addressOf(story) : "";
  return fitWithDetails(story, Math.min(SCORE.most, SCORE.bare + SCORE.each * count), {
    ...wordsOf(story, pictures),
    stats,
    ...blocks,
    ...(link && { link }),
  });
}

/** A figure that is the headline already stands aside for others. */
function statsOf(story: Story) {
  const figures = figuresWithin(story, { value: MOST.value, label: MOST.label });
  const headline = tokensOf(story.headline.text);
  const others = figures.filter(({ value, label }) => !isSaid(`${value} ${label}`, headline));
  return (others.length > 1 ? others : figures).slice(0, MOST.stats);
}

function chartOf({ series, spoken }: Story) {
  if (!series || !isCharted(series) || series.points.length > MOST.points) return {};
  const { title, ...measure } = measureOf(series, spoken);
  const isRing = isWhole(series) && series.points.length <= MOST.parts;
  const isLine = series.points.length > 2 && isCourse(series);
  const kind = isRing ? ("donut" as const) : isLine ? ("line" as const) : ("bar" as const);
  return { chart: { kind, title: clip(title, 80), ...measure } };
}

function tableBlock(story: Story, pictures: Pictures) {
  const table = tableOf(story, pictures);
  if (!table || table.rows.length < 2) return {};
  return { comparison: { ...table, rows: table.rows.slice(0, MOST.rows) } };
}

/** Dated steps are a timeline; points, changes and prices stand where steps would. */
function stepsOf(story: Story) {
  const { steps, points, changes, prices } = story;
  if (isDatedList(steps)) {
    const entries = datedEntries(steps).map(({ date, title, text }) => ({
      date,
      title: clip(title, 60),
      text: clip(text, 140),
    }));
    return { timeline: { entries: entries.slice(0, MOST.steps) } };
  }
  const lists = [
    steps,
    changes.map(({ text }) => ({ title: text, body: "" })),
    prices.map(({ name, price }) => ({ title: name, body: price })),
    story.slides,
    points.map(({ text }) => ({ title: text, body: "" })),
  ];
  const items = lists.find((list) => list.length > 1) ?? [];
  const shown = items.slice(0, MOST.steps).map(({ title, body }) => ({
    title: clip(title || body, MOST.title),
    text: clip(title ? body : "", MOST.text),
  }));
  return shown.length > 0 ? { steps: { items: shown } } : {};
}
