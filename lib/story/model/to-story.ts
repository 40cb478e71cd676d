import { TemplateId } from "../../vocab.ts";
import { emptyStory } from "../empty.ts";
import type { Reading, Story } from "../schema.ts";
import { baseOf, languageAsked } from "../write/languages.ts";
import type { WrittenAnswer } from "./answer.ts";
import { factsFor } from "./link.ts";
import type { ModelInput } from "./prompt.ts";
import { shaped } from "./shape.ts";
import { withFacts } from "./to-reading.ts";

type Named = (ids: readonly string[]) => string[];

/** Every line with the facts it rests on, also those the model has forgotten to name. */
function grounded<T>(value: T, facts: Reading["facts"]): T {
  if (Array.isArray(value)) return value.map((one) => grounded(one, facts)) as T;
  if (typeof value !== "object" || value === null || !("facts" in value)) return value;
  const { facts: ids, ...texts } = value as { facts: string[] };
  return { ...texts, facts: factsFor(Object.values(texts).join(" "), ids, facts) } as T;
}

/** A single fact for slots that name one; the one that shares most with the slot where none was named. */
function groundedOne<T extends { fact: string }>(slot: T, facts: Reading["facts"]): T {
  if (slot.fact) return slot;
  const { fact: _, ...texts } = slot;
  return { ...slot, fact: factsFor(Object.values(texts).join(" "), [], facts)[0] ?? "" };
}

/** A reading whose slots all name a fact. */
export function groundedReading<R extends Reading>(reading: R): R {
  const { facts, series } = reading;
  const one = <T extends { fact: string }>(list: T[]) => list.map((slot) => groundedOne(slot, facts));
  return {
    ...reading,
    figures: one(reading.figures),
    rows: one(reading.rows),
    prices: one(reading.prices),
    changes: one(reading.changes),
    steps: grounded(reading.steps, facts),
    when: grounded(reading.when, facts),
    offer: grounded(reading.offer, facts),
    series: series && { ...series, facts: factsFor(series.label, series.facts, facts) },
    quotation: reading.quotation && groundedOne(reading.quotation, facts),
    snippet: reading.snippet && groundedOne(reading.snippet, facts),
  };
}

/** The same for the words of a story. */
export function groundedStory(story: Story): Story {
  const { kicker, headline, support, points, slides, scenes, cta, facts } = story;
  const words = grounded([kicker, support, cta] as const, facts);
  return {
    ...groundedReading(story),
    kicker: words[0],
    support: words[1],
    cta: words[2],
    headline: grounded(headline, facts),
    points: grounded(points, facts),
    slides: grounded(slides, facts),
    scenes: grounded(scenes, facts),
  };
}

/** A model's words on a reading. Nothing of the house stands beside them. */
export function toStory(
  reading: Reading,
  answer: WrittenAnswer,
  { input, named, by }: { input: ModelInput; named: Named; by: string },
): Story {
  const { kicker, headline, support, points, slides, scenes, cta, hashtags, altText } = answer;
  const words = { kicker, headline, support, points, slides, scenes, cta };
  const posts = Object.entries(answer.posts).filter(([, text]) => text.trim());
  const story: Story = {
    ...emptyStory(reading.language),
    ...reading,
    ...withFacts(words, named),
    by,
    spoken: baseOf(languageAsked(input.language, reading.wishes) ?? reading.language),
    hashtags,
    altText,
    posts: Object.fromEntries(posts),
    wanted: wantedOf(answer, input),
  };
  return shaped(groundedStory(story), input);
}

/** The templates a model chose, as far as they are on offer. */
function wantedOf({ wanted }: WrittenAnswer, { templates }: ModelInput): Story["wanted"] {
  const offered = new Set(templates.map(({ id }) => id));
  return wanted.flatMap((name) => {
    const { data: id } = TemplateId.safeParse(name.trim().toLowerCase());
    return id && offered.has(id) ? [id] : [];
  });
}
