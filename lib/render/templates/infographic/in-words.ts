import { seriesOf } from "../kit/chart/series.ts";
import { spell } from "../kit/chart/spell.ts";
import type { Infographic } from "./data.ts";

const MOST = { points: 6, fact: 200 };

/** A page on which the bars beside its numbers are a sentence, for one that has no room for bars; undefined without such bars. */
function partsInWords(data: Infographic, language?: string): Infographic | undefined {
  const { chart, stats, facts = [] } = data;
  if (chart?.kind !== "bar" || chart.lead || stats.length === 0 || chart.points.length > MOST.points)
    return undefined;
  const { points, unit } = seriesOf(chart, "largest", language);
  const said = points.map(({ label, value }) => `${label} ${spell(value, unit)}`).join(", ");
  const fact = chart.title === "" ? said : `${chart.title}: ${said}`;
  return fact.length <= MOST.fact ? { ...data, chart: undefined, facts: [fact, ...facts] } : undefined;
}

const timesOf = (entries: readonly { time: string; text?: string | undefined }[]): string =>
  entries.map(({ time, text }) => [time, text].filter(Boolean).join(" ")).join(", ");

/** A page on which the days of a timetable, or its places, are entries of a list. */
function timesInWords({ timetable, ...data }: Infographic): Infographic | undefined {
  const items = timetable?.rows.map(({ name, entries }) => ({ title: name, text: timesOf(entries) }));
  return items && { ...data, steps: { title: "", items, mark: "dot" as const } };
}

/** A page in words, for one that has no room for its bars or its table; undefined for other pages. */
export const inWords = (data: Infographic, language?: string): Infographic | undefined =>
  partsInWords(data, language) ?? timesInWords(data);
