import type { Story } from "../../../lib/story/schema.ts";

/** Words of a picture or a film. `beside` is what a reader sees together with them. */
export type Slot = { text: string; beside: string };

const alone = (text: string): Slot => ({ text, beside: text });
const all = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join("\n");
/** Two texts side by side have no order. */
const pair = (a: string, b: string): Slot[] => [alone(`${a} ${b}`), alone(`${b} ${a}`)];

/** Everything of a story that a picture or a film may show. */
export function slotsOf(story: Story): Slot[] {
  const { kicker, headline, support, points, figures, slides, scenes, prices, cta, snippet } = story;
  const head = all(kicker?.text, headline.text, support?.text);
  const together = (text: string): Slot => ({ text, beside: head });
  return [
    ...[kicker?.text ?? "", headline.text, support?.text ?? ""].map(together),
    ...points.map(({ text }) => alone(text)),
    ...figures.flatMap(({ value, label }) => pair(value, label)),
    ...slides.map(({ title, body }) => alone(all(title, body))),
    ...scenes.map(({ text }) => alone(text)),
    ...prices.flatMap(({ name, price }) => pair(name, price)),
    ...comparedIn(story),
    ...labelledIn(story),
    ...[cta?.label ?? "", snippet?.code ?? ""].map(alone),
  ].filter(({ text }) => text.trim() !== "");
}

function comparedIn({ rows, columns, series }: Story): Slot[] {
  const [first, second] = columns ?? ["", ""];
  return [
    ...rows.flatMap((row) => [
      ...pair(`${first} ${row.label}`, row.first),
      ...pair(`${second} ${row.label}`, row.second),
    ]),
    ...(series?.points ?? []).flatMap(({ x, y }) => pair(x, y.toLocaleString("en"))),
  ];
}

function labelledIn({ changes, steps, quotation, when, offer }: Story): Slot[] {
  const { value = "", before = "", ends = "", code = "", terms = "" } = offer ?? {};
  const offered = all(value, before && `instead of ${before}`, ends, code, terms);
  return [
    ...changes.map(({ label, text }) => ({ text, beside: `${label} ${text}` })),
    ...steps.map(({ title, body }) => alone(all(title, body))),
    ...(quotation
      ? [alone(quotation.text), alone(all(quotation.name, quotation.role, quotation.company))]
      : []),
    ...(when ? [alone(all(when.date, when.time, when.place))] : []),
    ...[value, before, ends, code, terms].map((text) => ({ text, beside: offered })),
  ];
}
