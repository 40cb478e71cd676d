import { once } from "../../text/once.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";
import { BULLET } from "./line-parts.ts";

/** "Per sail", "per running metre", "pro m²", "par mètre linéaire", "per 100 g" */
const UNIT =
  "(?:(?:running|square|cubic|linear|half|full|single|strekkende|vierkante|kubieke|halve?|laufende[nrm]?|halbe[nrs]?|ganze[nrs]?|angefangene[nrs]?|demi|media?|medio|mezz[oa]|mei[oa])\\s)?(?:\\d{1,4}\\s?)?\\p{L}+[²³]?(?:\\s(?:linéaire|carré|cube|lineal|cuadrad[oa]|lineare|quadrat[oa]|quadrad[oa]|linear))?";
/** "La nuit", "an hour", "die Stunde": behind an article only what prices are counted by. */
const COUNTED =
  "hours?|half[- ]hour|evenings?|ounces?|items?|nuit(?:ée)?s?|heures?|semaines?|journées?|soirées?|jours?|pièces?|personnes?|kilos?|litres?|mètres?|mois|séances?|parts?|stères?|noches?|horas?|semanas?|días?|piezas?|personas?|kilos?|litros?|metros?|mes|sesión|nott[ei]|or[ae]|serat[ae]|settiman[ae]|giorn[oi]|pezz[oi]|person[ae]|chil[oi]|litr[oi]|metr[oi]|mes[ei]|nacht|stunde|woche|tag|monat|person|stück|kilo|liter|meter|stuk|uur|week|dag|noites?|dias?|peças?|pessoas?|mês|unidades?";
const RATE = `(?:\\s?(?:\\/|per |a |al |pro |par |por |je |the )\\s?${UNIT}|\\s(?:la |le |(?:à |al)?l['’]|alla |el |lo |an |die |der |das |den |de |il |o )(?:${COUNTED})(?!\\p{L})|\\s(?:each|apiece|cada un[oa]|cadaun[oa]|ciascun[oa]|l['’]unité)(?!\\p{L})|\\s(?:im|in der|am|au|du|nel|in de|no|na|ao)\\s(?:monat|jahr|woche|tag|stunde|mois|mese|anno|maand|mês|ano)(?!\\p{L}))`;
/** "18 € a wheel plus parts": what comes on top stands with the price. */
const PLUS = "(?:\\s(?:plus|zzgl\\.?|zuzüglich|más|più|mais)\\s[\\p{L}-]{3,}(?:\\s[\\p{L}-]{3,})?)?";
const AMOUNT = `(?:(?:R\\$|[£$€¥₹])\\s?\\d(?:[\\d.,]*\\d)?|(?:\\d{1,3}(?:[ \\u00a0\\u202f]\\d{3})+|\\d(?:[\\d.,]*\\d)?)\\s?(?:€|euros?|EUR|£|pounds?|CHF|kr|zł|円|元|\\$))(?:${RATE}(?:(?:\\s(?:and|und|et|y|e|en))?${RATE}|\\s(?:and|und|et|y|e|en)\\s(?:${COUNTED})(?!\\p{L}))?)?${PLUS}`;
const FROM = "from|ab|dès|à partir de|desde|a partir de|da|a partire da|vanaf";
/** What stands in brackets belongs to the name, and may hold numbers: "medium (10 to 25 kg)". */
const BRACKETED = "[(（][^()（）£$€¥\\n]{1,40}[)）]";
export const PRICE_ROW = once(
  () =>
    new Prefiltered(
      `^(?<name>(?:\\d{1,3}[- ]?)?\\p{L}(?:${BRACKETED}|(?!${BRACKETED})[^:£$€¥\\d\\n])*?(?:\\d+(?:[.,]\\d+)? ?(?:g|ml|cl|dl|l|min|kg|days?|people|persons?|hours?|tage?|personen|jours|personnes|días|personas|giorni|persone|dagen|personen|dias|pessoas)\\b[^£$€¥\\d]*?)?)\\s*(?:[:=–—-]|\\.{2,}|\\s|:)\\s*(?<price>(?:(?:${FROM}) )?${AMOUNT})[.]?$`,
      "iu",
    ),
);

