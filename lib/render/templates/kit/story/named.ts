import type { FactKind } from "../../../../story/kinds.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { namesCosts } from "../../../../text/names-costs.ts";
import { isStandIn } from "../../../../text/stand-in.ts";
import { label } from "../labels.ts";
import { isTime } from "./dated.ts";

/** A value, what it is in a word or two, and what else the author said of it. */
export type NamedValue = { name: string; value: string; rest?: string };

type FactWords = {
  text: string;
  kind: FactKind | undefined;
  quote: string;
  /** The sentence that it stands in. */
  says?: string;
  /** Language of the words. */
  spoken: string;
};

const AMOUNT =
  "(?:(?:[$£€¥₹]|US\\$|R\\$|CHF ?|EUR ?|USD ?|GBP ?)\\d[\\d.,’' ]*|\\d[\\d.,’']*(?: ?(?:€|£|\\$|zł|kr\\.?|CHF|EUR|Kč|円|元|p)))(?: ?(?:/|per|pro|par|al|por|a|an|each|pp|p\\.p\\.) ?\\p{L}{0,10})?";
const CLOCK = "\\d{1,2}(?:[.:h]\\d{2})?(?: ?(?:am|pm|uhr|uur|h))?";
const SPAN = `${CLOCK} ?(?:-|–|to|till|until|bis|à|a|al|tot|às) ?${CLOCK}`;
const CLOSED = "closed|geschlossen|fermé|cerrado|chiuso|gesloten|fechado|定休日|休み";
const VERB =
  "(?:(?:is|are|costs?|now|only|at|for|starts? at|kostet|kosten|coûte|coûtent|à|cuesta|cuestan|costa|kost|custa)\\s+)?";

const only = (source: string) => new RegExp(`^${source}$`, "iu");
const PRICED = only(`(?<name>\\D{3,28}?)[:,]?\\s+${VERB}(?<value>(?:from |ab |dès |desde |da )?${AMOUNT})`);
const BARE_PRICE = only(
  `(?:it )?(?:costs?|kostet|coûte|cuesta|costa|kost|custa|price:?|preis:?|prix:?|for)?\\s*(?<value>${AMOUNT})(?:,? (?:and|und|et|y|e|en) (?<rest>.{3,48}))?`,
);
const HOURS = only(
  `(?<name>\\D{2,26}?)[:,]?\\s+(?:from |von |de |da |das |van |ab )?(?<value>${SPAN}|${CLOSED})`,
);
const TIME = only(
  `(?:at |from |um |von |vom |à |de |a las |de las |alle |dalle |das |às |van )?(?<value>${SPAN}|${CLOCK})`,
);
const SMALL_END =
  /(?:[\s:→–>-]|(?<!\p{L})(?:to|at|on|via|is|an|unter|bei|à|au|a|al|el|en|em|o|no|na|alle|allo|op|het|le|the|our|number|no\.?|stays|remains|call|ring|phone|tel\.?)(?!\p{L}))+$/iu;
/** Words before the end of an offer. */
export const END_WORD =
  "(?:offer )?ends|until|till|by|before|through|bis|vor|endet|jusqu(?:’|')?(?:à|au)|avant|hasta|antes del?|fino al?|entro|prima del?|tot|voor|até|antes de";
const ENDS = new RegExp(`^(${END_WORD})\\s+(\\S.*)$`, "iu");
/** Words between a thing and its price. */
export const SMALL_PRICE =
  /\s+(?:für|for|por|pour|à|a|per|voor|at|kostet|kosten|costs?|cuesta|coûte|costa|kost|zu|je)$/iu;
/** Words before an amount from which something holds. */
const THRESHOLD =
  /(?<!\p{L})(?:from|ab|über|over|above|under|unter|a partir de|à partir de|dès|desde|más de|plus de|oltre|vanaf|meer dan|every|each|jede[rsn]?|chaque|cada)$/iu;
/** "It takes two days and", "varies vs", "which is" is no name of what costs so much. */
const CLAUSE =
  /^(?:it|this|that|they|we|you|there|if|when|er|sie|es|wir|wenn|il|elle|nous|vous|si|quand|cuando|se|quando|als)\s|\s(?:it|this|that|es|das|il|ça|lo|het|and|or|but|vs\.?|versus|und|oder|et|ou|y|o|e|en|of)$/iu;
/** "In total £58,400, which is £51.23 per resident": what only refers back is no name of what costs so much. */
const REFERS =
  /^(?:which|who|what|welche[rs]?|qui|ce qui|que|soit|lo que|che|wat|o que|(?:das|die|dat) (?:ist|sind|macht|ergibt|is|maakt))(?!\p{L})/iu;
