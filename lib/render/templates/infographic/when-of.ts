import type { Story } from "../../../story/schema.ts";
import { IN_NUMBERS } from "../../../text/in-numbers.ts";
import { dayOf } from "../kit/story/begins.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

/** When and where an occasion is, unless the headline tells all of it. */
export function whenOf(story: Story) {
  const { when, headline } = story;
  // The day of a meeting that a year in numbers names is one of its sentences.
  const isOwn = isOf(story, "event", "hiring", "launch") && !IN_NUMBERS.test(headline.text);
  if (!when?.date || !isOwn) return {};
  const { date, time, place } = when;
  const isInHeadline = isSaid([date, time, place].filter(Boolean).join(" "), tokensOf(headline.text));
  const isWithin = date.length <= 60 && time.length <= 40 && place.length <= 80;
  return isInHeadline || !isWithin ? {} : { when: { date: dayOf(story), time, place } };
}
