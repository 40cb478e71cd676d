import { isImperative } from "../../copy/grammar.ts";
import { leadsToArticle } from "../../copy/titles.ts";
import type { Fit, Pictures } from "../../render/fits.ts";
import { figuresUnsaid } from "../../render/templates/kit/story/figures-unsaid.ts";
import { isTranslated, valuesOf } from "../../render/templates/kit/story/must-show.ts";
import { isOfModel } from "../../render/templates/kit/story/of-model.ts";
import { readIn } from "../../render/templates/kit/story/shown.ts";
import { isSaid, type Tokens, tokensOf } from "../../render/templates/kit/story/tokens.ts";
import { coverage } from "../../story/guard/coverage.ts";
import { needsOf, pointsOf } from "../../story/guard/must-tell.ts";
import type { FactKind } from "../../story/kinds.ts";
import { conditionsOfPrices } from "../../story/price-conditions.ts";
import type { Fact, Story } from "../../story/schema.ts";
import { impliedKeys, isKnown } from "../../story/values/value.ts";
import { valuesIn } from "../../story/values/values.ts";
import { areHours } from "../../story/write/hours.ts";
import { areProsAndCons } from "../../text/pros-cons.ts";
import { DAY_NAME } from "../../text/weekdays.ts";
import { isExclusion } from "./exclusions.ts";

/**
 * Facts that must be on the picture and are not. The brand's name stands on every picture. A link is for
 * the post: on a picture it cannot be followed.
 */
export function lostOf(story: Story, { data, tells }: Fit, { brand, post }: Pictures): Fact[] {
  const texts = readIn(data);
  const ofQuote = isQuoteOf(story, texts);
  const posted = besideIn(story, post);
  const missing = coverage(story, [brand, ...texts].join("\n"), story.spoken).filter(
    ({ id, kind, quote }) =>
      kind !== "link" &&
      (!tells.includes(id) || hasUndrawnPrice(quote, story, texts)) &&
      !posted.has(id) &&
      !(ofQuote && AROUND.includes(kind)),
  );
  const gone = [
    ...cutIn(story, texts),
    ...hoursUndrawn(story, texts),
    ...weekLost(story, texts),
    ...weighedUndrawn(story, texts),
  ];
  return [...new Set([...missing, ...gone])];
}

/** What speaks for one of two things without what speaks against it advises for it. */
function weighedUndrawn({ rows, support, slides, facts }: Story, texts: readonly string[]): Fact[] {
  if (!areProsAndCons(rows)) return [];
  const seen = lettersOf(texts.join("\n"));
  const isSeen = (text: string) => seen.includes(lettersOf(text));
  const gone = rows.filter(({ first, second }) => ![first, second].every(isSeen)).map(({ fact }) => fact);
  const said = slides.length > 0 ? [] : (support?.text ?? "").split(/(?<=[.!?])\s/u);
  const unsaid = said.every(isSeen) ? [] : (support?.facts ?? []);
  return facts.filter(({ id, kind }) => gone.includes(id) || (kind !== "link" && unsaid.includes(id)));
}

const WEEK = new RegExp(
  `^(?:(?:from|von|vom|du|de|del?|dal?|van|das?) )?(?:${DAY_NAME})(?:-feira)?\\s(?:to|till|until|through|bis|au|al?|à|tot(?: en met)?|t/m|até)\\s(?<last>${DAY_NAME})(?:-feira)?$`,
  "iu",
);

/** "Du lundi au vendredi" of the hours that are drawn: without their days they are read as those of every day. */
function weekLost({ facts, language, spoken }: Story, texts: readonly string[]): Fact[] {
  const seen = texts.join("\n").toLowerCase();
  if (language !== spoken) return [];
  return facts.filter(({ kind, from, quote }) => {
    const { last = "" } = WEEK.exec(quote.trim().replace(/[.,;]$/u, ""))?.groups ?? {};
    return (
      kind === "when" && from === "brief" && last !== "" && !seen.includes(last.slice(0, DAY).toLowerCase())
    );
  });
}
const DAY = 3;

