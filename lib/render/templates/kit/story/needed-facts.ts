import type { Fact, Story } from "../../../../story/schema.ts";
import { writtenDay } from "../../card/dates.ts";
import { label } from "../labels.ts";
import { isSaid, tokensOf } from "./tokens.ts";

/** Kinds of facts that one needs to come or to buy, and how much: without a day no one comes at all. */
export const NEEDED: Readonly<Record<string, number>> = {
  where: 4,
  price: 4,
  promo_code: 4,
  when: 3,
  contact: 2,
};
/** So many prices are a list, which is kept whole or not at all. */
export const LIST = 3;

/** "Since Monday" is no day to come. */
const SINCE = /(?:^|\s)(?:since|seit|depuis|sinds)\s/iu;

/** "A hamper worth £120", "raised £2,380", "the £740 left over", "€1,100 on average", "each costs us £146", "who gave £25,000": an amount that no one pays. */
const WORTH =
  /(?<!\p{L})(?:worth|raised|average|durchschnitt\p{L}*|(?:en )?moyenne|(?:de|in) media|gemiddeld\p{L}*|em média|im wert von|gesammelt|d['’]une valeur de|por valor de|valorad[oa] en|del valore di|ter waarde van|opgehaald|no valor de|avaliad[oa] em|left over|we needed|übrig(?:geblieben\p{L}*)?|brauchten|qui restent?|il (?:nous )?fallait|que sobr\p{L}+|necesitábamos|avanzat\p{L}*|servivano|overgebleven|hadden nodig|precisávamos|saves?|poupa\p{L}*|ahorr\p{L}*|économis\p{L}*|spar(?:en|t|e)|risparmi\p{L}*|bespaar\p{L}*|costs? us|gave|donat\p{L}*|spendete\p{L}*|gespendet|donn(?:é|ée?s|èrent)|donad[oa]s?|donaron|dieron|gaven|geschonken|dera[mn]|doar\p{L}*|doad[oa]s?|koste[nt] uns|nous coûte\p{L}*|nos cuesta\p{L}*|ci cost\p{L}*|kost ons|custa[- ]nos|nos custa)(?!\p{L})/iu;

/** Whether one needs a fact to come or to buy. */
export const isNeeded = ({ kind, quote, says }: Fact): boolean =>
  kind in NEEDED &&
  (kind !== "when" || (/\d/u.test(quote) && !SINCE.test(quote))) &&
  !(kind === "price" && (WORTH.test(quote) || WORTH.test(says)));

const AMOUNT =
  /[£$€¥₹]\s?\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?|\d+(?:[.,\s]\d{3})*(?:[.,]\d+)?\s?(?:[£$€¥₹円]|euros?(?!\p{L}))/giu;
export const amountsIn = (text: string): string[] =>
  (text.match(AMOUNT) ?? []).map((amount) => amount.replace(/\s/gu, "").toLowerCase());

/** Amounts that the facts of a story name as prices. */
export const pricesOf = (story: Story): string[] => [
  ...new Set(
    ownFacts(story)
      .filter((fact) => fact.kind === "price" && isNeeded(fact))
      .flatMap(({ quote }) => amountsIn(quote)),
  ),
];

/** Facts of the brief that stand beside its lists of steps and changes, and are not within one of their entries. */
function ownFacts({ facts, steps, changes, rows }: Story): Fact[] {
  const ids = new Set([
    ...steps.flatMap((step) => step.facts),
    ...[...changes, ...rows].map(({ fact }) => fact),
  ]);
  const entries = facts.filter(({ id, kind }) => kind === "step" || ids.has(id));
  const isWithin = ({ span }: Fact) =>
    entries.some((entry) => entry.span.start <= span.start && span.end <= entry.span.end);
  return facts.filter((fact) => fact.from === "brief" && !isWithin(fact));
}

/** The words without which a summary leaves readers without a day, an hour, a place, a price or the code. */
function keyWords(story: Story): string[] {
  const { when } = story;
  const own = [when?.date ?? "", when?.time ?? "", when?.place ?? ""];
  const prices = pricesOf(story);
  const conditions = new Set(
    story.facts.filter(({ kind }) => kind === "condition").map(({ quote }) => quote),
  );
  // Each entry of a series has its own day or price, and its own picture.
  const entries = story.facts.filter(
    ({ from, quote }) => from === "brief" && isDated(quote) && isPriced(quote),
  );
  const areListed = (has: (text: string) => boolean) =>
    entries.length > 1 || story.slides.filter(({ title, body }) => has(`${title} ${body}`)).length > 1;
  const isKey = (fact: Fact): boolean => {
    if (!isNeeded(fact) || conditions.has(fact.quote)) return false;
    if (fact.kind === "when") return own[0] === "" && writtenDay(fact.quote) !== "" && !areListed(isDated);
    if (fact.kind === "where") return own[2] === "";
    return (
      fact.kind === "promo_code" || (fact.kind === "price" && prices.length < LIST && !areListed(isPriced))
    );
  };
  const others = ownFacts(story).filter(isKey);
  return [...own, ...others.map(({ kind, quote }) => (kind === "price" ? priceIn(quote) : quote))].filter(
    Boolean,
  );
}

const isDated = (text: string): boolean => writtenDay(text) !== "";
const isPriced = (text: string): boolean => amountsIn(text).length > 0;

/** The amount alone: what it is for may be said in other words. */
const priceIn = (quote: string): string => amountsIn(quote)[0] ?? quote;

/** Whether the texts tell each of them. */
export function tellsAll(story: Story, texts: readonly string[]): boolean {
  if (story.spoken !== story.language) return true;
  const name = story.facts.find(({ from }) => from === "name")?.quote ?? "";
  const seen = tokensOf([...texts, name].join("\n"));
  const money = new Set(amountsIn(texts.join("\n")));
  return keyWords(story).every((words) => money.has(words) || isSaid(words, seen) || isDaySaid(words, seen));
}

/** "From Monday 2 June until Friday 27 June" is said by "from Monday 2 until Friday 27 June", and its day by itself. */
function isDaySaid(words: string, seen: ReturnType<typeof tokensOf>): boolean {
  const day = writtenDay(words);
  return day !== "" && isSaid(day, seen);
}

/** The general names of values, which say nothing of what takes place. */
export const generalNames = (spoken: string): string[] =>
  (["date", "time", "place", "price"] as const).map((part) => label(part, spoken));
