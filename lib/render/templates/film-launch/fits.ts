import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { detailsOf, filmWordsOf, ideasOf } from "../film/story-words.ts";
import { fitOf } from "../kit/story/fit.ts";

const LIMITS = { headline: 70, supporting: 120 };
const MOST = { points: 3, point: 48 };

/** Any news: what it is, why it matters, what to know, what to do. */
export function fits(story: Story, pictures: Pictures) {
  const words = filmWordsOf(story, pictures, LIMITS);
  const [photo = ""] = [...pictures.asked, ...pictures.atHand];
  const ideas = ideasOf(story, { title: MOST.point, body: 0 }).map(({ title }) => title);
  // Hard facts go before ideas, for they are what people have to remember.
  const facts = detailsOf(story, { words, ideas: ideas.slice(0, 1) }, MOST.point).slice(0, MOST.points);
  const points = [...ideas.slice(0, MOST.points - facts.length), ...facts];
  return fitOf(story, 0.6, { ...words, points, photo });
}
