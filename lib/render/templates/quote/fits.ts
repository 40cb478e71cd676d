import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { fitOf, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { faceOf } from "../kit/story/people.ts";

const MOST = { quote: 400, author: 80, role: 120 };

/** What was said, word for word. */
export function fits(story: Story, pictures: Pictures) {
  const { quotation } = story;
  if (!quotation || quotation.text.length > MOST.quote || quotation.name.length > MOST.author)
    return undefined;
  // Without a name on it, the sentence that says who spoke has to stay on the picture.
  if (quotation.name === "" && story.support) return undefined;
  const { text, name, role, company } = quotation;
  const does = [role || (faceOf(pictures, name)?.role ?? ""), company].filter(Boolean).join(", ");
  const { kicker, cta, url } = wordsOf(story, pictures);
  return fitOf(story, isOf(story, "testimonial") ? 0.88 : 0.42, {
    quote: text,
    author: name,
    role: does.slice(0, MOST.role),
    kicker,
    cta,
    url,
  });
}
