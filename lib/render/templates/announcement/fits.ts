import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { withAnswers } from "../card/placard/texts.ts";
import { authorLines } from "../kit/story/author-lines.ts";
import { isClosure } from "../kit/story/closure.ts";
import { fitWithoutDay } from "../kit/story/day-apart.ts";
import { fitOf, fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isPlainNews } from "../kit/story/occasions.ts";
import { photosFor } from "../kit/story/photos.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { withShortTitle } from "../kit/story/short-title.ts";
import { isIn, statementsOf } from "../kit/story/statements.ts";

/** Characters of a text that are set as paragraphs. */
const TEXT = 800;
const KINDS = ["product", "place", "people", "texture", "other"] as const;

/** Any story can be said plainly; some should be. */
export function fits(story: Story, pictures: Pictures) {
  const closed = closureOf(story, pictures);
  if (closed) return fitOf(story, CLOSED, { ...closed, ...photosFor(pictures, KINDS) });
  const words = {
    ...withShortTitle(wordsOf(story, pictures, { supporting: TEXT })),
    ...photosFor(pictures, KINDS),
  };
  const lined = authorLines(story, words);
  if (lined) return fitOf(story, scoreOf(story), lined);
  return fitWithoutDay(words, story, (said) => fitWithDetails(story, scoreOf(story), said));
}

const scoreOf = (story: Story) => (isPlainNews(story) ? 0.65 : 0.5);

/** Nothing says better than a headline with its days that a place is closed. */
const CLOSED = 0.8;
const MOST = { lines: 6, line: 130 };

/** A closure with its days in the headline and a line for each other sentence, in the author's order: "those days" are the ones before it. */
function closureOf(story: Story, pictures: Pictures) {
  const [first = "", ...others] = (isClosure(story) && statementsOf(story)) || [];
  const { kicker, headline, cta, url } = wordsOf(story, pictures);
  if (others.length === 0 || !isIn(headline, first)) return undefined;
  const left = sentencesOf(story.support?.text ?? "").filter((one) => isIn(one, first));
  const lines = withAnswers([...left, ...others]).map((text) => text.replace(/(?<!\.)\.$/u, ""));
  if (lines.length > MOST.lines || lines.some((line) => line.length > MOST.line)) return undefined;
  // Whom to call meanwhile stands where its author has it.
  const isSaid = story.cta !== null && story.cta.url === "";
  return { kicker, headline, lines, ...(isSaid || cta !== "" ? { cta: "", url: "" } : { cta, url }) };
}
