import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { stopped } from "../../../text/stopped.ts";
import { isLeader } from "../../type/leaders.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { isMoney } from "../kit/money.ts";
import { inARow } from "../kit/story/clip.ts";
import { figureIn } from "../kit/story/figured.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { leansBack } from "../kit/story/shown-value.ts";

/** The name of what is sold or held, what is said of it, and what it costs. */
type PricedEntry = { title: string; body: string; stat: string };
type EntryWords = { title: string; body: string };

/** "Kerstkrans maken, zaterdag 5 december, € 42,50": a price behind a mark that parts it from the rest. */
const PRICED =
  /^(?<said>.*\p{L}.*?)(?:[,;:]\s+|\s[–—-]\s+)(?<price>[€£$¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$¥₹]|CHF|EUR|円))\.?$/u;
/** "Tickets £12, under 18s free": one word, what it costs, and on which condition. More words may say "over" or "up to". */
const REMARKED =
  /^(?<name>\p{L}{4,24}):?\s+(?<price>[€£$¥₹]\s?\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*\s?(?:[€£$¥₹]|CHF|EUR|円)),\s+(?<rest>\S.{3,140}?)\.?$/u;
/** A second amount in the same words is another's. */
const AMOUNT = /[€£$¥₹]\s?\d|\d\s?(?:[€£$¥₹]|円)/u;
/** "Frogs (6-7 years), Tuesdays 4 pm": a name, what stands in brackets behind it, and what follows. */
const NAMED =
  /^(?<name>[^,;()（）]{2,40}?)(?:\s*[(（](?<inside>[^()（）]{2,40})[)）])?(?:[,;]\s+(?<rest>.{2,}))?$/u;
const LONGEST = { stat: 12, title: 60 };

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
  const { said = "", price = "" } =
    body === "" ? (PRICED.exec(title)?.groups ?? {}) : isMoney(bare) ? { said: title, price: bare } : {};
  if (price === "" || price.length > LONGEST.stat || said.length > LONGEST.title || AMOUNT.test(said)) return;
  const { name = said, inside = "", rest = "" } = NAMED.exec(said)?.groups ?? {};
  const more = [inside, ...rest.split(/[,;]\s+/u)].filter(Boolean);
  return { title: name, body: capitalized(more.join(SEPARATOR)), stat: price };
}

/** More slides beside that of the prices are what the story is about. */
export const BESIDE_PRICES = 1;

/** The prices that share a slide, each as an entry of its own; undefined for a slide of other things. */
export function sharedPrices(facts: readonly string[], { prices }: Story): EntryWords[] | undefined {
  const held = prices.filter(({ fact }) => facts.includes(fact));
  const isOther = facts.some((id) => !held.some(({ fact }) => fact === id));
  return held.length < 2 || isOther
    ? undefined
    : held.map(({ name, price }) => ({ title: name, body: price }));
}

/** "Gift box with all three £36": a name right before its price; a verb or a small word there makes it a sentence. */
const NAME_PRICE =
  /^(?<name>\p{L}[^€£$¥.!?]{2,56}?[\p{L})]),?\s(?<price>[€£$¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$¥₹]|CHF|EUR))\.?$/u;
const SAYS =
  /^(?:is|are|costs?|ist|sind|kosten?|kostet|coûten?t?|est|sont|cuestan?|es|son|costa(?:no)?|è|sono|custam?|é|são)$/iu;

function namedPrice(sentence: string): EntryWords | undefined {
  const { name = "", price = "" } = NAME_PRICE.exec(sentence)?.groups ?? {};
  const last = name.split(/\s+/u).at(-1) ?? "";
  return name === "" || SAYS.test(last) || isLeader(last) ? undefined : { title: name, body: price };
}

/** The prices that a slide says sentence by sentence, each as an entry of its own, and what it says behind them; undefined where there are fewer than two. */
export function saidPrices({ title, body }: EntryWords): EntryWords[] | undefined {
  const sentences = [title, ...sentencesOf(body)];
  const end = sentences.findIndex((sentence) => namedPrice(sentence) === undefined);
  const count = end < 0 ? sentences.length : end;
  const [first = "", ...others] = sentences.slice(count);
  const behind = first === "" ? [] : [{ title: first.replace(/(?<!\.)\.$/u, ""), body: others.join(" ") }];
  const entries = sentences.slice(0, count).flatMap((sentence) => namedPrice(sentence) ?? []);
  return count < 2 ? undefined : [...entries, ...behind];
}

/** A sentence that needs none before it, and is around a number that is news by itself. */
const restsOnNumber = (text: string): boolean =>
  sentencesOf(text).length === 1 && !leansBack(text) && figureIn(text)?.isStrong === true;

/** "6 weeks, £95" or "We fed 1,240 hedgehogs" under a whole sentence is a picture of its own: a value under so many words is overlooked. */
export function valueApart<T extends EntryWords>(slide: T): T[] {
  const bare = slide.body.replace(/[.。]$/u, "");
  const isLong = slide.title.length > LONGEST.title;
  const isValue = pricedEntry({ title: bare, body: "" }) !== undefined || restsOnNumber(bare);
  return isLong && isValue
    ? [
        { ...slide, body: "" },
        { ...slide, title: bare, body: "" },
      ]
    : [slide];
}
