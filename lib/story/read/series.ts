import { capitalize } from "../../copy/text.ts";
import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Series } from "../schema.ts";
import { type Draft, mains, type Notebook } from "./notebook.ts";
import { pointOfThisYear, tailPoint } from "./series-tail.ts";

const MONTH =
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|januar|februar|märz|mai|juni|juli|okt|dez|janv|févr|mars|avr|juin|juil|août|déc|ene|abr|ago|dic|gen|mag|giu|lug|set|ott)\\p{L}*\\.?(?:\\s(?:19|20)\\d{2})?";
const X = `(?:(?:19|20)\\d{2}|Q[1-4](?:\\s(?:19|20)\\d{2})?|${MONTH}|(?:week|day|year|woche|tag|jahr|semaine|semana)\\s\\d{1,2}(?!\\d)|(?:19|20)\\d{2}年|\\d{1,2}月)`;
const Y = "(?<pre>[£$€₹]?)(?<y>\\d{1,3}(?:[.,]\\d{3})+|\\d+(?:[.,]\\d+)?)\\s?(?<unit>%|[\\p{L}%°²³/]{1,14})?";
/** Words between a year and its value: "2023 waren es 410", "en 2023 fueron 640". */
const WERE =
  "was|were|it was|war|waren|sind|war(?:en)? es|sind es|c[’']était|étaient|fueron|eran|foram|eram|furono|erano|(?:waren|zijn) (?:het|er)";
/** What leads to the year behind a value. */
const IN =
  "in|im Jahre?|en(?: el año| l[’']an)?|em|nel(?: corso del)?|nell[’']anno|dans l[’']année|in het jaar|no ano de";
const POINT = once(() => [
  new Prefiltered(
    `(?<![\\p{L}\\d])(?:(?:${IN}) )?(?<x>${X}(?:\\s\\([^()\\n]{2,24}\\)(?=\\s?:))?)\\s*(?:[:=–—-]|→|(?:${WERE})(?!\\p{L})|:)?\\s*${Y}(?![\\d])`,
    "giu",
  ),
  new Prefiltered(`(?<![\\p{L}\\d.,])${Y}\\s*(?:\\(|(?:${IN}) )(?<x>${X})\\)?`, "giu"),
  // "2022 kamen 31 % der Wärme …, 2023 waren es 38 %": a verb between the year and its share.
  /(?<![\p{L}\d])(?<x>(?:19|20)\d{2})(?:,?\s\p{Ll}+){1,3}\s(?<y>\d+(?:[.,]\d+)?)\s?(?<unit>%)/gu,
  // "In 2023 our five turbines made 31.2 GWh, in 2024 it was 33.8 GWh": the same before a measure.
  /(?<![\p{L}\d])(?:(?:[Ii]n|[Ii]m Jahre?|[Ee][nm]|[Nn]el) )?(?<x>(?:19|20)\d{2})(?:,?\s\p{L}+){1,5}\s(?<y>\d+(?:[.,]\d+)?)\s?(?<unit>[kMGT]Wh|[kMG]Wp?|tonnes?|[Tt]onnen|t|kg|km|ha|hl|litres?|[Ll]iter|m²|m³)(?![\p{L}\d])/gu,
]);