/** Opening hours of which a day is missing mislead those who look for it. */
function hoursUndrawn({ points, facts }: Story, texts: readonly string[]): Fact[] {
  if (!areHours(points.map(({ text }) => text))) return [];
  const seen = lettersOf(texts.join("\n"));
  // "Back on Monday" may stand in a table as "On Monday" and "back".
  const isSeen = (part: string) =>
    seen.includes(lettersOf(part)) || part.split(/\s/u).every((word) => seen.includes(lettersOf(word)));
  const isDrawn = (text: string) => text.split(/[:：](?!\d)/u).every(isSeen);
  const gone = new Set(points.filter(({ text }) => !isDrawn(text)).flatMap((point) => point.facts));
  return facts.filter(({ id }) => gone.has(id)).slice(0, 1);
}
const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** A template may show the terms of a price that a model has read, and not the price. */
function hasUndrawnPrice(quote: string, story: Story, texts: readonly string[]): boolean {
  if (!isOfModel(story) || !story.offer || !quote.includes(story.offer.value)) return false;
  const seen = impliedKeys(valuesIn(texts.join("\n"), story.spoken));
  const prices = valuesIn(story.offer.value, story.language).filter(({ kind }) => kind === "money");
  return prices.some((value) => !isKnown(value, seen));
}

/** The picture of a quotation is the quotation and who said it. */
const isQuoteOf = ({ quotation }: Story, texts: readonly string[]): boolean =>
  quotation !== null && texts.some((text) => text.includes(quotation.text));
/** What is said around a quotation stands in the post. */
const AROUND: readonly FactKind[] = ["when", "where", "news", "proof"];

/** The values of a chart are numbers. */
function numbersIn(data: unknown): string[] {
  if (typeof data === "number") return [`${data}`];
  return data && typeof data === "object" ? Object.values(data).flatMap(numbersIn) : [];
}

/** "2021: 210" is drawn where both numbers stand. */
const isDrawn = (text: string, seen: Tokens): boolean =>
  !/\p{L}/u.test(text) && [...tokensOf(text).numbers].every((number) => seen.numbers.has(number));

const ADDRESS = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\+?\d[\d\s()/-]{6,}\d/;

const SITE = /(?:[\p{L}\d-]+\.)+\p{L}{2,}(?:\/[\w./-]*\w)?/u;

/** "Book on 01432 555 018": the address stands on the picture as its action. */
function isAction(quote: string, texts: readonly string[]): boolean {
  const address = (ADDRESS.exec(quote) ?? SITE.exec(quote))?.[0].trim();
  const isShort = quote.length <= 100 && quote.trim().split(/\s+/).length <= 16;
  return address !== undefined && isShort && texts.some((text) => text.includes(address));
}

