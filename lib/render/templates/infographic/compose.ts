import { IN_NUMBERS } from "../../../text/in-numbers.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { isWhole } from "../kit/photo-pages.tsx";
import type { MessageColumn } from "../kit/stack-column.tsx";
import { aroundFigure } from "./around-figure.ts";
import { attempts, CLOSEST } from "./attempts.ts";
import { comparisonBlock, timelineBlock } from "./blocks.tsx";
import { chartBlock } from "./chart.tsx";
import type { Infographic } from "./data.ts";
import { endBlock } from "./end.tsx";
import { type Block, type Flow, flow } from "./flow.ts";
import { holdsSubject } from "./hero.tsx";
import { factsBlock, groupsBlock, pricesBlock } from "./lists.tsx";
import type { InfographicStyle } from "./look.ts";
import { numberBlocks } from "./number-blocks.ts";
import { stepsBlock } from "./steps-block.ts";
import { tilesBlock } from "./tiles.tsx";
import { timetableBlock } from "./timetable.tsx";
import { title } from "./title.tsx";
import { whenBlock } from "./when.tsx";

const GAPS = { minimum: 13, ideal: 34, maximum: 62 };
/** Blocks that stand on a card, which a band of colour may reach under. */
export const CARDS = ["hero", "stats", "changes", "prices", "timetable", "chart", "comparison", "groups"];

/** What stands in a title's place in a column that has none. */
const NONE: MessageColumn = {
  node: { type: "container", style: {}, children: [] },
  height: 0,
  width: 0,
  size: 0,
  tail: { width: 0, height: 0 },
};

/** `close`: how far its blocks are in less height than they would have, from 0 to 3. */
export type Composed = { words: MessageColumn; flowed: Flow; isCut: boolean; close: number };

/** Share of the page and largest type of the title, by the number of blocks beside it. */
const TITLE = [
  { share: 0.6, max: 104 },
  { share: 0.36, max: 96 },
  { share: 0.32, max: 84 },
  { share: 0.26, max: 72 },
  { share: 0.22, max: 60 },
] as const;
/** A page this low, in design pixels, has no room for a large title and three blocks. */
const LOW = 780;
const CROWDED = { share: 0.13, max: 54 };

/** A title that leaves a number the largest is smaller; its text keeps its room. */
const scaled = (
  { share, max }: { share: number; max: number },
  { titleScale: by = 1 }: InfographicStyle,
  data: Infographic,
) => ({
  share: isAnnounced(data) && data.supporting.length <= ANNOUNCING.text ? share * ANNOUNCING.share : share,
  max: max * (hasChanged(data) ? by * CHANGED : Math.min(by, isAnnounced(data) ? ANNOUNCING.max : 1)),
});

/** "This year in numbers" only announces: it leaves the size, and the room of a drawing, to the numbers; and so does a short text under it. */
const ANNOUNCING = { max: 0.56, share: 0.52, text: 60 };
const isAnnounced = ({ headline, stats }: Infographic): boolean =>
  IN_NUMBERS.test(headline) && stats.length > 1;
/** A number inside the title is what the page is about, and takes more of the page. */
const ROOMY = { by: 1.3, most: 0.6 };
/** Over a number that has changed the title is smaller: what it became is the news. */
const CHANGED = 0.64;
const hasChanged = ({ earlier, chart }: Infographic): boolean =>
  earlier !== undefined || chart?.lead !== undefined;

/** What stands beside the number does not stand beside the title as well, and bars are drawing enough. */
function aroundTitle(context: RenderContext, data: Infographic): RenderContext {
  const { subject: _, ...bare } = context;
  return holdsSubject(context, data) || isAnnounced(data) || hasChanged(data) ? bare : context;
}

/** What stands under the title, and the room that it shares with the title. */
type Under = { blocks: readonly Block[]; foot: Block | undefined; body: Box };

/** Title first, then as many blocks as fit: a smaller title goes before one of them is left out. */
export function compose(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  body: Box,
  isUntitled = false,
): Composed {
  const foot = endBlock(context, data, look);
  const blocks = blocksOf(context, data, look, isUntitled);
  if (isUntitled) return { words: NONE, ...fill(context, blocks, foot, body) };
  const under = { blocks, foot, body };
  const usual = loudest(context, data, look, under);
  if (!usual.isCut && usual.close === 0) return usual;
  const crowded = titled(context, data, look, under, crowdedTitle(context, under));
  const isFuller = usual.isCut || crowded.close < usual.close;
  return isFuller && isWhole(crowded.words) && crowded.flowed.places.length >= usual.flowed.places.length
    ? crowded
    : usual;
}

