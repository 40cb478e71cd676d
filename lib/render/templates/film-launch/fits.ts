import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { filmEnding } from "../film/film-ending.ts";
import { titleOf } from "../film/headline-lead.ts";
import { keptOf, linesBelow } from "../film/kept.ts";
import { detailsOf, filmWordsOf, ideasOf } from "../film/story-words.ts";
import { timingOf } from "../film/wished-timing.ts";
import { fitOf } from "../kit/story/fit.ts";
import { readIn } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const LIMITS = { headline: 110, supporting: 120 };
const MOST = { points: 12, beforeLast: 11, point: 90, sentence: 96 };

/** Any news: what it is, why it matters, what to know, what to do. */
export function fits(written: Story, pictures: Pictures) {
  const end = filmEnding(written);
  const story = end?.story ?? written;
  const words = filmWordsOf(story, pictures, LIMITS);
  const [photo = ""] = [...pictures.asked, ...(pictures.photos ?? []), ...pictures.atHand];
  const { supporting, ...rest } = words;
  // What a scene of its own or the last picture says is not said before it, out of its order.
  const ideas = tokensOf([...sentencesOf(story), end?.last ?? "", ...(end?.lines ?? [])].join("\n"));
  const own = { ...rest, supporting: isSaid(supporting, ideas) ? "" : supporting };
  const { headline, cta, url } = own;
  const last: { details?: string; last?: string } = end
    ? { last: end.last, ...linesBelow(end.lines) }
    : recalled(story, { headline, cta, url });
  const points = end
    ? pointsOf(story, { ...own, ...last }, MOST.beforeLast)
    : pointsOf(story, own, MOST.points);
  return fitOf(written, 0.6, { ...own, points, photo, ...last, ...timingOf(story) });
}

/** A longer headline is the sentence that the film has begun with, and no name to read its facts under, in letters. */
const LONGEST_NAME = 48;

/** What one keeps, under the name of what it is of: a long sentence gives way to its facts, or to the offer that it begins with. */
function recalled(story: Story, words: { headline: string; cta: string; url: string }) {
  const { headline } = words;
  const last = keptOf(story, words);
  if (!last.details || titleOf(headline, last.details).length <= LONGEST_NAME) return last;
  const { value = "" } = story.offer ?? {};
  const name = value !== "" && headline.startsWith(value) ? value : "";
  const facts = keptOf(story, { ...words, headline: name });
  // What only repeats parts of the headline is no reason to give it up.
  return facts.details && !isSaid(facts.details, tokensOf(headline)) ? { ...facts, last: name } : last;
}

/** Hard facts have their place before ideas, for they are what people have to remember. */
function pointsOf(story: Story, words: object, most: number): string[] {
  const seen = readIn(words);
  const ideas = sentencesOf(story).filter((text) => !isSaid(text, tokensOf(seen.join("\n"))));
  for (let count = most; count > 0; count--) {
    const shown = ideas.slice(0, count);
    const facts = detailsOf(story, { words, shown }, MOST.point);
    if (shown.length + facts.length <= most) return [...shown, ...facts];
  }
  return detailsOf(story, words, MOST.point).slice(0, most);
}

/** Every idea in one line: "March 2027: construction begins". */
const sentencesOf = (story: Story): string[] =>
  ideasOf(story, { title: MOST.sentence, body: MOST.point }, true).map(({ title, body }) => {
    const line = body ? `${title}: ${lowerFirst(body).replace(/\.$/, "")}` : title;
    return line.length <= MOST.point ? line : title;
  });

const lowerFirst = (text: string) => text.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());
