import { pictureOrder } from "../picture-wishes/orders.ts";
import { readCornerWish } from "./corner-wishes.ts";
import { readExactWish } from "./exact-wishes.ts";
import { layoutWishIn } from "./layout-wishes.ts";
import { isMannerWish, isMoreOfMood } from "./manner-wishes.ts";
import { hold, holdWhole, type Notebook, type Stretch, wish } from "./notebook.ts";
import { listsScenery, picturedIfAt } from "./pictured-if.ts";
import { readMakerNote } from "./read-maker-note.ts";
import { readTextBeside } from "./text-beside.ts";

/** Only marks and blanks, or what was held back with it, stand between it and a wish for a manner. */
function isBehindWish({ wishes, heldBack, plain }: Notebook, start: number): boolean {
  const last = wishes.at(-1);
  if (last?.rule !== "tone") return false;
  const held = heldBack.at(-1);
  const isHeldBehind = held && held.span.start >= last.span.end && held.span.end <= start;
  const end = isHeldBehind && isNear(plain, last.span.end, held.span.start) ? held.span.end : last.span.end;
  return end <= start && isNear(plain, end, start);
}
const isNear = (plain: string, from: number, to: number): boolean =>
  !/[\p{L}\d\n]/u.test(plain.slice(from, to));

/** "No fireworks, we have horses here.": behind a wish for the piece it is for the maker as well, unless it has a value. */
const BANS_THING =
  /^\s*(?:(?:and|but|please|und|bitte|et|y|por favor|e|per favore|en|graag)[, ]+)*(?:no|keine?n?|pas d(?:e |es |['’])|sin|nada de|niente|geen|nessun\p{L}*|sem|nada de)\s?\p{Ll}[^\d:?]{2,90}[.!]?$/iu;
const bansThing = (text: string, { judge }: Notebook): boolean =>
  BANS_THING.test(text) && !judge.isSurelyForReaders(text);

const goesOnFromWish = (n: Notebook, start: number, text: string): boolean =>
  isBehindWish(n, start) && (isMoreOfMood(text, n.language) || bansThing(text, n));

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
  const exact = readExactWish(n, place, readRest);
  if (exact !== undefined) return exact;
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
  const isManner = isMannerWish(text, n.language) || ordersPicture(text, n) || goesOnFromWish(n, start, text);
  const length = isManner ? text.length : layoutWishIn(text, n.language)?.end;
  if (length === undefined) return undefined;
  const end = start + length;
  wish(n, { rule: "tone", value: text.slice(0, length).trim() }, start, end);
  return /\p{L}/u.test(n.plain.slice(end, place.end)) && readRest({ ...place, start: end });
}
