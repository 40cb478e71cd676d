import * as z from "zod/v4";

/** A text of a template. Its description is what callers read; it may be empty unless it is `required`. */
export const text = (max: number, about: string) => z.string().max(max).describe(about).default("");

/** A text without which the template has nothing to show. */
export const required = (max: number, about: string) =>
  z.string().trim().min(1, "Say something here: this text is required.").max(max).describe(about);

/** A picture of the customer's: the id of a product screen, or the address of a file in their own storage. */
export const photo = (about: string) =>
  z.string().max(2048).meta({ description: about, format: "photo" }).default("");

/** Several of something; `least` of 0 makes it optional. */
export const list = <T extends z.ZodType>(item: T, least: number, most: number, about: string) =>
  z
    .array(item)
    .min(least, least > 1 ? `Give at least ${least}.` : "Give at least one.")
    .max(most, `At most ${most} fit.`)
    .describe(about);

/** The words that most templates share, so that callers learn them once. */
export const message = {
  kicker: text(80, "A few words above the headline, for example what kind of news this is."),
  headline: required(200, "The message in one line."),
  supporting: text(400, "One or two sentences under the headline."),
};

/** What the reader is asked to do. */
export const ask = {
  cta: text(60, "What to do next, in two or three words."),
  url: text(200, "Where to do it. Shown without https:// and www."),
};
