import type { Story } from "../../../story/schema.ts";
import { areProsAndCons } from "../../../text/pros-cons.ts";
import type { Pictures } from "../../fits.ts";
import { besideRows } from "../kit/story/beside-rows.ts";
import { inARow } from "../kit/story/clip.ts";
import { contrastOf } from "../kit/story/contrast.ts";
import { fitOf, fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { pairedRow } from "../kit/story/paired.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { tableOf } from "../kit/story/tables.ts";

const MOST = 7;
const SOURCE = 160;

/** Two things, row by row. */
export function fits(story: Story, pictures: Pictures) {
  const table = story.rows.length > 0 ? tableOf(story, pictures) : contrastOf(story, pictures.brand);
  if (!table || table.rows.length < 2 || table.rows.length > MOST) return undefined;
  const words = wordsOf(story, pictures);
  // What a row says is not said over it as well.
  const { first, second } = table;
  const left = sentencesOf(words.supporting).filter((sentence) => !pairedRow(sentence, { first, second }));
  const { before, behind } = besideRows(inARow(left), story);
  if (areProsAndCons(table.rows)) return fitWeighed(story, { ...words, source: "", ...table });
  const source = inARow(behind);
  // A longer remark is read before the table.
  const supporting = source.length <= SOURCE ? { supporting: before, source } : { supporting: inARow(left) };
  return fitWithDetails(story, 0.93, { ...words, ...supporting, ...table });
}

/** What is said behind both is what follows from them; of these words nothing is left to the post. */
function fitWeighed<D extends { headline: string }>(story: Story, data: D) {
  const { before, behind } = besideRows(story.support?.text ?? "", story);
  const conclusion = inARow(behind);
  const said = before.length <= CONCLUSION && conclusion.length <= CONCLUSION;
  return said
    ? fitOf(story, 0.93, { ...data, supporting: before, ...(conclusion && { conclusion }) })
    : undefined;
}
const CONCLUSION = 240;
