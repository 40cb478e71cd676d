import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { IN_NUMBERS } from "../../../text/in-numbers.ts";
import { inARow } from "../kit/story/clip.ts";
import { emphasisOf } from "../kit/story/emphasis.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { tokensOf } from "../kit/story/tokens.ts";

type AnnouncedFigure = { value: string; label: string; intro?: string };
/** A story under the title that announces its numbers, what that is the title of, and the number that leads them. */
type AnnouncedStory = { story: Story; figure?: AnnouncedFigure; period?: string };

const MOST = { title: 40, value: 16, label: 60 };
/** "Our year in figures, November 2025 to October 2026": the title, and what it is the title of. */
const TITLE = /^(?<title>[^,.:;!?]+?)(?:[,:;]\s+(?<rest>\S.*?))?[.!]?$/u;
const COUNT = /^(?<value>\d[\d.,\u00a0\u202f]*(?:\s?%)?)\s(?<label>\p{L}.*)$/u;
/** Shorter words are said by any number: "that", "went". */
const SHORT = 4;

const titleIn = (sentence: string) => {
  const { title = "", rest = "" } = TITLE.exec(sentence)?.groups ?? {};
  return IN_NUMBERS.test(title) && title.length <= MOST.title ? { title, rest } : undefined;
};

/** Whether a headline says no more than a number and its label. */
function saysOnly(headline: string, { intro = "", value, label }: AnnouncedFigure): boolean {
  const [all, own] = [tokensOf(headline), tokensOf([intro, value, label].join(" "))];
  const isCounted = all.numbers.size > 0 && [...all.numbers].every((number) => own.numbers.has(number));
  return isCounted && [...all.words].every((word) => word.length <= SHORT || own.words.has(word));
}

/** The number that a headline is: the one asked for, else the one that it begins with. */
function figureOf(story: Story): AnnouncedFigure | undefined {
  const headline = story.headline.text;
  const { value = "", label = "" } = COUNT.exec(headline)?.groups ?? {};
  const found = [emphasisOf(story), { value, label }].find(
    (one) => one && one.value !== "" && one.label !== "" && saysOnly(headline, one),
  );
  return found && found.value.length <= MOST.value && found.label.length <= MOST.label ? found : undefined;
}

type Heading = { title: string; rest: string; facts: string[]; left: string[]; isOver?: true };

/** The title in the line over the headline, in the sentence under it, else in words of the brief that neither has; and the text without it. */
function headingOf({ kicker, support, facts }: Story): Heading | undefined {
  const text = support?.text ?? "";
  const over = kicker && titleIn(kicker.text);
  if (over) return { ...over, facts: kicker.facts, left: [text], isOver: true };
  const [first = "", ...others] = sentencesOf(text);
  const under = titleIn(first);
  if (under) return { ...under, facts: support?.facts ?? [], left: others };
  const apart = facts.find(({ from, quote }) => from === "brief" && titleIn(quote));
  const found = apart && titleIn(apart.quote);
  return found && { ...found, facts: [apart.id], left: [text] };
}

/**
 * "3,412 assignments" over "Our year in figures, November 2025 to October 2026": what announces the numbers is the title
 * of the page, and the headline is its largest number. A headline that says more than its number stays.
 */
export function announcedFigure(story: Story): AnnouncedStory {
  if (isOfModel(story) || IN_NUMBERS.test(story.headline.text)) return { story };
  const heading = headingOf(story);
  const figure = heading && figureOf(story);
  if (!figure) return { story };
  const { title, rest, facts, left, isOver } = heading;
  const support = story.support && { ...story.support, text: inARow(left) };
  const kicker = isOver ? null : story.kicker;
  return {
    story: { ...story, headline: { text: title, facts }, kicker, support },
    figure,
    period: capitalized(rest),
  };
}

/** What a title is the title of opens the text under it; alone it is no sentence. */
export const underTitle = ({ period = "" }: AnnouncedStory, text: string): string =>
  period === "" || text === "" ? period || text : inARow([`${period}.`, text]);

/** "The total" is what a sentence before a list of prices calls "in total £58,400, which is £51.23 per resident". */
export function sumOf(story: Story, lead: AnnouncedFigure | undefined): AnnouncedFigure | undefined {
  const found = story.prices.length > 1 ? lead : undefined;
  if (!found || !SUM.test(found.value) || story.prices.some(({ price }) => price === found.value))
    return undefined;
  const { value } = found;
  const said = story.facts.find(({ from, says }) => from === "brief" && says.includes(value))?.says ?? "";
  const label = said.replace(value, "").replace(/\s+(?=[\s,;])|\.$/gu, "");
  return { value, label: label.trim() };
}
const SUM = /^[£$€₹]?\s?\d[\d.,\s]*[£$€₹%]?$/u;
