import { hasVerb } from "../../copy/grammar.ts";
import { hasSpaces } from "../../copy/language.ts";
import { capitalize, size, unstop, wordCount } from "../../copy/text.ts";
import { momentsOf } from "../read/calendar.ts";
import { datedTopic } from "../read/dated-topic.ts";
import { isEvent } from "../read/event-words.ts";
import type { Block, Headline } from "./block.ts";
import type { Material } from "./material.ts";

/** Names of things beside their details: a name heads a piece, and its day, price or parts do not. */

const LABELLED = /^(?<label>[^:：.!?\d]{4,60}?)\s?[:：]\s+(?<said>\S.{7,})$/u;
const MOST_WORDS = 8;
/** A shorter line is read at a glance with its day. */
const GLANCE = 56;

const startsWithMoment = (text: string): boolean => momentsOf(text).some(({ start }) => start <= 2);

/** "Unser Türkranz-Abend: Donnerstag, 10. Dezember, 19 Uhr, Salzstraße 14": the name without its day, hour and place. */
export function datedHead(block: Block): Headline | undefined {
  const [piece] = block.pieces;
  const { label = "", said = "" } = LABELLED.exec(piece?.card ?? "")?.groups ?? {};
  const isName = wordCount(label) >= 2 && wordCount(label) <= MOST_WORDS;
  return piece && isName && size(piece.card) > GLANCE && startsWithMoment(said)
    ? { text: capitalize(label), facts: piece.facts, rest: [said], block, label: "" }
    : undefined;
}

/** "Webinar on Monday 3 May, 10.00: your first tax return": the topic, under its kind and over its day. */
export function topicOfKind(block: Block, language: string): Headline | undefined {
  const [piece] = block.pieces;
  const found = datedTopic(piece?.card ?? "", language);
  return piece && found
    ? { text: capitalize(found.topic), facts: piece.facts, rest: [found.day], block, label: found.kind }
    : undefined;
}

const FEWEST_DETAILS = 2;
const PRICED = /[£$€₹]\s?\d|\d\s?(?:€|EUR|CHF)/u;

/** "Ex-hire lantern sale, 140 stage lights from £15, Saturday 12 December, 10 am to 3 pm": a name before price and day. */
export function namedFirst(block: Block, language: string): Headline | undefined {
  const [piece] = block.pieces;
  const card = unstop(piece?.card ?? "");
  const [name = "", ...details] = card.split(/,\s/u);
  const priced = details.findIndex((detail) => PRICED.test(detail));
  const dated = details.findIndex(startsWithMoment);
  const isList =
    details.length > FEWEST_DETAILS && priced >= 0 && dated >= 0 && !/[!?:]\s|\p{Ll}\.\s/u.test(card);
  const isName = isTitle(name, language) && wordCount(name) <= MOST_WORDS && !/\d/u.test(name);
  return piece && isList && isName && size(card) > GLANCE
    ? { text: name, facts: piece.facts, rest: [details.join(", ")], block, label: "" }
    : undefined;
}

