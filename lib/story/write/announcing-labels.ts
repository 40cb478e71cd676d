import { capitalize } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Block } from "./block.ts";

const MANY =
  "(?:here (?:are|come) |hier (?:sind|kommen|zijn) |voici |ecco |aqui ficam )?(?:(?:some|a few|the|our|more|ein paar|einige|unsere|die|quelques|nos|les|algun[oa]s|un[oa]s|nuestr[oa]s|los|las|alcun[ie]|qualche|i nostri|enkele|wat|onze|alguns|algumas|os nossos) )?(?:key )?(?:numbers?|figures|facts|stats|zahlen|fakten|chiffres|faits|números|datos|cifras|numeri|dati|cifre|cijfers|feiten|factos|dados)";
/** "We would like to present it like this": an order about the picture. */
const PRESENTED =
  "(?:we(?:['’]d| would) like to|wir (?:möchten|würden)|(?:on|nous) (?:aimerai(?:t|ons)|voudri?(?:ait|ons))|nos gustaría|queremos|vorremmo|we willen|gostaríamos de) [^:.!?,\\d]{3,40}(?:like this|this way|so (?:zeigen|vorstellen)|ainsi|comme (?:ça|ceci)|así|così|zo (?:tonen|laten zien)|assim)";
/** "Some numbers: founded 2009 with 2 people": what only announces that something follows. */
const ANNOUNCES = new Prefiltered(`^(?:${MANY}|${PRESENTED})\\s?[:：]\\s+(?=\\S+\\s\\S)`, "iu");

/** Blocks whose pictures begin with what is said, and not with the words that announce it; posts keep these. */
export const withoutAnnouncing = (blocks: readonly Block[]): Block[] =>
  blocks.map((b) => {
    const isLed = b.kind === "sentence" && b.pieces.some(({ card }) => ANNOUNCES.test(card));
    const bare = (card: string) => capitalize(card.replace(ANNOUNCES, ""));
    return isLed ? { ...b, pieces: b.pieces.map((piece) => ({ ...piece, card: bare(piece.card) })) } : b;
  });
