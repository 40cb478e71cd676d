import * as z from "zod/v4";
import { readingSeconds } from "../../film/pace.ts";
import { kept } from "../film/kept.ts";
import { timing } from "../film/wished-timing.ts";
import { shortAction } from "../film-story/fields.ts";
import { photo, required, text } from "../kit/fields.ts";

/** More than this cannot be spoken within the length of a film. Seconds. */
const LONGEST = 10.5;
const TOO_LONG = "Too long to be spoken in a film: about 33 words fit, or 80 signs of East Asian scripts.";

export const FilmQuoteData = z.object({
  quote: required(
    160,
    "What was said, word for word, without quotation marks. About 33 words at most.",
  ).refine((quote) => readingSeconds(quote) <= LONGEST, TOO_LONG),
  name: required(50, "Who said it."),
  role: text(50, "What they do."),
  company: text(50, "The company they speak for."),
  photo: photo("A portrait; without one the initials stand in."),
  ...shortAction,
  ...kept,
  ...timing,
});

export type FilmQuote = z.output<typeof FilmQuoteData>;

/** The words without marks of their own: the drawing adds its own. */
export const wordsOf = ({ quote }: Pick<FilmQuote, "quote">) =>
  quote.replace(/^["“„«\s]+|["”“»\s]+$/g, "").replace(/\s+/g, " ");
