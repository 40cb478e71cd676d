import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { apartFrom } from "../kit/story/apart.ts";
import { clip, inARow } from "../kit/story/clip.ts";
import { comparedOf } from "../kit/story/compared.ts";
import { emphasisOf } from "../kit/story/emphasis.ts";
import { figuresOfPoints, figuresWithin } from "../kit/story/figures.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { addressOf, wantsCode } from "../kit/story/links.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { photosFor } from "../kit/story/photos.ts";
import { haveRoom, priceTiers } from "../kit/story/price-tiers.ts";
import { isListed, sentencesOf } from "../kit/story/sentences.ts";
import { sharesOf } from "../kit/story/shares.ts";
import { withShortTitle } from "../kit/story/short-title.ts";
import { readIn } from "../kit/story/shown.ts";
import type { StoryTable } from "../kit/story/tables.ts";
import { isSaid, type Tokens, tokensOf } from "../kit/story/tokens.ts";
import { areDayRows } from "../kit/story/wished-days.ts";
import { announcedFigure, sumOf, underTitle } from "./announced-figure.ts";
import { besideChart } from "./beside-chart.ts";
import { besideHeadline } from "./beside-headline.ts";
import { changeFirst, twoTimes } from "./changes.ts";
import { type Chart, chartOf, isPlotted, type Plotted, unplotted } from "./charted.ts";
import { thanksApart } from "./closing.ts";
import { type CountedParts, countedParts } from "./counted-parts.ts";
import { leadingNumber, leadOf } from "./led-headline.ts";
import { ledNumbers } from "./led-numbers.ts";
import { isDrawnAll, listsOf, markedList } from "./lists-of.ts";
import { packedFacts } from "./packed-facts.ts";
import { pricedRows, pricesOf } from "./priced-rows.ts";
import type { Stats } from "./priced-together.ts";
import { fitsReduced } from "./reduced.ts";
import { pageOf, reportOf } from "./report.ts";
import { saidOnce } from "./said-once.ts";
import { figurePoints, withDrawnFigures } from "./stats-of.ts";
import { aroundTable, asksForOne, tableBlock } from "./table-block.ts";
import { textOf } from "./text.ts";
import { aroundTimetable, timesIn } from "./timetable-of.ts";
import { type WeekTable, weekTable } from "./week-table.ts";
import { fitsWeighed } from "./weighed.tsx";
import { whenOf } from "./when-of.ts";
import { priceApart, withoutLeadIn } from "./words.ts";

const MOST = {
  stats: 6,
  value: 16,
  label: 110,
  prices: 12,
  steps: 8,
  fact: 200,
};
/** A page without blocks is a poster, which every other template says better. */
const SCORE = { poster: 0.1, figure: 0.55, page: 0.9 };

/** What a page is made of: its words, its chart or table or report, and the number that leads it. */
function partsOf(announced: ReturnType<typeof announcedFigure>, pictures: Pictures) {
  const { story } = announced;
  const { words, price } = priceApart(withShortTitle(wordsOf(story, pictures)));
  const series = seriesOf(story, pictures);
  const times = twoTimes(story);
  const wanted = price ?? wantedIn(announced, pictures);
  const { chart } = chartOf(story, series, { isLed: wanted !== undefined });
  const report = times || chart ? undefined : reportOf(story, wanted?.value);
  const blocks = report ? pageOf(report) : blocksOf(times?.others ?? story, pictures, chart, times?.table);
  const { shown, stats: given, earlier: before } = changeFirst(blocks.shown, blocks.given, story);
  const lead = leadingNumber(words.headline, wanted?.value);
  // The headline shows what it begins with.
  const asked = before || lead ? undefined : wanted;
  const facts = [
    ...(times?.facts ?? []),
    ...(report?.tells ?? []),
    // A chart tells every point of its series, though not in the words of the brief.
    ...((chart && series?.facts) ?? []),
  ];
  const others = times?.others ?? story;
  return { words, chart, others, report, times, shown, given, before, asked, lead, facts };
}

/** A tall page of what the story has: prices, figures, a chart, a table, steps or a timeline; a poster of other news. */
export function fits(story: Story, pictures: Pictures) {
  const counted = countedParts(story);
  const alone = fitsWeighed(story, pictures) ?? fitsReduced(story, pictures);
  return alone ?? (counted && withParts(counted, pictures)) ?? fitsWhole(story, pictures);
}

/** The page of a story beside bars of the parts that it tells of a total; undefined where another block has their place. */
function withParts({ series, rest }: CountedParts, pictures: Pictures) {
  const { data, tells, score } = fitsWhole(rest, pictures);
  const { chart } = chartOf(rest, series, { isLed: true });
  if (!chart || data.earlier || BLOCKS.some((key) => Object.hasOwn(data, key))) return undefined;
  return { score, data: { ...data, chart }, tells: [...tells, ...series.facts] };
}

