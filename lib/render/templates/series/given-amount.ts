import type { Story, TitledLine } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { isOfModel } from "../kit/story/of-model.ts";

/** More slides are more than a series has pictures. */
const MOST = 8;
/** "Thank you: 412 people gave $86,500 …": a few words before what they are for. */
const LED = /^(?<lead>[^:.\d]{3,28})[:.]\s+(?<said>\S.+)$/u;
const AMOUNT = "[€£$₹]\\s?\\d[\\d.,]*\\d|\\d[\\d.,]*\\d\\s?(?:[€£$₹]|euros?(?!\\p{L}))";
/** What people do with money that they give, before the amount. */
const GAVE =
  "gave|raised|donated|collected|pledged|ont donné|ont récolté|donaron|recaudaron|han donado|hanno donato|hanno raccolto|gaven|doaram|angariaram";
const GIVEN = new RegExp(
  `^(?<before>.{3,90}(?<!\\p{L})(?:${GAVE}))\\s(?<amount>${AMOUNT})(?:\\s(?<after>\\S.*?))?\\.?$`,
  "iu",
);
/** A longer amount has no room as a figure, in letters. */
const LONGEST = 12;

export type GivenAmount = { title: string; stat: string; body: string };

/** "412 people gave $86,500 between March and November": what was given is the figure of its slide. */
export function givenAmount(text: string): GivenAmount | undefined {
  const { before = "", amount = "", after = "" } = GIVEN.exec(text)?.groups ?? {};
  const isLone = (text.match(new RegExp(AMOUNT, "giu")) ?? []).length === 1;
  if (amount === "" || !isLone || amount.length > LONGEST) return undefined;
  return { title: capitalized(before), stat: amount, body: capitalized(after) };
}

/** A headline whose few first words lead to what was given: these are the cover, and the amount has its own slide. */
export function amountApart(story: Story): Story {
  const { headline, slides, steps, support } = story;
  const { lead = "", said = "" } = LED.exec(headline.text)?.groups ?? {};
  const isLed = lead !== "" && givenAmount(said) !== undefined;
  const isOther = isOfModel(story) || support !== null || steps.length > 0;
  if (!isLed || isOther || slides.length === 0 || slides.length >= MOST) return story;
  const { facts } = headline;
  const first: TitledLine = { title: capitalized(said), body: "", facts };
  return { ...story, headline: { text: lead, facts }, slides: [first, ...slides] };
}
