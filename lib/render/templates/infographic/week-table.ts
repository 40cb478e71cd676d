import type { Line, Story } from "../../../story/schema.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { areDayRows } from "../kit/story/wished-days.ts";
import { pricedRows } from "./priced-rows.ts";
import { weekRows } from "./week-rows.ts";

/** Opening hours as a table under what its author calls them, and the other lines of the list. */
export type WeekTable = {
  prices: { title: string; rows: { name: string; price: string; note?: string }[] };
  rest: Line[];
};

const TITLE = 60;
const bare = (text: string) =>
  text
    .replace(/[’‘]/gu, "'")
    .replace(/[.\s]+$/u, "")
    .toLowerCase();

/** "Recycling centre: winter hours from 1 December": what stands behind the name of a page heads its hours. */
function titleOf({ headline, support, facts }: Story): string {
  const quotes = facts.filter(({ id }) => headline.facts.includes(id)).map(({ quote }) => bare(quote));
  const found = sentencesOf(support?.text ?? "").find(
    (one) => one.length <= TITLE && quotes.some((quote) => quote.includes(bare(one))),
  );
  return found?.replace(/(?<!\.)\.$/u, "") ?? "";
}

/** The hours among the lines of a list, where no other table has them. */
export function weekTable(story: Story): WeekTable | undefined {
  if (areDayRows(story) || pricedRows(story).length > 0) return undefined;
  const week = weekRows(story.points);
  return week && { prices: { title: titleOf(story), rows: week.rows }, rest: week.rest };
}
