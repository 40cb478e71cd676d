import * as z from "zod/v4";
import { capitalized } from "../../../text/capitalized.ts";
import { photo, required, text } from "../kit/fields.ts";

export const BlogOg = z.object({
  category: text(40, "What kind of article it is, over the title: Guide, Engineering, Customer story."),
  title: required(140, "The title of the article; headline is another name of it."),
  author: text(60, "Who wrote it."),
  role: text(60, "What the author does.", "Payroll manager").unwrap().optional(),
  date: text(40, "When it came out."),
  reading: text(30, "How long it takes to read: 6 min read."),
  lead: text(
    160,
    "What it is about, under its title where there is room for it.",
    "What it took, and what it saved.",
  )
    .unwrap()
    .optional(),
  photo: photo("A picture beside the title; without one, the title has the whole width."),
});

export type BlogOg = z.output<typeof BlogOg>;

export const factsOf = ({ role, date, reading }: BlogOg) =>
  [capitalized(role ?? ""), date, reading].filter(Boolean).join(" · ");
