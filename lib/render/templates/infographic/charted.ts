import type { Series, Story } from "../../../story/schema.ts";
import { spell, type ValueUnit } from "../kit/chart/spell.ts";
import { highlightOf, isCharted, isCourse, isWhole, measureOf } from "../kit/story/charts.ts";
import { clip } from "../kit/story/clip.ts";
import { isListed } from "../kit/story/sentences.ts";
import { readIn } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import type { Stats } from "./priced-together.ts";

const MOST = { parts: 5, part: 16, columns: 8, points: 24, lead: 24 };

export type Chart = NonNullable<ReturnType<typeof chartOf>["chart"]>;

/** Few values are columns, each with its number on it; many are a line. Beside a number that leads the page, `isLed`, neither does. */
export function chartOf({ spoken, headline }: Story, series: Series | null, { isLed = false } = {}) {
  if (!series || !isCharted(series) || series.points.length > MOST.points) return { chart: undefined };
  const { title, ...measure } = measureOf(series, spoken);
  const isRing =
    isWhole(series) &&
    series.points.length <= MOST.parts &&
    series.points.every(({ x }) => x.length <= MOST.part);
  const isLine = series.points.length > MOST.columns && isCourse(series);
  const kind = isRing ? ("donut" as const) : isLine ? ("line" as const) : ("bar" as const);
  const own = isSaid(title, tokensOf(headline.text)) ? "" : title;
  const lead =
    isLed || kind === "donut" || !leadsPage(series)
      ? ""
      : courseOf(measure.points, { prefix: "", suffix: "", ...measure, language: spoken });
  return {
    chart: {
      kind,
      title: clip(own, 80),
      ...measure,
      ...(kind === "bar" && highlightOf(series)),
      ...(lead !== "" && lead.length <= MOST.lead && { lead }),
    },
  };
}

/** "31% → 64%" */
const courseOf = (points: readonly { value: number }[], unit: ValueUnit): string =>
  [points[0], points.at(-1)].map((point) => spell(point?.value ?? 0, unit)).join(" → ");

const STAGES = 3;
const MUCH = 0.2;

/** A course that ends far from where it began, and not in between: where it has come to is what the page is about. */
function leadsPage(series: Series): boolean {
  const values = series.points.map(({ y }) => y);
  const [first = 0, last = 0] = [values[0], values.at(-1)];
  const isEnd = last === Math.max(...values) || last === Math.min(...values);
  const isMuch = first > 0 && last > 0 && Math.abs(last - first) >= MUCH * first;
  return values.length >= STAGES && isCourse(series) && isEnd && isMuch;
}

export type Plotted = { points: readonly { value: number }[]; suffix?: string; prefix?: string };

/** "6 in 2024" beside a chart with that year and value. */
export const isPointOf = ({ value, label }: Stats[number], chart: Chart | undefined): boolean =>
  (chart?.points ?? []).some((point) => {
    const isNamed = label.toLowerCase().includes(point.label.toLowerCase());
    return isNamed && `${point.value}` === value.replaceAll(/[^\d.]/g, "");
  });

/** "46%" beside a chart of percents that has it as a point. */
export function isPlotted(value: string, chart: Plotted | undefined): boolean {
  const { suffix = "", prefix = "", points = [] } = chart ?? {};
  const bare = (text: string) => text.replace(/\s/g, "");
  return points.some((point) =>
    readIn(point.value).some((y) => bare(`${prefix}${y}${suffix}`) === bare(value)),
  );
}

/** Details that list the points of the chart are left to it. */
export function unplotted<D extends { details?: string }>(data: D, chart: Chart | undefined): D {
  const { details = "", ...rest } = data;
  return isListed(details, tokensOf(readIn(chart?.points).join("\n"))) ? ({ ...rest } as D) : data;
}