export const refersBack = (words: string): boolean => REFERS.test(words);
/** "A dinner costs us £3.10": a name has no verb of what is paid, and a colon would tear the sentence. */
const PAYS =
  /(?<!\p{L})(?:costs?|pays?|paid|charges?|charged|raised|spent|spends?|saves?|saved|earns?|earned|gave|gives?|asks?|takes?|kostet|kosten|zahl(?:t|en)|spar(?:t|en)|coûte(?:nt)?|payons|paie(?:nt)?|cuestan?|pagamos|pagan?|costano?|paghiamo|betaalt|betalen|custam?|pagam)(?:\s\p{L}+){0,2}$/iu;
/** Whether words before an amount are a clause about it, and no name of a thing. */
export const isClauseOfPay = (name: string): boolean => PAYS.test(name);

/** Words that stand before hours, and do not name what is open. */
const UNNAMED =
  /^(?:jeweils|immer|always|each|daily|täglich|toujours|chaque jour|siempre|sempre|steeds|open|opens|geöffnet|ouvert)$/iu;
/** "Saturday till 1" is an hour of each Saturday. */
const UNTIL_HOUR =
  /^\p{L}+ (?:till|until|to|bis|jusqu['’]à|hasta las|fino alle|tot|até às) \d{1,2}(?:[.:h]\d{2})?(?: ?(?:am|pm|uhr|h))?$/iu;
/** "People can ring …": the beginning of a sentence, and no name of what the number is for. */
const BEGINS_SENTENCE =
  /(?<!\p{L})(?:can|may|should|must|could|will|please|people|customers|guests|you|we|us|they|können|kann|könnt|bitte|sie|ihr|peut|peuvent|pouvez|vous|puede[ns]?|pueden|possono|potete|può|kun(?:t|nen)|u|pode[m]?)$/iu;
const LONGEST = { end: 28, purpose: 40 };

/** The value as a labelled cell; undefined where it is a sentence or nothing says what it is. */
export function named({ text, kind, quote, spoken, says = quote }: FactWords): NamedValue | undefined {
  if (kind === "contact") return isStandIn(says) ? undefined : contact(text, quote, spoken);
  if (kind === "promo_code" && !/\s/.test(text)) return { name: label("code", spoken), value: text };
  if (kind === "price") return priced(text, spoken);
  if (kind === "condition") return endCell(text);
  return kind === "when" ? (endCell(text) ?? timed(text, spoken)) : undefined;
}

/** "bis 30. Juni" is a word for the end, and the end. */
export function endCell(ends: string): NamedValue | undefined {
  const [, name = "", value = ""] = ENDS.exec(ends) ?? [];
  return value && value.length <= LONGEST.end ? { name: capitalized(name), value } : undefined;
}

function priced(text: string, spoken: string): NamedValue | undefined {
  const bare = BARE_PRICE.exec(text)?.groups;
  if (bare?.value) {
    const rest = bare.rest ?? "";
    return { name: label("price", spoken), value: bare.value.trim(), ...(rest && { rest }) };
  }
  const { name = "", value = "" } = PRICED.exec(text)?.groups ?? {};
  const before = text.slice(0, text.length - value.length).trim();
  if (value !== "" && namesCosts(before)) return { name: capitalized(before), value };
  // "Free delivery from £50" is a condition, and no price of a thing.
  const thing = name.replace(SMALL_PRICE, "").trim();
  const isClause = [THRESHOLD, CLAUSE, REFERS, PAYS].some((form) => form.test(thing));
  return thing && !isClause ? { name: capitalized(thing), value } : undefined;
}

function timed(text: string, spoken: string): NamedValue | undefined {
  const time = TIME.exec(text)?.groups?.value;
  // A bare number may be a day, an age or an hour.
  if (time && /\D/.test(time)) return { name: label("time", spoken), value: time };
  if (isTime(text) && UNTIL_HOUR.test(text)) return { name: label("time", spoken), value: text };
  if (isTime(text) && !/\d[:.]\d{2}/.test(text)) return { name: label("date", spoken), value: text };
  const { name = "", value = "" } = HOURS.exec(text)?.groups ?? {};
  if (UNNAMED.test(name)) return { name: label("time", spoken), value: text };
  return name ? { name: capitalized(name), value } : undefined;
}

/**
 * A number to call needs what it is for; the words before it say that. Where they are too long for a label, the number
 * alone would be torn from them.
 */
function contact(text: string, quote: string, spoken: string): NamedValue | undefined {
  const said = quote.slice(0, Math.max(0, quote.indexOf(text)));
  const [first = ""] = said.split(/[,;:>→]|->|\s[–—]\s/u);
  const purpose = first.replace(SMALL_END, "").trim();
  if (purpose.length > LONGEST.purpose || BEGINS_SENTENCE.test(purpose)) return undefined;
  const kind = label(text.includes("@") ? "email" : "phone", spoken);
  return { name: /\p{L}{3}/u.test(purpose) ? capitalized(purpose) : kind, value: text };
}
