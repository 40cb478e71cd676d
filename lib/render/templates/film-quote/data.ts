import * as z from "zod/v4";
import { shortAsk } from "../film-story/fields.ts";
import { photo, required, text } from "../kit/fields.ts";

export const FilmQuoteData = z.object({
  quote: required(160, "What was said, word for word, without quotation marks. Spoken language works best."),
  name: required(50, "Who said it."),
  role: text(50, "What they do."),
  company: text(50, "The company they speak for."),
  photo: photo("A portrait; without one the initials stand in."),
  ...shortAsk,
});

export type FilmQuote = z.output<typeof FilmQuoteData>;

/** The words without marks of their own: the drawing adds its own. */
export const wordsOf = ({ quote }: Pick<FilmQuote, "quote">) =>
  quote.replace(/^["“„«\s]+|["”“»\s]+$/g, "").replace(/\s+/g, " ");
