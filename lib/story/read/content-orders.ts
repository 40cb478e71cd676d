import { remembered } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import { CONTENT_ORDERS, type ContentOrderWords, GREETS } from "./content-order-words.ts";
import { NETWORK } from "./frame-parts.ts";
import { lower, pattern } from "./lower.ts";
import { endOfOrdered, isOrderManner, isWordedManner } from "./order-manners.ts";

/**
 * The first sentence of a brief, where it asks the maker for a kind of content: "Kunnen jullie een stappenplan maken
 * voor onze leden?", "Necesitaríamos una imagen con los precios nuevos." English has frames of its own.
 */

const CHANNELS =
  "website|webseite|web ?site|facebook|instagram|insta|linkedin|tiktok|newsletter|blog|homepage|feed|intranet|seite|whatsapp";
const OWNER =
  "(?:(?:die|den|das|dem|unsere?[nrm]?|meine?n?|notre|nos|la|le|les|nuestr[oa]s?|el|los|las|i nostri|il|lo|i|onze|ons|de|het|een|noss[oa]s?|o|os|a|as) |l['’])?(?:[\\p{L}-]+ )??";
const AFTER = "(?![\\p{L}\\d-])";
const POLITE =
  "bitte|graag|alsjeblieft|alstublieft|aub|svp|s['’]il (?:vous|te) plaît|por favor|porfa|per favore|se faz favor";
/** What may stand behind the kind as well: "cartel digital", "Kachel kurz". */
const BEHIND =
  "courte?|cort[oa]|breve|curt[oa]|sencill[oa]|semplice|digital|urgente|informativ[oa]|bonit[oa]|simp[aá]tic[oa]|semplici";

type OrderPatterns = {
  lead: () => RegExp;
  sure: () => RegExp;
  about: () => RegExp;
  isAbout: () => RegExp;
  that: () => RegExp;
  /** What stands behind the name of the topic. */
  tail: () => RegExp;
  ours: () => RegExp;
  wished: () => RegExp;
};

function compiled(w: ContentOrderWords): OrderPatterns {
  const article = `(?:(?:${w.article})(?:${AFTER} |(?<=['’])))`;
  const kind = (kinds: string) =>
    `(?:${article}(?:[\\p{L}’'-]+,? ){0,3}?|(?:[\\p{L}’'-]+ )??)(?:${kinds})${AFTER}(?: (?:${BEHIND})${AFTER})?`;
  const any = `${w.sure}|${w.other}`;
  const soft = `(?:,? (?:${w.soft}|(?:${w.ours}|für (?:die|den|das)) [\\p{L}-]+)${AFTER}[,:]?){0,5}`;
  const behind = `(?: (?:${w.soft})${AFTER}){0,4}`;
  const place = `(?:${w.for}) (?:${NETWORK}|${OWNER}(?:${CHANNELS}|${w.channel}))${AFTER}(?: d(?:e|el|o|a|er|es|ella) [\\p{L}-]+)?(?: (?:${w.and}) (?:${NETWORK}|${CHANNELS}|${w.channel})${AFTER})?`;
  const places = `(?:,? (?:(?:${w.and}) )?${place}){0,3}`;
  const asked = `(?:(?:${w.wish})(?:${AFTER}|(?<=['’]))[,:]?${soft}[ ]?${kind(any)}|(?:${w.order})${AFTER}[,:]?${soft} ${kind(w.sure)}|(?:${w.order})(?: [\\p{L}]+)?,? (?:${POLITE}),? ${kind(any)})`;
  const made = `(?: (?:${w.make})${AFTER}){0,2}`;

  return {
    lead: pattern(
      `^[\\s¿¡]*(?<greeting>${GREETS})?(?:(?<first>${place})(?:,| ?:)? )?(?:${asked}|(?<placed>(?:${POLITE}),? ${place})|(?<bare>${kind(any)}))(?: (?:${w.and}) ${kind(any)})?(?<places>${places})${made}${places}${behind}`,
    ),
    sure: pattern(`(?<!\\p{L})(?:${w.sure})${AFTER}`),
    about: pattern(`^,? (?:${w.about})(?:${AFTER} |(?<=['’]))(?=\\S)`),
    isAbout: pattern(`^\\s*(?:${w.isAbout})(?:${AFTER} |(?<=['’]))(?=\\S)`),
    that: pattern(`^, (?:${w.that})(?:${AFTER} |(?<=['’]))(?=\\S)`),
    tail: pattern(`(?:${made}(?<= )|${made})(?: (?:${w.soft})${AFTER}){0,3}[\\s.!?:]*$`),
    ours: pattern(`(?<=\\S) (?:${w.ours}) [\\p{L}’'-]+(?: [\\p{L}’'-]+)?[\\s.!?:]*$`),
    wished: pattern(`(?<!\\p{L})(?:${w.soft})[\\s.!?:]*$`),
  };
}