const VACANCY =
  /^(?<text>(?:vacancy|vacature|job|now hiring|wanted|stellenangebot|stelle|offre d[’']emploi|poste à pourvoir|oferta de (?:empleo|trabajo)|vacante|offerta di lavoro|cercasi|vaga|oferta de emprego)\s?[:：]\s+[^,;:]{3,60}),\s+(?<rest>.{8,})$/iu;

/** "Vacature: fietskoerier, 12 tot 24 uur per week, € 16,20 per uur": who is sought, without the terms. */
export function vacancyHead(block: Block): Headline | undefined {
  const [piece] = block.pieces;
  const { text = "", rest = "" } = VACANCY.exec(unstop(piece?.card ?? ""))?.groups ?? {};
  return piece && text
    ? { text: capitalize(text), facts: piece.facts, rest: [rest], block, label: "" }
    : undefined;
}

const SMALL =
  /^(?:of|the|and|in|on|with|for|a|an|de|del|della|di|du|des|la|le|les|el|con|à|au|aux|von|vom|mit|und|et|y|e|en|van|met|do|da|com)$/u;
/** "Green Chile Chorizo Burrito": each word of a name has its capital. */
const isNamed = (label: string): boolean => {
  const words = label.split(/\s+/);
  return (
    words.length >= 2 && words.length <= 6 && words.every((word) => /^\p{Lu}/u.test(word) || SMALL.test(word))
  );
};

/** "Green Chile Chorizo Burrito: two eggs, house chorizo, …": the name of a thing before what it is made of. */
export function describedHead(block: Block, language: string): Headline | undefined {
  const [piece] = block.pieces;
  const { label = "", said = "" } = LABELLED.exec(piece?.card ?? "")?.groups ?? {};
  const [first = ""] = said.split(/,\s/);
  const isList =
    /^(?!(?:how|why|what|wie|comment|cómo|come|hoe|como)\s)[\p{Ll}\d]/u.test(said) &&
    said.includes(", ") &&
    !(language === "en" && hasVerb(first));
  return piece && isNamed(label) && isList
    ? { text: label, facts: piece.facts, rest: [said], block, label: "" }
    : undefined;
}

/** "Foghorn Oatmeal Stout, 6.1% ABV": the name of what is new, without its figures; "" where there is none. */
export function namedThing(card: string): string {
  const [name = ""] = unstop(card).split(/,\s|\s[–—(]/u);
  return isNamed(name) && !/[\d:?!]/.test(name) ? name : "";
}

/** What a first line is not: a price, an hour, a label with its value, a sentence. */
const isTitle = (card: string, language: string): boolean =>
  wordCount(card) >= 2 &&
  size(card) <= 72 &&
  /^\p{L}/u.test(card) &&
  !/[:：?]\s|[£$€₹]\s?\d|\d\s?(?:€|EUR|CHF)/u.test(card) &&
  !startsWithMoment(card) &&
  !(language === "en" && hasVerb(card));

/** A line of details: it begins with its day, its price or its label. */
const isDetail = (card: string): boolean =>
  startsWithMoment(card) || /^[^:：]{2,40}[:：]\s|^[\d£$€]/u.test(card);

/** "Oakfield Winter Fair" above its day, "MENÚ DE NOCHEVIEJA – 31 de diciembre" above dishes: the first line of a list. */
export function listTitle({ blocks, language, reading }: Material): Headline | undefined {
  const [block] = blocks;
  const [first, second, ...others] = block?.pieces ?? [];
  if (!block || !first || !second || block.kind !== "list" || !hasSpaces(language)) return undefined;
  const isFirst = reading.facts[0] !== undefined && first.facts.includes(reading.facts[0].id);
  const isDated = (card: string) => momentsOf(card).length > 0;
  const isOther =
    isDetail(second.card) ||
    isEvent(first.card) ||
    (isDated(first.card) && ![second, ...others.slice(0, 2)].some(({ card }) => isDated(card)));
  return isFirst && isOther && isTitle(unstop(first.card), language)
    ? { text: capitalize(unstop(first.card)), facts: first.facts, rest: [], block, label: "" }
    : undefined;
}

/** "Thurs 24 Dec: 6am to 1pm": a day of a list. What is noted of it keeps the day, since other days stand between. */
const DAY_OF_LIST = /^(?<day>[^:：]{0,24}\d[^:：]{0,12}):\s/u;

/** What stands in brackets at the end of a headline is said under it. */
export function withoutBrackets(h: Headline | undefined): Headline | undefined {
  const [, text = "", inside = ""] = /^(.{8,}?)\s*[(（]([^()（）]{20,})[)）]$/u.exec(h?.text ?? "") ?? [];
  const day = DAY_OF_LIST.exec(text)?.groups?.day;
  return h && text ? { ...h, text, rest: [day ? `${unstop(inside)} (${day})` : inside, ...h.rest] } : h;
}
