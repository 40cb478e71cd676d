import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { detailsOf, filmWordsOf } from "../film/story-words.ts";
import { whole } from "../kit/story/clip.ts";
import { fitOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const LIMITS = { headline: 70, supporting: 90, cta: 30, url: 80 };
const MOST = { date: 40, time: 32, place: 44, topics: 4, topic: 32 };

/** Something on a day of its own: when, where, why to come, and how. */
export function fits(story: Story, pictures: Pictures) {
  const { date = "", time = "", place = "" } = story.when ?? {};
  const isEvent = isOf(story, "event");
  if (!whole(date, MOST.date) || !(isEvent || isOf(story, "launch", "appeal"))) return undefined;
  const { supporting: said, ...words } = filmWordsOf(story, pictures, LIMITS);
  const supporting = isSaid(said, tokensOf([date, time, place].join("\n"))) ? "" : said;
  const when = { date, time: whole(time, MOST.time), place: whole(place, MOST.place) };
  const facts = detailsOf(story, { words, supporting, when }, MOST.topic);
  const points = story.points.map(({ text }) => text).filter((text) => whole(text, MOST.topic));
  return fitOf(story, isEvent ? 0.92 : 0.64, {
    ...words,
    supporting,
    ...when,
    topics: [...facts, ...points].slice(0, MOST.topics),
  });
}
