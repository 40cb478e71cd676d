import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { clip } from "../kit/story/clip.ts";
import { fitOf, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { personOf } from "../kit/story/people.ts";

const LINE = 280;

/** The person a story is about. */
export function fits(story: Story, pictures: Pictures) {
  const who = personOf(story, pictures);
  if (!who || isOf(story, "event", "testimonial", "offer")) return undefined;
  const { kicker, headline, supporting, cta, url } = wordsOf(story, pictures);
  const score = who.photo ? 0.94 : 0.82;
  const line = [stopped(headline), supporting].filter(Boolean).join(" ");
  return fitOf(story, score, {
    kicker: kicker.replace(who.name, "").replace(/ · $/, ""),
    ...who,
    line: line.length <= LINE ? line : clip(supporting || headline, LINE),
    cta,
    url,
  });
}

/** Two sentences in one line need the stop between them. */
const stopped = (text: string) => (/[\p{L}\p{N})]$/u.test(text) ? `${text}.` : text);
