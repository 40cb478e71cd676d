import { capitalize } from "../../copy/text.ts";
import { aboutLead, contentOrder } from "./content-orders.ts";
import { hold, holdWhole, type Notebook, type Stretch } from "./notebook.ts";
import { readClauses } from "./that-clauses.ts";
import { addTopic, readQuestionOrNothing, rememberTopic, sayTopic, showTopic } from "./topic-heading.ts";
import { valuesOf } from "./values.ts";

type ReadGiven = (rest: Stretch) => boolean;

/** "Com uma foto da bicicleta", "met een grapje": what it is made with, and no topic. */
const INDEFINITE =
  /^\s*(?:(?:eine?[nmrs]?|une?|un[oa]?|een|uma?)\s|(?:ça|cela|esto|questo|dit|isto|isso|das|dies)\s*$)/iu;

/** Holds the words of an order and keeps its topic: as a statement where it has a value, else for the heading. */
function readTopic(n: Notebook, place: Stretch, { at, end }: { at: number; end: number }): boolean {
  const topic = { start: place.start + at, end: place.start + end, piece: place.piece };
  const text = n.plain.slice(topic.start, topic.end);
  if (INDEFINITE.test(text)) return holdWhole(n, place, "instruction");
  addTopic(n, text);
  if (valuesOf(text).length > 0) {
    hold(n, place.start, topic.start, "instruction");
    hold(n, topic.end, place.end, "instruction");
    return sayTopic(n, topic);
  }
  const named = readQuestionOrNothing(n, topic);
  if (named === undefined) rememberTopic(n, topic.start, topic.end, place.piece);
  return holdWhole(n, place, "instruction");
}

/** Reads a first sentence that orders a kind of content; undefined for other sentences. */
export function readContentOrder(n: Notebook, place: Stretch, read: ReadGiven): boolean | undefined {
  const text = n.plain.slice(place.start, place.end);
  const greeted = /\p{L}/u.test(n.plain.slice(0, place.start));
  const order = contentOrder(text, n.language, greeted);
  if (!order) return undefined;
  const start = place.start + order.at;
  if (order.rest === "topic") return readTopic(n, place, order);
  hold(n, place.start, start, "instruction");
  if (order.rest === "nothing") return false;
  const rest = { ...place, start };
  return order.rest === "clause" ? readClauses(n, rest) : read(rest);
}

/** "Kunnen jullie een stappenplan maken? Het gaat over banden plakken.": the topic in a sentence behind the order. */
export function readAboutIt(n: Notebook, place: Stretch): false | undefined {
  const last = n.heldBack.at(-1);
  const isBehindOrder =
    n.drafts.length === 0 &&
    last?.why === "instruction" &&
    !/[\p{L}\d\n]/u.test(n.plain.slice(last.span.end, place.start));
  const text = n.plain.slice(place.start, place.end);
  const lead = isBehindOrder ? aboutLead(text, n.language) : 0;
  const topic = text.slice(lead).replace(/[\s.!]+$/u, "");
  if (lead === 0 || /[,;:?\d]/u.test(topic) || valuesOf(topic).length > 0) return undefined;
  addTopic(n, topic);
  n.subject = undefined;
  const start = place.start + lead;
  showTopic(n, start, start + topic.length, { piece: place.piece, says: capitalize(topic) });
  return holdWhole(n, place, "instruction");
}
