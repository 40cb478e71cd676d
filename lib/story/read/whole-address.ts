import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";
import { isCalendarWord } from "./calendar.ts";
import { isEvent } from "./event-words.ts";

const WORD = "(?:\\p{Lu}[\\p{L}\\p{N}’'.-]*|\\d{1,3})";
const SMALL =
  "(?:of|the|at|de|du|des|la|le|les|el|los|las|del|della|di|da|do|dos|das|am|an|der|im|van|het|y|e|et|und|and|&)";
/** ", Town Hall, " right before a street: the house stands before its number. */
const HOUSE = new Prefiltered(
  `,\\s(?<house>\\p{Lu}[\\p{L}\\p{N}’'.-]*(?:\\s(?:${SMALL}\\s){0,2}${WORD}){0,4}),\\s$`,
  "u",
);

/** The address with the name of its house, which stands between a day or an hour and the street. */
export function withHouse<V extends Span & { text: string }>(says: string, address: V): V {
  const house = HOUSE.exec(says.slice(0, address.start))?.groups?.house ?? "";
  const isHouse = house !== "" && !house.split(/[\s.]/).some(isCalendarWord) && !isEvent(house);
  if (!isHouse) return address;
  const start = says.lastIndexOf(house, address.start);
  return { ...address, start, text: says.slice(start, address.end) };
}
