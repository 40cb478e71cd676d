import type { Story } from "../../../story/schema.ts";
import { isLeader } from "../../type/leaders.ts";
import { figureIn } from "../kit/story/figured.ts";
import { LONGEST, pricedEntry } from "../kit/story/priced-entry.ts";
import { sentencesOf } from "../kit/story/sentences.ts";
import { leansBack } from "../kit/story/shown-value.ts";

type EntryWords = { title: string; body: string };

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
