import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { authored } from "../kit/story/authored.ts";
import { fitOf, wordsOf } from "../kit/story/fit.ts";
import { photosFor } from "../kit/story/photos.ts";
import { type Announced, announcedIn } from "./announced.ts";
import { dayRows } from "./day-rows.ts";
import { markedTitle, titleApart } from "./title-apart.ts";

const KINDS = ["product", "place", "people", "texture", "other"] as const;
const MOST = { about: 100, date: 80, time: 40, place: 80, supporting: 400 };
const SCORE = 0.9;

const isShort = ({ about, date, time, place }: Announced): boolean =>
  about.length <= MOST.about &&
  date.length <= MOST.date &&
  time.length <= MOST.time &&
  place.length <= MOST.place;

/** The story knows an hour or a place that the sentence of the day does not tell: a person wrote other words. */
const lacksOwn = ({ time, place }: Announced, { when }: Story): boolean =>
  Boolean((when?.time && time === "") || (when?.place && place === ""));

/** What takes place on a day that one of its sentences tells, with each other sentence in a row of its own. */
export function announcedFit(story: Story, pictures: Pictures) {
  const { supporting: _, ...given } = wordsOf(story, pictures);
  const words = { ...given, headline: markedTitle(given.headline) };
  const found = announcedIn(story, words.headline);
  if (!found || lacksOwn(found, story) || !isShort(found)) return undefined;
  const { rest, ...announced } = found;
  // The address stands at the foot, and not beside the words that lead to it.
  const address = ` (${words.url.replace(/^https?:\/\/(?:www\.)?|\/$/giu, "")})`;
  const data = {
    ...titleApart({ ...words, ...announced }),
    supporting: dayRows(
      rest.map((one) => one.replace(address, "")),
      story,
    ),
    language: story.spoken,
    ...photosFor(pictures, KINDS),
  };
  // How the author wants to be reached stays in the author's words.
  const own = authored(story, data, MOST.supporting);
  return own && own.cta !== data.cta ? undefined : fitOf(story, SCORE, data);
}
