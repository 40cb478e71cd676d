import * as z from "zod/v4";
import { list, required, text } from "../kit/fields.ts";

const name = (max: number, about: string) => required(max, about);

export const DocsOg = z.object({
  crumbs: list(name(28, "One step of the path."), 0, 4, "The path to the page, from the outside in.").default(
    [],
  ),
  title: required(100, "The title of the page; headline is another name of it."),
  description: text(180, "What one learns there, in one sentence."),
  sections: list(name(36, "The heading of one section."), 0, 6, "Headings of the page, in order.").default(
    [],
  ),
});

export type DocsOg = z.output<typeof DocsOg>;
