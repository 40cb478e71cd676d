import type { Story } from "../../../story/schema.ts";
import { namesAsked } from "../../../text/names-compared.ts";
import type { Pictures } from "../../fits.ts";
import { besideRows } from "../kit/story/beside-rows.ts";
import { contrastOf } from "../kit/story/contrast.ts";
import { tableOf } from "../kit/story/tables.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { withMissedRows } from "./missed-rows.ts";

const MOST = 7;

/** Two things row by row, without what the headline says. */
export function tableBlock(story: Story, pictures: Pictures) {
  const table = story.rows.length > 0 ? tableOf(story, pictures) : contrastOf(story, pictures.brand);
  if (!table || table.rows.length < 2 || table.rows.length > MOST) return {};
  const headline = tokensOf(story.headline.text);
  const all = withMissedRows(table, story);
  const rows = all.filter((row) => !isSaid(`${row.label} ${row.first} ${row.second}`, headline));
  return { comparison: rows.length > 1 && rows.length <= MOST ? { ...table, rows } : table };
}

/** "Van or cargo bike?" over a table of both: what is said besides are its conditions. */
export const asksForOne = ({ headline, spoken }: Story, shown: object): boolean =>
  "comparison" in shown && namesAsked(headline.text, spoken) !== undefined;

/** What leads to the table stands over it, and its conditions under it. */
export function aroundTable(text: string, story: Story): { supporting: string; facts?: string[] } {
  const { before, behind } = besideRows(text, story);
  const facts = behind.map((one) => one.replace(/(?<!\.)\.$/u, ""));
  return { supporting: before, ...(facts.length > 0 && { facts }) };
}
