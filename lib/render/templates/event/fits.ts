import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { apartFrom } from "../kit/story/apart.ts";
import { whole } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";

const MOST = { date: 60, time: 40, place: 80 };

/** Something that takes place, or opens, on a day of its own. */
export function fits(story: Story, pictures: Pictures) {
  const { date = "", time = "" } = story.when ?? {};
  const place = placeOf(story);
  const isEvent = isOf(story, "event");
  if (!whole(date, MOST.date) || !(isEvent || isOf(story, "launch", "appeal", "greeting"))) return undefined;
  const { supporting: said, ...words } = wordsOf(story, pictures);
  const supporting = apartFrom(said, [date, time, place, words.headline]);
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

const ONLINE = /^(?:online|live online|en ligne|en línea|on ?line|digital|オンライン|线上)$/iu;
const LINKS =
  /(?<!\p{L})(?:on|at|in|the|am|um|im|in der|le|à|au|dans|el|a las|en|il|alle|em|às|op|om)(?!\p{L})/giu;

/** The place, with the town that the sentence of the date adds to it; "online" where that is the place. */
function placeOf({ when, support }: Story): string {
  const { date = "", time = "", place = "" } = when ?? {};
  const sentences = support?.text.split(/(?<=[.!?])\s+(?=\p{Lu})/u) ?? [];
  const said = sentences.find((sentence) => date !== "" && sentence.includes(date)) ?? "";
  const bare = [date, time, place].reduce((text, part) => (part ? text.replace(part, " ") : text), said);
  const rest = bare
    .replace(LINKS, " ")
    .replace(/[\s,.;:!?–—-]+/gu, " ")
    .trim();
  if (place === "") return ONLINE.test(rest) ? rest.charAt(0).toUpperCase() + rest.slice(1) : "";
  return /^\p{Lu}/u.test(rest) && said.includes(`${place}, ${rest}`) ? `${place}, ${rest}` : place;
}
