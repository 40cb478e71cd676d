import type { Story } from "../schema.ts";

/** One slot of a story with words. `facts` is null where a slot names none: posts and the alt text. */
export type Slot = { name: string; text: string; facts: string[] | null };

const join = (...parts: string[]) => parts.filter((part) => part.trim()).join("\n");

const listOf = <T>(name: string, items: readonly T[], read: (item: T) => Omit<Slot, "name">): Slot[] =>
  items.map((item, i) => ({ name: `${name}.${i}`, ...read(item) }));

function structuresOf({
  figures,
  rows,
  quotation,
  when,
  offer,
  prices,
  steps,
  changes,
  series,
}: Story): Slot[] {
  return [
    ...listOf("figures", figures, ({ value, label, fact }) => ({ text: `${value} ${label}`, facts: [fact] })),
    ...listOf("rows", rows, ({ label, first, second, fact }) => ({
      text: [label, first, second].filter((cell) => cell.trim()).join(", "),
      facts: [fact],
    })),
    ...listOf("prices", prices, ({ name, price, fact }) => ({ text: `${name} ${price}`, facts: [fact] })),
    ...listOf("steps", steps, ({ title, body, facts }) => ({ text: join(title, body), facts })),
    ...listOf("changes", changes, ({ label, text, fact }) => ({ text: `${label}: ${text}`, facts: [fact] })),
    ...(series
      ? [
          {
            name: "series",
            text: series.points.map(({ x, y }) => `${x}: ${y}${behind(series.unit)}`).join("\n"),
            facts: series.facts,
          },
        ]
      : []),
    ...(quotation
      ? [{ name: "quotation", text: join(quotation.text, quotation.name), facts: [quotation.fact] }]
      : []),
    ...(when ? [{ name: "when", text: join(when.date, when.time, when.place), facts: when.facts }] : []),
    ...(offer
      ? [{ name: "offer", text: join(offer.value, offer.ends, offer.code, offer.terms), facts: offer.facts }]
      : []),
  ];
}

/** Pence stand right behind their number. */
const behind = (unit: string) => (unit === "p" ? unit : ` ${unit}`.trimEnd());

/** Every slot of a story that has words, in the order a reader meets them. */
export function slotsOf(story: Story): Slot[] {
  const { kicker, headline, support, points, slides, scenes, cta, posts, altText } = story;
  return [
    ...(kicker ? [{ name: "kicker", ...kicker }] : []),
    { name: "headline", ...headline },
    ...(support ? [{ name: "support", ...support }] : []),
    ...listOf("points", points, (line) => line),
    ...listOf("slides", slides, ({ title, body, facts }) => ({ text: join(title, body), facts })),
    ...listOf("scenes", scenes, (line) => line),
    ...(cta
      ? [{ name: "cta", text: cta.label === cta.url ? cta.url : join(cta.label, cta.url), facts: cta.facts }]
      : []),
    ...structuresOf(story),
    ...Object.entries(posts).map(([channel, text]) => ({
      name: `posts.${channel}`,
      text: text ?? "",
      facts: null,
    })),
    { name: "altText", text: altText, facts: null },
  ];
}

/** Slots whose text is data of the brief and not a sentence of a writer. */
export const isStructure = ({ name }: Slot): boolean =>
  /^(?:figures|rows|prices|series|when|offer|quotation)\b/.test(name);
