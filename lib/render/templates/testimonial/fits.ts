import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { fitOf, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { faceOf } from "../kit/story/people.ts";

const MOST = { quote: 400, name: 80, role: 80, company: 80 };

/** A quote with its name, and with the portrait where there is one. */
export function fits(story: Story, pictures: Pictures) {
  const { quotation } = story;
  if (!quotation?.name || quotation.text.length > MOST.quote || quotation.name.length > MOST.name)
    return undefined;
  const { text, name, role, company } = quotation;
  const face = faceOf(pictures, name);
  const photo = face?.portrait ?? "";
  const does = role || (face?.role ?? "");
  const { kicker, cta, url } = wordsOf(story, pictures);
  return fitOf(story, isOf(story, "testimonial") ? (photo ? 1 : 0.92) : photo ? 0.6 : 0.42, {
    kicker,
    quote: text,
    name,
    role: does.slice(0, MOST.role),
    company: company.slice(0, MOST.company),
    photo,
    cta,
    url,
  });
}
