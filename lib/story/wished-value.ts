import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import { severalNamed } from "../text/several-names.ts";
import {
  daysMeant,
  type Emphasis,
  emphasesOf,
  isOnlyToBeShown,
  isProperName,
  namesOnlyNumber,
} from "./emphasis.ts";
import type { FactKind } from "./kinds.ts";
import { leadingFigure } from "./leading-figure.ts";
import { raisedSum } from "./reached-value.ts";
import { addressIn } from "./read/values.ts";
import type { Story } from "./schema.ts";
import { shortWords } from "./short-words.ts";
import { THANKS_WORDS } from "./thanks-words.ts";
import { sameValue, type Value, type ValueKind } from "./values/value.ts";
import { valuesIn } from "./values/values.ts";

/** A value that the author wants to be seen first, with the words of its sentence before and after it. */
type WishedValue = { intro: string; value: string; label: string };
/** The same, with the picture of a series that it is wanted on, and whether that is all that is wanted. */
export type PlacedValue = WishedValue & Pick<Emphasis, "on" | "isPlaced"> & { isOpening?: true };

const LONGEST = { intro: 60, value: 24, label: 120, place: { intro: 72, value: 32 } };
/** What may stand between the parts of one value: "1 al 15 de diciembre", "Thursday, 24 December". */
const JOINT = /^[\s,.–—-]*(?:(?:al?|to|till|until|bis|und|and|et|y|e|en|au|tot|t\/m|às?|de|den|dem)\s+)?$/iu;

const OPENING = /(?<!\p{L})(?:del|dal|dalle|das|des|de las|zwischen|between|du|vom|von|from|van|de|do) $/iu;

const isAnyNumber = ({ facts, words }: Emphasis) => facts.length === 0 && namesOnlyNumber(words);

/** "One number, big": a drawing beside it would be seen first. */
export const wantsNumberFirst = (story: Story): boolean => emphasesOf(story).some(isAnyNumber);

/** The value that is to stand largest, as the headline says it, else as a fact does. Undefined for words. */
export function wishedValue(story: Story): PlacedValue | undefined {
  const wanted = emphasesOf(story).findLast((one) => one.on !== undefined || !isOnlyToBeShown(story, one));
  if (!wanted) return thanksIn(story);
  const { on, isPlaced } = wanted;
  const found = isAnyNumber(wanted)
    ? leadingFigure(story)
    : (wordOf(wanted) ?? valueIn(wanted, story) ?? placeIn(wanted));
  return found && { ...found, ...(on && { on }), ...(isPlaced && { isPlaced }) };
}

function wordOf(wanted: Emphasis): WishedValue | undefined {
  const value = shortWords(wanted);
  return value === undefined ? undefined : { intro: "", value, label: "" };
}

/** "The upright and grand prices": of several prices one alone, without what it is for, says something else. */
function areSeveralPrices({ words, values, facts }: Emphasis): boolean {
  const prices = new Set(facts.filter(({ kind }) => kind === "price").map(({ quote }) => quote));
  return values.length === 0 && prices.size > 1 && SEVERAL.test(words);
}
const SEVERAL =
  /^(?=.*(?<!\p{L})(?:and|und|et|y|e|en)(?!\p{L})).*(?<!\p{L})(?:prices|rates|fees|preise|tarife|prix|tarifs|precios|tarifas|prezzi|tariffe|prijzen|tarieven|preços)(?!\p{L})/iu;

function valueIn(wanted: Emphasis, story: Story): WishedValue | undefined {
  if (areSeveralPrices(wanted) || severalNamed(wanted.words)) return undefined;
  const texts = [story.headline.text, ...wanted.facts.map(({ quote }) => withoutWishes(quote, story))];
  for (const [at, text] of texts.entries()) {
    const found = foundIn(text, leadingOf(wishedIn(text, wanted, story.language)));
    if (found) return at === 0 ? found : aloneOf(found);
  }
  return undefined;
}

/** "The new address, really big": the street with its number is what readers look for, behind what is there. */
function placeIn({ facts }: Emphasis): WishedValue | undefined {
  const isOfPlaces = facts.length > 0 && facts.every(({ kind }) => kind === "where");
  const place = isOfPlaces ? facts.find(({ quote }) => addressIn(quote) !== undefined) : undefined;
  const value = addressIn(place?.quote ?? "");
  if (!place || value === undefined || value.length > LONGEST.place.value) return undefined;
  const before = place.says.slice(0, Math.max(0, place.says.indexOf(value))).trim();
  return { intro: before.length <= LONGEST.place.intro ? before : "", value, label: "" };
}

/** "… 088 555 01 40 (first slide, please)": the wish that a statement holds is none of its words. */
const withoutWishes = (text: string, { wishes }: Story): string =>
  wishes
    .filter(({ rule, quote }) => rule === "emphasis" && quote.startsWith("("))
    .reduce((said, { quote }) => said.replace(quote, "").replace(/\s+(?=[.,;])|(?<=\s)\s+/gu, ""), text)
    .trim();

/**
 * The values with the words around them. A date stands without its weekday where both are too long, or where the weekday
 * tells when it is each week: "tous les mercredis à partir du 2 décembre".
 */
function foundIn(text: string, values: readonly Value[]): WishedValue | undefined {
  const dated = values.filter(({ kind }) => kind !== "weekday");
  const found = [values, dated].filter((some) => some.length > 0).map((some) => partsOf(text, some));
  // "Samstag, 12. und Sonntag, 13. Dezember": the first day alone says nothing.
  const hasDate = ({ value }: WishedValue) =>
    dated.length === 0 ||
    (!BARE_DAY.test(value) && dated.some((date) => value.includes(date.text.replace(/\.$/u, ""))));
  const isOneOfDays = ({ intro, value }: WishedValue) =>
    dated.length > 0 && DAY_FIRST.test(value) && LIST_OF_DAYS.test(intro);
  return found.find((one) => one.value.length <= LONGEST.value && hasDate(one) && !isOneOfDays(one));
}

