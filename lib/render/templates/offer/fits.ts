import type { Story } from "../../../story/schema.ts";
import { capitalized } from "../../../text/capitalized.ts";
import { stopped } from "../../../text/stopped.ts";
import type { Pictures } from "../../fits.ts";
import { SEPARATOR } from "../kit/fact-cells.ts";
import { clip, sentencesIn, whole } from "../kit/story/clip.ts";
import { fitWithDetails, wordsOf } from "../kit/story/fit.ts";
import { isOf } from "../kit/story/occasions.ts";
import { termsOf } from "../kit/story/offers.ts";
import { photosFor } from "../kit/story/photos.ts";
import { type PriceChange, priceChangeIn, reducedIn } from "../kit/story/price-change.ts";
import { isOneOfSeveral } from "../kit/story/several-offers.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";
import { findValues } from "../kit/values/find-values.ts";
import { productFirst } from "./product-first.ts";

const KINDS = ["product", "place", "people", "texture", "other"] as const;

const MOST = { offer: 18, terms: 120, beside: 150 };

const OTHER_PRICES = 4;

/** "Yesterday's bread is half price" under a list of prices is a side matter. */
function isAmongPrices({ facts, headline }: Story, offer: NonNullable<Story["offer"]>): boolean {
  const others = facts.filter(({ id, kind }) => kind === "price" && !offer.facts.includes(id));
  const isSide = !isSaid(offer.value, tokensOf(headline.text));
  return isSide && (others.length >= OTHER_PRICES || isBehindPrices(facts, offer));
}

/** "Hall £16 an hour, small room £9. Residents get 20% off": a share of prices that stand before it is their condition. */
function isBehindPrices(facts: Story["facts"], offer: NonNullable<Story["offer"]>): boolean {
  const own = facts.findIndex(({ id }) => offer.facts.includes(id));
  const before = facts
    .slice(0, Math.max(0, own))
    .map(({ quote }) => quote)
    .join("\n");
  const amounts = new Set(
    findValues(before)
      .filter(({ kind }) => kind === "money")
      .map(({ parts }) => parts[0]),
  );
  return offer.value.includes("%") && amounts.size >= BEFORE;
}
const BEFORE = 2;

/** A price that changes: the old one leads to the new one, and what else is said stands small. */
function changed(story: Story, pictures: Pictures) {
  const isNews = isOf(story, "update", "offer", "launch", "content");
  const change = (isNews ? priceChangeIn(story) : undefined) ?? reducedIn(story);
  if (!change) return;
  const { name, before, value, each, since } = change;
  if (before.length > MOST.offer || value.length > MOST.offer) return;
  const words = wordsOf(story, pictures);
  const seen = tokensOf([name, before, value, each, since].join(" "));
  const said = sentencesIn([stopped(words.headline), words.supporting].join(" "));
  const fit = fitWithDetails(story, 0.96, {
    ...words,
    ...photosFor(pictures, KINDS),
    kicker: "",
    headline: name,
    supporting: firstOf(
      said.filter((sentence) => !isChangeIn(sentence, change) && !isSaid(sentence, seen)),
      MOST.beside,
    ),
    offer: value,
    before,
    terms: clip([each, since].filter(Boolean).join(SEPARATOR), MOST.terms),
  });
  // The prices tell the change: a row that says it in words says it twice.
  const { details, ...data } = fit.data;
  const kept = (details ?? "").split(SEPARATOR).filter((part) => part && !isOnlyOf(part, change));
  const tells = [...new Set([...fit.tells, ...change.facts])];
  return { ...fit, tells, data: { ...data, ...(kept.length > 0 && { details: kept.join(SEPARATOR) }) } };
}

/** The sentences that a glance has time for. */
const firstOf = (sentences: readonly string[], most: number) =>
  sentences.reduce((text, next) => {
    const joined = [text, next].filter(Boolean).join(" ");
    return joined.length <= most ? joined : text;
  }, "");