/** "31 % der Wärme aus erneuerbaren Quellen, 2023 …": what the first share is of. */
const SHARE_OF =
  /^\s(?:of (?:the |our )?|der |des |de (?:la |l['’]|los |las )?|du |des |d['’]|del(?:la|lo)? |van (?:de |het )?|d[aoe]s? )(\p{L}[^,.;:]{3,50}?)(?=[,.;])/u;

const OPENING = once(
  () => new Prefiltered(`^(?<label>[^:]{4,60}):\\s+(?<point>${X}\\s*:\\s*${Y})[.]?$`, "iu"),
);

/** The number that is written so. */
export const toNumber = (s: string): number => {
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(s) ? s.replace(/[.,]/g, "") : s.replace(",", ".");
  return Number(plain);
};

const LEAST = 3;

type Point = { x: string; y: number; unit: string };
type Points = { points: Point[]; from: number; to: number; of: string };

/** "between March 20 and April 3": days, and no values of months. */
const DAY = once(
  () =>
    new Prefiltered(`^${MONTH}\\s\\d{1,2}(?:\\s?(?:and|to|or|until|und|bis|et|y|e|en|i|at|for|in))?$`, "iu"),
);
const isDay = ([said]: RegExpMatchArray) => DAY().test(said.trim());

function pointsIn(text: string, least = LEAST): Points {
  for (const re of POINT()) {
    const found = [...text.matchAll(re)].filter((m) => !isDay(m));
    if (found.length < least) continue;
    const points = found.map((m) => ({
      x: (m.groups?.x ?? "").trim(),
      y: toNumber(m.groups?.y ?? ""),
      unit: (m.groups?.pre || m.groups?.unit) ?? "",
    }));
    const [first, last] = [found[0], found.at(-1)];
    const from = first?.index ?? 0;
    const to = (last?.index ?? 0) + (last?.[0].length ?? 0);
    return { points, from, to, of: SHARE_OF.exec(text.slice(from + (first?.[0].length ?? 0)))?.[1] ?? "" };
  }
  return { points: [], from: 0, to: 0, of: "" };
}

const classOf = (x: string) =>
  /^(?:19|20)\d{2}|^\p{L}+[ ’'][^\d]+$/u.test(x)
    ? "year"
    : /^q/i.test(x)
      ? "quarter"
      : /\d/.test(x)
        ? "count"
        : "month";

/** What stands before the first value. What is said of "zu unserem Ertrag: …" begins with its nominative. */
function before({ text, says }: Draft, from: number, x: string): string {
  const isUndeclined = says.length < text.length && /^\s*\p{L}+e[mr]\s/u.test(text) && from > 0;
  return isUndeclined ? says.slice(0, says.indexOf(x)) : text.slice(0, from);
}

/** The values of a sentence, and of those right behind it that add a later year each. */
function seriesOfSentence(d: Draft, behind: readonly Draft[]): Series | null {
  const { points, from, to, of } = pointsIn(d.text, LEAST - 1);
  const label = of || before(d, from, points[0]?.x ?? "");
  const areYears = points.length > 1 && points.every(({ x }) => classOf(x) === "year");
  const facts = [d.id];
  const [{ unit = "" } = {}] = points;
  const now = areYears ? pointOfThisYear(d.text.slice(to)) : undefined;
  if (now) points.push({ x: now.x, y: toNumber(now.y), unit: "" });
  for (const next of areYears ? behind : []) {
    const tail = tailPoint(next.text, `${label} ${unit} ${d.text}`);
    if (!tail || !isLater(tail.x, points.at(-1)?.x ?? "")) break;
    points.push({ x: tail.x, y: toNumber(tail.y), unit: "" });
    facts.push(next.id);
  }
  return toSeries(points, label, facts);
}

/** "This year" is later than any year that was named. */
const isLater = (x: string, last: string) =>
  !/^\d/.test(x) || Number.parseInt(x, 10) > Number.parseInt(last, 10);

/** Three or more values over time with one unit, in one statement or under one heading. */
export function seriesOf(n: Notebook): Series | null {
  const all = mains(n);
  for (const [i, d] of all.entries()) {
    const series = seriesOfSentence(d, all.slice(i + 1));
    if (series) return series;
  }
  const listed = seriesOfLines(mains(n), n.plain);
  if (listed) return listed;
  const blocks = new Map<number, Draft[]>();
  for (const d of mains(n)) blocks.set(d.piece.block, [...(blocks.get(d.piece.block) ?? []), d]);
  for (const drafts of blocks.values()) {
    const { points, from } = pointsIn(drafts.map((d) => d.text).join(" , "));
    const series = toSeries(
      points,
      drafts[0]?.piece.under || (drafts[0]?.text.slice(0, from) ?? ""),
      drafts.map((d) => d.id),
    );
    if (series && points.length >= drafts.length - 1) return series;
  }
  return null;
}

const isPoint = (d: Draft) => {
  const [first, ...rest] = POINT()
    .map((re) => [...d.text.matchAll(re)])
    .filter((found) => found.length === 1)
    .map(([m]) => m?.[0] ?? "");
  const said = d.text
    .replace(NOTED, "")
    .trim()
    .replace(/[.;,]$/, "");
  return rest.length === 0 && first !== undefined && first.length >= said.length;
};
/** "2022 – $23,900 (supply shortages)": why a value is as it is. */
const NOTED = /\s*\([^()\d]{2,50}\)[.;,]?\s*$/u;

/** The lines of values in a row. The last of them may go on with what is remarkable about it. */
function valueLines(drafts: readonly Draft[], start: number): Draft[] {
  const end = drafts.findIndex((d, i) => i > start && !isPoint(d));
  const lines = drafts.slice(start, end < 0 ? undefined : end);
  const last = end < 0 ? undefined : drafts[end];
  return last && isRemarked(last.text) ? [...lines, last] : lines;
}

/** A line a value, under a line that says what they are: "Homes connected: / 2021: 210 / 2022: 540 / …". */
function seriesOfLines(drafts: readonly Draft[], plain: string): Series | null {
  const start = drafts.findIndex(isPoint);
  if (start < 0) return null;
  const lines = valueLines(drafts, start);
  const values = lines.map((d) => pointOf(d.text));
  const ids = lines.map((d) => d.id);
  const heading = drafts[start - 1];
  // "Items repaired a year: 2022: 184." holds the label and the first value.
  const opening = heading ? OPENING().exec(heading.text)?.groups : undefined;
  if (heading && opening?.point) {
    const { points } = pointsIn([opening.point, ...values].join(" , "));
    if (points.length === ids.length + 1) return toSeries(points, opening.label ?? "", [heading.id, ...ids]);
  }
  const { points } = pointsIn(values.join(" , "));
  // "We'd like the callouts per year shown:" is one with its colon, though only the callouts are said.
  const isHeading = heading && /:\s*$/.test(plain.slice(heading.piece.start, heading.piece.end));
  const label = lines[0]?.piece.under || (isHeading ? heading.text : "");
  return points.length === lines.length ? toSeries(points, label, ids) : null;
}

/** "2026: 12,650, the most since we began", "2026 84 (to 30 November)": the last value, and what there is to say of it. */
const REMARKED = [
  once(() => new Prefiltered(`^(?<point>${X}\\s?[:–—-]\\s*${Y})(?:,| [–—-])\\s+\\p{L}`, "iu")),
  once(
    () =>
      new Prefiltered(
        `^(?<point>${X}(?:\\s?[:–—-]\\s*|\\s+)${Y})\\s+\\((?=[^()]*\\d)[^()]{3,60}\\)[.;,]?$`,
        "iu",
      ),
  ),
];
const remarked = (text: string) =>
  REMARKED.map((form) => form().exec(text.trim())?.groups?.point).find((point) => point !== undefined);
export const isRemarked = (text: string): boolean => remarked(text) !== undefined;
const pointOf = (text: string): string => remarked(text) ?? text;

const LEANS =
  /^(?:it|they|this|that|these|those|he|she|we|es|sie|er|wir|das|dies\p{L}*|ils?|elles?|ce|cela|ça|c[’']|nous|on|ell[oa]s?|est[oae]s?|eso|ess[oi]|quest[oi]|het|dit|dat|deze|ze|we|zij|el[ea]s?|isto|isso)(?!\p{L})/iu;
/** "It takes effect on 1 January and brings raises of": the beginning of a sentence about something else names no values. */
const isTornLabel = (before: string): boolean =>
  !/[:：]\s*$/u.test(before) && ((LEANS.test(before) && /\d/.test(before)) || POINTS.test(headOf(before)));
/** "For comparison, it was": what "it" stands for is said elsewhere, and so may be the last value. */
const POINTS = /(?:^|[\s,])(?:it|this|that|they|es|das|dies|c[’']|cela|il|lo|esto|eso|het|dit|dat|isso)$/iu;

/** "…, and brings raises of": the noun that the values are of. */
const nounBefore = (before: string): string | undefined =>
  /(?<!\p{L})(?!consists?|made|out|composed)(\p{L}{4,}) (?:of|von|de|del|d[’']|di|van)\s*$/iu.exec(
    before,
  )?.[1];

const headOf = (before: string): string =>
  before
    .replace(/[\s,:–—-]+$/, "")
    .replace(/\s+(?:was|were|is|from|von|de)$/i, "")
    .trim();

function toSeries(points: Point[], before: string, facts: string[]): Series | null {
  const units = new Set(points.map((p) => p.unit).filter(Boolean));
  const kinds = new Set(points.map((p) => classOf(p.x)));
  const xs = new Set(points.map((p) => p.x.toLowerCase()));
  const isSound = points.length >= 3 && units.size <= 1 && kinds.size === 1 && xs.size === points.length;
  const label = isTornLabel(before) ? nounBefore(before) : headOf(before);
  if (!isSound || label === undefined || points.some((p) => !Number.isFinite(p.y))) return null;
  return {
    label: capitalize(label),
    unit: [...units][0] ?? "",
    points: points.map(({ x, y }) => ({ x, y })),
    facts,
  };
}
