import type { Line } from "../../../../story/schema.ts";

/** A line that begins with its name: "Cold: 3 to 5 °C, never below freezing". */
type NamedRule = { title: string; text: string };

const RULE = /^(?<title>\p{L}[^:：.!?\d]{1,28}?)\s?[:：]\s+(?<text>\S.{5,199})$/u;
const MOST_WORDS = 4;
const LEAST = 3;

function ruleIn(line: string): NamedRule | undefined {
  const { title = "", text = "" } = RULE.exec(line.replace(/(?<!\.)\.$/u, ""))?.groups ?? {};
  return title !== "" && title.split(/\s+/u).length <= MOST_WORDS ? { title, text } : undefined;
}

/** The entries of a list in which each line has a name and says something of it; undefined for another list. */
export function namedRules(points: readonly Pick<Line, "text">[]): NamedRule[] | undefined {
  const found = points.map(({ text }) => ruleIn(text));
  const rules = found.filter((one) => one !== undefined);
  return rules.length >= LEAST && rules.length === points.length ? rules : undefined;
}
