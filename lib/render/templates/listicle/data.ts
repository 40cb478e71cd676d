import * as z from "zod/v4";
import { action, details, list, message, required, text } from "../kit/fields.ts";

export const Listicle = z.object({
  kicker: message.kicker,
  headline: required(120, "What the list is a list of."),
  items: list(
    z.object({
      title: required(70, "The point in a few words."),
      body: text(120, "One sentence about it."),
    }),
    3,
    7,
    "The points, in order.",
  ),
  details,
  ...action,
});

export type Listicle = z.output<typeof Listicle>;

export const entriesOf = ({ items }: Listicle) => items.map(({ title, body }) => ({ title, body }));