/** "Hygienist, 30 minutes: £62", "Children under 10: free": a whole line with its price behind the colon. */
export const PRICE_LINE = once(
  () =>
    new Prefiltered(
      `^(?<name>[\\p{L}\\d][^:：£$€¥\\n]{1,48}?)\\s?[:：]\\s*(?<price>(?:(?:${FROM}) )?${AMOUNT}|free|gratis|kostenlos|gratuite?|grátis|無料|免费)[.]?$`,
      "iu",
    ),
);
/** "Gear tune 2 - £22": in a list the price may stand behind a dash, whatever the name holds. */
export const PRICE_ENTRY = once(
  () =>
    new Prefiltered(
      `^(?<name>[\\p{L}\\d][^:：£$€¥\\n]{1,48}?)(?:\\s+[-–—=]\\s*|\\s*\\.{2,}\\s*|\\s{2,})(?<price>(?:(?:${FROM}) )?${AMOUNT}|free|gratis|kostenlos|gratuite?|grátis|無料|免费)[.]?$`,
      "iu",
    ),
);
/** "nail trim only $20, no booking needed", "medium 10 to 25 kg $95": a line between rows that is built less strictly. */
export const PRICE_NOTED = once(
  () =>
    new Prefiltered(
      `^(?<name>[\\p{L}\\d][^:：£$€¥\\n]{1,48}?)\\s*[:：=–—-]?\\s+(?<price>(?:(?:${FROM}) )?${AMOUNT})(?:(?:,\\s+|、| \\(|\\s+[–—-]\\s+)(?<note>[^£$€¥.!?\\n]{3,40}?)\\)?)?[.]?$`,
      "iu",
    ),
);
/** "Hearing test free": between rows with prices a line of what costs nothing. */
export const FREE_ROW =
  /^(?<name>\p{L}[\p{L}\d’' -]{2,40}?)\s?[:：–—-]?\s(?<price>free|gratis|kostenlos|kostenfrei|gratuite?s?|gratuit[oaie]s?|grátis)[.]?$/iu;
export const COSTS =
  /(?<!\p{L})(?:brought in|raised|gave|made|earned|took|received|collected|donated|spent|saved|pays?|paid|for|costs?|kostet|kosten|coûte(?:nt)?|cuestan?|costa(?:no)?|custam?|kost|vale(?:n)?|is|are|was)(?: (?:about|around|only|just|over|nearly))?$/iu;

/** "Whitening 180 €, before 220 €": what it cost until now is no row of its own. */
const FORMER =
  /^(?:before|was|formerly|instead of|vorher|früher|statt|bisher|avant|au lieu de|antes|en vez de|em vez de|prima|invece di|eerst|voorheen|in plaats van)\s[^\p{L}]*\d[^\p{L}]*(?:€|£|euros?)?$/iu;
export const isFormerPrice = (part: string): boolean => FORMER.test(part.trim());

/** "Wash and cut 28 €, with colour 55 €": what is added is of the service before it. */
const ADDS = /^(?:with|without|mit|ohne|avec|sans|con|senza|sin|com|sem|met|zonder)\s/iu;
export const addsToService = (name: string): boolean => ADDS.test(name.trim());

/** "Meeting room £30 an hour, members pay £20": for whom less is to be paid, and no name of what is sold. */
const PAYERS =
  "(?:non-)?members?|students?|concessions?|reduced|(?:nicht)?mitglieder|ermäßigt|studierende|adhérents|membres|(?:tarif )?réduit|étudiants|soci(?:os?)?|miembros|reducid[oa]|estudiantes|ridotto|studenti|leden|studenten|sócios|reduzido|estudantes";
const OF_PAYERS = new Prefiltered(
  `^(?:(?:for|für|pour|para|per|voor|les|los|i|gli|de|os) )?(?:${PAYERS})(?: (?:only|nur|zahlen|payent|paient|pagan|pagano|betalen|pagam|pays?))?$`,
  "iu",
);
export const namesPayers = (name: string): boolean => OF_PAYERS.test(name.trim());

/** "Masters (18+): £66, or £7.50 if you just drop in": a line between rows whose price has another one behind it. */
export const PRICE_WITH_OTHER = once(
  () =>
    new Prefiltered(
      `^(?<name>[\\p{L}\\d](?:${BRACKETED}|[^:：£$€¥(\\n]){1,60}?)\\s*[:：=–—-]?\\s+(?<price>(?:(?:${FROM}) )?${AMOUNT}(?:,| \\(| or| oder| ou| o| of)(?!\\s?(?:free|frei|gratis|kostenlos|gratuit|grátis))\\s?[^.!?;£$€¥\\n]{0,40}?${AMOUNT}[^.!?;£$€¥\\n]{0,40}?)[.]?$`,
      "iu",
    ),
);

/** A price list inside a sentence, by offsets: where its items stand, and the length of what stands before its colon. */
export type PriceList = { head: number; items: Span[] };

/** Fewer prices are a sentence about prices. */
const LEAST = 3;

/** "Prices from 1 May: day pass 15 €, ten days 120 €, desk 210 € a month." Every item is a name and a price. */
export function priceListIn(text: string): PriceList | undefined {
  const colon = /[:：]\s+/.exec(text);
  if (!colon) return undefined;
  const from = colon.index + colon[0].length;
  const items: PriceList["items"] = [];
  let start = from;
  for (const m of text.slice(from).matchAll(/[,;](?!\d)\s*(?:and |und |et |y |e |en )?|、|[.!]?\s*$/g)) {
    if (start < from + m.index) items.push({ start, end: from + m.index });
    start = from + m.index + m[0].length;
  }
  const isPriced = items.every(({ start: at, end }) => {
    const row = PRICE_ROW().exec(text.slice(at, end))?.groups;
    return row && !COSTS.test(row.name ?? "");
  });
  return items.length >= LEAST && isPriced ? { head: colon.index, items } : undefined;
}

/** "500 g: acacia 9 €, …" over "250 g: acacia 5 €, …": each line is one row, and its prices are nothing without its label. */
export function arePriceRows(text: string, brief: string): boolean {
  const lines = brief.split("\n").map((line) => line.replace(BULLET, "").trim());
  return (
    lines.includes(text.trim()) && lines.filter((line) => priceListIn(line) !== undefined).length >= ROWS
  );
}
const ROWS = 2;
