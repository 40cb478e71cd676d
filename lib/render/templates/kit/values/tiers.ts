import { capitalized } from "../../../../text/capitalized.ts";
import { isPriceGroup } from "../../../../text/price-groups.ts";

/** What one pays: the name of the group, which the general price lacks, and the price in the words of its author. */
export type Tier = { name: string; price: string };

const SUM = "(?:[£$€¥₹]\\s?\\d+(?:[.,]\\d+)*|\\d+(?:[.,]\\d+)*\\s?(?:[£$€]|euros?|CHF|kr|zł)(?!\\p{L}))";
const EACH = "(?:\\s(?:each|a head|pp|(?:per|pro|par|por|an?|al|je) \\p{L}{3,12}))?";
const FREE =
  "(?:free(?: of charge| entry)?|nothing|frei(?:er eintritt)?|kostenlos|nichts|gratis|gratuite?s?|rien|nada|niente|gratuit[oi]|niets|grátis)";
const SAYS_FREE = new RegExp(`(?<!\\p{L})(?:${FREE})(?!\\p{L})`, "iu");
const HAS_SUM = new RegExp(SUM, "u");
/** Whether a text says who pays nothing, and a price for others. */
export const saysFree = (text: string): boolean => SAYS_FREE.test(text) && HAS_SUM.test(text);
const GOES =
  "(?:(?:go|get in|enter|come in|pay|are|is|haben|zahlen|sind|ist|entrent|paient|est|sont|entran|pagan|son|es|entrano|pagano|sono|è|mogen|betalen|zijn|is|entram|pagam|são|é)\\s)?";
const TO = "(?:(?:for|für|pour|para|per|voor)\\s)?";
const ARTICLE = "(?:(?:the|der|die|das|den|les?|las?|los|el|gli|il|i|le|de|het|os?|as?)\\s)?";
const NAME = "\\p{L}[^,;:£$€]{2,40}?";

const BARE = new RegExp(
  `^(?:(?<name>\\p{L}[^\\d,;:£$€]{2,30}?)(?:\\s?:|\\s(?:is|are|costs?|kostet|kosten|kost|cuestan?|coûte(?:nt)?|costano?|custam?))?\\s)?(?<price>${SUM}${EACH})$`,
  "iu",
);
const NAMED = new RegExp(
  `^${TO}${ARTICLE}(?<name>${NAME})\\s?[:–—-]?\\s${GOES}(?<price>${SUM}${EACH}|${FREE})$`,
  "iu",
);
const BEHIND = new RegExp(`^(?<price>${SUM}${EACH}|${FREE})\\s${TO}${ARTICLE}(?<name>${NAME})$`, "iu");
/** "5 euros los menores, 10 los adultos": the second amount is of the money of the first. */
const ELIDED = new RegExp(`^(?<price>\\d{1,4}(?:[.,]\\d{2})?)\\s${TO}${ARTICLE}(?<name>${NAME})$`, "iu");

const LABEL = /^(?<label>\p{L}[^:.,;\d]{1,36}?)\s?:\s+(?<said>\S.*)$/u;
const COMMA = /[,;]\s+(?:(?:and|und|et|y|e|en)\s+)?/u;
const AND = /\s(?:and|und|et|y|e|en)\s/u;
const LEAST = 2;

const isOfGroup = ({ name }: Tier): boolean => isPriceGroup(name);
const isPaid = ({ price }: Tier): boolean => /\d/u.test(price);

function tierIn(clause: string, before: Tier | undefined): Tier | undefined {
  const named = [NAMED, BEHIND].flatMap((form) => ofGroup(form.exec(clause)?.groups) ?? []);
  if (named[0]) return named[0];
  if (before) return isPaid(before) ? elidedTier(clause, before) : undefined;
  const { name = "", price = "" } = BARE.exec(clause)?.groups ?? {};
  return price === "" ? undefined : { name, price };
}

function ofGroup(groups: Record<string, string | undefined> | undefined): Tier | undefined {
  const { name = "", price = "" } = groups ?? {};
  return isPriceGroup(name) ? { name, price } : undefined;
}

function elidedTier(clause: string, { price: paid }: Tier): Tier | undefined {
  const tier = ofGroup(ELIDED.exec(clause)?.groups);
  return tier && { ...tier, price: paid.replace(/\d+(?:[.,]\d+)*/u, tier.price) };
}

/** The tiers of a clause: one, or two that "and" joins. */
function tiersIn(clause: string, before: Tier | undefined): Tier[] | undefined {
  const whole = tierIn(clause, before);
  if (whole) return [whole];
  const [one = "", two = "", ...more] = clause.split(AND);
  const first = more.length === 0 && two !== "" ? tierIn(one, before) : undefined;
  const second = first && tierIn(two, first);
  return first && second ? [first, second] : undefined;
}

/** The tiers that a text begins with, and what it says behind them. */
function opening(text: string): { tiers: Tier[]; rest: string } {
  const clauses = text.split(COMMA);
  const tiers: Tier[] = [];
  let at = 0;
  for (; at < clauses.length; at++) {
    const found = tiersIn(clauses[at] ?? "", tiers.at(-1));
    if (!found) break;
    tiers.push(...found);
  }
  const behind = clauses.slice(at);
  const rest = behind.length > 0 ? text.slice(text.indexOf(behind.join(", "))) : "";
  return { tiers, rest: rest.length < text.length ? rest : behind.join(", ") };
}

/**
 * "£8, students £4, under 11s nothing": each price with the group that pays it, and what the sentence goes on with, behind
 * the label of the sentence where it is no statement by itself. Undefined for any other text.
 */
export function tiersOf(text: string): { tiers: Tier[]; rest: string } | undefined {
  const { label = "", said = text } = LABEL.exec(text)?.groups ?? {};
  const { tiers, rest } = opening(said);
  const isOne = tiers.length === 1 && rest === "" && label === "" && tiers.every((one) => !isPaid(one));
  if (!isOne && (tiers.length < LEAST || !tiers.some(isPaid))) return undefined;
  if (!tiers.some(isOfGroup)) return undefined;
  // The label of the sentence leads its first row: "Entry, under 16s".
  const named = tiers.map(({ name, price }, i) => ({
    name: capitalized([i === 0 ? label : "", name.trim()].filter(Boolean).join(", ")),
    price,
  }));
  const leaning = /^\p{Ll}/u.test(rest) ? [label, rest].filter(Boolean).join(" ") : rest;
  return { tiers: named, rest: capitalized(leaning) };
}
