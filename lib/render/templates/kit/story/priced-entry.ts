import { capitalized } from "../../../../text/capitalized.ts";
import { stopped } from "../../../../text/stopped.ts";
import { SEPARATOR } from "../fact-cells.ts";
import { isMoney } from "../money.ts";
import { inARow } from "./clip.ts";

/** The name of what is sold or held, what is said of it, and what it costs. */
type PricedEntry = { title: string; body: string; stat: string };
type EntryWords = { title: string; body: string };

const PRICE = "[€£$¥₹]\\s?\\d(?:[\\d.,]*\\d)?|\\d[\\d.,]*\\s?(?:[€£$¥₹]|CHF|EUR|円|[Ee]uros?)";
/** How much of it costs so much: "pint £5.20". */
const MEASURE =
  "(?:(?:half|large|small|klein\\p{L}*|groß\\p{L}*|petit\\p{L}*|grand\\p{L}*)[ -])?(?:pint|half|third|two-thirds|schooner|glass|bottle|can|jug|cup|mug|bowl|plate|slice|portion|jar|bag|box|loaf|bunch|pack|dozen|Glas|Flasche|Dose|Krug|Tasse|Teller|Stück|Portion|verre|bouteille|pinte|demi|tasse|part|pichet|copa|caña|botella|pinta|ración|tapa|jarra|bicchiere|calice|bottiglia|porzione|fles|kop|stuk|copo|garrafa|caneca|fatia)";
/** "Kerstkrans maken, zaterdag 5 december, € 42,50": a price behind a mark that parts it from the rest. */
const PRICED = new RegExp(
  `^(?<said>.*\\p{L}.*?)(?:[,;:]\\s+|\\s[–—-]\\s+|(?<=\\))\\s+)(?:(?<per>${MEASURE})\\s)?(?<price>${PRICE})\\.?$`,
  "u",
);
/** "£66, or £7.50 if you just drop in": the price, and what else it may be. */
const ELSE = new RegExp(
  `^(?<price>${PRICE}),?\\s+(?<rest>(?:or|oder|ou|o|oppure|of)\\s\\S.{2,60}?)\\.?$`,
  "u",
);
/** "Tickets £12, under 18s free": one word, what it costs, and on which condition. More words may say "over" or "up to". */
const REMARKED =
  /^(?<name>\p{L}{4,24}):?\s+(?<price>[€£$¥₹]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:[€£$¥₹]|CHF|EUR|円)),\s+(?<rest>\S.{3,140}?)\.?$/u;
/** A second amount in the same words is another's. */
const AMOUNT = /[€£$¥₹]\s?\d|\d\s?(?:[€£$¥₹]|円|euros?(?!\p{L}))/iu;
/** "Frogs (6-7 years), Tuesdays 4 pm": a name, what stands in brackets behind it, and what follows. */
const NAMED =
  /^(?<name>[^,;()（）]{2,40}?)(?:\s*[(（](?<inside>[^()（）]{2,40})[)）])?(?:[,;]\s+(?<rest>.{2,}))?$/u;
export const LONGEST = { stat: 12, title: 60 };

/** An entry with its price, as a name, what is said of it and the price; undefined for other words. */
export function pricedEntry(words: EntryWords): PricedEntry | undefined {
  return remarkedPrice(words) ?? priceBehind(words);
}

function remarkedPrice({ title, body }: EntryWords): PricedEntry | undefined {
  // "Tickets" names what stands under it; a title with its price is a sentence of its own.
  const isName = body !== "" && !AMOUNT.test(title);
  const { name, price = "", rest = "" } = REMARKED.exec(isName ? `${title}: ${body}` : title)?.groups ?? {};
  const under = isName ? "" : body;
  if (!name || price.length > LONGEST.stat || AMOUNT.test(`${rest} ${under}`)) return;
  const remark = capitalized(under === "" ? rest : stopped(rest));
  return { title: capitalized(name), body: inARow([remark, under]), stat: price };
}

function priceBehind({ title, body }: EntryWords): PricedEntry | undefined {
  const bare = body.replace(/[.。]$/u, "");
  const other = ELSE.exec(bare)?.groups;
  const {
    said = "",
    per = "",
    price = "",
  } = body === ""
    ? (PRICED.exec(title)?.groups ?? {})
    : { said: title, price: other?.price ?? (isMoney(bare) ? bare : "") };
  if (price === "" || price.length > LONGEST.stat || said.length > LONGEST.title || AMOUNT.test(said)) return;
  const { name = said, inside = "", rest = "" } = NAMED.exec(said)?.groups ?? {};
  const more = [inside, ...rest.split(/[,;]\s+/u), per, other?.rest ?? ""].filter(Boolean);
  return { title: name, body: capitalized(more.join(SEPARATOR)), stat: price };
}
