import * as z from "zod/v4";
import { action, message, photo, required, text } from "../kit/fields.ts";

export const TestimonialData = z.object({
  kicker: message.kicker,
  quote: required(400, "What was said, word for word, without quotation marks."),
  name: required(80, "Who said it."),
  role: text(80, "What they do."),
  company: text(80, "The company they speak for."),
  photo: photo("A portrait; without one the initials stand in."),
  ...action,
});

export type Testimonial = z.output<typeof TestimonialData>;

/** The words without marks of their own: the drawing adds its own. */
export const wordsOf = ({ quote }: Testimonial) => quote.replace(/^["“„«]+|["”“»]+$/g, "").trim();

/** Long quotes take space from everything around them. */
export const isLong = ({ quote }: Testimonial) => quote.length > 220;
