import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { apartFrom } from "../kit/story/apart.ts";
import { whole } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const MOST = { date: 60, time: 40, place: 80 };

/** Something that takes place, or opens, on a day of its own. */
export function fits(story: Story, pictures: Pictures) {
  const { date = "", time = "", place = "" } = story.when ?? {};
  const isEvent = isOf(story, "event");
  if (!whole(date, MOST.date) || !(isEvent || isOf(story, "launch", "appeal", "greeting"))) return undefined;
  const { supporting: said, ...words } = wordsOf(story, pictures);
  const listed = isSaid(said, tokensOf([date, time, place].join("\n")));
  const supporting = listed ? "" : apartFrom(said, [date, time, place, words.headline]);
  const message = [words.headline, supporting].join("\n");
  return fitWithDetails(story, isEvent ? 0.9 : 0.58, {
    ...words,
    supporting,
    date,
    // Time and place that the message names would be said twice.
    time: message.includes(time) ? "" : whole(time, MOST.time),
    place: message.includes(place) ? "" : whole(place, MOST.place),
    language: story.spoken,
  });
}