function fitsWhole(whole: Story, pictures: Pictures) {
  const announced = announcedFigure(whole);
  const { story } = announced;
  const { words, chart, others, report, times, shown, given, before, asked, lead, facts } = partsOf(
    announced,
    pictures,
  );
  const link = wantsCode(story) ? addressOf(story) : "";
  const when = whenOf(story);
  const entries = { ...shown, stats: given, ...when };
  const beside = besideChart(withoutLeadIn(words.supporting, story), chart, story);
  const text = asksForOne(story, shown)
    ? aroundTable(beside.left, story)
    : "timetable" in shown
      ? aroundTimetable(beside.left)
      : textOf(beside.left, words.headline, entries, {
          isBehindList: isSaidBehindList(story),
          isBehindChart: beside.isBehind,
        });
  // Beside a table of two times, or of two things that a title asks for, every other number is a detail.
  const isCompared = (times ?? before ?? report) !== undefined || asksForOne(story, shown);
  const { stats: unordered, ...said } = withNumbers(story, { ...text, stats: given }, { chart, isCompared });
  const counted = { shown, unordered, asked, before, chart, headline: words.headline };
  const led = report ? { ...report, prices: undefined, facts: [] } : ledNumbers(story, counted);
  const { prices, earlier } = led;
  const stats = [...led.stats, ...beside.changes].slice(0, MOST.stats);
  const { photo } = photosFor(pictures, ["product", "place", "people", "other"]);
  const under = asked ? apartFrom(said.supporting, [`${asked.value} ${asked.label}`]) : said.supporting;
  const score = scoreBeside(story, prices, scoreOf({ ...shown, ...said }, stats));
  const fit = fitWithDetails(others, score, {
    ...words,
    ...((asked ?? earlier) ? {} : leadOf(story, lead)),
    stats,
    ...present({ earlier }),
    ...when,
    ...withoutFacts(shown),
    ...present({ prices }),
    ...withoutFacts(said),
    ...endOf(underTitle(announced, under), stats),
    ...factsOf(shown, said),
    ...present({ link, photo }),
  });
  const tells = [...fit.tells, ...facts, ...led.facts, ...listedIn(shown, story), ...beside.facts];
  return { ...fit, data: saidOnce(besideHeadline(unplotted(fit.data, chart))), tells: [...new Set(tells)] };
}

const seriesOf = (story: Story, { brand }: Pictures) =>
  story.series ?? sharesOf(story) ?? comparedOf(story, brand)?.series ?? null;

/** What there is of these, without those that there are not. */
const present = <T extends object>(parts: T) =>
  Object.fromEntries(Object.entries(parts).filter(([, one]) => one)) as {
    [K in keyof T]?: Exclude<T[K], undefined | "">;
  };

/** A list of bullets hides the days that its author wants to stand out. */
const scoreBeside = (story: Story, rows: unknown, score: number): number =>
  rows === undefined && areDayRows(story) ? Math.min(score, SCORE.figure) : score;

/** Columns and times tell the facts of their list. */
const listedIn = (shown: object, { points }: Story): string[] =>
  "groups" in shown || "timetable" in shown ? points.flatMap((point) => point.facts) : [];

/** A text under a title, of which thanks stand at the end of a page of numbers. */
function endOf(supporting: string, stats: Stats): { supporting: string; closing?: string } {
  const { facts, closing } = thanksApart(stats.length > 1 ? sentencesOf(supporting) : []);
  return closing ? { supporting: inARow(facts), closing: withoutStop(closing) } : { supporting };
}

const withoutStop = (text: string) => text.replace(/(?<!\.)\.$/u, "");

const wantedIn = ({ story, figure }: ReturnType<typeof announcedFigure>, { lead }: Pictures) =>
  shortEnough(figure ?? sumOf(story, lead) ?? emphasisOf(story));

/** A value that is drawn as a number has to be short. */
function shortEnough(asked: ReturnType<typeof emphasisOf>): Stats[number] | undefined {
  if (!asked || asked.value.length > MOST.value || asked.label.length > MOST.label) return undefined;
  const { intro, value, label } = asked;
  return { ...(intro && { before: intro }), value, label };
}

/** Every sentence of the text stands behind every entry of the list in the brief. */
function isSaidBehindList({ facts, points, support }: Story): boolean {
  const startsOf = (ids: readonly string[]) =>
    facts.filter(({ id, from }) => from === "brief" && ids.includes(id)).map(({ span }) => span.start);
  const entries = startsOf(points.flatMap((point) => point.facts));
  const said = startsOf(support?.facts ?? []);
  return entries.length > 1 && said.length > 0 && Math.min(...said) > Math.max(...entries);
}

const withoutFacts = <T extends object>(data: T): Omit<T, "facts"> => {
  const { facts: _, ...rest } = data as T & { facts?: unknown };
  return rest as Omit<T, "facts">;
};

