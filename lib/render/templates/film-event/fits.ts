import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { filmFit } from "../film/film-fit.ts";
import { keptOf } from "../film/kept.ts";
import { detailsOf, filmWordsOf } from "../film/story-words.ts";
import { timingOf } from "../film/wished-timing.ts";
import { whole } from "../kit/story/clip.ts";
import { occasionIn } from "../kit/story/occasion-in.ts";
import { isOf } from "../kit/story/occasions.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { readIn } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const LIMITS = { headline: 70, supporting: 90, cta: 30, url: 80 };
/** "5 and 6 December": a calendar shows one day. */
const SEVERAL = /\d\.?\s*(?:\p{L}+\s+)?(?:and|und|et|y|e|en|&|to|bis|au|al|–|-)\s*(?:\p{L}+\.?,?\s+)?\d/iu;
/** A shorter name says too little. */
const NAME = 8;
/** Characters of a word that leads to a date. */
const LEAD = 8;
const MOST = { date: 40, time: 32, place: 44, topics: 4, topic: 32, points: 6, point: 96 };

/** Something on a day of its own: when, where, why to come, and how. */
export function fits(story: Story, pictures: Pictures) {
  const { date: day = "", time = "", place = "" } = story.when ?? {};
  const isEvent = isOf(story, "event");
  const date = isOfModel(story) ? datedLine(story, day) : day;
  // A day from which something is sold is no day to come.
  if (isOf(story, "launch") && !time && !place) return undefined;
  if (!whole(date, MOST.date) || SEVERAL.test(date) || !(isEvent || isOf(story, "launch", "appeal")))
    return undefined;
  const { supporting: said, ...words } = filmWordsOf(story, pictures, LIMITS);
  const named = occasionIn(words.headline, date)?.name ?? "";
  const headline = named.length >= NAME ? named : words.headline;
  const scenes = scenesOf(story, [headline, date, time, place, words.cta]);
  const supporting = isSaid(said, tokensOf([date, time, place, ...scenes].join("\n"))) ? "" : said;
  const own = isOfModel(story) ? [headline, ...scenes].join("\n") : "";
  // What a model's own lines say is not said a second time.
  const unsaid = (text: string, most: number) => (own.includes(text) ? "" : whole(text, most));
  const when = { date, time: unsaid(time, MOST.time), place: unsaid(place, MOST.place) };
  const facts = detailsOf(story, { words, supporting, when, scenes }, MOST.topic);
  const topics = story.points.map(({ text }) => text).filter((text) => whole(text, MOST.topic));
  const seen = tokensOf(readIn({ headline, supporting, when, facts, scenes }).join("\n"));
  const last = keptOf(story, { headline, cta: words.cta, url: words.url });
  return filmFit(
    story,
    isEvent ? 0.92 : 0.64,
    {
      ...words,
      headline,
      supporting,
      ...when,
      points: scenes,
      topics: [...new Set([...facts, ...topics.filter((text) => !isSaid(text, seen))])].slice(0, MOST.topics),
      ...timingOf(story),
      ...last,
    },
    { headline, when, ...last },
  );
}

/** "From 1 December" is the day as a model has written it: it stands under the calendar, and not again after it. */
const datedLine = ({ scenes }: Story, date: string): string =>
  scenes.find(({ text }) => text.includes(date) && text.length <= date.length + LEAD)?.text ?? date;

/** The sentences that neither the headline nor the day says. */
function scenesOf({ scenes }: Story, said: readonly string[]): string[] {
  const seen = tokensOf(said.join("\n"));
  return scenes
    .map(({ text }) => text)
    .filter((text) => whole(text, MOST.point) && !isSaid(text, seen))
    .slice(0, MOST.points);
}
