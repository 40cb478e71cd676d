import { frameOf } from "./frames.ts";
import { hold, mains, type Notebook, type Stretch } from "./notebook.ts";
import { endsInRequest } from "./request-tails.ts";

/** "With the heat coming, we'd like a carousel with tips for dogs": the occasion before an order is of the order. */
const LED =
  /^\s*(?<lead>[^,.:;!?"“„«\d]{4,48}),\s+(?=(?:we|i|nous|on|je|wir|ich|quer(?:emos|ía|íamos|ia|íamos)|quiero|quero|necesit(?:amos|o)|vo(?:rremmo|rrei|gliamo)|gost(?:aria|ava)\p{L}*|precis(?:amos|o)|graag|please|bitte|por favor|per favore|could|can)(?!\p{L})(?!(?: a)?re\s))/iu;
const LONGEST = 200;

/** "With the heat coming": no clause that could stand alone. */
const IS_PHRASE =
  /^\s*(?:with|now|as|since|for|after|before|given|mit|jetzt|da|weil|für|nach|vor|zum|zur|avec|comme|puisque|pour|après|avant|con|como|ya que|para|tras|visto|dato|per|dopo|prima|met|nu|omdat|voor|na|com|já que|depois)(?!\p{L})/iu;
/** "The new oil is here, we'd like a short video.": an order that names no topic leaves what stands before it as the news. */
const isNews = (text: string, language: string): boolean =>
  !IS_PHRASE.test(text) && endsInRequest(text, language);

/** Reads an order that opens a brief behind the occasion of it; undefined for other sentences. */
export function readLedOrder(
  n: Notebook,
  { start, end, piece }: Stretch,
  read: (rest: Stretch) => boolean,
): boolean | undefined {
  const text = n.plain.slice(start, end);
  const length = text.length <= LONGEST ? (LED.exec(text)?.[0].length ?? 0) : 0;
  if (isNews(text, n.language)) return undefined;
  if (length === 0 || mains(n).length > 0 || !frameOf(text.slice(length), n.language)) return undefined;
  hold(n, start, start + length, "instruction");
  return read({ start: start + length, end, piece });
}