const contentPatterns = remembered((language): OrderPatterns | undefined => {
  const words = own(CONTENT_ORDERS, language);
  return words && compiled(words);
});

const LONGEST = 260;
/** "… mit Ihnen teilen", "con voi": readers are spoken to, and no maker. */
const TO_READER =
  /^(?:ihnen|euch|dir|ihrem|ihrer|ihre[ns]?|eure[mnrs]?|eurem|dein\p{L}*|vous|votre|vos|toi|ton|ta|tes|ti|usted(?:es)?|vosotr[oa]s|vuestr[oa]s?|voi|te|vostr[oaie]|jullie|jou|jouw|u|uw|você|vocês|vosso|vossa|nosotr[oa]s|nous|uns|ons|noi|nós|nos|gente)(?!\p{L})/iu;
/** "avisar de que cerramos": a clause for readers. */
const IS_CLAUSE = /^(?:\p{L}+ )?(?:d[ei] )?(?:que|che|dass|dat|qu['’])(?:\s|(?<=['’]))/iu;
/** German: "Bitte ein Rezept mitbringen." orders readers to do something else than to make it. */
const ENDS_IN_VERB = /(?<=\s)\p{Ll}+(?:en|ern|eln)[\s.!?:]*$/u;

export type ContentOrder = {
  /** Where the order ends, and what stands behind it. */
  at: number;
  rest: "nothing" | "content" | "clause" | "topic";
  /** The end of the topic. */
  end: number;
};