/** A greeting leads to the news and says nothing of it. */
const GREETING =
  /^\W*(?:hi|hiya|hello|hey|dear|good (?:morning|afternoon|evening)|hallo|moin|servus|liebe[rs]?|guten (?:tag|morgen|abend)|bonjour|bonsoir|salut|hola+|buenas(?: tardes| noches)?|buenos d[ií]as|ciao|salve|buongiorno|buonasera|hoi|beste|goede(?:morgen|middag|navond|ndag)|olá|oi|bo[am] (?:dia|tarde|noite))(?:[ ,]+[\p{L}’'-]+){0,3}[\s,.!:]*$/iu;

/** "In breve:" leads to the list that follows, "Service notice." to the news. */
const LABEL = /^\W*\p{L}[\p{L}’'-]*(?: \p{L}[\p{L}’'-]*){0,2}\s*[:：]\s*$|^(?:\p{Lu}+\s?){1,3}[.!:]+$/u;

/** Kinds that have a place of their own, or none on a picture. */
const APART: readonly FactKind[] = ["link", "contact", "snippet", "quotation", "pair", "who"];

/**
 * Whole statements of the brief that neither a text of the picture nor the post beside it tells. Readers miss them,
 * whatever their kind. A preview image leads to the page that says the rest.
 */
export function untoldOf(story: Story, { data, tells }: Fit, { brand, post = "" }: Pictures): Fact[] {
  const texts = readIn(data);
  if (isTranslated(story) || isQuoteOf(story, texts)) return [];
  const seen = tokensOf([brand, ...texts, ...numbersIn(data)].join("\n"));
  const posted = tokensOf(post);
  const own = story.facts.filter(({ from }) => from === "brief");
  const isPart = ({ id, span }: Fact) =>
    own.some(
      (other) =>
        other.id !== id &&
        other.span.start <= span.start &&
        other.span.end >= span.end &&
        other.span.end - other.span.start > span.end - span.start,
    );
  return own.filter(
    (fact) =>
      !APART.includes(fact.kind) &&
      !tells.includes(fact.id) &&
      !isPart(fact) &&
      !isAction(fact.quote, texts) &&
      !GREETING.test(fact.quote) &&
      !LABEL.test(fact.quote) &&
      ![fact.quote, fact.says].some(
        (text) => isSaid(text, seen) || isDrawn(text, seen) || isSaid(text, posted),
      ),
  );
}

/** Statements without a day, an amount or a step of their own, which the post beside a film, slides or a chart tells. */
export function saidBeside(untold: readonly Fact[], { occasion }: Story, { beside = "" }: Pictures): Fact[] {
  const besideTokens = tokensOf(beside);
  // Of instructions only what is no order may be left out.
  const isStep = (text: string) => occasion === "how_to" && isImperative(text);
  return untold.filter(
    ({ kind, quote, says }) =>
      SECOND_RANK.includes(kind) && !isStep(says) && [quote, says].some((text) => isSaid(text, besideTokens)),
  );
}
const SECOND_RANK: readonly FactKind[] = ["news", "benefit", "proof"];

/** A brief of an article: the amounts in it are what the article tells. */
const isOfArticle = ({ facts, offer }: Story): boolean => {
  const first = facts.find(({ from }) => from === "brief")?.quote ?? "";
  return offer === null && leadsToArticle(first.split(/["“„«「『]/u)[0] ?? "");
};

/**
 * What those read who follow a link: conditions without a date or an amount, "Unplug the toaster before you start",
 * and the amounts of an article.
 */
export const adviceIn = (story: Story): Fact[] =>
  needsOf(story).flatMap(({ fact, kind, values }) =>
    (kind === "condition" && values.length === 0) || (kind === "price" && isOfArticle(story)) ? [fact] : [],
  );

/** What a model has written for the picture, and neither the picture nor the post beside it has. */
export function leftOutOf(story: Story, { data, tells }: Fit, { post = "" }: Pictures): Fact[] {
  const { points, support, figures, slides, scenes, facts } = story;
  const texts = readIn(data);
  const text = texts.join("\n");
  const seen = tokensOf(text);
  const posted = tokensOf(post);
  const lines = [...points, ...(support ? [support] : [])];
  const gone = lines.filter(
    (line) => !text.includes(line.text) && !isSaid(line.text, seen) && !isSaid(line.text, posted),
  );
  // Slides and scenes have words of their own.
  const isOne = slides.length === 0 && scenes.length === 0;
  const numbers = figures.filter(
    (one) => isOne && figuresUnsaid({ figures: [one] }, [...texts, ...numbersIn(data)]).length > 0,
  );
  const cut = [...lines, ...slides, ...scenes].filter((line) => isCut(line, texts));
  const named = new Set([
    ...[...gone, ...cut].flatMap((line) => line.facts),
    ...numbers.map(({ fact }) => fact),
  ]);
  return facts.filter(({ id, kind }) => named.has(id) && !tells.includes(id) && !APART.includes(kind));
}

/** A line that stands on the picture with its end cut off, and nowhere whole. */
function isCut(line: { text: string } | { title: string; body: string }, texts: readonly string[]): boolean {
  const whole = "text" in line ? [line.text] : [line.title, line.body];
  return whole.some(
    (text) =>
      !text.endsWith("…") &&
      !texts.some((one) => one.includes(text)) &&
      texts.some((one) => one.endsWith("…") && one.length > 1 && text.startsWith(one.slice(0, -1).trim())),
  );
}

/** What a text that ends with "…" was to tell, unless another text tells it whole. */
function cutIn({ facts }: Story, texts: readonly string[]): Fact[] {
  const cut = texts.filter((text) => text.endsWith("…")).map((text) => bare(text.slice(0, -1)));
  const whole = bare(texts.filter((text) => !text.endsWith("…")).join("\n"));
  return facts.filter(({ quote, from }) => {
    const said = bare(quote);
    return (
      from === "brief" && !whole.includes(said) && cut.some((text) => said.includes(text) && said !== text)
    );
  });
}

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * The story for templates. News that must be on the picture counts as a hard fact: "Free, no registration" may stand
 * in a line of details. What may stand in the post alone is none, unless a row of facts has a cell for it.
 */
export function withNeeds(story: Story, post?: string): Story {
  const needed = new Set(coverage(story, "", story.spoken).map(({ id }) => id));
  const posted = besideIn(story, post);
  const cells = valuesOf(story).filter(({ cell }) => cell);
  // One cell alone is no row, and a bare day says nothing.
  const celled = new Set(cells.length > 1 ? cells.flatMap((value) => value.facts) : []);
  const kindOf = ({ id, kind }: Fact): FactKind => {
    if (posted.has(id) && !celled.has(id)) return "news";
    return needed.has(id) && SOFT.includes(kind) && !posted.has(id) ? "condition" : kind;
  };
  return { ...story, facts: story.facts.map((fact) => ({ ...fact, kind: kindOf(fact) })) };
}

/** Kinds of facts that may stand in the post alone, where they are not the occasion's own day, place or price. */
const ASIDE: readonly FactKind[] = ["when", "where", "condition", "contact"];
/** Ids of the facts that the post beside a picture tells, so that the picture need not. */
function besideIn(story: Story, post = ""): Set<string> {
  const { facts, when, offer, occasion } = story;
  const prices = facts.filter(({ kind, from }) => kind === "price" && from === "brief");
  // Of a job the pay is seen, and what else is paid for is read.
  const kinds = occasion === "hiring" ? [...ASIDE, "price"] : ASIDE;
  const points = pointsOf(story).map(({ id }) => id);
  // A price without its condition promises too much.
  const terms = conditionsOfPrices(story).map(({ id }) => id);
  const own = new Set([
    ...(when?.facts ?? []),
    ...(offer?.facts ?? []),
    ...[prices[0]?.id, ...points, ...terms],
    ...facts.filter(isExclusion).map(({ id }) => id),
  ]);
  const posted = tokensOf(post);
  const aside = facts.filter(
    ({ id, kind, quote, from }) =>
      from === "brief" && kinds.includes(kind) && !own.has(id) && isSaid(quote, posted),
  );
  return new Set(post ? aside.map(({ id }) => id) : []);
}

/** So many days and hours are a timetable. */
const TIMES = 5;

/** Whether days and hours are what a picture is about, so that none of them may be left to the post. */
export function isTimetable({ facts, points }: Story): boolean {
  if (areHours(points.map(({ text }) => text))) return true;
  const times = facts.filter(({ kind, from }) => kind === "when" && from === "brief");
  const isPart = (one: Fact) =>
    times.some(({ id, span }) => id !== one.id && span.start <= one.span.start && span.end >= one.span.end);
  return times.filter((one) => !isPart(one)).length >= TIMES;
}

const SOFT: readonly FactKind[] = ["news", "change"];
