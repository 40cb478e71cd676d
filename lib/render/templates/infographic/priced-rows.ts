import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { arrowRows } from "../kit/story/arrow-rows.ts";
import { valuedRows } from "../kit/story/valued.ts";
import { areDayRows } from "../kit/story/wished-days.ts";

const MOST = 12;

/** Rows of a page all have a value: others stand in its lists. */
export function pricedRows(story: Story) {
  const rows = valuedRows(story, MOST);
  if (areDayRows(story) && rows.some(({ price }) => price === "")) return [];
  return rows.every(({ price, label = "" }) => price !== "" || label !== "") ? rows.filter(isBalanced) : [];
}

/** "Year in numbers (1 Oct 2025 – 30 Sept 2026)" was parted within its brackets: it is a heading. */
const isBalanced = ({ name, price }: { name: string; price: string }) =>
  [name, price].every((text) => (text.match(/\(/g) ?? []).length === (text.match(/\)/g) ?? []).length);

export function pricesOf(story: Story) {
  const rows = pricedRows(story);
  const called = arrowRows(story.points.map(({ text }) => text))?.columns;
  const columns = called && { name: capitalized(called.name), value: capitalized(called.value) };
  return rows.length > 0 ? { prices: { rows, ...(columns && { columns }) } } : {};
}
