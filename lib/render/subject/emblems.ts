import { fieldOf } from "./fields.ts";
import { spokenOf } from "./subjects-in.ts";
import type { SubjectTexts } from "./texts.ts";
import type { SubjectWords } from "./words.ts";

/** Things after which a brand is called without dealing in them: "Castle Bakery", "Abogados Puente", "Scheepswerf Vos". */
export const EMBLEMS: ReadonlySet<string> = new Set(
  (
    "anchor bridge-at-night castle cat-face cherries chestnut church compass daisy deciduous-tree evergreen-tree fox hammer " +
    "honeybee horse-face key lighthouse owl peach pear plum rainbow red-apple rocket rooster rose snow-capped-mountain star " +
    "sunflower swan watermill water-wave windmill"
  ).split(" "),
);

/** Things that figures of speech name too: "we build bridges", "the key to a good year". */
const SPOKEN: ReadonlySet<string> = new Set(
  (
    "anchor bell bridge-at-night castle compass door elephant fire fox hammer key ladder light-bulb lighthouse mirror owl " +
    "puzzle-piece rainbow rocket seedling ship snake spotlight star thread treasure-chest water-wave"
  ).split(" "),
);

/** Whether a headline may name a thing as a figure of speech: the story and what is known of its brand say nothing of it. */
export function isFigure(words: SubjectWords, { texts, about }: SubjectTexts, subject: string): boolean {
  if (!SPOKEN.has(subject) || about.every((text) => text === "")) return false;
  const field = fieldOf(subject);
  return ![...texts, ...about].some((text) => spokenOf(words, text).some((one) => fieldOf(one) === field));
}

/** A headline without the name of a partner that it begins with: of "Tilling Baker Architects", Baker bakes nothing. */
export function withoutNamesake(words: SubjectWords, { headline, about, name = "" }: SubjectTexts): string {
  const [first = ""] = /^[\p{L}’'-]+/u.exec(headline) ?? [];
  const names = name.split(/[\s,&-]+/u);
  if (names.length < 2 || !names.includes(first) || about.every((text) => text === "")) return headline;
  const [named] = spokenOf(words, first);
  const isSaid = about.some((text) => spokenOf(words, text).some((one) => one === named));
  return named === undefined || isSaid ? headline : headline.slice(first.length);
}
