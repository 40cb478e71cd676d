import { text } from "../kit/fields.ts";

/** The call to action, short enough to be read within the last two seconds of a film. */
export const shortAction = {
  cta: text(30, "What to do next, in two or three words."),
  url: text(80, "Where to do it. Shown without https:// and www."),
};
