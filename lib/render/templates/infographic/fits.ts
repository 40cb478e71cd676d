import type { Series, Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import type { Pictures } from "../../fits.ts";
import { apartFrom } from "../kit/story/apart.ts";
import { dayOf } from "../kit/story/begins.ts";
import { highlightOf, isCharted, isCourse, isWhole, measureOf } from "../kit/story/charts.ts";
import { clip } from "../kit/story/clip.ts";
import { comparedOf } from "../kit/story/compared.ts";
import { contrastOf } from "../kit/story/contrast.ts";
import { datedEntries, datedFacts, isDatedList } from "../kit/story/dated.ts";
import { emphasisOf } from "../kit/story/emphasis.ts";
import { figuresOfPoints, figuresWithin } from "../kit/story/figures.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { addressOf, wantsCode } from "../kit/story/links.ts";
import { isOf, markOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { photosFor } from "../kit/story/photos.ts";
import { priceTiers } from "../kit/story/price-tiers.ts";
import { isListed } from "../kit/story/sentences.ts";
import { sharesOf } from "../kit/story/shares.ts";
import { withShortTitle } from "../kit/story/short-title.ts";
import { readIn } from "../kit/story/shown.ts";
import { tableOf } from "../kit/story/tables.ts";
import { isSaid, type Tokens, tokensOf } from "../kit/story/tokens.ts";
import { valuedRows } from "../kit/story/valued.ts";
import { entryOf } from "./entry.ts";
import { pricedTogether, type Stats } from "./priced-together.ts";
import { figurePoints, heroFirst, inOrderOfBrief, withDrawnFigures } from "./stats-of.ts";
import { textOf } from "./text.ts";
import { priceApart, withoutLeadIn } from "./words.ts";

const MOST = {
  stats: 6,
  value: 16,
  label: 110,
  parts: 5,
  part: 16,
  columns: 8,
  points: 24,
  prices: 12,
  steps: 8,
  fact: 200,
  rows: 7,
};
/** A page without blocks is a poster, which every other template says better. */
const SCORE = { poster: 0.1, figure: 0.55, page: 0.9 };

/** A tall page of what the story has: prices, figures, a chart, a table, steps or a timeline; a poster of other news. */
export function fits(story: Story, pictures: Pictures) {
  const { words, price } = priceApart(withShortTitle(wordsOf(story, pictures)));
  const series = story.series ?? sharesOf(story) ?? comparedOf(story, pictures.brand)?.series ?? null;
  const { chart } = chartOf(story, series);
  const { shown, given } = blocksOf(story, pictures, chart);
  const link = wantsCode(story) ? addressOf(story) : "";
  const when = whenOf(story);
  const entries = { ...shown, stats: given, ...when };
  const left = withoutLeadIn(words.supporting, story);
  const text = textOf(left, words.headline, entries, isSaidBehindList(story));
  const { stats: unordered, ...said } = withNumbers(story, { ...text, stats: given }, chart !== undefined);
  const asked = price ?? shortEnough(emphasisOf(story));
  const { prices, ...ordered } = pricedTogether(
    shown,
    heroFirst(inOrderOfBrief(story, unordered), words.headline),
  );
  const unseen = ordered.stats.filter((stat) => !isPointOf(stat, chart));
  const stats = asked
    ? [asked, ...unseen.filter(({ value }) => value !== asked.value)].slice(0, MOST.stats)
    : unseen;
  const { photo } = photosFor(pictures, ["product", "place", "people", "other"]);
  const fit = fitWithDetails(story, scoreOf({ ...shown, ...said }, stats), {
    ...words,
    ...(asked ? {} : leadOf(story)),
    stats,
    ...when,
    ...shown,
    ...(prices && { prices }),
    ...said,
    ...factsOf(shown, said),
    ...(asked && { supporting: apartFrom(said.supporting, [`${asked.value} ${asked.label}`]) }),
    ...(link && { link }),
    ...(photo && { photo }),
  });
  // A chart tells every point of its series, and columns those of their list, though not in the words of the brief.
  const shownFacts = [
    ...(chart && series ? series.facts : []),
    ...("groups" in shown ? story.points.flatMap((point) => point.facts) : []),
  ];
  return { ...fit, data: unplotted(fit.data, chart), tells: [...new Set([...fit.tells, ...shownFacts])] };
}

/** Details that list the points of the chart are left to it. */
function unplotted<D extends { details?: string }>(data: D, chart: Chart | undefined): D {
  const { details = "", ...rest } = data;
  return isListed(details, tokensOf(readIn(chart?.points).join("\n"))) ? ({ ...rest } as D) : data;
}

/** A value that is drawn as a number has to be short. */
const shortEnough = (asked: ReturnType<typeof emphasisOf>) =>
  asked && asked.value.length <= MOST.value && asked.label.length <= MOST.label ? asked : undefined;

/** Every sentence of the text stands behind every entry of the list in the brief. */
function isSaidBehindList({ facts, points, support }: Story): boolean {
  const startsOf = (ids: readonly string[]) =>
    facts.filter(({ id, from }) => from === "brief" && ids.includes(id)).map(({ span }) => span.start);
  const entries = startsOf(points.flatMap((point) => point.facts));
  const said = startsOf(support?.facts ?? []);
  return entries.length > 1 && said.length > 0 && Math.min(...said) > Math.max(...entries);
}

/** Lines that stand apart from their list, and sentences that do. */
function factsOf(...from: { facts?: string[] }[]) {
  const facts = from.flatMap((one) => one.facts ?? []);
  return facts.length > 0 ? { facts } : {};
}

/** Sentences as numbers. Beside a chart the one number of another thing is no larger than its sentence. */
function withNumbers(story: Story, plain: Parameters<typeof withDrawnFigures>[1], isCharted: boolean) {
  const drawn = withDrawnFigures(story, plain);
  return isCharted && drawn.stats.length <= plain.stats.length + 1 ? plain : drawn;
}

const scoreOf = (blocks: object, stats: readonly unknown[]): number => {
  const isPage = BLOCKS.some((key) => Object.hasOwn(blocks, key)) || stats.length > 1;
  return isPage ? SCORE.page : stats.length > 0 ? SCORE.figure : SCORE.poster;
};

const BLOCKS = ["chart", "prices", "comparison", "timeline", "steps", "groups"];

/** The blocks of a page, and the numbers that none of them tells. */
function blocksOf(story: Story, pictures: Pictures, chart: Chart | undefined) {
  const blocks = { ...(chart ? { chart } : pricesOf(story)), ...tableBlock(story, pictures) };
  const plotted = tokensOf(readIn(chart?.points.map(({ value }) => value)).join("\n"));
  const rows = new Set(pricedRows(story).map(({ name, price }) => `${name}: ${price}`));
  // "5 lessons: 120 €" is a row of prices, and five is no number of the page.
  const points = story.points.filter(
    ({ text, facts }) =>
      !isListed(text, plotted) && !rows.has(text) && !(isOfSeries(facts, story) && isDrawnAll(text, plotted)),
  );
  const groups = priceTiers(points);
  if (groups.length > 0)
    return { shown: { groups } as { groups: typeof groups; facts?: string[] }, given: [] };
  const begun = figuresOfPoints(points, story.headline.text);
  const tiled = begun.length > 0 ? begun : figurePoints({ ...story, points });
  const rest = tiled.flatMap((one) => one.rest ?? []);
  const listed = tiled.length > 0 ? { ...story, points: rest } : story;
  const said = tokensOf(readIn(blocks).join("\n"));
  const shown = { ...blocks, ...remarkBeside(tiled.length > 0 ? rest : [], said), ...listsOf(listed, said) };
  const drawn = tokensOf(readIn(shown).join("\n"));
  const own = tiled
    .flatMap(({ figure }) => figure ?? [])
    .filter(({ value }) => !isDrawn(value, drawn) && !isPlotted(value, chart));
  const values = new Set(pricedRows(story).map(({ price }) => price));
  // A chart is what the page is about: a number of another thing is no larger than its sentence.
  const given = own.length > 0 || (chart && !isOfModel(story)) ? own : statsOf(story, shown, chart);
  return { shown, given: given.filter(({ value }) => !values.has(value)) };
}

const isOfSeries = ([first = ""]: readonly string[], { series }: Story) =>
  series?.facts.includes(first) ?? false;

const isDrawnAll = (text: string, { numbers }: Tokens) => {
  const own = [...tokensOf(text).numbers];
  return own.length > 0 && own.every((number) => numbers.has(number));
};

/** The one line of a list whose others are numbers is no list; a row of prices has said it. */
const remarkBeside = (rest: readonly { text: string }[], said: Tokens) =>
  rest.length === 1 && rest.every(({ text }) => !isSaid(text, said))
    ? { facts: rest.map(({ text }) => clip(text, MOST.fact)) }
    : {};

type Chart = NonNullable<ReturnType<typeof chartOf>["chart"]>;

/** A figure that the headline or another block tells already is not repeated. */
function statsOf(story: Story, shown: object, chart: Plotted | undefined) {
  const headline = tokensOf(story.headline.text);
  const drawn = tokensOf(readIn(shown).join("\n"));
  return figuresWithin(story, { value: MOST.value, label: MOST.label })
    .filter(({ value, label }) => !isSaid(`${value} ${label}`, headline))
    .filter(({ value }) => !isDrawn(value, drawn) && !isPlotted(value, chart))
    .slice(0, MOST.stats);
}

const isDrawn = (value: string, { numbers }: Tokens) => {
  const own = [...tokensOf(value).numbers];
  return own.length > 0 && own.every((number) => numbers.has(number) && number.length > 2);
};

type Plotted = { points: readonly { value: number }[]; suffix?: string; prefix?: string };

/** "6 in 2024" beside a chart with that year and value. */
const isPointOf = ({ value, label }: Stats[number], chart: Chart | undefined): boolean =>
  (chart?.points ?? []).some((point) => {
    const isNamed = label.toLowerCase().includes(point.label.toLowerCase());
    return isNamed && `${point.value}` === value.replaceAll(/[^\d.]/g, "");
  });

/** "46%" beside a chart of percents that has it as a point. */
function isPlotted(value: string, chart: Plotted | undefined): boolean {
  const { suffix = "", prefix = "", points = [] } = chart ?? {};
  const bare = (text: string) => text.replace(/\s/g, "");
  return points.some((point) =>
    readIn(point.value).some((y) => bare(`${prefix}${y}${suffix}`) === bare(value)),
  );
}

/** The figure that the headline begins with, large enough to be the picture. */
function leadOf({ figures, headline }: Story) {
  const found = figures.find(({ value }) => {
    const rest = headline.text.slice(value.length);
    return headline.text.startsWith(value) && /^\s+\S+\s+\S/.test(rest);
  });
  return found && found.value.length <= MOST.value ? { lead: found.value } : {};
}

/** When and where an occasion is, unless the headline tells all of it. */
function whenOf(story: Story) {
  const { when, headline } = story;
  if (!when?.date || !isOf(story, "event", "hiring", "launch")) return {};
  const { date, time, place } = when;
  const isInHeadline = isSaid([date, time, place].filter(Boolean).join(" "), tokensOf(headline.text));
  const isWithin = date.length <= 60 && time.length <= 40 && place.length <= 80;
  return isInHeadline || !isWithin ? {} : { when: { date: dayOf(story), time, place } };
}

/** Rows of a page all have a value: others stand in its lists. */
function pricedRows(story: Story) {
  const rows = valuedRows(story, MOST.prices);
  return rows.every(({ price }) => price !== "") ? rows.filter(isBalanced) : [];
}

/** "Year in numbers (1 Oct 2025 – 30 Sept 2026)" was parted within its brackets: it is a heading. */
const isBalanced = ({ name, price }: { name: string; price: string }) =>
  [name, price].every((text) => (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length);

function pricesOf(story: Story) {
  const rows = pricedRows(story);
  return rows.length > 0 ? { prices: { rows } } : {};
}

/** Few values are columns, each with its number on it; many are a line. */
function chartOf({ spoken, headline }: Story, series: Series | null) {
  if (!series || !isCharted(series) || series.points.length > MOST.points) return { chart: undefined };
  const { title, ...measure } = measureOf(series, spoken);
  const isRing =
    isWhole(series) &&
    series.points.length <= MOST.parts &&
    series.points.every(({ x }) => x.length <= MOST.part);
  const isLine = series.points.length > MOST.columns && isCourse(series);
  const kind = isRing ? ("donut" as const) : isLine ? ("line" as const) : ("bar" as const);
  const own = isSaid(title, tokensOf(headline.text)) ? "" : title;
  return { chart: { kind, title: clip(own, 80), ...measure, ...(kind === "bar" && highlightOf(series)) } };
}

function tableBlock(story: Story, pictures: Pictures) {
  const table = story.rows.length > 0 ? tableOf(story, pictures) : contrastOf(story, pictures.brand);
  if (!table || table.rows.length < 2 || table.rows.length > MOST.rows) return {};
  const headline = tokensOf(story.headline.text);
  const rows = table.rows.filter((row) => !isSaid(`${row.label} ${row.first} ${row.second}`, headline));
  return { comparison: rows.length > 1 ? { ...table, rows } : table };
}

/** Entries of a timeline. A date with a short value beside it is a row of the table, which is larger. */
function datedOf(story: Story, lines: readonly { title: string; body: string }[]) {
  const isTable = pricedRows(story).length > 0;
  const listed = [story.steps, story.series || isTable ? [] : lines].find(isDatedList);
  if (listed) return datedEntries(listed);
  return story.series || isTable ? [] : datedFacts(story);
}

/** Dated steps are a timeline. Only steps are numbered: points have no order. */
function listsOf(story: Story, seen: Tokens) {
  const { steps, points, slides } = story;
  const isDrawnIn = (story.series ?? sharesOf(story)) !== null;
  const rows = new Set(isDrawnIn ? story.prices.map(({ name, price }) => `${name}: ${price}`) : []);
  const lines = points.flatMap(({ text }) => (rows.has(text) ? [] : { title: text, body: "" }));
  const dated = datedOf(story, lines);
  if (dated.length > 0) {
    const entries = dated.map(({ date, title, text }) => ({
      date,
      title: clip(capitalized(title), 60),
      text: clip(text, 140),
    }));
    return { timeline: { entries: entries.slice(0, MOST.steps) } };
  }
  // Some of the lines may stand in a block of their own, such as the prices.
  const left = lines.filter(({ title }) => !isSaid(title, seen));
  const [remark] = left;
  if (remark && left.length === 1 && lines.length > 2 && steps.length + slides.length < 2)
    return { facts: [clip(remark.title, MOST.fact)] };
  const lists = [steps, slides, left.length > 1 ? left : lines];
  const items = lists.find((list) => list.length > 1) ?? [];
  const entries = items.map(({ title, body }) => [title, body].filter(Boolean).join(" "));
  const isSeen = entries.every((entry) => isSaid(entry, seen) || (isDrawnIn && isDrawnAll(entry, seen)));
  if (items.length === 0 || isSeen) return {};
  const shown = items.slice(0, MOST.steps).map(entryOf);
  return { steps: { items: shown, ...(items !== steps && { mark: markOf(story) }) } };
}
