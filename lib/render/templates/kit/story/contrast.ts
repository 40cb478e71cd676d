import type { Story } from "../../../../story/schema.ts";
import { isTranslated } from "./must-show.ts";
import type { StoryTable } from "./tables.ts";
import { winnerOf } from "./tables.ts";

/** "Cost: road 2,140 €, rail 1,690 €": what is compared, and two names with their values. */
const CONTRAST =
  /^(?<label>[^:]{2,40}):\s+(?<one>\p{L}[\p{L}-]{1,24})\s+(?<first>\S[^:]{0,30}?),\s+(?<two>\p{L}[\p{L}-]{1,24})\s+(?<second>\S(?:[^:,]|,(?=\d)){0,30}?)\.?$/u;
const LEAST = 2;

/** Statements that compare the same two things as a table. Undefined where there are not two of them. */
export function contrastOf(story: Story, brand: string): StoryTable | undefined {
  if (isTranslated(story)) return undefined;
  const quotes = new Set(story.facts.filter(({ from }) => from === "brief").map(({ quote }) => quote.trim()));
  const found = [...quotes].map((quote) => CONTRAST.exec(quote)?.groups);
  const all = found.filter((groups) => groups !== undefined);
  const [{ one = "", two = "" } = {}] = all;
  const rows = all
    .filter(
      (row) => row.one?.toLowerCase() === one.toLowerCase() && row.two?.toLowerCase() === two.toLowerCase(),
    )
    .map(({ label = "", first = "", second = "" }) => ({ label, first, second }));
  if (rows.length < LEAST || rows.length < all.length) return undefined;
  const names = [one, two].map((name) => name.charAt(0).toUpperCase() + name.slice(1)) as [string, string];
  return { first: names[0], second: names[1], winner: winnerOf(names, [brand, story.about]), rows };
}
