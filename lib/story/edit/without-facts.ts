import type { Fact, Story } from "../schema.ts";
import { hasAll } from "./words.ts";

type Ids = readonly string[];
type ShownValue = { text: string; ids: Ids };

/** The values of a story that stand alone on a picture, each with its facts. */
const valuesOf = ({ when, offer, prices, figures }: Story): ShownValue[] => [
  ...[when?.date, when?.time, when?.place].map((text = "") => ({ text, ids: when?.facts ?? [] })),
  ...[offer?.value, offer?.ends, offer?.code].map((text = "") => ({ text, ids: offer?.facts ?? [] })),
  ...prices.map(({ price, fact }) => ({ text: price, ids: [fact] })),
  ...figures.map(({ value, fact }) => ({ text: value, ids: [fact] })),
];

/**
 * A fact whose words are gone, as the value of it that is still said: the day of an event stays where its sentence
 * was written anew. Undefined where nothing of it is said.
 */
function restOf(fact: Fact, values: readonly ShownValue[]): Fact | undefined {
  const value = values.find(({ text, ids }) => ids.includes(fact.id) && fact.quote.includes(text))?.text;
  if (!value) return undefined;
  const start = fact.span.start + fact.quote.indexOf(value);
  return { ...fact, says: value, quote: value, span: { start, end: start + value.length } };
}

/** A story without the words of these facts, and without what is drawn because of them. The texts tell what stays. */
export function withoutFacts(story: Story, gone: Ids, texts: readonly string[]): Story {
  if (gone.length === 0) return story;
  const values = valuesOf(story).filter(({ text }) => text !== "" && hasAll(texts, text));
  const facts = story.facts.flatMap((fact) => (gone.includes(fact.id) ? (restOf(fact, values) ?? []) : fact));
  const ids = new Set(facts.map(({ id }) => id));
  return {
    ...story,
    ...slotsWith(story, ids),
    ...structuresWith(story, {
      ids,
      said: (text, named) => (named.some((id) => gone.includes(id)) && !hasAll(texts, text) ? "" : text),
    }),
    facts,
    doubts: story.doubts.filter((doubt) => !isAboutGone(doubt, story, ids)),
    items: story.items.filter((id) => ids.has(id)),
    emoji: story.emoji.filter(({ fact }) => ids.has(fact)),
    title: ids.has(story.title) ? story.title : "",
    unshown: story.unshown.filter((id) => ids.has(id)),
  };
}

/** Words of the brief that are published no more are doubted no more. */
const isAboutGone = (
  { span }: Story["doubts"][number],
  { facts }: Story,
  left: ReadonlySet<string>,
): boolean =>
  span !== null &&
  facts.some(
    ({ id, from, span: its }) =>
      from === "brief" && !left.has(id) && its.start <= span.start && its.end >= span.end,
  );

/** Lines that rest on no fact that has gone. */
function slotsWith(
  { kicker, headline, support, points, steps, slides, scenes, cta }: Story,
  ids: ReadonlySet<string>,
) {
  const line = <T extends { facts: string[] }>(one: T): T => grounded(one, ids);
  return {
    kicker: kicker && line(kicker),
    headline: line(headline),
    support: support && line(support),
    points: points.map(line),
    steps: steps.map(line),
    slides: slides.map(line),
    scenes: scenes.map(line),
    cta: cta && line(cta),
  };
}

type Left = {
  ids: ReadonlySet<string>;
  /** Words that are said, or that rest on facts that are as they were; else nothing. */
  said: (text: string, named: Ids) => string;
};

function structuresWith(story: Story, { ids, said }: Left) {
  const isSaid = (fact: string, ...words: string[]) => ids.has(fact) && said(words.join(" "), [fact]) !== "";
  const { quotation, snippet, series } = story;
  const drawn = series?.points.map(({ x, y }) => `${x} ${y}`).join(" ") ?? "";
  return {
    figures: story.figures.filter(({ value, label, fact }) => isSaid(fact, value, label)),
    rows: story.rows.filter(({ label, first, second, fact }) => isSaid(fact, label, first, second)),
    prices: story.prices.filter(({ name, price, fact }) => isSaid(fact, name, price)),
    changes: story.changes.filter(({ text, fact }) => isSaid(fact, text)),
    quotation: quotation && isSaid(quotation.fact, quotation.text) ? quotation : null,
    snippet: snippet && ids.has(snippet.fact) ? snippet : null,
    series: series && said(drawn, series.facts) ? grounded(series, ids) : null,
    when: whenWith(story, { ids, said }),
    offer: offerWith(story, { ids, said }),
  };
}

const grounded = <T extends { facts: string[] }>(one: T, ids: ReadonlySet<string>): T => ({
  ...one,
  facts: one.facts.filter((id) => ids.has(id)),
});

/** An occasion of which nothing is said is none. */
function whenWith({ when }: Story, { ids, said }: Left): Story["when"] {
  if (!when) return null;
  const { facts } = when;
  const [date, time, place] = [said(when.date, facts), said(when.time, facts), said(when.place, facts)];
  return date || time || place ? { ...grounded(when, ids), date, time, place } : null;
}

function offerWith({ offer }: Story, { ids, said }: Left): Story["offer"] {
  if (!offer || said(offer.value, offer.facts) === "") return null;
  const { before, ends, code, terms, facts } = offer;
  return {
    ...grounded(offer, ids),
    before: said(before, facts),
    ends: said(ends, facts),
    code: said(code, facts),
    terms: said(terms, facts),
  };
}
