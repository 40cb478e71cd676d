import { pictureOrder } from "../picture-wishes/orders.ts";
import { readCornerWish } from "./corner-wishes.ts";
import { layoutWishIn } from "./layout-wishes.ts";
import { isMannerWish, isMoreOfMood } from "./manner-wishes.ts";
import { hold, holdWhole, type Notebook, type Stretch, wish } from "./notebook.ts";
import { listsScenery, picturedIfAt } from "./pictured-if.ts";
import { readMakerNote } from "./read-maker-note.ts";
import { readTextBeside } from "./text-beside.ts";

/** Only marks and blanks stand between it and a wish for a manner. */
function isBehindWish({ wishes, plain }: Notebook, start: number): boolean {
  const last = wishes.at(-1);
  const between = last?.rule === "tone" && last.span.end <= start && plain.slice(last.span.end, start);
  return typeof between === "string" && !/[\p{L}\d\n]/u.test(between);
}

/** "Auf die Karte nur das Wichtigste": how much may stand on the picture. */
function ordersPicture(text: string, { language, judge }: Notebook): boolean {
  const order = pictureOrder(text, language);
  return order === "surely" || (order === "maybe" && !judge.isSurelyForReaders(text));
}

/**
 * Reads a sentence that wishes for a manner or orders a layout, which tells readers nothing, or is all for the maker; undefined for other sentences.
 * `readRest` reads what stands behind an order: "…, y que al final se pueda pedir presupuesto".
 */
export function readManner(
  n: Notebook,
  place: Stretch,
  readRest: (rest: Stretch) => boolean,
): boolean | undefined {
  const note = readMakerNote(n, place) ?? readCornerWish(n, place) ?? readTextBeside(n, place);
  if (note !== undefined) return note;
  const { start } = place;
  const text = n.plain.slice(start, place.end);
  const held = n.heldBack.at(-1);
  const isBehind = held !== undefined && n.plain.slice(held.span.end, start).trim() === "";
  if (isBehind && listsScenery(text, held.quote, n.language)) return holdWhole(n, place, "instruction");
  const pictured = picturedIfAt(text, n.language);
  if (pictured !== undefined) {
    hold(n, start + pictured, place.end, "instruction");
    return pictured > 0 && readRest({ ...place, end: start + pictured });
  }
  const isManner =
    isMannerWish(text, n.language) ||
    ordersPicture(text, n) ||
    (isBehindWish(n, start) && isMoreOfMood(text, n.language));
  const length = isManner ? text.length : layoutWishIn(text, n.language)?.end;
  if (length === undefined) return undefined;
  const end = start + length;
  wish(n, { rule: "tone", value: text.slice(0, length).trim() }, start, end);
  return /\p{L}/u.test(n.plain.slice(end, place.end)) && readRest({ ...place, start: end });
}
