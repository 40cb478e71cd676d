import type { Fact, Story } from "../../../story/schema.ts";
import { writtenDay } from "../card/dates.ts";

/** The day and the place of a story that names only one. */

const lone = ({ facts }: Story, kind: Fact["kind"]): string => {
  const found = facts.filter((fact) => fact.from === "brief" && fact.kind === kind);
  return found.length === 1 ? (found[0]?.quote ?? "") : "";
};

/** The only day that a story names, with its hour: "venerdì 11 dicembre alle 18:30". */
export function dayIn(story: Story): string {
  const quote = lone(story, "when");
  const day = writtenDay(quote);
  const behind = day === "" ? "" : quote.slice(quote.indexOf(day) + day.length);
  return `${day}${HOUR.exec(behind)?.[0] ?? ""}`;
}
const HOUR =
  /^,?\s(?:(?:at|um|à|a las|alle|om|às)\s)?\d{1,2}(?:[:.h]\d{2}(?:\s?(?:am|pm|Uhr|uur|h)(?!\p{L}))?|\s?(?:am|pm|Uhr|uur|h)(?!\p{L}))/iu;

/** A longer place is a sentence. */
const PLACE = 40;
export const placeIn = (story: Story): string => {
  const place = lone(story, "where").replace(/[.,;]$/u, "");
  return place.length <= PLACE ? place : "";
};
