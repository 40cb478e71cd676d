import { seriesOf } from "../kit/chart/series.ts";
import { spell } from "../kit/chart/spell.ts";
import type { Infographic } from "./data.ts";

const MOST = { points: 6, fact: 200 };

/** A page on which the bars beside its numbers are a sentence, for one that has no room for bars; undefined without such bars. */
export function partsInWords(data: Infographic, language?: string): Infographic | undefined {
  const { chart, stats, facts = [] } = data;
  if (chart?.kind !== "bar" || chart.lead || stats.length === 0 || chart.points.length > MOST.points)
    return undefined;
  const { points, unit } = seriesOf(chart, "largest", language);
  const said = points.map(({ label, value }) => `${label} ${spell(value, unit)}`).join(", ");
  const fact = chart.title === "" ? said : `${chart.title}: ${said}`;
  return fact.length <= MOST.fact ? { ...data, chart: undefined, facts: [fact, ...facts] } : undefined;
}
