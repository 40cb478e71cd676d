import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { type MessageColumn, stack } from "../kit/stack.tsx";
import { comparisonBlock, pairBlock, stepsBlock, timelineBlock } from "./blocks.tsx";
import { chartBlock } from "./chart.tsx";
import type { Infographic } from "./data.ts";
import { type Block, type Flow, flow } from "./flow.ts";
import { footBlock } from "./foot.tsx";
import type { InfographicStyle } from "./look.ts";
import { tilesBlock } from "./tiles.tsx";

const GAPS = { minimum: 17, ideal: 32, maximum: 60 };
/** Dispensed with in this order when a page is too full for all of them. */
const DISPENSABLE = ["timeline", "steps", "comparison", "chart", "stats"];

/** What stands in a title's place in a column that has none. */
const NONE: MessageColumn = {
  node: { type: "container", style: {}, children: [] },
  height: 0,
  width: 0,
  size: 0,
  tail: { width: 0, height: 0 },
};

type Composed = { words: MessageColumn; flowed: Flow; isCut: boolean };

/** Share of the page and largest type of the title, by the number of blocks beside it. */
const TITLE = [
  { share: 0.6, max: 84 },
  { share: 0.3, max: 84 },
  { share: 0.3, max: 66 },
  { share: 0.22, max: 66 },
  { share: 0.22, max: 60 },
] as const;
const CROWDED = { share: 0.13, max: 54 };

/** Title first, then as many blocks as fit: two of them side by side before one is left out. */
export function compose(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  body: Box,
  isUntitled = false,
): Composed {
  const { unit } = context;
  const foot = footBlock(context, data, look);
  const blocks = blocksOf(context, data, look);
  const { share, max } = TITLE[blocks.length + (foot ? 1 : 0)] ?? CROWDED;
  if (isUntitled) return { words: NONE, ...fill(context, blocks, foot, body) };
  const height = Math.round(body.height * share);
  const words = stack(context, data, { width: body.width, height, surface: look.title, max });
  // The band of a crown ends under the title, unless the first tiles overlap its edge.
  const isUnder = look.name === "crown" && data.stats.length === 0;
  const gap = Math.round((isUnder ? 76 : look.name === "crown" ? 40 : 34) * unit);
  const available = { ...body, y: body.y + words.height + gap, height: body.height - words.height - gap };
  return { words, ...fill(context, blocks, foot, available) };
}

function fill(
  context: RenderContext,
  blocks: Block[],
  foot: Block | undefined,
  available: Box,
): Omit<Composed, "words"> {
  const { unit } = context;
  const gaps = { minimum: GAPS.minimum * unit, ideal: GAPS.ideal * unit, maximum: GAPS.maximum * unit };
  for (const { set, isCut } of attempts(context, blocks)) {
    const flowed = flow(foot ? [...set, foot] : set, available, gaps);
    if (flowed) return { flowed: settleFoot(flowed, available), isCut };
  }
  return { flowed: { places: [], spare: available.height }, isCut: true };
}

/** The foot stands on the lower margin; what is spare opens above it. */
function settleFoot(flowed: Flow, available: Box): Flow {
  const places = flowed.places.map((one) =>
    one.block.key === "foot"
      ? { ...one, box: { ...one.box, y: available.y + available.height - one.box.height } }
      : one,
  );
  return { ...flowed, places };
}

function blocksOf(context: RenderContext, data: Infographic, look: InfographicStyle): Block[] {
  const { stats, chart, comparison, steps, timeline } = data;
  const isSparse = [stats.length > 0, chart, comparison, steps, timeline].filter(Boolean).length <= 1;
  const made = [
    stats.length > 0 && tilesBlock(context, stats, look, isSparse),
    chart && chartBlock(context, chart, look, isSparse),
    comparison && comparisonBlock(context, comparison, look, isSparse),
    steps && stepsBlock(context, steps, look, isSparse),
    timeline && timelineBlock(context, timeline, look, isSparse),
  ].filter((block) => block !== false && block !== undefined);
  return made.toSorted((a, b) => look.order.indexOf(a.key) - look.order.indexOf(b.key));
}

/** All blocks, then steps and timeline as a pair, then fewer and fewer. */
function attempts(context: RenderContext, blocks: Block[]): { set: Block[]; isCut: boolean }[] {
  const steps = blocks.find(({ key }) => key === "steps");
  const timeline = blocks.find(({ key }) => key === "timeline");
  const others = blocks.filter((block) => block !== steps && block !== timeline);
  const paired = steps && timeline ? [...others, pairBlock(context, steps, timeline)] : blocks;
  const fewer = DISPENSABLE.map((_, i) => {
    const gone = DISPENSABLE.slice(0, i + 1);
    const set = blocks.filter(({ key }) => !gone.includes(key));
    return { set, isCut: set.length < blocks.length };
  });
  return [{ set: blocks, isCut: false }, { set: paired, isCut: false }, ...fewer];
}
