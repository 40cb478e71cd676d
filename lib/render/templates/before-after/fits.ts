import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { stopped } from "../../../text/stopped.ts";
import { unstopped } from "../../../text/unstopped.ts";
import type { Pictures } from "../../fits.ts";
import { writtenDay } from "../card/dates.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { label } from "../kit/labels.ts";
import { clip, inARow } from "../kit/story/clip.ts";
import { fitOf, fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { occasionIn } from "../kit/story/occasion-in.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { type FiguredSides, figuredSides, type SideFigure } from "./figured-sides.ts";

const MOST = { label: 24, text: 160, headline: 64, details: 200 };
const SCORE = 0.84;

/** One thing, as it was and as it is. */
export function fits(story: Story, pictures: Pictures) {
  const { rows, columns, spoken } = story;
  const [row, ...more] = rows;
  if (!row || more.length > 0) return undefined;
  const [first, second] = columns ?? [label("before", spoken), label("after", spoken)];
  if (first.length > MOST.label || second.length > MOST.label) return undefined;
  const { supporting, ...words } = wordsOf(story, pictures);
  const data = {
    ...words,
    before: { label: first, text: clip(capitalized(row.first), MOST.text) },
    after: { label: second, text: clip(capitalized(row.second), MOST.text) },
  };
  const figured = figuredSides(story, [first, second]);
  if (figured && story.headline.facts.length > 0) return figuredFit(story, data, figured);
  const said = headedApart(story, inARow([stopped(words.headline), supporting]));
  return said && said.details.length <= MOST.details
    ? fitOf(story, SCORE, { ...data, ...said })
    : fitWithDetails(story, SCORE, data);
}

type SidesChange = { before: { label: string; text: string }; after: { label: string; text: string } };

/** The same with the numbers of both sides large. */
function figuredFit<D extends SidesChange>(story: Story, data: D, { before, after, details }: FiguredSides) {
  const side = (one: SidesChange["before"], figures: SideFigure[]) => ({ ...one, figures });
  return fitOf(story, SCORE, {
    ...data,
    before: side(data.before, before),
    after: side(data.after, after),
    ...(details && { details }),
  });
}

/** What it costs is no headline of what has changed. */
const PRICED = /[£$€¥₹]|(?<!\p{L})(?:euros?|CHF|kr|zł)(?!\p{L})/iu;

/** "… de 10 a 14 h. 12 € con materiales": a sentence may begin with a number. */
const BEFORE_NUMBER = /(?<=(?<!\p{L})(?:h|Uhr|uur|[ap]m)\.|\p{L}{5}\.)\s+(?=[£$€₹]?\d)/u;

/**
 * A headline and details from the sentences beside the two sides, where the story has one of the sides as its headline:
 * "Before: a box of mugs" over the sheet that says it. Undefined where no other sentence is a headline.
 */
function headedApart({ rows, headline }: Story, text: string) {
  const sides = rows.flatMap(({ first, second }) => [first, second]);
  const isSide = (sentence: string) => sides.some((side) => sentence.includes(side));
  if (!isSide(headline.text)) return undefined;
  const others = sentencesOf(text)
    .flatMap((sentence) => sentence.split(BEFORE_NUMBER))
    .filter((sentence) => !isSide(sentence));
  for (const sentence of others) {
    const day = writtenDay(sentence);
    const parts = day === "" ? undefined : occasionIn(sentence, day);
    const title = unstopped(parts?.name || sentence);
    if (title.length > MOST.headline || PRICED.test(title)) continue;
    const rest = others.filter((one) => one !== sentence);
    const cells = parts?.name ? [day, parts.time, parts.place, ...rest.map(unstopped)].filter(Boolean) : [];
    return { headline: title, details: cells.length > 0 ? cells.join(SEPARATOR) : inARow(rest) };
  }
  return undefined;
}