/** Lines that stand apart from their list, and sentences that do; thanks among them end the page. */
function factsOf(...from: { facts?: string[] }[]) {
  const { facts, closing } = thanksApart(from.flatMap((one) => one.facts ?? []));
  return { ...(facts.length > 0 && { facts: packedFacts(facts) }), ...(closing && { closing }) };
}

/** Sentences as numbers. Beside a chart the one number of another thing is no larger than its sentence. */
function withNumbers(
  story: Story,
  plain: Parameters<typeof withDrawnFigures>[1],
  { chart, isCompared }: { chart: Chart | undefined; isCompared: boolean },
) {
  if (isCompared) return plain;
  const drawn = withDrawnFigures(story, plain);
  return chart && drawn.stats.length <= plain.stats.length + 1 ? plain : drawn;
}

const scoreOf = (blocks: object, stats: readonly unknown[]): number => {
  const isPage = BLOCKS.some((key) => Object.hasOwn(blocks, key)) || stats.length > 1;
  return isPage ? SCORE.page : stats.length > 0 ? SCORE.figure : SCORE.poster;
};

const BLOCKS = ["chart", "prices", "timetable", "comparison", "timeline", "steps", "groups"];

/** The blocks of a page, and the numbers that none of them tells. */
function blocksOf(story: Story, pictures: Pictures, chart: Chart | undefined, times?: StoryTable): Blocks {
  const table = times ? { comparison: times } : tableBlock(story, pictures);
  const own = chart || Object.keys(table).length > 0 ? undefined : ownList(story, pictures);
  if (own) return own;
  const blocks = { ...(chart ? { chart } : pricesOf(story)), ...table };
  const points = pointsLeft(story, chart);
  const groups = groupsOf(story, points);
  if (groups) return groups;
  const begun = figuresOfPoints(points, story.headline.text);
  const tiled = begun.length > 0 ? begun : figurePoints({ ...story, points });
  const rest = tiled.flatMap((one) => one.rest ?? []);
  const listed = tiled.length > 0 ? { ...story, points: rest } : story;
  const said = tokensOf(readIn(blocks).join("\n"));
  const shown = { ...blocks, ...remarkBeside(tiled.length > 0 ? rest : [], said), ...listsOf(listed, said) };
  const drawn = tokensOf(readIn(shown).join("\n"));
  const tiles = tiled
    .flatMap(({ figure }) => figure ?? [])
    .filter(({ value }) => !isDrawn(value, drawn) && !isPlotted(value, chart));
  const values = new Set(pricedRows(story).map(({ price }) => price));
  // A chart is what the page is about: a number of another thing is no larger than its sentence.
  const given = tiles.length > 0 || (chart && !isOfModel(story)) ? tiles : statsOf(story, shown, chart);
  return { shown, given: given.filter(({ value }) => !values.has(value)) };
}

/** Things side by side that take the whole page. */
function groupsOf(story: Story, points: Story["points"]): Blocks | undefined {
  const groups = areDayRows(story) ? [] : priceTiers(points);
  return groups.length > 0 && haveRoom(groups)
    ? { shown: { groups } as { groups: typeof groups; facts?: string[] }, given: [] }
    : undefined;
}

/** "5 lessons: 120 €" is a row of prices, and five is no number of the page. */
function pointsLeft(story: Story, chart: Chart | undefined): Story["points"] {
  const plotted = tokensOf(readIn(chart?.points.map(({ value }) => value)).join("\n"));
  const labelled = tokensOf([story.headline.text, ...readIn(chart)].join("\n"));
  const offered = tokensOf(readIn(pricedRows(story)).join("\n"));
  return story.points.filter(
    ({ text, facts }) =>
      !isListed(text, plotted) &&
      !isSaid(text, offered) &&
      !(isOfSeries(facts, story) && (isDrawnAll(text, plotted) || isListed(text, labelled))),
  );
}

type Blocks = { shown: { facts?: string[] }; given: Stats };

/** A list that is marked by its days or colours, or has the hours of a week; undefined for any other. */
function ownList(story: Story, pictures: Pictures): Blocks | undefined {
  const marked = markedList(story, pictures.brand);
  if (marked) return { shown: marked, given: statsOf(story, marked, undefined) };
  const times = timesIn(story);
  if (times) return { shown: times, given: [] };
  const week = weekTable(story);
  return week && withWeek(week, blocksOf({ ...story, points: week.rest }, pictures, undefined));
}

/** Opening hours beside what the other lines are; a list of two kinds has one table. */
const withWeek = ({ prices }: WeekTable, { shown, given }: Blocks): Blocks => ({
  shown: { ...shown, ...{ prices } },
  given,
});

const isOfSeries = ([first = ""]: readonly string[], { series }: Story) =>
  series?.facts.includes(first) ?? false;

/** The one line of a list whose others are numbers is no list; a row of prices has said it. */
const remarkBeside = (rest: readonly { text: string }[], said: Tokens) =>
  rest.length === 1 && rest.every(({ text }) => !isSaid(text, said))
    ? { facts: rest.map(({ text }) => clip(text, MOST.fact)) }
    : {};

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
