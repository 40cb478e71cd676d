import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { detailsOf, filmWordsOf, ideasOf } from "../film/story-words.ts";
import { fitOf } from "../kit/story/fit.ts";
import { readIn } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const LIMITS = { headline: 70, supporting: 120 };
const MOST = { points: 3, point: 48 };

/** Any news: what it is, why it matters, what to know, what to do. */
export function fits(story: Story, pictures: Pictures) {
  const words = filmWordsOf(story, pictures, LIMITS);
  const [photo = ""] = [...pictures.asked, ...(pictures.photos ?? []), ...pictures.atHand];
  const points = pointsOf(story, words);
  return fitOf(story, 0.6, { ...words, points, photo });
}

/** Hard facts have their place before ideas, for they are what people have to remember. */
function pointsOf(story: Story, words: object): string[] {
  const seen = readIn(words);
  const ideas = ideasOf(story, { title: MOST.point, body: 0 })
    .map(({ title }) => title)
    .filter((title) => !isSaid(title, tokensOf(seen.join("\n"))));
  for (let count = MOST.points; count > 0; count--) {
    const shown = ideas.slice(0, count);
    const facts = detailsOf(story, { words, shown }, MOST.point);
    if (shown.length + facts.length <= MOST.points) return [...shown, ...facts];
  }
  return detailsOf(story, words, MOST.point).slice(0, MOST.points);
}
