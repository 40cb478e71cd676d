import type { Sentence } from "../said.ts";
import { type Entry, entry, type Reader } from "./entry.ts";
import type { Figure } from "./figure.ts";
import { countsSomethingElse, inOtherUnit, overstates } from "./number-context.ts";
import { bestLine, linesWith, type Sources } from "./sources.ts";

/** Nouns that count what the copy itself lists: "in 3 steps". */
const STRUCTURE =
  /^[ -](?:\p{L}+ ){0,2}(?:steps?|ways|tips|things|reasons|takeaways|lessons|questions|ideas|changes|points|parts|plans|options)(?!\p{L})/iu;
/** What a reader understands as a price of nothing. */
const FREE =
  /(?<![\p{L}-])(?:(?:for|is|are|it[’']s|get it|try it) free(?! (?:of [^c]|to\b|from\b|up\b))|free of charge|free (?:trial|shipping|delivery|entry|admission|returns|forever|until|webinar|workshop|download|ebook|guide|plan|sample|consultation|month|week|coffee|gift|setup|upgrade|access|tickets?)s?|at no (?:extra )?cost|kostenlos\w*|gratis|gratuit\w*|100 ?% off)(?!\p{L})/iu;
/** A quick look for both. */
const MAY_BE_FREE = /free|cost|gratis|gratuit|kosten|off|charge|fee|nothing|0|無料|免费|مجان/i;
const FREE_SOURCE =
  /(?<![\p{L}-])(?:free|gratis|kostenlos\w*|kostenfrei\w*|gratuit\w*|offert\w*|no (?:extra )?(?:cost|charge|fee)|at no cost|nothing to pay|100 ?% off)(?!\p{L})|[$€£] ?0(?![\d.,])|無料|免费|مجان/iu;

/** "3 steps" is right when there are three, whoever counted. */
const isStructural = (figure: Figure, { text }: Sentence, counts: ReadonlySet<number>) =>
  figure.readings.some((r) => r.startsWith("n:") && counts.has(Number(r.slice(2)))) &&
  STRUCTURE.test(text.slice(figure.at + figure.text.length));

type Finding = { supported: boolean; note?: string };

function lookUp(figure: Figure, sources: Sources, structural: boolean): Finding {
  const known = figure.readings.some((r) => sources.readings.has(r));
  if (structural) return { supported: true };
  if (!known) return { supported: false, note: "No such number in the brief or the Brand DNA." };
  if (inOtherUnit(figure, sources))
    return { supported: false, note: "The source gives this number in another unit." };
  return { supported: true };
}

const source = (sentence: Sentence, figure: Figure, sources: Sources) =>
  bestLine(linesWith(sources, figure.readings), sentence.ideas);

function numberClaim(sentence: Sentence, figure: Figure, sources: Sources, structural: boolean): Entry {
  const { supported, note } = lookUp(figure, sources, structural);
  const line = source(sentence, figure, sources);
  return entry(sentence, { kind: "number", text: withMeasure(figure, sentence), line, supported, note });
}

/** "10 min" rather than "10". */
function withMeasure({ at, text, measure }: Figure, sentence: Sentence): string {
  if (!measure) return text;
  const unit =
    /^[^\p{L}]{0,3}(?:(?:per|an?|each) )?\p{L}+/u.exec(sentence.text.slice(at + text.length))?.[0] ?? "";
  return text + unit;
}

/** The number is right, but not what is made of it. */
function contextClaims(sentence: Sentence, figure: Figure, sources: Sources): Entry[] {
  const note = overstates(figure, sources)
    ? "The source qualifies this number differently."
    : countsSomethingElse(figure, sources)
      ? "The source uses this number for something else."
      : undefined;
  if (!note) return [];
  const line = source(sentence, figure, sources);
  return [entry(sentence, { kind: "statement", text: sentence.text, line, supported: false, note })];
}

function freeClaim(sentence: Sentence, sources: Sources): Entry[] {
  const found = MAY_BE_FREE.test(sentence.text) && FREE.exec(sentence.text);
  if (!found) return [];
  const line = bestLine(
    sources.lines.filter((l) => MAY_BE_FREE.test(l.text) && FREE_SOURCE.test(l.text)),
    sentence.ideas,
  );
  const note = line ? undefined : "Nobody said that it is free.";
  return [entry(sentence, { kind: "number", text: found[0], line, supported: line !== undefined, note })];
}

/** A number that is said five times in a sentence is one claim. */
const distinct = (figures: readonly Figure[]): Figure[] => [
  ...new Map(figures.map((f) => [`${f.text}|${f.measure}|${f.stance}|${f.counts}`, f])).values(),
];

/** Numbers, dates, times, prices and codes. A code is a name unless it is to be typed in. */
export const numberClaims: Reader = (sentence, sources, counts) => {
  const figures = distinct(sentence.figures).filter((f) => !f.weak && !isPlainCode(f, sentence));
  const claims = figures.flatMap((figure) => {
    const structural = isStructural(figure, sentence, counts);
    const claim = numberClaim(sentence, figure, sources, structural);
    return structural || !claim.claim.supported
      ? [claim]
      : [claim, ...contextClaims(sentence, figure, sources)];
  });
  return [...claims, ...freeClaim(sentence, sources)];
};

const isPlainCode = (figure: Figure, { text }: Sentence) =>
  figure.readings[0]?.startsWith("code:") === true &&
  !/(?:code|coupon|voucher|promo|gutschein)\S*[\s:“"]*$/iu.test(
    text.slice(Math.max(0, figure.at - 24), figure.at),
  );
