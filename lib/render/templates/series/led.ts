import { capitalized } from "../../../text/capitalized.ts";
import type { Pictures, WantedValue } from "../../fits.ts";
import { writtenDay } from "../card/dates.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import type { Idea } from "./ending.ts";

/** The value that the author wants on the first picture of a series or on the last, or largest. */

type Limits = { headline: number; supporting: number; kicker: number };
type Cover = { kicker: string; headline: string; supporting: string };
type Closing = { headline: string; supporting?: string; cta: string; url: string };

/** A headline of so few letters shows a value in it at a glance. */
const GLANCE = 48;
const isAtGlance = (headline: string, { value }: WantedValue) =>
  headline.includes(value) && headline.length <= GLANCE;

const sentenceOf = ({ intro, value, label }: WantedValue) =>
  [intro, value, label]
    .filter(Boolean)
    .join(" ")
    .replace(/\s+([,.;:!?])/gu, "$1");

/** The cover with the value on it: large, with what it is about beside it, or only under its headline. */
export function coverLed<C extends Cover>(cover: C, { lead }: Pictures, limits: Limits): C {
  const isOfCover = lead && lead.on !== "last" && !lead.isOpening && !isAtGlance(cover.headline, lead);
  if (!isOfCover) return cover;
  const said = lead.isPlaced ? placedOn(cover, lead) : largeOn(cover, lead, limits);
  return said.supporting.length <= limits.supporting ? { ...cover, ...said } : cover;
}

/** The pictures between without the sentence that the cover has around its value, where enough of them are left. */
export function besideCover(
  slides: Idea[],
  { supporting }: Cover,
  { lead, numbered }: Pick<Pictures, "lead"> & { numbered: boolean },
): Idea[] {
  if (!lead || lead.on || numbered || sentenceOf(lead) !== supporting) return slides;
  const others = slides.filter(({ title, body }) => body !== "" || !isSaid(title, tokensOf(supporting)));
  return others.length >= LEAST_BESIDE ? others : slides;
}
const LEAST_BESIDE = 2;

function placedOn({ headline, supporting }: Cover, lead: WantedValue): Pick<Cover, "supporting"> {
  const isShown = `${headline} ${supporting}`.includes(lead.value);
  return { supporting: isShown ? supporting : sentenceOf(lead) };
}

/** The news stands over the value, or under it where it is a sentence or says the value itself. */
function largeOn({ kicker, headline }: Cover, lead: WantedValue, limits: Limits): Cover {
  const sentence = sentenceOf(lead);
  const isNews = !headline.includes(lead.value);
  const isOver = isNews && sentence !== lead.value && headline.length <= limits.kicker;
  return {
    kicker: isOver ? headline : kicker,
    headline: capitalized(lead.value),
    supporting: isOver ? sentence : headline,
  };
}

type LedEnding = { slides: Idea[]; closing: Closing };

/** The last picture with the value large over its sentence, which no other picture says then. */
export function endLed(ending: LedEnding, { lead }: Pictures, limits: Limits): LedEnding {
  const { slides, closing } = ending;
  if (lead?.on !== "last" || isAtGlance(closing.headline, lead)) return ending;
  const sentence = sentenceOf(lead);
  const supporting = under(sentence === lead.value ? "" : sentence, closing.supporting ?? "", limits);
  if (supporting.length > limits.supporting) return ending;
  const others = slides.filter(({ title, body }) => !isSaid(`${title} ${body}`, tokensOf(sentence)));
  return {
    slides: others.length > 0 ? others : slides,
    closing: {
      ...closing,
      headline: capitalized(lead.value),
      ...(supporting !== "" && { supporting }),
      cta: actionBeside(closing, lead),
    },
  };
}

/** What was the last headline is still what to do, over its address. */
const actionBeside = ({ headline, cta, url }: Closing, { value }: WantedValue): string =>
  headline.includes(value) || cta !== "" || url === "" ? cta : headline;

/** The sentence with what stands there already, where both have room. */
function under(sentence: string, said: string, limits: Limits): string {
  const isSaidAlready = said === "" || isSaid(said, tokensOf(sentence));
  const both = isSaidAlready ? sentence : [sentence, said].filter(Boolean).join(" ");
  return both.length <= limits.supporting ? both : sentence || said;
}

/** A day that is to be large stands on a last picture with another day too, with the words before it. */
export function withLeadDay<C extends Closing>(closing: C, { lead }: Pictures, limits: Limits): C {
  const { headline, supporting = "" } = closing;
  const said = `${headline} ${supporting}`;
  const isOtherDay =
    lead && writtenDay(lead.value) !== "" && !said.includes(lead.value) && writtenDay(said) !== "";
  if (!isOtherDay || lead.on) return closing;
  const day = [lead.intro, lead.value].filter(Boolean).join(" ");
  const whole = [capitalized(day), supporting].filter(Boolean).join(SEPARATOR);
  return whole.length <= limits.supporting ? { ...closing, supporting: whole } : closing;
}