const isChangeIn = (sentence: string, { before, value }: PriceChange) =>
  sentence.includes(before) && sentence.includes(value);
/** Every number of the part is one of the two prices. */
const isOnlyOf = (part: string, { before, value }: PriceChange) => {
  const numbers = part.match(/\d[\d.,]*/gu) ?? [];
  return numbers.length > 0 && numbers.every((number) => `${before} ${value}`.includes(number));
};

/** Words that a caller typed rest on no fact: a typed headline stays the headline. */
const isGiven = ({ facts }: Story["headline"]): boolean => facts.length === 0;

/** A reason to buy now: what one gets or pays, and on which terms. */
export function fits(story: Story, pictures: Pictures) {
  const { offer } = story;
  const change = changed(story, pictures);
  if (change) return change;
  if (!offer || !whole(offer.value, MOST.offer)) return undefined;
  // A discount on a side matter is no offer of its own.
  const isMatter = isOf(story, "offer") || isSaid(offer.value, tokensOf(story.headline.text));
  if (!isMatter || isAmongPrices(story, offer) || isOneOfSeveral(story)) return undefined;
  const words = wordsOf(story, pictures);
  const score = isOf(story, "offer") ? 0.95 : 0.55;
  const named = isGiven(story.headline)
    ? undefined
    : productFirst(offer.value, words.headline, words.supporting);
  if (named)
    return fitWithDetails(story, score, {
      ...words,
      ...photosFor(pictures, KINDS),
      ...named,
      offer: offer.value,
    });
  const terms = withoutValue(termsOf(story, words.supporting), offer.value);
  const seen = tokensOf(`${offer.value} ${terms}`);
  const fit = fitWithDetails(story, score, {
    ...words,
    // What the terms say already is not said again.
    supporting: sentencesIn(words.supporting)
      .filter((sentence) => !isSaid(sentence, seen))
      .join(" "),
    ...photosFor(pictures, KINDS),
    ...valueApart(offer.value, words.headline),
    terms: clip(terms, MOST.terms),
  });
  const details = withoutPrices(fit.data.details ?? "", `${offer.value} ${terms}`);
  return { ...fit, data: { ...fit.data, ...(details && { details }) } };
}

/** "20% off all paint this weekend only" under "20% off all paint". */
function withoutValue(terms: string, value: string): string {
  if (!terms.toLowerCase().startsWith(value.toLowerCase())) return terms;
  return capitalized(terms.slice(value.length).replace(/^[\s,;:·–—-]+/u, ""));
}

/** "20% off all paint": how much, and on what. */
const DISCOUNT =
  /^(?<much>\d[\d.,]*\s?%(?:\s(?:off|rabatt|nachlass|de (?:réduction|remise|descuento|desconto)|di sconto|korting))?)\s(?<what>\p{L}.{2,})$/iu;

/** A headline that is the offer says it once: the discount stands large, and the headline says what it is on. */
function valueApart(value: string, headline: string) {
  const { much, what } = DISCOUNT.exec(value)?.groups ?? {};
  const isTwice = headline.toLowerCase() === value.toLowerCase();
  return much && what && isTwice ? { offer: much, headline: capitalized(what) } : { offer: value };
}

const AMOUNT = "[£$€₹]?\\s?\\d[\\d.,]*\\s?[£$€₹]?";
/** "Walnut loaf, 750 g, €5.90 instead of €6.80": the thing, and a price that stands large already. */
const PRICED = new RegExp(
  `^(?<thing>.{8,}?),?\\s+(?<now>${AMOUNT})\\s(?:instead of|statt|au lieu de|en vez de|en lugar de|invece di|in plaats van|em vez de)\\s(?<before>${AMOUNT})$`,
  "iu",
);

function withoutPrices(details: string, shown: string): string {
  const { thing = "", now = "", before = "" } = PRICED.exec(details)?.groups ?? {};
  return thing && [now, before].every((price) => shown.includes(price.trim())) ? thing : details;
}
