import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { besideRows } from "../kit/story/beside-rows.ts";
import { inARow } from "../kit/story/clip.ts";
import { contrastOf } from "../kit/story/contrast.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
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
  const source = inARow(behind);
  // A longer remark is read before the table.
  const supporting = source.length <= SOURCE ? { supporting: before, source } : { supporting: inARow(left) };
  return fitWithDetails(story, 0.93, { ...words, ...supporting, ...table });
}
