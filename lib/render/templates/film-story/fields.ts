import { text } from "../kit/fields.ts";

/** What a viewer is asked to do, in words that are read within the last two seconds of a film. */
export const shortAsk = {
  cta: text(30, "What to do next, in two or three words."),
  url: text(80, "Where to do it. Shown without https:// and www."),
};
