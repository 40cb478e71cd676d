import type { Story } from "../../../story/schema.ts";
import { stopped } from "../../../text/stopped.ts";
import type { Pictures } from "../../fits.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { inARow, sentencesIn } from "../kit/story/clip.ts";
import { fitOf, wordsOf } from "../kit/story/fit.ts";
import { reducedIn } from "../kit/story/price-change.ts";
import { ALONE } from "./weighed.tsx";

const MOST = { value: 16, label: 110, headline: 90 };

/** The page of one price that is lower than before: it leads over what it is of, with its conditions beside it; undefined for any other. */
export function fitsReduced(story: Story, pictures: Pictures) {
  const change = story.points.length === 0 ? reducedIn(story) : undefined;
  if (!change?.instead) return undefined;
  const { name, value, before, instead, since, facts } = change;
  const label = [instead, since].filter(Boolean).join(SEPARATOR);
  if (value.length > MOST.value || label.length > MOST.label || name.length > MOST.headline) return undefined;
  const words = wordsOf(story, pictures);
  const isPrice = (sentence: string) => [value, before].some((price) => sentence.includes(price));
  const said = sentencesIn([stopped(words.headline), words.supporting].join(" "));
  const supporting = inARow(said.filter((sentence) => !isPrice(sentence) && !name.includes(sentence)));
  const stats = [{ value, label }];
  const fit = fitOf(story, 0.9, { ...words, ...ALONE, kicker: "", headline: name, supporting, stats });
  return { ...fit, tells: [...new Set([...fit.tells, ...facts])] };
}
