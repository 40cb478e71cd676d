import type { Story } from "../../../story/schema.ts";
import { unstopped } from "../../../text/unstopped.ts";
import { inARow } from "../kit/story/clip.ts";
import { readIn, valuesUnsaid } from "../kit/story/shown.ts";
import { MOST_NEEDED } from "./data.ts";
import type { closingOf, Idea } from "./ending.ts";
import { shortened } from "./shortened.ts";

type NeededLimits = { headline: number; supporting: number; title: number; body: number; slides: number };
type Ended = { slides: Idea[]; closing: ReturnType<typeof closingOf> };
type SeriesShown = Ended & { cover: object; numbered: boolean | undefined };

/**
 * Needed sentences for which the last picture has no room beside its own words. Where their author says them last they
 * end the series, and what ended it stands before them; else they have a picture before the last. Among steps that are
 * counted they would be one.
 */
export function withNeeded(
  story: Story,
  { numbered, cover, slides, closing }: SeriesShown,
  limits: NeededLimits,
): Ended {
  const texts = readIn({ cover, slides, closing });
  const needed = valuesUnsaid(story, texts, MOST_NEEDED);
  const isRoom = needed.length === valuesUnsaid(story, texts, limits.supporting).length;
  const said = isRoom || numbered || slides.length >= limits.slides ? undefined : neededOf(story, needed);
  if (!said) return { slides, closing };
  const idea = shortened(said, limits);
  const end = shortened({ title: closing.headline, body: closing.supporting ?? "" }, limits);
  const isLast = closing.cta === "" && said.at > placeOf(story, closing.headline);
  const isShort = idea.title.length <= limits.headline && idea.body.length <= limits.supporting;
  if (isLast && isShort && areWhole(idea, end))
    return { slides: [...slides, end], closing: { ...closing, headline: idea.title, supporting: idea.body } };
  return areWhole(idea) ? { slides: [...slides, idea], closing } : { slides, closing };
}

const areWhole = (...ideas: readonly Idea[]): boolean =>
  ideas.every(({ title, body }) => !title.endsWith("…") && !body.endsWith("…"));

/** Where the brief says what a title says; behind everything where it says nothing of the kind. */
const placeOf = ({ facts }: Story, title: string): number =>
  facts.find(({ from, says }) => from === "brief" && says.startsWith(title))?.span.start ??
  Number.POSITIVE_INFINITY;

/** Fewer words are a value, and no sentence. */
const SENTENCE = 5;

/** Whole sentences of the brief, the first of them as the title, and where they begin; undefined where one is none. */
function neededOf({ facts, spoken, language }: Story, needed: readonly string[]) {
  const own = facts.filter(({ from }) => from === "brief");
  const whole = needed.map((text) =>
    own.find(({ quote }) => unstopped(quote.trim()) === unstopped(text.trim())),
  );
  const said = [...new Set(whole.map((fact) => fact?.says.trim() ?? ""))];
  const areSentences = said.every((text) => text.split(/\s+/u).length >= SENTENCE);
  if (spoken !== language || needed.length === 0 || !areSentences) return undefined;
  const [first = "", ...others] = said;
  return { title: unstopped(first), body: inARow(others), at: whole[0]?.span.start ?? 0 };
}
