import { capitalized } from "../../../text/capitalized.ts";
import { Prefiltered } from "../../../text/prefilter/prefiltered.ts";
import { writtenDay } from "../card/dates.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { sentencesIn } from "../kit/story/clip.ts";

/** What is on sale leads; the sentence of the offer stands around its value, and the rest in rows. */
type ProductFirst = { headline: string; intro: string; terms: string; supporting: string; details: string };

const MOST = { headline: 60, intro: 60, terms: 90, row: 26, rows: 6, when: 46 };

/**
 * "£65 instead of £80 until 28 November. Winter service is back." has its product in the small type: it becomes the
 * headline, and the offer's sentence the words on either side of its value. Undefined where no sentence names it.
 */
export function productFirst(offer: string, headline: string, supporting: string): ProductFirst | undefined {
  const around = aroundValue(offer, headline);
  if (!around || NAMED.test(headline)) return undefined;
  const sentences = sentencesIn(supporting);
  for (const [i, sentence] of sentences.entries()) {
    const named = i === 0 || pricesIn(sentence) > 1 ? nameIn(sentence) : undefined;
    if (!named) continue;
    const others = sentences.filter((_, at) => at !== i);
    const listed = named.rows.length > 0 ? undefined : others.find((one) => listIn(one).length > 0);
    const rows = listed ? listIn(listed) : named.rows;
    return {
      ...around,
      headline: named.name,
      supporting: others.filter((one) => one !== listed).join(" "),
      details: rows.join(SEPARATOR),
    };
  }
  return undefined;
}

/** The words on either side of the value, where they are few: beside the value they are not a second headline. */
function aroundValue(offer: string, headline: string): { intro: string; terms: string } | undefined {
  const at = headline.indexOf(offer);
  if (at < 0) return undefined;
  const [intro, terms] = [headline.slice(0, at), headline.slice(at + offer.length)].map((text) =>
    text.replace(/^[\s,;:–—-]+|[\s,;:–—.-]+$/gu, ""),
  ) as [string, string];
  const isWhole = intro.length <= MOST.intro && terms.length <= MOST.terms && intro + terms !== "";
  return isWhole ? { intro, terms } : undefined;
}

const PRICE = /[£$€¥₹]\s?\d|\d[\s\u00a0]?(?:[£$€¥円]|kr|zł|CHF)/gu;
const pricesIn = (text: string) => (text.match(PRICE) ?? []).length;

/** A short sentence without a price, or one that ends in prices of sizes: "Our stollen: 750 g for €14.90, 1 kg for €19.50". */
function nameIn(sentence: string): { name: string; rows: string[] } | undefined {
  const [, named = sentence, list = ""] = /^([^:]+): (.+)$/u.exec(sentence) ?? [];
  const name = named.replace(/[.。]$/u, "").trim();
  const rows = list === "" ? [] : clausesOf(list);
  const isList = rows.length > 1 && rows.every((row) => pricesIn(row) === 1 && row.length <= MOST.row);
  const isName =
    name.length <= MOST.headline && /\s/u.test(name) && pricesIn(name) === 0 && !/[?!…]$/u.test(name);
  if (!isName || CALLS.test(name) || RESTRICTS.test(name)) return undefined;
  if (list === "") return LISTS.test(sentence) ? undefined : { name, rows: [] };
  if (isList) return { name, rows };
  return isWhen(list) ? { name, rows: list.replace(/[.。]$/u, "").split(/,\s+(?=\d)/u) } : undefined;
}

/** Of two days the last has the month. */
const FIRST_DAY = /^[^,]*?\s(?:and|und|et|y|e|en)\s/u;

/** "Used bike sale: Saturday 16 and Sunday 17 January, 10 am to 4 pm": what stands behind the name is when it is. */
const isWhen = (list: string): boolean =>
  writtenDay(list.replace(FIRST_DAY, "")) !== "" &&
  pricesIn(list) === 0 &&
  list.split(/,\s+(?=\d)/u).every((row) => row.length <= MOST.when);

/** "Winter service: £49 instead of £65": what is on sale stands in the sentence of the offer. */
const NAMED = /^\p{Lu}[^:.!?\d]{3,40}\s?[:：]\s/u;

/** "Only for members of the club": for whom the offer is, and nothing that is on sale. */
const RESTRICTS =
  /^(?:only|just for|for (?:members|groups|new|existing)|not|except|valid|available|nur|gilt|gültig|nicht|für (?:mitglieder|neue|gruppen)|seulement|uniquement|réservée?|valable|pas|sauf|solo|sólo|válid[oa]|valid[oa]|soltanto|riservat[oa]|alleen|geldig|niet|só|apenas|exclusiv[oa])(?!\p{L})/iu;

/** "Kommt einfach vorbei" asks readers to act, and is nothing that is on sale. */
const CALLS = new Prefiltered(
  /^(?:(?:also|just|einfach|jetzt|schnell|bitte) )?(?:come|drop|pop|stop|walk|swing|see you|join|visit|book|order|pre-?order|call|ask|buy|get|grab|try|shop|save|reserve|register|sign up|komm(?:t|en sie)?|schaut?|besuch(?:t|en sie)?|bestell(?:t|en sie)?|hol(?:t|en sie)?|sicher[nt]|ven(?:ga|gan|id|ez|ite|ha|ham)?|viens?|vieni|passez?|passate|profitez|réservez|commandez|reserva(?:d|e)?|pide|prenotate?|ordinate|bestel|reserveer|reserve|encomende|aproveite)(?!\p{L})/iu,
);
const LISTS =
  /^(?:includ\p{L}+|inklusive|enthält|enthalten|compren\p{L}+|inclu\p{L}+|inbegrepen|inclusief)\s/iu;
const AND = "and|und|et|y|e|en|og|och|i";
const CLAUSE = new RegExp(`,\\s+(?:(?:${AND})\\s+)?|\\s(?:${AND})\\s`, "u");

const clausesOf = (text: string) =>
  text
    .replace(/[.。]$/u, "")
    .split(CLAUSE)
    .map((clause) => capitalized(clause.trim()));

/** "Includes new brake pads, gear tune, wheel true and a degrease" as rows; none where one is too long for it. */
function listIn(sentence: string): string[] {
  const rows = LISTS.test(sentence) ? clausesOf(sentence) : [];
  const isShort = rows.length > 2 && rows.length <= MOST.rows && rows.every((row) => row.length <= MOST.row);
  return isShort ? rows : [];
}
