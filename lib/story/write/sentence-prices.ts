import { hasVerb } from "../../copy/grammar.ts";
import { capitalize, size, unstop, wordCount } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { addsToService } from "../read/price-list.ts";

/** Prices that their author wrote in one sentence: what leads to them, and each thing with what it costs. */
export type SentencePrices = { head: string; entries: string[] };

const AMOUNT = "(?:[£$€¥₹]\\s?\\d+(?:[.,]\\d+)*|\\d+(?:[.,]\\d+)*\\s?(?:[£$€¥₹]|euros?|CHF|kr|zł)(?!\\p{L}))";
/** What costs half has a price, beside others with amounts. */
const HALF =
  "(?:half[- ]price|zum halben Preis|à moitié prix|a mitad de precio|a metà prezzo|voor de helft|a metade do preço)";
/** "Children under 3 free": what costs nothing stands among the prices. */
const FREE = "(?:free|gratis|kostenlos|umsonst|frei|gratuite?s?|gratuit[oai]|gratuitos?|gratuitas?|grátis)";
const FROM = "(?:from|ab|dès|à partir de|desde|da|vanaf|a partir de)";
/** "is", "kostet", "à": what stands between a thing and its price, and is not said in a row. */
const COSTS =
  "(?:(?:is|are|costs?|will be|now|for|at|kostet|kosten|ist|sind|für|zu|coûte(?:nt)?|est à|passe à|à|pour|cuestan?|por|a|costan?o?|custam?|kost|voor)\\s)";
const ENTRY = new Prefiltered(
  `^(?<name>\\p{L}(?:(?!${AMOUNT})[^.!?:;]){1,48}?)\\s(?:${COSTS}){0,2}(?<price>(?:${FROM}\\s)?${AMOUNT}[^:;]*|${HALF}|${FREE})$`,
  "iu",
);
/** "60 € en lugar de 80 €" has one price and the one before it. */
const AND = "(?:and|und|et|y|e|en(?!\\s(?:lugar|vez)\\s))";
/** Commas between things, and the word before the last of them: what stands behind it has a price of its own. */
const BETWEEN = new Prefiltered(
  `[,;]\\s(?:${AND}\\s)?|(?<=${AMOUNT}[^,;]{0,40})\\s${AND}\\s(?=\\p{L}(?:(?!${AMOUNT})[^,;]){2,48}\\s(?:${COSTS}|${FROM}\\s)*(?:${AMOUNT}|${FREE}))`,
  "iu",
);
const HAS_AMOUNT = new Prefiltered(AMOUNT, "u");
const COLON = /^(?<head>[^:：]{3,72}?)\s?[:：]\s+(?<list>.+)$/u;
const ARTICLE =
  /^(?:an?|the|eine?n?|der|die|das|une?|les?|la|l[’']|el|los|las|un[oa]?|il|lo|gli|een|de|het|uma?|os?)(?:\s+|(?<=[’']))(?=\p{L})/iu;
/** "$18, or $15 for students": a second price of the thing before it. */
const OR = /^(?:or|oder|ou|of|o)\s/iu;
const MOST = { entries: 8, words: 8, characters: 90 };
const LEAST = 2;

/** "Both gluten free" is no price. */
const MADE_WITHOUT =
  /(?:gluten|wheat|sugar|fat|salt|egg|dairy|milk|lactose|nut|soya?|meat|alcohol|caffeine|plastic|cruelty|smoke)s?$/iu;
const IS_FREE = new Prefiltered(`^${FREE}$`, "iu");

function entryIn(part: string): string | undefined {
  const { name = "", price = "" } = ENTRY.exec(part.trim())?.groups ?? {};
  const bare = name.replace(ARTICLE, "").trim();
  if (IS_FREE.test(price) && MADE_WITHOUT.test(name)) return undefined;
  const isShort = wordCount(bare) <= MOST.words && size(bare) + size(price) <= MOST.characters;
  return bare !== "" && isShort ? `${capitalize(bare)}: ${price.trim()}` : undefined;
}

/** The entries so far and the next one: what only adds to the last of them has its name. */
function withName(things: string[], part: string): string[] {
  const last = things.at(-1);
  if (last && OR.test(part)) return [...things.slice(0, -1), `${last}, ${part}`];
  const { name = "" } = ENTRY.exec(things.findLast((thing) => !addsToService(thing)) ?? "")?.groups ?? {};
  return [...things, name !== "" && addsToService(part) ? `${name} ${part}` : part];
}

/** The prices behind the colon of a sentence, where all that it lists is a thing and its price; undefined for any other. */
export function sentencePricesIn(sentence: string): SentencePrices | undefined {
  const { head = "", list = "" } = COLON.exec(unstop(sentence))?.groups ?? {};
  if (list === "" || HAS_AMOUNT.test(head)) return undefined;
  const parts = list.split(BETWEEN).reduce<string[]>(withName, []);
  const entries = parts.flatMap((part) => entryIn(part) ?? []);
  const isWhole =
    entries.length === parts.length && entries.length >= LEAST && entries.length <= MOST.entries;
  return isWhole ? { head: head.trim(), entries } : undefined;
}

/** Fewer things without a colon before them may be a sentence: two are a list where each ends with its price. */
const LEAST_BARE = 3;
/** "Bottle 11 €", "Olive trees: 40 € (were 65)": nothing stands behind the price but what it was. */
const ENDS_PRICED = new Prefiltered(`(?:${AMOUNT}|${HALF})(?:\\s\\([^()]*\\))?$`, "iu");
/** "We ask £5, you pay £3", "was 90 €, now 60 €": the words before an amount are no name of a thing. */
const NO_NAME =
  /^(?:I|we|you|they|it|was|were|now|only|before|save|pay|get|wir|ihr|sie|es|man|du|nur|jetzt|statt|früher|vorher|je|on|nous|vous|ils?|elles?|avant|maintenant|seulement|antes|ahora|solo|sólo|se|pagas?|prima|ora|adesso|si|wij|we|je|nu|eerst|agora|só)(?!\p{L})/iu;

function isPlainPair(entries: readonly string[]): boolean {
  const isThing = (entry: string) =>
    ENDS_PRICED.test(entry) && !NO_NAME.test(entry) && !hasVerb(entry.slice(0, entry.lastIndexOf(": ")));
  return entries.length === 2 && entries.every(isThing);
}

/** "Mug $48, bowl $54, all three together $130": the entries of a sentence that is nothing but things and their prices. */
export function sentenceListIn(sentence: string): string[] {
  const bare = unstop(sentence);
  if (/[:：]\s/u.test(bare)) return [];
  const parts = bare.split(BETWEEN).reduce<string[]>(withName, []);
  const entries = parts.flatMap((part) => entryIn(part) ?? []);
  const isWhole = entries.length === parts.length && entries.length <= MOST.entries;
  return isWhole && (entries.length >= LEAST_BARE || isPlainPair(entries)) ? entries : [];
}