/** The largest title under which lists are read with ease, else the usual one; with a large drawing where there is room. */
function loudest(context: RenderContext, data: Infographic, look: InfographicStyle, under: Under): Composed {
  const usual = usualTitle(context, data, under);
  const first = titled(context, data, look, under, usual);
  const rooms = first.flowed.isTight && hasLists(data) ? yielding(context, under, usual, first) : [];
  const found = rooms
    .map((room) => ({ room, set: titled(context, data, look, under, room) }))
    .find(({ set }) => isWhole(set.words) && !set.isCut && set.words.size >= HEADS * context.unit);
  const { room, set: best } = found ?? { room: usual, set: first };
  if (best.flowed.isTight || best.isCut || !context.subject) return best;
  const drawn = titled(context, data, look, under, { ...room, isLarge: true });
  const isQuiet = leastType(drawn) < leastType(best) * KEPT;
  return isQuiet || drawn.flowed.isTight || drawn.isCut || !isWhole(drawn.words) ? best : drawn;
}

/** The room that lists leave to a title where they are read with ease, and what is halfway to that of its usual size. */
function yielding(
  { unit }: RenderContext,
  { blocks, foot, body }: Under,
  usual: TitleRoom,
  { words }: Composed,
): TitleRoom[] {
  const all = foot ? [...blocks, foot] : blocks;
  const needed = all.reduce(
    (sum, { enough, ideal }) => sum + (enough ?? ideal) + GAPS.ideal * unit,
    40 * unit,
  );
  const left = (body.height - needed) / body.height;
  const share = Math.min(usual.share, Math.max(CROWDED.share, left));
  const halfway = (share + words.height / body.height) / 2;
  return [share, Math.min(usual.share, halfway)].map((one) => ({ ...usual, share: one }));
}

/** What every word of a title keeps of its size beside a large drawing. */
const KEPT = 0.84;
const leastType = ({ words }: Composed): number =>
  Math.min(...textNodes(words.node).map(({ style }) => style.fontSize));

/** A smaller title, in design pixels, heads no page. */
const HEADS = 38;

/** Entries are read one by one; a number or a chart speaks at any size. */
const hasLists = ({ steps, prices, groups, comparison, timetable, timeline, stats }: Infographic): boolean =>
  stats.length > 3 || [steps, prices, groups, comparison, timetable, timeline].some(Boolean);

/** `isLarge`: a drawing beside the title may be larger than its words. */
type TitleRoom = { share: number; max: number; isLarge?: boolean };

/** Share of the page and largest type of a title over these blocks. */
function usualTitle({ unit }: RenderContext, data: Infographic, { blocks, foot, body }: Under): TitleRoom {
  const main = mainOf(blocks);
  // A foot counts only where there is little room; groups are many words.
  const beside = main.length + (foot && main.length > 1 ? 1 : 0) + (data.groups ? 1 : 0);
  const isLow = main.length > 2 && body.height < LOW * unit;
  return (isLow ? undefined : TITLE[beside]) ?? CROWDED;
}

/** A small title, in the room that its blocks leave at their least. */
function crowdedTitle({ unit }: RenderContext, { blocks, foot, body }: Under): TitleRoom {
  const all = foot ? [...blocks, foot] : blocks;
  const least = all.reduce((sum, { minimum }) => sum + minimum + GAPS.minimum * unit, GAPS.ideal * unit);
  const left = (body.height - least) / body.height;
  return { share: Math.min(TITLE[1].share, Math.max(CROWDED.share, left)), max: CROWDED.max };
}

function mainOf(blocks: readonly Block[]): Block[] {
  const hasHero = blocks.some(({ key }) => key === "hero" || key === "drawn");
  return blocks.filter(({ key }) => key !== "facts" && key !== "when" && !(hasHero && key === "stats"));
}