const JOINT = /[,;]\s+|\s[–—-]\s|\s(?=\()/u;

/** The first word of the topic stands behind a comma: "…, es geht um das Sommerlager." */
function aboutClause(rest: string, { isAbout }: OrderPatterns): number {
  for (const { index } of rest.matchAll(/,\s/gu)) {
    const lead = isAbout().exec(lower(rest.slice(index + 2)))?.[0].length ?? 0;
    if (lead > 0) return index + 2 + lead;
  }
  return 0;
}

/** "…, was Ihnen besser vorkommt, zum Thema": how it is wanted, before what it is about. */
function asideAt(rest: string, language: string): number {
  const [aside = "", words = ""] = /^, ([^,.:;]{4,60}),(?= )/u.exec(rest) ?? [];
  return words && isOrderManner(words, language) ? aside.length : 0;
}

/** Behind a comma: "Abschied unseres Hausmeisters, der in Rente geht". */
const RELATIVE = /^[^,;:–—]*,\s(?:der|die|das|den|dem|qui|que|che|dat)\s[^,;:–—\d]*$/iu;

/** Where the name of the topic ends in words that begin with it; undefined where these are no topic. */
function endOfTopic(words: string, isOther: boolean, language: string, p: OrderPatterns): number | undefined {
  const end = endOfOrdered(words, language) ?? (RELATIVE.test(words) ? words.length : undefined);
  const topic = words.slice(0, end ?? 0);
  if (end === undefined || TO_READER.test(topic) || /^\d/.test(topic) || IS_CLAUSE.test(topic))
    return undefined;
  const low = lower(topic);
  const tails = [p.tail(), p.ours()].map((tail) => tail.exec(low)?.index ?? end);
  const length = Math.min(...tails);
  return isOther && language === "de" && ENDS_IN_VERB.test(topic.slice(0, length)) ? undefined : length;
}

/** "Le post de la mairie sur la collecte": what it is about stands behind the second link. */
const SURE_LINK =
  /^[^,;:–—]{2,50}? (?:sur|sobre|über|over|su|sul|sulla|sui|sugli|sulle|acerca de)(?: |(?<=['’]))(?=\p{L})/iu;
/** "De agradecimiento", "de collègue": which kind of content it is, and no topic. */
const OF_KIND =
  /^,? (?:(?:de|di) |d['’])(?!(?:la|le|les|l['’]|el|los|las|nos|notre|nuestr[oa]s?|un|une|una)(?!\p{L}))/iu;
function topicAt(rest: string, p: OrderPatterns): number {
  const first = p.about().exec(lower(rest))?.[0].length ?? 0;
  const second =
    first > 0 && WEAK_LINK.test(rest) ? SURE_LINK.exec(rest.slice(first))?.[0].length : undefined;
  return first + (second ?? 0);
}
const WEAK_LINK = /^,? (?:de|du|des|d['’]|del|della|do|da|pour|para|per|für|voor|van)(?!\p{L})/iu;

const whole = (text: string): ContentOrder => ({ at: text.length, rest: "nothing", end: text.length });

/** Nothing behind the kind but how it is wanted. */
function isAllSaid(rest: string, language: string): boolean {
  const head = rest.slice(0, endOfOrdered(rest, language) ?? 0);
  const isEnd = endOfOrdered(rest, language) !== undefined && !/[\p{L}\d]/u.test(head);
  return isEnd || isWordedManner(rest, language);
}

/** What stands behind a colon or a comma and is for readers as it stands; undefined without it. */
function givenBehind(text: string, at: number, language: string, p: OrderPatterns): ContentOrder | undefined {
  const rest = text.slice(at);
  const colon = /^\s?[:：]\s+(?=\S)/u.exec(rest)?.[0].length;
  if (colon && isWordedManner(rest.slice(colon), language)) return whole(text);
  if (colon) return { at: at + colon, rest: "content", end: text.length };
  const that = p.that().exec(lower(rest))?.[0].length;
  return that ? { at: at + that, rest: "clause", end: text.length } : undefined;
}

function behindOrder(
  text: string,
  lead: number,
  language: string,
  p: OrderPatterns,
): ContentOrder | undefined {
  const at = lead + asideAt(text.slice(lead), language);
  const rest = text.slice(at);
  // The title that an order gives is read elsewhere.
  if (/(?:^|[:：])\s*["“„«]/u.test(rest)) return undefined;
  const given = givenBehind(text, at, language, p);
  if (given) return given;
  const begin = aboutClause(rest, p) || topicAt(rest, p);
  if (begin < SHORTEST_LINK && OF_KIND.test(rest)) {
    const isAll = !/\d/.test(rest) && endOfOrdered(rest, language) !== undefined;
    return isAll ? whole(text) : undefined;
  }
  if (begin === 0) return isAllSaid(rest, language) ? whole(text) : undefined;
  const isOther = !p.sure().test(lower(text.slice(0, at)));
  const end = endOfTopic(rest.slice(begin), isOther, language, p);
  return end === undefined ? undefined : { at: at + begin, rest: "topic", end: at + begin + end };
}
const SHORTEST_LINK = 6;

/** "…, es geht um das Sommerlager": the topic stands behind what only seems to be one. */
export function namesTopicBehind(text: string, language: string): boolean {
  const p = text.length <= LONGEST ? contentPatterns(language) : undefined;
  return p !== undefined && aboutClause(text, p) > 0;
}

/** How much of a sentence leads to what the piece ordered before it is about: "Het gaat over banden plakken." */
export const aboutLead = (text: string, language: string): number =>
  (text.length <= LONGEST && contentPatterns(language)?.isAbout().exec(lower(text))?.[0].length) || 0;

/** How such an order is built; undefined for other sentences. `greeted`: the maker is greeted before it. */
export function contentOrder(text: string, language: string, greeted: boolean): ContentOrder | undefined {
  const p = text.length <= LONGEST ? contentPatterns(language) : undefined;
  const lead = p?.lead().exec(lower(text));
  if (!p || !lead) return undefined;
  const { bare, placed, greeting, first, places } = lead.groups ?? {};
  const order = behindOrder(text, lead[0].length, language, p);
  if (!order || placed !== undefined) return order?.rest === "nothing" ? order : undefined;
  if (bare === undefined) return order;
  const isPlaced = order.rest === "nothing" && Boolean(places);
  return greeted || greeting || first || isPlaced || endsInWish(text, order, p) ? order : undefined;
}

/** "Ein Rezept für unsere Kürbiswoche, gern als Karte": without an order before it, one behind it shows the wish. */
function endsInWish(text: string, order: ContentOrder, p: OrderPatterns): boolean {
  if (order.rest === "clause") return false;
  const ends = p.wished().test(lower(text));
  return ends || (order.rest !== "content" && text.split(JOINT).length > 1);
}

/** A question that orders a kind of content, in any of these languages: "Ci fate un carosello sui formaggi?" */
export const asksForContent = (question: string): boolean =>
  /[?？]\s*$/u.test(question) &&
  Object.keys(CONTENT_ORDERS).some((code) => contentOrder(question.trim(), code, false) !== undefined);
