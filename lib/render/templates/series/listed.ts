import type { Story, TitledLine } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { isOfModel } from "../kit/story/of-model.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { saidPrices, sharedPrices } from "./entries.ts";

/** "What to do in December: prune the apple trees": what heads a list, and its first entry. */
const HEADED = /^(?<head>[^:：?!]{12,}?)\s?[:：]\s+(?<first>\S[^:：]+)$/u;
/** Words of a head and of an entry, at least. */
const WORDS = 2;
/** More entries are more than a series has pictures. */
const MOST = 8;
/** A longer sentence is no entry of a list. */
const ENTRY = 70;

const isPhrase = (text: string) => text.trim().split(/\s+/u).length >= WORDS;

/**
 * A story whose headline ends with the first entry of a list: the cover says what the list is of, and every entry, the
 * first one too, has a picture of its own. Other stories stay as they are.
 */
export function listed(story: Story): Story {
  const { head = "", first = "" } = HEADED.exec(story.headline.text)?.groups ?? {};
  if (isOfModel(story) || story.support !== null || story.steps.length > 0 || story.slides.length < 2)
    return story;
  const entries = story.slides.flatMap((slide) => entriesOf(slide, story));
  const texts = entries.map(({ title }) => title);
  // What is said behind the last entry may be longer.
  const isList = texts.every(
    (text, i) => !/[:：]\s/u.test(text) && (text.length <= ENTRY || i === texts.length - 1),
  );
  if (!isPhrase(head) || !isPhrase(first) || !isList || entries.length >= MOST) return story;
  const { facts } = story.headline;
  const lead: TitledLine = { title: capitalized(first), body: "", facts };
  return { ...story, headline: { text: head, facts }, slides: [lead, ...entries] };
}

/** A range of prices that sentences tell: each has a picture of its own, and so has what is said behind them. */
export function pricesListed(story: Story): Story {
  const said = story.slides.map((slide) => saidPrices(slide));
  if (isOfModel(story) || !said.some(Boolean)) return story;
  const slides = story.slides.flatMap((slide, i): TitledLine[] => {
    const entries = said[i] ?? sharedPrices(slide.facts, story);
    return entries?.map((entry) => ({ ...entry, facts: factsOf(entry, slide.facts, story) })) ?? [slide];
  });
  return slides.length > MOST ? story : { ...story, slides };
}

/** Each sentence of a slide as an entry, with the facts that it tells. */
function entriesOf({ title, body, facts }: TitledLine, story: Story): TitledLine[] {
  const sentences = [title, ...sentencesOf(body)].map((text) => text.replace(/(?<!\.)[.。]$/u, ""));
  return sentences.filter(Boolean).map((text) => {
    const entry = { title: text, body: "" };
    return { ...entry, facts: factsOf(entry, facts, story) };
  });
}

function factsOf(
  { title, body }: { title: string; body: string },
  facts: string[],
  { facts: all }: Story,
): string[] {
  const seen = tokensOf(`${title} ${body}`);
  const own = all.filter(({ id, quote }) => facts.includes(id) && isSaid(quote, seen));
  return own.length > 0 ? own.map(({ id }) => id) : facts;
}
