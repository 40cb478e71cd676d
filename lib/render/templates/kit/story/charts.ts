import type { Series, Story } from "../../../../story/schema.ts";
import { withoutAmountLead } from "../../../../text/amount-lead.ts";
import type { Pictures } from "../../../fits.ts";
import { clip } from "./clip.ts";
import { isTime } from "./dated.ts";
import { wordsOf } from "./fit.ts";
import { isSaid, type Tokens, tokensOf } from "./tokens.ts";

const LONGEST = { label: 40, title: 100, prefix: 6, suffix: 8 };
const CURRENCY = /^(?:[$£€¥₹₩₪₺₽]|(?:US|CA|AU|NZ|HK|S)\$|CHF|R\$)$/u;
/** Languages that write the currency after the amount. */
const AMOUNT_FIRST = new Set(["de", "fr", "es", "it", "sv", "da", "nb", "no", "fi", "pl", "cs", "pt", "he"]);

/** Whether the points are moments in time. */
export const isCourse = ({ points }: Pick<Series, "points">): boolean => points.every(({ x }) => isTime(x));

/** Rounded shares may miss a hundred by a little. */
const ROUNDING = 1;

/** Whether the points are shares that make up a whole. */
export function isWhole({ points, unit }: Series): boolean {
  const sum = points.reduce((all, { y }) => all + y, 0);
  const isShare = unit.trim() === "%" && Math.abs(sum - 100) <= ROUNDING;
  return isShare && points.length > 1 && points.every(({ y }) => y > 0);
}

const labelOf = (name: string): string => clip(withoutAmountLead(name), LONGEST.label);

/** The points of a series, and how they are read. */
export function measureOf({ label, unit, points }: Series, language: string) {
  const sign = unit.trim();
  const isBefore = CURRENCY.test(sign) && !AMOUNT_FIRST.has(language.split("-")[0] ?? "");
  const isShort = sign.length <= (isBefore ? LONGEST.prefix : LONGEST.suffix);
  // A unit that does not fit behind every number stands in the title once.
  const title = isShort ? label : [label, sign].filter(Boolean).join(", ");
  return {
    title: clip(title, LONGEST.title),
    points: points.map(({ x, y }) => ({ label: labelOf(x), value: y })),
    ...(isShort && sign !== "" && (isBefore ? { prefix: sign } : { suffix: sign })),
  };
}

/** The last point of values that only fall: where they have come to is the news; of parts, what is left. Else the chart decides. */
export function highlightOf({ points, facts }: Series): { highlight?: string } {
  const isFalling = points.every(({ y }, i) => i === 0 || y < (points[i - 1]?.y ?? y));
  const isOverTime = points.slice(0, -1).every(({ x }) => isTime(x));
  const last = points.at(-1);
  // A sentence of its own tells what the parts leave over.
  const isRest = points.length > 2 && facts.length === 2 && !isCourse({ points });
  return last && ((isFalling && isOverTime) || isRest) ? { highlight: labelOf(last.x) } : {};
}

/** Whether a chart of the series says something: not of values that are all alike, nor of years. */
export function isCharted({ points, unit }: Series): boolean {
  const [first] = points;
  const isYear = ({ y }: { y: number }) => Number.isInteger(y) && y >= 1900 && y <= 2100;
  if (points.length < 2 || points.every(({ y }) => y === first?.y)) return false;
  return unit !== "" || !points.every(isYear);
}

/** What every chart shows of a story. A line that lists the values, and a title like the headline, say nothing more. */
export function chartOf(story: Story, series: Series, pictures: Pictures) {
  const { supporting, ...words } = wordsOf(story, pictures);
  const { title, ...measure } = measureOf(series, story.spoken);
  const drawn = tokensOf([title, ...series.points.map(({ x, y }) => `${x} ${y}`), series.unit].join("\n"));
  return {
    ...words,
    supporting: isListed(supporting, drawn) ? "" : supporting,
    title: isSaid(title, tokensOf(words.headline)) ? "" : title,
    ...measure,
  };
}

/** Every number of the text is drawn, and it has more than one. */
const isListed = (text: string, { numbers }: Tokens): boolean => {
  const all = [...tokensOf(text).numbers];
  return all.length > 1 && all.every((number) => numbers.has(number));
};
