import { seriesOf } from "../kit/chart/series.ts";
import { spell } from "../kit/chart/spell.ts";
import type { Infographic } from "./data.ts";
import { namedRow, timesText } from "./times-text.ts";

const MOST = { points: 6, fact: 200 };

/** "Of these" says nothing apart from the number that it is said of. */
const OF_TOTAL =
  /^(?:of (?:these|those|them|which)|davon|darunter|von diesen|dont|parmi (?:eux|elles)|de (?:ellos|ellas|estos|estas)|di (?:cui|questi|queste)|waarvan|daarvan|(?:dos|das) quais|dest[ea]s)$/iu;
const headOf = (title: string, hero: Infographic["stats"][number] | undefined): string =>
  hero && OF_TOTAL.test(title) ? `${hero.value} ${hero.label}`.trim() : title;

/** "1,905 in court": German nouns keep their capital. */
const PREPOSITION =
  /^(?:in|im|ins|an|am|auf|bei|beim|vor|zu|zum|zur|aus|mit|ohne|für|von|vom|unter|über)(?!\p{L})/iu;
const countOf = (label: string, value: string, language?: string): string => {
  const isSmall = language !== "de" || PREPOSITION.test(label);
  const isName = /^\p{Lu}\p{L}*\p{Lu}|^\p{Lu}+(?!\p{L})/u.test(label);
  return `${value} ${isSmall && !isName ? label.charAt(0).toLowerCase() + label.slice(1) : label}`;
};

/** A page on which the bars beside its numbers are a sentence, for one that has no room for bars; undefined without such bars. */
function partsInWords(data: Infographic, language?: string): Infographic | undefined {
  const { chart, stats, facts = [] } = data;
  if (chart?.kind !== "bar" || chart.lead || stats.length === 0 || chart.points.length > MOST.points)
    return undefined;
  const { points, unit } = seriesOf(chart, "largest", language);
  const said = points.map(({ label, value }) => countOf(label, spell(value, unit), language)).join(", ");
  const head = headOf(chart.title ?? "", stats[0]);
  const fact = head === "" ? said : `${head}: ${said}`;
  return fact.length <= MOST.fact ? { ...data, chart: undefined, facts: [fact, ...facts] } : undefined;
}

/** A page on which the days of a timetable, or its places, are entries of a list. */
function timesInWords({ timetable, ...data }: Infographic): Infographic | undefined {
  const items = timetable?.rows.map((row) => ({ title: namedRow(row), text: timesText(row) }));
  return items && { ...data, steps: { title: "", items, mark: "dot" as const } };
}

/** A page in words, for one that has no room for its bars or its table; undefined for other pages. */
export const inWords = (data: Infographic, language?: string): Infographic | undefined =>
  partsInWords(data, language) ?? timesInWords(data);
