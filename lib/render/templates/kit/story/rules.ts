import type { Line } from "../../../../story/schema.ts";
import { isWeekday } from "../../../../text/weekdays.ts";

/** A line that begins with its name: "Cold: 3 to 5 °C, never below freezing". */
type NamedRule = { title: string; text: string };

const RULE = /^(?<title>\p{L}[^:：.!?]{1,36}?)\s?[:：]\s+(?<text>\S.{5,199})$/u;
/** "Cold", and with what tells it from the others "Medium, 23 to 27 mm". */
const NAME = /^[^\d]{2,29}$/u;
const MEASURED = /^\p{L}+(?: \p{L}+)?,\s[^,]*\d[^,]*$/u;
const MOST_WORDS = { name: 4, measured: 6 };
/** "Mon, 9 am", "Friday, 4 December": a day or an hour is no measure. */
const TIMED =
  /\d\s?(?:[:.h]\d{2}|(?:am|pm|uhr|uur|h)(?!\p{L}))|\d{1,2}\.?\s(?:de\s)?(?:jan|ene|gen|feb|f[ée]v|mar|mär|mrt|apr|a[vb]r|ma[iy]|mei|jun|jui|jul|giu|lug|aug|ago|aoû|sep|set|o[ckt]t|out|nov|d[eéi][czs])/iu;
const LEAST = 3;

function ruleIn(line: string): NamedRule | undefined {
  const { title = "", text = "" } = RULE.exec(line.replace(/(?<!\.)\.$/u, ""))?.groups ?? {};
  const words = title.split(/\s+/u);
  const isName = NAME.test(title) && words.length <= MOST_WORDS.name;
  const isMeasured =
    MEASURED.test(title) &&
    words.length <= MOST_WORDS.measured &&
    !TIMED.test(title) &&
    !isWeekday(words[0]?.replace(",", "") ?? "");
  return isName || isMeasured ? { title, text } : undefined;
}

/** The entries of a list in which each line has a name and says something of it; undefined for another list. */
export function namedRules(points: readonly Pick<Line, "text">[]): NamedRule[] | undefined {
  const found = points.map(({ text }) => ruleIn(text));
  const rules = found.filter((one) => one !== undefined);
  return rules.length >= LEAST && rules.length === points.length ? rules : undefined;
}
