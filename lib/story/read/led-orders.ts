import { frameOf } from "./frames.ts";
import { hold, mains, type Notebook, type Stretch } from "./notebook.ts";

/** "With the heat coming, we'd like a carousel with tips for dogs": the occasion before an order is of the order. */
const LED =
  /^\s*(?<lead>[^,.:;!?"“„«\d]{4,48}),\s+(?=(?:we|i|nous|on|je|wir|ich|quer(?:emos|ía|íamos|ia|íamos)|quiero|quero|necesit(?:amos|o)|vo(?:rremmo|rrei|gliamo)|gost(?:aria|ava)\p{L}*|precis(?:amos|o)|graag|please|bitte|por favor|per favore|could|can)(?!\p{L})(?!(?: a)?re\s))/iu;
const LONGEST = 200;

/** Reads an order that opens a brief behind the occasion of it; undefined for other sentences. */
export function readLedOrder(
  n: Notebook,
  { start, end, piece }: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const text = n.plain.slice(start, end);
  const length = text.length <= LONGEST ? (LED.exec(text)?.[0].length ?? 0) : 0;
  if (length === 0 || mains(n).length > 0 || !frameOf(text.slice(length), n.language)) return undefined;
  hold(n, start, start + length, "instruction");
  return read({ start: start + length, end, piece });
}
