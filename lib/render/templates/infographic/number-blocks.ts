import type { RenderContext } from "../../template.ts";
import { aroundFigure } from "./around-figure.ts";
import { changeBlock } from "./change.tsx";
import type { Infographic } from "./data.ts";
import { drawnBlock, shapeOfHeadline } from "./drawn.ts";
import type { Block } from "./flow.ts";
import { heroBlock, holdsSubject, isSecond } from "./hero.tsx";
import type { InfographicStyle } from "./look.ts";
import { tilesBlock } from "./tiles.tsx";

/** Changes beside a chart are no larger than what the page is about. */
const areBesideChart = ({ chart, stats, earlier }: Infographic): boolean =>
  chart !== undefined &&
  !earlier &&
  stats.length > 0 &&
  stats.every((stat) => stat.earlier !== undefined || /[→›]/u.test(stat.value));

const asChanges = ({ compact, ...block }: Block): Block => ({
  ...block,
  key: "changes",
  ...(compact && { compact: { ...compact, key: "changes" } }),
});

/** The number of a page that its headline does not draw. */
function heroOf(data: Infographic, isInHeadline: boolean) {
  const { earlier, lead, stats, chart } = data;
  const isDrawn = isInHeadline || lead || chart?.lead || aroundFigure(data);
  return earlier || !isDrawn ? stats[0] : undefined;
}

/** The number of the headline is the hero, else the first of the numbers. */
export function numberBlocks(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
  isSparse: boolean,
): (Block | undefined)[] {
  const tilesOf = (rest: Infographic["stats"]) =>
    rest.length > 0 ? tilesBlock(context, rest, look, isSparse) : undefined;
  const changes = areBesideChart(data) ? tilesOf(data.stats) : undefined;
  if (changes) return [asChanges(changes)];
  const shape = data.earlier ? undefined : shapeOfHeadline(data);
  const { subject: _, ...bare } = context;
  const around = holdsSubject(context, data) ? context : bare;
  const drawn = shape && drawnBlock(context, shape, look);
  const hero = heroOf(data, shape !== undefined);
  const others = data.stats.slice(hero ? 1 : 0);
  if (hero && data.earlier)
    return [changeBlock(context, hero, data.earlier, look, isSparse), tilesOf(others)];
  if (hero && isSecond(hero, others)) return [heroBlock(bare, hero, look, { isSparse, second: others[0] })];
  return [drawn, hero && heroBlock(around, hero, look, { isSparse, isOnBand: true }), tilesOf(others)];
}
