/** @jsxImportSource #template */

import { template } from "../../template.ts";
import type { ComparisonCell } from "../comparison/data.ts";
import { altWord } from "../kit/alt-words.ts";
import { sentences } from "../kit/chart/data.ts";
import { seriesOf } from "../kit/chart/series.ts";
import { spell } from "../kit/chart/spell.ts";
import { type Infographic, InfographicData } from "./data.ts";
import { fits } from "./fits.ts";
import { draw } from "./page.tsx";
import { namedRow, timesText } from "./times-text.ts";

/** A tall page of blocks. */
export const infographic = template({
  id: "infographic",
  title: "Infographic",
  about:
    "A tall page composed from what there is: prices, numbers, a chart, a comparison, steps, a timeline and a code to scan.",
  version: 27,
  assetTypes: ["infographic"],
  data: InfographicData,
  photos: ({ photo }) => (photo ? [photo] : []),
  overPhotos: true,
  hero: ({ stats }) => stats[0]?.value ?? "",
  needs: "figures, prices, a chart, a table or steps",
  fits,
  sample: {
    kicker: "Content report 2026",
    headline: "A calmer way to ship brand content",
    stats: [
      { value: "3.1×", label: "faster first draft", icon: "rocket" },
      { value: "100%", label: "on-brand colours", icon: "shield-check" },
    ],
    chart: {
      kind: "line",
      title: "Assets shipped per week",
      points: [
        { label: "Mon", value: 24 },
        { label: "Tue", value: 36 },
        { label: "Wed", value: 30 },
        { label: "Thu", value: 52 },
        { label: "Fri", value: 62 },
        { label: "Sat", value: 58 },
        { label: "Sun", value: 84 },
      ],
    },
    steps: {
      title: "How teams get there",
      items: [
        { title: "Bring the brand", text: "Palette, logo and one line about what you sell." },
        { title: "Say what is new", text: "A brief of one or two sentences is enough." },
        { title: "Approve and ship", text: "Every size is ready, and every claim is checked." },
      ],
    },
    cta: "See it live",
    url: "beacon.app/start",
    source: "Source: 412 Beacon workspaces, spring 2026",
  },
  draw: (context, data) => draw(context, data),
  altText: (data, brand, _page, language) =>
    sentences(brand, [
      data.kicker,
      data.headline,
      data.supporting,
      data.details ?? "",
      [data.when?.date, data.when?.time, data.when?.place].filter(Boolean).join(", "),
      data.prices?.columns ? `${data.prices.columns.name}: ${data.prices.columns.value}` : "",
      data.prices?.rows.map(rowText).join("; ") ?? "",
      data.stats.map((_, i) => statText(data, i)).join("; "),
      chartText(data, language),
      comparisonText(data, language),
      data.steps?.items.map((_, i) => stepText(data, i)).join("; ") ?? "",
      data.timetable?.rows.map((row) => `${namedRow(row)}: ${timesText(row)}`).join("; ") ?? "",
      data.groups?.map(({ title, items }) => `${title}: ${items.join(", ")}`).join("; ") ?? "",
      data.timeline?.entries.map(({ date, title }) => `${date}: ${title}`).join(", ") ?? "",
      ...(data.facts ?? []),
      data.closing ?? "",
      data.cta,
      data.note,
    ]),
});

const rowText = ({ name, price, label, note }: NonNullable<Infographic["prices"]>["rows"][number]): string =>
  [label, `${name}${note ? ` (${note})` : ""}`, price].filter(Boolean).join(": ");

function statText({ stats, earlier }: Infographic, at: number): string {
  const { before, value, label, note } = stats[at] ?? {};
  const then = at === 0 && earlier ? `(${earlier.label}: ${earlier.value})` : "";
  return [before, value, label, note && `(${note})`, then].filter(Boolean).join(" ");
}

function stepText(data: Infographic, at: number): string {
  const { title = "", text = "" } = data.steps?.items[at] ?? {};
  const says = [title, text].filter(Boolean).join(": ");
  return isTicked(data) ? says : `${at + 1}. ${says}`;
}

const isTicked = ({ steps }: Infographic) => steps?.mark === "tick" || steps?.mark === "dot";

function chartText({ chart }: Infographic, language?: string): string {
  if (!chart) return "";
  const { points, unit } = seriesOf(chart, "last", language);
  return `${chart.title || altWord("chart", language)}: ${points.map(({ label, value }) => `${label}: ${spell(value, unit)}`).join(", ")}`;
}

const spoken = (cell: ComparisonCell, language?: string) =>
  typeof cell === "string" ? cell : altWord(cell ? "yes" : "no", language);

function comparisonText({ comparison }: Infographic, language?: string): string {
  if (!comparison) return "";
  const { first, second, rows } = comparison;
  return rows
    .map(
      (row) =>
        `${row.label}: ${first} ${spoken(row.first, language)}, ${second} ${spoken(row.second, language)}`,
    )
    .join("; ");
}
