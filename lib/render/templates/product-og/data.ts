import * as z from "zod/v4";
import { action, message, ownPhotos, photo, required, text } from "../kit/fields.ts";

export const PreviewData = z.object({
  kicker: message.kicker,
  name: text(60, "The product's or the page's name, when it should stand above the line."),
  line: required(200, "What it is, in one line; headline is another name of it."),
  url: action.url,
  screen: photo("A screenshot; without one an abstract screen in the brand's colours is drawn."),
  ...ownPhotos,
});

export type Preview = z.output<typeof PreviewData>;

/** The name is the headline where there is one; else the line is. */
export const messageOf = ({ kicker, name, line }: Preview) =>
  name ? { kicker, headline: name, supporting: line } : { kicker, headline: line, supporting: "" };
