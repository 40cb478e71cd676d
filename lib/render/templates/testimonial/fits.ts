import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { fitOf, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { faceOf, voiceOf } from "../kit/story/people.ts";

const MOST = { quote: 400, name: 80, role: 80, company: 80 };

/** A quote with its name, and with the portrait where there is one. */
export function fits(story: Story, pictures: Pictures) {
  const { quotation } = story;
  const voice = voiceOf(story, pictures);
  if (!quotation || !voice?.name) return undefined;
  const { name, role, company } = voice;
  if (quotation.text.length > MOST.quote || name.length > MOST.name) return undefined;
  // Only a photograph that was asked for may stand for the speaker.
  const asked = pictures.photosAreChosen ? undefined : pictures.photos?.[0];
  const photo = asked ?? faceOf(pictures, name)?.portrait ?? "";
  const { kicker, cta, url } = wordsOf(story, pictures);
  return fitOf(story, isOf(story, "testimonial") ? (photo ? 1 : 0.92) : photo ? 0.6 : 0.42, {
    kicker,
    quote: quotation.text,
    name,
    role: role.slice(0, MOST.role),
    company: company.slice(0, MOST.company),
    photo,
    cta,
    url,
  });
}