const BARE_DAY = /^\d{1,2}\.?$/u;
const DAY_FIRST = /^(?:\p{L}+\.?,? )?\d{1,2}(?:\.|st|nd|rd|th)?\s\p{L}/u;
/** "Mon 14, Tue 15 and Wed" before "16 December": one of several days. */
const LIST_OF_DAYS =
  /\d{1,2}(?:\.|st|nd|rd|th)?\s*(?:,|&|(?:and|und|et|y|e|en)(?=\s))\s*(?:\p{L}{2,13}\.?,?)?\s*$/iu;

/** "DANKE!": a sentence of its own, and so the word that the picture is about. */
const THANKS = new Prefiltered(`^¡?(?:${THANKS_WORDS})\\s?!$`, "iu");

/** Thanks that open the brief, over the headline that tells what they are for. */
function thanksIn(story: Story): PlacedValue | undefined {
  const said = story.facts.find(({ from }) => from === "brief")?.says.trim() ?? "";
  if (!THANKS.test(said)) return undefined;
  // What came together is news, and the thanks are known.
  return { ...(raisedSum(story) ?? { intro: "", value: said, label: "" }), isOpening: true };
}

/** "6 for £9" of "any 6 plants for £9": the price is what stands large of a number and its price. */
export function leadingOf(values: readonly Value[]): readonly Value[] {
  const [price, ...others] = values.filter(({ kind }) => kind === "money");
  const isPriced = values.length === 2 && values[0]?.kind === "number";
  return price && others.length === 0 && isPriced ? [price] : values;
}

/** What is seen of a fact of a kind. A day and its hours are one fact: its days are what is seen of it. */
const SEEN: Partial<Record<FactKind, readonly ValueKind[]>> = {
  contact: ["phone", "email"],
  when: ["date", "month", "weekday", "ordinal"],
  price: ["money", "percent"],
  promo_code: ["promo_code"],
  figure: ["number", "money", "percent", "factor", "measure", "duration"],
  proof: ["number", "money", "percent", "factor", "measure", "duration"],
};

/** The values of a text that an emphasis is about: those that it names, else those of the kind of its facts. */
export function wishedIn(text: string, { words, values, facts }: Emphasis, language: string): Value[] {
  if (values.length === 0 && isProperName(words)) return [];
  const said = valuesIn(text, language).filter(({ weak }) => !weak);
  const wanted =
    values.length > 0 ? values : facts.flatMap(({ kind, quote }) => seenOf(words, kind, quote, language));
  const found = said.filter((one) => wanted.some((value) => sameValue(value, one)));
  // A weekday alone is not the day that a fact tells.
  const isBareDay =
    found.every(({ kind }) => kind === "weekday") && wanted.some(({ kind }) => DATED.has(kind));
  return isBareDay ? [] : found;
}
const DATED: ReadonlySet<ValueKind> = new Set(["date", "ordinal", "month"]);

function seenOf(words: string, kind: FactKind, quote: string, language: string) {
  const isTime = kind === "when" && daysMeant(words).includes("duration");
  const kinds = isTime ? daysMeant(words) : (SEEN[kind] ?? []);
  return valuesIn(quote, language).filter((value) => !value.weak && kinds.includes(value.kind));
}

/** A fact beside the headline is named by the words before its value: "Nights and weekends: 01632 960 399". */
const aloneOf = ({ intro, value, label }: WishedValue): WishedValue => {
  const named = intro.split(/[.;!?]\s+/u).at(-1) ?? "";
  return { value, intro: named, label: named === "" ? (label.split(/[.;!?]\s+/u)[0] ?? "") : "" };
};

/** Where the values stand that belong together: "del 1 al 15 de diciembre", "vom 3. bis 5. Mai". */
export function stretchOf(text: string, values: readonly Value[]): { start: number; end: number } {
  const [first] = values;
  const at = first?.span.start ?? 0;
  let end = first?.span.end ?? 0;
  for (const { span } of values.slice(1)) if (JOINT.test(text.slice(end, span.start))) end = span.end;
  // The word that opens a range is a part of it.
  const isRange = end > (first?.span.end ?? 0);
  const opening = isRange ? (OPENING.exec(text.slice(0, at))?.[0].length ?? 0) : 0;
  return { start: at - opening, end };
}

/** "…: ons nieuwe nummer is 088 …" is named by its own clause. */
function clauseBefore(before: string): string {
  const clause = /[:;]\s+([^:;]+)$/u.exec(before)?.[1] ?? "";
  return clause.length <= LONGEST.intro ? clause : "";
}

function partsOf(text: string, values: readonly Value[]): WishedValue {
  const { start, end } = stretchOf(text, values);
  const before = text.slice(0, start).replace(/[\s:,;–—-]+$/u, "");
  const after = text.slice(end).replace(/^[\s:,;.!–—-]+/u, "");
  const isLast = after === "";
  const intro = before.length <= LONGEST.intro ? before : clauseBefore(before);
  // Of a sentence too long to stand around its value, the clause of the value does, where it has words before it.
  const isWhole = after.length <= LONGEST.label && (intro !== "" || before === "");
  return {
    // The stop of its sentence is none of a date that stands alone.
    value: text.slice(start, end).replace(isLast ? /(?<=\p{L})\.$/u : /(?<=\p{L}{4})\.$/u, ""),
    intro: isWhole || isLast ? intro : "",
    label: isWhole ? after.replace(/\.$/, "") : "",
  };
}
