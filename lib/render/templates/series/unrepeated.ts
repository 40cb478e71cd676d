import type { Story, TitledLine } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { inARow } from "../kit/story/clip.ts";
import { tokensOf } from "../kit/story/tokens.ts";

/** A picture between that says what an earlier one has said is left out, and a clause that does so as well. */

/** Words that only remind. */
const REMINDS = new Set(
  "only just remember please again reminder nur bitte noch denkt achtung erinnerung seulement uniquement pensez rappel solo recuerda recordad recuerden ricorda ricordate alleen vergeet apenas lembre lembrem".split(
    " ",
  ),
);
/** "The course starts on 12 January and there are 12 places": what stands behind is a statement of its own. */
const NEXT = new Prefiltered(
  "^(?<first>.{8,}?),?\\s(?:and|und|et|y|e|en)\\s(?<next>(?:there (?:is|are)|we|you|it|es gibt|wir|ihr|il y a|nous|vous|hay|tenemos|c[’']è|ci sono|abbiamo|er (?:is|zijn)|wij|há|temos)\\s.{4,})$",
  "iu",
);
/** Letters of a word that counts, and such words of a text that can be said again. */
const WORD = { least: 3, words: 2 };
/** Fewer pictures are no series. */
const LEAST = 2;

/** Whether one earlier text has all numbers of this one, of which there is one at least, and all its words. */
function isSaidBy(text: string, before: readonly string[]): boolean {
  const { numbers, words } = tokensOf(text);
  const wanted = [...words].filter((word) => word.length > WORD.least && !REMINDS.has(word));
  const isIn = (other: string) => {
    const said = tokensOf(other);
    return [...numbers].every((one) => said.numbers.has(one)) && wanted.every((one) => said.words.has(one));
  };
  return numbers.size > 0 && wanted.length >= WORD.words && before.some(isIn);
}

const saidOn = ({ title, body }: Pick<TitledLine, "title" | "body">) => inARow([title, body]);

/** "There are 12 places" of "The course starts on 12 January and there are 12 places", where the day is said. */
export function ownClause(text: string, before: readonly string[]): string {
  const { first = "", next = "" } = NEXT.exec(text)?.groups ?? {};
  return next !== "" && isSaidBy(first, before) ? capitalized(next) : text;
}

/** The pictures of a story without one, or a clause of one, that an earlier picture has said. */
export function unrepeated(story: Story): Story {
  const { slides, headline, steps } = story;
  if (steps.length > 0) return story;
  const before = [headline.text];
  const kept = slides.flatMap((slide): TitledLine[] => {
    if (isSaidBy(saidOn(slide), before)) return [];
    const title = ownClause(slide.title, before);
    before.push(saidOn(slide));
    return [{ ...slide, title }];
  });
  return kept.length < LEAST ? story : { ...story, slides: kept };
}

type SaidSlide = { title: string; body: string; stat?: string; lines?: readonly string[] };
type SaidSeries<S extends SaidSlide> = { slides: S[]; closing: { headline: string; supporting?: string } };

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** The pictures between without one that the last picture says in the same words. */
export function besideClosing<S extends SaidSlide, P extends SaidSeries<S>>(
  series: P,
  isCounted: boolean,
): P {
  const { slides, closing } = series;
  const last = [closing.headline, closing.supporting ?? ""].map(bare);
  const isSame = (slide: S) => !slide.stat && !slide.lines && last.includes(bare(saidOn(slide)));
  const kept = slides.filter((slide) => !isSame(slide));
  return isCounted || kept.length < LEAST ? series : { ...series, slides: kept };
}
