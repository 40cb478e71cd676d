import { weekdayOf } from "../../text/weekdays.ts";
import { comparesTwo } from "./comparison.ts";
import { fieldOf } from "./fields.ts";
import { WEIGHTS } from "./find.ts";
import { foundIn, mentionsIn } from "./subjects-in.ts";
import { sumsOf, surest } from "./sums.ts";
import type { SubjectWords } from "./words.ts";

/** What a slide needs: its title names the thing, whatever any story may speak of. */
const ON_SLIDE = 1.8;

/** "Biscuit, 9, lurcher cross": a name and an age before what they are of. */
const NAME_AND_AGE =
  /^\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]+)?, \d{1,2}(?=[,.]|$|\s(?:years?|months?|weeks?|Jahre?|Monate?|ans|mois|años?|mes(?:es)?|ann[io]|mesi|jaar|maanden|anos?)(?!\p{L}))/u;

/** The subject that a slide names with its title. */
export function slideSubject(words: SubjectWords, title: string, body: string): string | undefined {
  // A day says when: what happens on it stands under it.
  if (body !== "" && isDay(words, title)) return slideSubject(words, body, "");
  if (comparesTwo(words, title)) return undefined;
  const named = title.replace(NAME_AND_AGE, "");
  const found = surest(
    sumsOf(words, [
      { text: named, weight: WEIGHTS.headline },
      { text: body, weight: WEIGHTS.first },
    ]),
    ON_SLIDE,
  );
  return found && (opensWith(words, named, found) || isSpokenOf(words, found, [title, body]))
    ? found
    : undefined;
}

/** More words than a day and its date tell what happens. */
const LONGEST_DAY = 6;

/** "Friday 11 December", over what happens then. */
function isDay(words: SubjectWords, title: string): boolean {
  const { tokens, found } = foundIn(words, title);
  return (
    found.length === 0 &&
    tokens.length <= LONGEST_DAY &&
    (weekdayOf(tokens[0]?.word) !== undefined || /^\d/.test(tokens[0]?.word ?? "")) &&
    tokens.some(({ word }) => weekdayOf(word) !== undefined) &&
    tokens.some(({ word }) => /^\d/.test(word))
  );
}

/** Places in which much happens that is not about them: they are drawn where other texts speak of them too. */
const PLACES: ReadonlySet<string> = new Set(
  "church hospital hotel house-with-garden houses office-building school town-hall village-hall".split(" "),
);

/** What their words name besides: coats of paint, the roof of a boat, the key of a song. */
const SEVERAL_SENSES: ReadonlySet<string> = new Set(
  "anchor balloon bell candle cloud coat fire hammer key ladder light-bulb mirror necktie ring rose scissors slate-roof star ticket".split(
    " ",
  ),
);

/** More words than these before a thing tell another thing of it: "the frame came in with a broken …". */
const BEFORE = 4;
/** So few words are a name or an order. */
const SHORT = 6;

/** Whether a title is about a thing: it is short, or one of its sentences begins with the thing. */
function opensWith(words: SubjectWords, title: string, subject: string): boolean {
  if (PLACES.has(subject)) return false;
  if (words.language === "ja") return true;
  const { tokens, found } = foundIn(words, title);
  if (tokens.length <= SHORT) return true;
  // "Seven coats on the sides in deep green": such a thing is drawn where the story is of its field.
  if (SEVERAL_SENSES.has(subject)) return false;
  return found.some((one) => {
    if (one.subject !== subject) return false;
    const start = tokens.findLastIndex(({ startsSentence }, at) => startsSentence && at <= one.at);
    return one.at - Math.max(0, start) < BEFORE;
  });
}

/** Whether other texts speak of the field of a thing that a slide names. */
function isSpokenOf(words: SubjectWords, subject: string, slide: readonly string[]): boolean {
  const field = fieldOf(subject);
  const said = slide.filter((text) => mentionsIn(words, text).some((one) => fieldOf(one.subject) === field));
  return (words.fields?.get(field) ?? 0) > said.length;
}
