import type { Story } from "../../../../story/schema.ts";
import { capitalized } from "../../../../text/capitalized.ts";
import { withSharedCurrency } from "../../../../text/shared-currency.ts";
import { writtenDay } from "../../card/dates.ts";
import { SEPARATOR } from "../fact-cells.ts";
import { isClauseOfPay } from "./named.ts";
import { isOneOfSeveral } from "./several-offers.ts";

/** A price that goes from one amount to another: of what, for how long one pays it, and from when. */
export type PriceChange = {
  name: string;
  before: string;
  value: string;
  each: string;
  since: string;
  /** "instead of £45", where the author says so. */
  instead?: string;
  facts: string[];
};

const MONEY =
  "(?:[£$€¥₹][ \\u00a0]?\\d[\\d.,]*\\d|[£$€¥₹][ \\u00a0]?\\d|\\d[\\d.,]*[ \\u00a0]?(?:[£$€¥%円]|euros?|kr|zł|CHF)(?!\\p{L}))";
const VERBS =
  "goes|will go|drops?|will drop|falls?|will fall|rises?|will rise|moves?|changes?|is going|is coming down|comes down|sinkt|steigt|fällt|passe|baisse|augmente|pasa|baja|sube|passa|scende|sale|gaat|daalt|stijgt|desce|sobe";
const EACH = "(?:a|an|per|pro|im|par|al?|la|por|ao|aan) ?\\p{L}{2,8}";
const CHANGE = new RegExp(
  `^(?:(?<since>\\p{Lu}[^,]{3,30}), )?(?<name>\\p{L}[^,;:]{1,50}?) (?:${VERBS})(?: \\p{L}{2,5})? (?:from|von|de|da|van) (?<before>${MONEY}) (?:to|auf|à|a|naar|para) (?<value>${MONEY})(?: (?<each>${EACH}))?(?: (?<end>(?:from|ab|à partir|desde|dal|vanaf|a partir) [^,;:]{3,30}?))?\\.?$`,
  "iu",
);

/** "Ab 1. Dezember sinkt die Zahnreinigung von 95 € auf 79 €": the verb stands before the name. */
const TURNED = new RegExp(
  `^(?<since>(?:ab|zum|am|vanaf|per) [^,;:]{3,24}?) (?:${VERBS}) (?:(?:der|die|das|unser[e]?|de|het|onze) )?(?<name>\\p{L}[^,;:]{1,50}?) (?:von|van) (?<before>${MONEY}) (?:auf|naar) (?<value>${MONEY})(?: (?<each>${EACH}))?\\.?$`,
  "iu",
);

/** The one price that a story changes; undefined without one, or where there are several. */
export function priceChangeIn({ facts }: Pick<Story, "facts">): PriceChange | undefined {
  const found = facts.flatMap(({ id, from, says }) => {
    const groups = from === "brief" ? (CHANGE.exec(says) ?? TURNED.exec(says))?.groups : undefined;
    return groups ? [{ id, groups }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ groups }) => groups.name !== first.groups.name)) return;
  const { name = "", before = "", value = "", each = "", since = "", end = "" } = first.groups;
  return {
    name: capitalized(name),
    before,
    value,
    each,
    since: capitalized(since || end),
    facts: found.map(({ id }) => id),
  };
}

const INSTEAD =
  "(?:instead of|rather than|statt|anstatt|au lieu de|en vez de|en lugar de|invece di|anziché|in plaats van|em vez de)";
const COSTS =
  "(?:is|are|costs?|comes to|kostet|kosten|zahlt|zahlen|coûten?t?|est à|cuestan?|sale por|costa(?:no)?|paga(?:n|no)?|kosten?|kost|betaalt|custam?)";
const ONLY =
  "(?:(?:now|only|just|nur|jetzt|seulement|solo|sólo|nu|só|you|bei uns|chez nous|bij ons|da noi)\\s){0,2}";
/** "Winter check: 49 Euro statt 65 Euro, nur im Dezember": what is on sale, both amounts, and what else holds. */
const REDUCED = new RegExp(
  `^(?<name>\\p{L}.{2,84}?)(?:\\s?[:：]|,?\\s${COSTS}|,|\\s[–—-]|\\s(?:für|for|pour|por|per|voor|a|à))\\s${ONLY}(?<value>${MONEY})\\s(?<instead>${INSTEAD})\\s(?<before>${MONEY})(?<rest>.*)$`,
  "iu",
);
/** "In januari kost een controle bij ons € 25 in plaats van € 45": the verb stands before the name. */
const COSTS_FIRST = new RegExp(
  `^(?<lead>(?:in|im|ab|am|bis|en|vanaf|tot|op)\\s[^,]{3,24}?)\\s${COSTS}\\s(?<name>\\p{L}.{2,84}?)\\s${ONLY}(?<value>${MONEY})\\s(?<instead>${INSTEAD})\\s(?<before>${MONEY})(?<rest>.*)$`,
  "iu",
);
/** "Da lunedì la nostra vaschetta": from when it is so stands with its conditions. */
const DATED =
  /^(?<lead>(?:from|until|this|in|on|da|dal|fino|questa|à partir|dès|jusqu|cette|en|desde|hasta|esta|ab|bis|im|diese)\s[^,]{2,24}?),?\s(?=(?:our|the|a|an|la|il|lo|i|le|gli|un|una|uno|l['’]|nostr[aoie]|notre|nos|les|une|el|los|las|nuestr[oa]s?|unser[es]?|der|die|das)(?:\s|(?<=['’])))/iu;
const reductionIn = (says: string) => (COSTS_FIRST.exec(says) ?? REDUCED.exec(says))?.groups;
const MOST_TERMS = 90;
/** A name may hold a day, and no other number. */
const withoutDay = (name: string): string => name.replace(writtenDay(name), "");

/** The one thing that costs less than before, where a sentence says so; undefined without one, or where there are several. */
export function reducedIn(story: Story): PriceChange | undefined {
  const { offer, facts, headline, when } = story;
  // What takes place on a day of its own is an event first.
  const isDated = /\d/.test(when?.date ?? "");
  if (!offer?.before || isDated || headline.facts.length === 0 || isOneOfSeveral(story)) return;
  const found = facts.flatMap(({ id, from, says }) => {
    const groups = from === "brief" ? reductionIn(withSharedCurrency(says)) : undefined;
    return groups ? [{ id, says, groups }] : [];
  });
  const [first] = found;
  if (!first || found.some(({ says }) => says !== first.says)) return;
  const { lead, name: named = "", before = "", value = "", rest = "" } = first.groups;
  const begins = lead ?? DATED.exec(named)?.groups?.lead ?? "";
  const name = lead ? named : named.slice(begins.length).replace(/^[,\s]+/u, "");
  const ends = rest.replace(/^[\s,;:·–—-]+|[\s.]+$/gu, "");
  const since = [begins, ends].filter(Boolean).join(SEPARATOR);
  const isOwn =
    value === offer.value && before === offer.before && !isClauseOfPay(name) && !/\d/.test(withoutDay(name));
  if (!isOwn || since.length > MOST_TERMS || /[.!?;]\s/u.test(since)) return;
  return {
    name: capitalized(name),
    before,
    value,
    each: "",
    since: capitalized(since),
    instead: `${first.groups.instead ?? ""} ${before}`,
    facts: found.map(({ id }) => id),
  };
}