function titled(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  { blocks, foot, body }: Under,
  room: TitleRoom,
): Composed {
  const { share: usual, max } = scaled(room, look, data);
  const around = aroundFigure(data);
  const roomy = Math.min(ROOMY.most, usual * ROOMY.by);
  const titleIn = (share: number) =>
    title(aroundTitle(context, data), data, {
      width: body.width,
      height: Math.round(body.height * share),
      surface: look.title,
      max,
      ...(room.isLarge && { isLarge: true }),
    });
  const first = titleIn(around?.before ? roomy : usual);
  const words = around && !standsApart(around.figure, first) ? titleIn(roomy) : first;
  // The band of a crown ends under the title, unless a first card overlaps its edge.
  const isUnder = look.name === "crown" && !CARDS.includes(blocks[0]?.key ?? "");
  const isBand = look.title.background !== look.page.background;
  const gap = Math.round((isUnder && isBand ? 64 : mainOf(blocks).length > 1 ? 34 : 40) * context.unit);
  const available = { ...body, y: body.y + words.height + gap, height: body.height - words.height - gap };
  return { words, ...fill(context, blocks, foot, available) };
}

/** Whether a number has a line of its own in a title, where it is the largest of the page. */
const standsApart = (figure: string, { node }: MessageColumn): boolean =>
  textNodes(node).some(({ text }) => text === figure);

function fill(
  context: RenderContext,
  blocks: readonly Block[],
  foot: Block | undefined,
  available: Box,
): Omit<Composed, "words"> {
  const { unit } = context;
  const gaps = { minimum: GAPS.minimum * unit, ideal: GAPS.ideal * unit, maximum: GAPS.maximum * unit };
  for (const { set, isCut, close } of attempts(context, blocks)) {
    const flowed = flow(foot ? [...set, foot] : set, available, gaps);
    if (flowed) return { flowed: settle(flowed, available), isCut, close };
  }
  return { flowed: squeezed(blocks, available), isCut: true, close: CLOSEST };
}

/** What the page is about in the room that there is, as much of it as has a place: a page without it says nothing. */
function squeezed([first]: readonly Block[], available: Box): Flow {
  const box = { ...available, height: Math.max(0, Math.floor(available.height)) };
  return { places: first && box.height > 0 ? [{ block: first, box }] : [], spare: 0 };
}

/** What closes the page stands on the lower margin; what is spare opens above it. */
function settle(flowed: Flow, available: Box): Flow {
  const closing = ["foot", "facts", "when"];
  const first = flowed.places.findIndex(({ block }) => closing.includes(block.key));
  if (first < 1) return flowed;
  const end = available.y + available.height;
  const last = flowed.places.at(-1)?.box;
  const down = last ? Math.max(0, end - last.y - last.height) : 0;
  const places = flowed.places.map((one, i) =>
    i < first ? one : { ...one, box: { ...one.box, y: one.box.y + down } },
  );
  return { ...flowed, places };
}

function blocksOf(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  isUntitled: boolean,
): Block[] {
  const { prices, chart, comparison, groups, steps, timetable, timeline, when, facts } = data;
  const main = [data.stats.length > 0, prices, chart, comparison, groups, steps, timetable, timeline];
  const isSparse = main.filter(Boolean).length <= 1;
  const made = [
    ...(isUntitled
      ? [data.stats.length > 0 && tilesBlock(context, data.stats, look, isSparse)]
      : numberBlocks(context, data, look, isSparse)),
    prices && pricesBlock(context, prices, look),
    timetable && timetableBlock(context, timetable, look),
    chart && chartBlock(context, chart, look, isSparse),
    comparison && comparisonBlock(context, comparison, look, isSparse),
    groups && groupsBlock(context, groups, look),
    steps && stepsBlock(context, steps, look, isSparse),
    timeline && timelineBlock(context, timeline, look, isSparse),
    when && whenBlock(context, when, look),
    facts &&
      facts.length > 0 &&
      factsBlock(context, facts, look, { isSparse, isMarked: facts.length > 1 && !steps && !timeline }),
  ].filter((block) => block !== false && block !== undefined);
  const order = orderOf(data, look);
  return made.toSorted((a, b) => order.indexOf(a.key) - order.indexOf(b.key));
}

/** A course that leads comes first; bars beside a number stand under it, for they are what it is made of. */
function orderOf({ chart, stats }: Infographic, { order }: InfographicStyle): readonly string[] {
  const others = order.filter((key) => key !== "chart");
  if (chart?.lead) return ["chart", ...others];
  if (chart?.kind !== "bar" || stats.length === 0) return order;
  return others.flatMap((key) => (key === "hero" ? [key, "chart"] : key));
}
