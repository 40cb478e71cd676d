import type { Story } from "../../../story/schema.ts";
import type { Pictures } from "../../fits.ts";
import { contrastOf } from "../kit/story/contrast.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { tableOf } from "../kit/story/tables.ts";

const MOST = 7;

/** Two things, row by row. */
export function fits(story: Story, pictures: Pictures) {
  const table = story.rows.length > 0 ? tableOf(story, pictures) : contrastOf(story, pictures.brand);
  if (!table || table.rows.length < 2 || table.rows.length > MOST) return undefined;
  return fitWithDetails(story, 0.93, { ...wordsOf(story, pictures), ...table });
}
