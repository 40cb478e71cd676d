import { ideas } from "../copy/judge/ideas.ts";
import { Prefiltered } from "../text/prefilter/prefiltered.ts";
import { namesValue } from "../text/value-names.ts";
import type { FactKind } from "./kinds.ts";
import { kindsNamed, withoutKinds } from "./kinds-named.ts";
import { isTableOfHours } from "./picture-wishes/hours-table.ts";
import { showsSeveral } from "./picture-wishes/several-values.ts";
import { stepIn } from "./picture-wishes/step-wish.ts";
import { askedAboutIn } from "./read/asked-about.ts";
import { namesEnd } from "./read/event-words.ts";
import { isOnlyPlaced, slideWished, withoutLineWords } from "./read/size-wish.ts";
import { wantsAlone } from "./read/wished-large.ts";
import { refersBack } from "./refers-back.ts";
import type { Fact, Reading } from "./schema.ts";
import { shareIn } from "./shared-words.ts";
import { sameValue, type Value, type ValueKind } from "./values/value.ts";
import { valuesIn } from "./values/values.ts";

const QUOTED = /["“„«「『]\s?([^"”“»」』]{2,80})\s?["”“»」』]/u;

/** Something that the author wants to be seen first, in the author's words, and the facts that tell it. */
export type Emphasis = {
  words: string;
  values: Value[];
  facts: Fact[];
  /** The picture of a series that it is wanted on, and whether it is to be large there. */
  on?: "first" | "last";
  isPlaced?: true;
};

const isHeld = (fact: Fact, values: readonly Value[], language: string) => {
  const own = valuesIn(fact.quote, language);
  return values.length > 0 && values.every((value) => own.some((other) => sameValue(value, other)));
};

/** The title of the thing itself, as it stands in quotation marks. */
const TITLED = /["“„«「『‘](?=\p{L})[^"”“»」』’]{3,90}["”“»」』’]/u;

/** Share of the words that a fact has to hold. */
const ENOUGH = 0.6;

/** The facts of the brief that tell what these words name. */
export const namedFacts = (words: string, reading: Reading): Fact[] =>
  factsOf(
    words,
    valuesIn(words, reading.language).filter(({ weak, kind }) => !weak && kind !== "name"),
    reading,
  );

function factsOf(words: string, values: readonly Value[], { facts, language }: Reading): Fact[] {
  const own = facts.filter(({ from }) => from === "brief");
  const quoted = QUOTED.exec(words)?.[1]?.trim().toLowerCase();
  if (quoted) {
    const found = own.filter(({ quote }) => quote.toLowerCase().includes(quoted));
    if (found.length > 0) return found;
  }
  if (values.length > 0) {
    const whole = own.filter((fact) => isHeld(fact, values, language) && isAbout(words, fact.quote));
    return whole.length > 0
      ? whole
      : own.filter(
          (fact) => isAbout(words, fact.quote) && values.some((one) => isHeld(fact, [one], language)),
        );
  }
  return namedIn(words, own, language);
}

/** "The free fitting": the value alone does not tell it from other things that are free. "The Friday deadline" is its day. */
function isAbout(words: string, text: string): boolean {
  const wanted = ideas(withoutKinds(words)).filter((word) => !/^(?:free|grat|kostenl|umsonst)/.test(word));
  const said = new Set(ideas(text));
  return /\d/.test(words) || wanted.length === 0 || wanted.some((word) => said.has(word));
}

/** "The shorter stay" is what a line calls "average stay: 24 days (last year it was 31)". */
const COMPARED =
  /(?<!\p{L})(?:shorter|longer|lower|higher|smaller|larger|bigger|faster|better|kürzere?[nrs]?|längere?[nrs]?|niedrigere?[nrs]?|höhere?[nrs]?|plus (?:court|long|bas|haut)e?s?|más (?:cort|larg|baj|alt)[oa]s?|più (?:cort|lung|bass|alt)[oaie]|kortere|langere|lagere|hogere|mais (?:curt|long|baix|alt)[oa]s?)(?!\p{L})/giu;

/** The facts that tell what the words name: a kind of value, a title, or what they say themselves. */
function namedIn(given: string, own: readonly Fact[], language: string): Fact[] {
  const words = withoutLineWords(given.replace(COMPARED, " "), language);
  const wanted = ideas(words);
  const shareFor = (fact: Fact) => shareOf(wanted, fact);
  const kinds = kindsNamed(words);
  const named = untilThen(words, own, (kind) => kinds.includes(kind));
  // "The days we're shut": of several days those that stand with what is named.
  const meant = ideas(withoutKinds(words));
  const beside = named.filter(({ says }) => meant.length > 0 && shareIn(meant, says) >= ENOUGH);
  if (beside.length > 0) return beside;
  // "The price" is the amount, and not the sentence that speaks of a price.
  if (wanted.length === 1 && named.length > 0 && !kinds.includes("contact")) return named;
  const rows = daysMeant(words) === TIMES ? own.filter((fact) => isRowOfHours(fact, language)) : [];
  if (rows.length >= FEWEST_ROWS) return rows;
  const best = Math.max(0, ...own.map(shareFor));
  if (wanted.length > 0 && best >= ENOUGH) return own.filter((fact) => shareFor(fact) === best);
  const titled = namesValue(words, "title")
    ? own.find(({ quote }) => TITLED.test(quote) || /'\p{L}[^']{3,90}'/u.test(quote))
    : undefined;
  if (titled) return [titled];
  if (named.length === 0) return calledIn(words, own);
  // Of several numbers to call, the one that is meant shares a word with what is named.
  const most = Math.max(0, ...named.map(shareFor));
  const isOne = !kinds.includes("contact") || named.length < 2;
  return isOne ? named : named.filter((fact) => most > 0 && shareFor(fact) === most);
}

/** The facts of a kind; "the deadline" is the day by which something is to be done, and not the one on which it starts. */
function untilThen(words: string, own: readonly Fact[], isOfKind: (kind: FactKind) => boolean): Fact[] {
  const named = own.filter(({ kind }) => isOfKind(kind));
  const limits = own.filter(({ kind }) => kind === "condition").map(({ quote }) => quote);
  const due = namesEnd(words) ? named.filter(({ quote }) => limits.includes(quote)) : [];
  return due.length > 0 ? due : named;
}

/** Fewer days with their hours are no table. */
const FEWEST_ROWS = 2;

/** "Saturday: 9am to 1pm": of such rows "the new hours" means all, and of no day of the year alone. */
function isRowOfHours({ quote }: Fact, language: string): boolean {
  const kinds = new Set(valuesIn(quote, language).map(({ kind }) => kind));
  const isTimed = TIMES.some((kind) => kinds.has(kind));
  return isTimed && kinds.has("weekday") && !kinds.has("date");
}

const shareOf = (wanted: readonly string[], { quote }: Fact): number => shareIn(wanted, quote);

/** "The arrival time" is what a line calls "Average arrival: 38 minutes": the kind of its value is not said there. */
function calledIn(words: string, own: readonly Fact[]): Fact[] {
  const wanted = ideas(withoutKinds(words));
  const found = own.filter(
    (fact) => wanted.length > 0 && shareOf(wanted, fact) === 1 && /\d/.test(fact.quote),
  );
  return found.length === 1 ? found : [];
}

/** "Jonas Feld": the words themselves are to be seen. */
export const isProperName = (words: string): boolean => /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)+$/u.test(words);

/** What the author wants to be seen first, in the order of the brief. */
export function emphasesOf(reading: Reading): Emphasis[] {
  return reading.wishes
    .filter(
      ({ rule, value }) =>
        rule === "emphasis" && stepIn(value, reading) === undefined && !isTableOfHours(value, reading),
    )
    .map(({ value: words, quote }) => {
      const on = slideWished(quote, reading.language);
      const values = isQuestion(words)
        ? []
        : valuesIn(words, reading.language)
            .filter(({ weak, kind }) => !weak && kind !== "name")
            .map((value) => asInBrief(value, reading));
      const facts = factsOf(words, values, reading);
      const isPlaced = isOnlyPlaced(quote, reading.language);
      return { words, values, facts, ...(on && { on }), ...(isPlaced && { isPlaced }) };
    });
}

/** "The 7.30" of a wish is the hour that the brief tells with the same digits. */
function asInBrief(value: Value, { facts, language }: Reading): Value {
  if (value.kind !== "number" || !/\d[.:]\d/u.test(value.text)) return value;
  const known = facts.flatMap(({ quote }) => valuesIn(quote, language));
  return known.find(({ text, weak }) => !weak && text === value.text) ?? value;
}

/** A question has no value that could stand for it. */
const isQuestion = (words: string) => /[?？]$/u.test(words);

const titleOf = ({ quote }: Fact) => (TITLED.exec(quote) ?? /'\p{L}[^']{3,90}'/u.exec(quote))?.[0] ?? quote;

/** "visible", "lesen", "se ler", "get across": the picture shows it, wherever it stands. */
const ONLY_SHOWN = new Prefiltered(
  /(?<!\p{L})(?:visible|readable|legible|survive|(?:get|come|bring|put) across|convey|take away|rüber ?kommen|(?:deutlich|klar) werden|(?:doit|faire) (?:bien |vraiment )?(?:passer|comprendre|ressortir)|be (?:clear|obvious)|(?:quedar|verse|ficar) (?:bien |muy |bem )?claro|emergere|transmett?(?:re|ir)|far (?:passare|capire)|trasmettere|over moet komen|overkomen|overbrengen|duidelijk (?:worden|zijn)|lesen|lesbar|erkennen|lisibles?|le[eg]gibil[ei]|se lea|si legga|leesbaar|ler|legíve(?:l|is))(?!\p{L})/iu,
);

/** Enough of the words for a text to be about them. */
const isSaid = (text: string, words: string) => {
  const wanted = ideas(words);
  return wanted.length > 0 && shareIn(wanted, text) >= ENOUGH;
};

/** "The version number", "Versionsnummer": a number with a point between its parts. */
const VERSION =
  /^(?:(?:the|our|die|le|el|il|de|o) )?(?:version(?:s)?[ -]?(?:number|nummer)?|versionnummer|versienummer|num(?:é|e)ro de versi[oó]n|número de vers[iã]o|numero di versione)$/iu;

/** It has the words themselves: those in quotation marks, or several, "olio nuovo" of "L’olio nuovo c’è!". */
function holdsWords(text: string, words: string): boolean {
  if (VERSION.test(words)) return /\d\.\d/u.test(text);
  const low = text.toLowerCase();
  const quoted = QUOTED.exec(words)?.[1]?.trim().toLowerCase();
  if (quoted && low.includes(quoted)) return true;
  const wanted = words.toLowerCase().trim();
  const at = /\p{L}\s\p{L}/u.test(words) ? low.indexOf(wanted) : -1;
  return at >= 0 && !/\p{L}$/u.test(low.slice(0, at)) && !/^\p{L}/u.test(low.slice(at + wanted.length));
}

/** A text shows what the author wants to be seen first: its values, its words, or a value of a fact that tells it. */
export function shows(text: string, { words, values, facts }: Emphasis, language: string): boolean {
  const several = showsSeveral(text, { words, values, facts }, language);
  if (several !== undefined) return several;
  if (holdsWords(text, words)) return true;
  if (isQuestion(words)) return isSaid(text, words);
  if (values.length === 0 && isProperName(words)) return text.includes(words);
  const shown = valuesIn(text, language);
  const has = (value: Value) => shown.some((other) => sameValue(value, other));
  if (values.length > 0) return values.every(has) && isAbout(words, text);
  const valuesOf = ({ quote, kind }: Fact) =>
    valuesIn(quote, language).filter(
      (value) =>
        !value.weak && (kind === "when" ? daysMeant(words) : (OF_KIND[kind] ?? ANY)).includes(value.kind),
    );
  if (namesValue(words, "title")) return facts.every((fact) => isSaid(text, titleOf(fact)));
  const kinds = new Set(facts.filter(({ kind }) => VALUED.has(kind)).map(({ kind }) => kind));
  const tells = (fact: Fact) => valuesOf(fact).some(has) || hasNumberOf(text, fact);
  const isShown = (kind: FactKind) => facts.some((fact) => fact.kind === kind && tells(fact));
  const isOfFact = facts.some(({ quote }) => isSaid(quote, text));
  if (kinds.size === 0 && facts.length === 0 && namesOnlyNumber(words))
    return shown.some(({ kind, weak }) => !weak && NUMBERS.has(kind));
  return kinds.size === 0 ? isOfFact || isSaid(text, words) : [...kinds].every(isShown);
}
/** A number to call alone is not known as one. */
function hasNumberOf(text: string, { kind, quote }: Fact): boolean {
  const phone = kind === "contact" ? /\+?\d[\d\s()/.-]{5,}\d/u.exec(quote)?.[0] : undefined;
  return phone !== undefined && text.includes(phone);
}
/** "The number should be really big", of "our 100,000th meal": any number is meant, as long as none is to be called. */
export const namesOnlyNumber = (words: string) => namesValue(words, "number") && ideas(words).length === 1;
const ANY: readonly ValueKind[] = ["number", "money", "percent", "factor", "measure", "duration"];
const DAYS: readonly ValueKind[] = ["date", "month", "ordinal", "weekday", "time"];
/** "10 uur" is an hour, and as long as ten of them. */
const TIMES: readonly ValueKind[] = ["time", "duration"];
const NUMBERS: ReadonlySet<ValueKind> = new Set([...ANY, "ordinal"]);
/** "The hours", where no day is named: the time is what is to be seen. */
export const daysMeant = (words: string): readonly ValueKind[] =>
  namesValue(words, "time") && !namesValue(words, "date") ? TIMES : DAYS;
const OF_KIND: Partial<Record<FactKind, readonly ValueKind[]>> = {
  contact: ["phone", "email"],
  when: DAYS,
  price: ["money", "percent"],
  promo_code: ["promo_code"],
};
const VALUED: ReadonlySet<FactKind> = new Set(["contact", "when", "price", "promo_code", "figure", "proof"]);

/** Whether it is enough that a picture shows it, wherever it stands. */
export function isOnlyToBeShown(reading: Reading, { words, on, isPlaced, facts }: Emphasis): boolean {
  if (on === "last" || isPlaced || areRows(reading, facts) || arePrices(words, facts)) return true;
  // "That person gets one free": it needs the sentence before it, which leads.
  if (facts.length > 0 && refersBack(words, reading.language)) return true;
  const { quote = "" } =
    reading.wishes.find(({ rule, value }) => rule === "emphasis" && value === words) ?? {};
  return ONLY_SHOWN.test(quote) && askedAboutIn(quote, reading.language) === undefined;
}

/** "Los plazos": days that several lines of a list tell, each in its own. */
function areRows({ items, facts: all }: Reading, facts: readonly Fact[]): boolean {
  const isIn = ({ span: line }: Fact, { span }: Fact) => line.start <= span.start && span.end <= line.end;
  const lines = all.filter(({ id }) => items.includes(id));
  const dated = lines.filter((line) => facts.some((fact) => fact.kind === "when" && isIn(line, fact)));
  return dated.length > 1 && facts.every((fact) => lines.some((line) => isIn(line, fact)));
}

/** "Los precios", of several things: each is large beside its own, and one of them is not the news. */
const arePrices = (words: string, facts: readonly Fact[]): boolean =>
  facts.length > 1 && facts.every(({ kind }) => kind === "price") && PRICES.test(words);
const PRICES = /(?<!\p{L})(?:prices|\p{L}*preise|prix|tarifs|precios|prezzi|prijzen|preços)(?!\p{L})/iu;

/** Whether a headline shows what its author wants alone on the picture, with the rest in the post. */
export const isAlone = (reading: Reading, headline: string): boolean =>
  emphasesOf(reading).some(
    (one) =>
      shows(headline, one, reading.language) &&
      reading.wishes.some(
        ({ rule, value, quote }) => rule === "emphasis" && value === one.words && wantsAlone(quote),
      ),
  );

/** “Autumn fair” and “free entry”: what else stands beside such a headline, as its author wrote it, with its facts. */
export function besideAlone(reading: Reading, headline: string): { text: string; facts: string[] }[] {
  const low = headline.toLowerCase();
  return reading.wishes
    .filter(({ rule, quote }) => rule === "emphasis" && wantsAlone(quote))
    .flatMap(({ value }) => value.match(QUOTES) ?? [])
    .map((quote) => QUOTED.exec(quote)?.[1]?.trim() ?? "")
    .filter((text) => !low.includes(text.toLowerCase()))
    .map((text) => ({ text, facts: factsOf(`“${text}”`, [], reading).map(({ id }) => id) }));
}
const QUOTES = /["“„«「『][^"”“»」』]{2,80}["”“»」』]/gu;

/** Emphases that the words of a picture do not obey. */
export function unheeded(reading: Reading, headline: string, others: readonly string[]): Emphasis[] {
  return emphasesOf(reading).filter((one) => {
    const text = isOnlyToBeShown(reading, one) ? [headline, ...others].join("\n") : headline;
    return !shows(text, one, reading.language);
  });
}
