import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { writtenDays } from "../card/dates.ts";
import { filmFit } from "../film/film-fit.ts";
import { keptOf } from "../film/kept.ts";
import { timingOf } from "../film/wished-timing.ts";
import { actionOf } from "../kit/story/action.ts";
import { whole } from "../kit/story/clip.ts";
import { isOf } from "../kit/story/occasions.ts";
import { faceOf, voiceOf } from "../kit/story/people.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { FilmQuoteData } from "./data.ts";

const MOST = { person: 50, cta: 30, url: 80 };

/** A quote at the pace of speech. */
export function fits(story: Story, pictures: Pictures) {
  const { quotation } = story;
  const voice = voiceOf(story, pictures);
  if (!quotation || !voice?.name || voice.name.length > MOST.person) return undefined;
  const { name, role, company } = voice;
  if (!FilmQuoteData.shape.quote.safeParse(quotation.text).success) return undefined;
  const action = actionOf(story, pictures, MOST);
  const last = keptOf(story, { ...action, name, role, company });
  // News that has its days needs more than the words of one person.
  const isBeside = !isOf(story, "testimonial") && writtenDays(last.details ?? "") !== "";
  if (isBeside && !isSaid(story.headline.text, tokensOf(`${quotation.text}\n${last.details}`)))
    return undefined;
  return filmFit(
    story,
    isOf(story, "testimonial") ? 0.93 : 0.4,
    {
      quote: quotation.text,
      name,
      role: whole(role, MOST.person),
      company: whole(company, MOST.person),
      photo: faceOf(pictures, name)?.portrait ?? "",
      ...action,
      ...timingOf(story),
      // What stands under the name is not said once more.
      ...last,
    },
    { quote: quotation.text, ...last },
  );
}
