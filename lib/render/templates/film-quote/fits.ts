import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { actionOf } from "../kit/story/action.ts";
import { whole } from "../kit/story/clip.ts";
import { fitOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { faceOf } from "../kit/story/people.ts";
import { FilmQuoteData } from "./data.ts";

const MOST = { person: 50, cta: 30, url: 80 };

/** A quote at the pace of speech. */
export function fits(story: Story, pictures: Pictures) {
  const { quotation } = story;
  if (!quotation?.name || quotation.name.length > MOST.person) return undefined;
  const { text, name, role, company } = quotation;
  if (!FilmQuoteData.shape.quote.safeParse(text).success) return undefined;
  const face = faceOf(pictures, name);
  return fitOf(story, isOf(story, "testimonial") ? 0.93 : 0.4, {
    quote: text,
    name,
    role: whole(role || (face?.role ?? ""), MOST.person),
    company: whole(company, MOST.person),
    photo: face?.portrait ?? "",
    ...actionOf(story, pictures, MOST),
  });
}
