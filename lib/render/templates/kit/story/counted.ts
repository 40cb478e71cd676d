import type { Story } from "../../../../story/schema.ts";

/** "1.2 million charges", "99.3% uptime", "18 minutes on average": a number and what it counts. */
const COUNTED =
  /^(?<value>[£$€₹]?\d[\d.,'’]*(?:\s?(?:%|×|million(?:s|en|es)?|millones|milioni|miljoen|Mio\.?|billion|Milliarden))?)\s+(?<label>\p{L}.{1,40})$/u;
const LEAST = 3;

/**
 * A story whose headline only counts, under a line that says what: that line is its headline, and the numbers are its
 * figures. Others are as they were.
 */
export function counted(story: Story): Story {
  const { kicker, headline } = story;
  const parts = headline.text.split(/,\s+(?:and\s+)?|\s+and\s+(?=\d)|\s+·\s+/u);
  const found = parts.map((part) => COUNTED.exec(part.replace(/\.$/u, ""))?.groups);
  const isCounting = parts.length >= LEAST && found.every((groups) => groups !== undefined);
  if (!kicker || !isCounting) return story;
  const [fact = ""] = headline.facts;
  const figures = found.map((groups) => ({
    value: groups?.value ?? "",
    unit: "",
    label: groups?.label ?? "",
    fact,
  }));
  const facts = [...new Set([...kicker.facts, ...headline.facts])];
  return { ...story, headline: { ...kicker, facts }, kicker: null, figures };
}
