import type { Fact, Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { sentencesOf } from "../kit/story/sentences.ts";

/** "We're hiring!", "Wir stellen ein:", "On recrute !": words that say only that there is a job. */
const HIRES = new Prefiltered(
  /^(?<kicker>(?:we(?:['’]re| are) (?:now )?hiring|now hiring|join (?:us|our team)|wir stellen ein|verstärkung gesucht|nous recrutons|on recrute|on embauche|(?:estamos )?contratando|buscamos (?:a )?gente|stiamo assumendo|cerchiamo personale|wij zoeken (?:versterking|collega['’]?s)|we zoeken (?:versterking|collega['’]?s)|estamos a (?:contratar|recrutar)|job (?:offer|opening)|vacancy|open role|stellen(?:anzeige|angebot)|offre d[’']emploi|oferta de (?:empleo|trabajo|emprego)|offerta di lavoro|vacature))\s?[!:.–—-]+\s+(?<rest>\p{L}.+)$/iu,
);
/** "We're hiring a fitter in Leeds", "Nous recrutons un ajusteur": the role behind its article. A German adjective would keep its ending. */
const HIRES_ONE =
  /^(?<kicker>(?:we(?:['’]re| are)|\p{Lu}[^,.:;!?]{2,40} (?:is|are)) (?:now |currently )?(?:hiring|looking for|recruiting|seeking)|(?:nous recrutons|nous cherchons|on recrute|on cherche)|(?:buscamos|contratamos)|(?:cerchiamo|assumiamo)|(?:wij|we) zoeken|(?:procuramos|contratamos)|wir suchen)\s+(?:(?:an?|une?|una|uno|een|uma?|eine[nr]?)\s+|un['’])(?<rest>\p{L}.+)$/iu;
const ARTICLE = /(?<!\p{L})(?:an|une|un|una|een|uma|um|eine[nr]?)(?!\p{L})|[.!?:;]\s/iu;

/** "Buscamos panadero en Sevilla": Spanish and Portuguese name a trade without an article. */
const HIRES_BARE =
  /^(?<kicker>buscamos|se busca|contratamos|procuramos|precisamos de)\s+(?!(?:un|una|uma?|a|o|os|as|el|la|los|las|gente|alguien|alguém|quien|quem)(?!\p{L}))(?<rest>\p{Ll}{4,}.*)$/iu;
const LEAST = 4;
const MOST = 40;

type Opening = { kicker: string; role: string; terms: string; start?: string };

/** "Wir suchen zum 1. Mai zwei Köche": the first day stands between who looks and for whom. */
const HIRES_FROM =
  /^(?<kicker>wir suchen|we(?:['’]re| are) (?:now )?(?:hiring|looking for|recruiting)|nous (?:recrutons|cherchons)|on (?:recrute|cherche)|buscamos|contratamos|cerchiamo|assumiamo|(?:wij|we) zoeken|procuramos|precisamos de),?\s+(?<start>(?:zum|ab(?: dem)?|per|from|starting(?: on)?|pour le|à partir du|dès le|a partir del?|desde el|dal|a partire dal|vanaf)\s(?:(?:\p{L}+,?\s)?\d{1,2}(?:\.|st|nd|rd|th|er|º)?\s(?:de\s|of\s)?\p{L}{3,12}(?:\s(?:de\s)?20\d{2})?|sofort)),?\s+(?<rest>\p{L}.+)$/iu;
const FIRST_ARTICLE = /^(?:(?:an?|une?|una|uno|een|uma?|eine[nr]?)\s+|un['’])/iu;
const MOST_FROM = 72;
const SEEKS =
  /(?:suchen|hiring|looking for|recruiting|seeking|recrut\w+|cherch\w+|buscamos|contratamos|cerchiamo|assumiamo|zoeken|procuramos)$/iu;

/** A role with its article, or with a German adjective or number, goes on from the words over it: "Wir suchen", "eine Köchin oder einen Koch". */
export const roleUnder = (kicker: string, role: string): string =>
  SEEKS.test(kicker) && (FIRST_ARTICLE.test(role) || /^wir/iu.test(kicker)) ? role : capitalized(role);

/** The role of such a sentence; where more than its first article would have to go, as its author has it. */
function openingFrom(text: string): Opening | undefined {
  const { kicker = "", start = "", rest = "" } = HIRES_FROM.exec(text)?.groups ?? {};
  const [said = "", ...terms] = rest.replace(/[.!]$/u, "").split(/,\s+/u);
  const bare = said.replace(FIRST_ARTICLE, "");
  const isGerman = /^wir/iu.test(kicker);
  const role = ARTICLE.test(bare) || (isGerman && !/^\p{Lu}/u.test(bare)) ? said : bare;
  const isRole = role.length >= LEAST && role.length <= MOST_FROM && !/\d/u.test(role);
  return isRole ? { kicker, role, start, terms: terms.join(", ") } : undefined;
}

/** "… a bench joiner to start on Monday 1 February 2027": the first day stands behind the role. */
const TO_START =
  /,?\s(?:to start|starting|pour commencer|para empezar|per iniziare|om te beginnen|para começar)(?:\s(?:on|am|le|el|il|op|em|a|in))?\s(?<start>(?:\p{L}+,?\s)?\d{1,2}(?:\.|st|nd|rd|th|er|º)?\s(?:de\s|of\s)?\p{L}{3,12}(?:\s(?:de\s)?20\d{2})?)[.!]?$/iu;

/** What stands behind a role, without its first day where that has a line of its own. */
export const withoutStart = (behind: string, start = ""): string =>
  start === "" ? behind : ` ${behind}`.replace(TO_START, "").trim();

/** Behind "Start:" a day needs no word that leads to it; "from 1 May" and "ab sofort" say more than the day. */
export const startDay = (start: string): string =>
  start.replace(/^(?:zum|per|starting(?: on)?|pour le)\s(?=.*\d)/iu, "");

/** "We're hiring! Barista, 25 hours a week, £12.80 an hour": the role that follows such words, and its terms. */
export function openingIn(headline: string): Opening | undefined {
  const text = headline.trim();
  const dated = openingFrom(text);
  if (dated) return dated;
  const { index: from, groups: { start } = {} } = TO_START.exec(text) ?? {};
  const then = from === undefined ? undefined : openingIn(text.slice(0, from));
  if (then && start) return { ...then, start };
  const { kicker = "", rest = "" } = HIRES.exec(text)?.groups ?? oneIn(text) ?? {};
  const [role = "", ...terms] = rest.replace(/[.!]$/u, "").split(/,\s+|\s(?=to join (?:us|our|the)\s)/u);
  const isRole = role.length >= LEAST && role.length <= MOST && !/\d/u.test(role);
  return isRole ? { kicker, role, terms: terms.join(", ") } : undefined;
}

function oneIn(text: string): { kicker: string; rest: string } | undefined {
  const { kicker = "", rest = "" } = HIRES_ONE.exec(text)?.groups ?? HIRES_BARE.exec(text)?.groups ?? {};
  const isAdjective = /^wir/iu.test(kicker) && !/^\p{Lu}/u.test(rest);
  return rest === "" || isAdjective || ARTICLE.test(rest) ? undefined : { kicker, rest };
}

type Paid = { pay: string; text: string };

/** The pay that a text says between commas, by itself, and the text without it: a row shows it larger. */
export function payApart(text: string, { facts }: Story, most: number): Paid | undefined {
  for (const fact of facts) {
    const pay = fact.quote.trim().replace(/[.;,]$/u, "");
    const rest = isPay(fact) && pay.length <= most ? without(text, pay) : undefined;
    if (rest !== undefined) return { pay: capitalized(pay), text: rest };
  }
  return undefined;
}

const isPay = ({ kind, from, quote }: Fact) =>
  kind === "price" && from === "brief" && /[£$€₹]\s?\d|\d\s?(?:[£$€₹]|CHF|EUR)/u.test(quote);

/** The text without a part of a sentence that stands between commas; undefined where it does not. */
function without(text: string, part: string): string | undefined {
  const sentences = sentencesOf(text);
  const at = sentences.findIndex((sentence) => sentence.replace(/[.!]$/u, "").split(/,\s+/u).includes(part));
  if (at < 0) return undefined;
  const left = (sentences[at] ?? "")
    .replace(/[.!]$/u, "")
    .split(/,\s+/u)
    .filter((one) => one !== part)
    .join(", ");
  const others = sentences.with(at, left === "" ? "" : `${capitalized(left)}.`);
  return others.filter(Boolean).join(" ");
}
