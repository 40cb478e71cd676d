import { ASSET_TYPES } from "../../asset-types.ts";
import { overlap } from "../../copy/similarity.ts";
import { capitalize, hasWords, lowerFirst, size, stop, unstop, urls, wordCount } from "../../copy/text.ts";
import type { Occasion } from "../kinds.ts";
import type { Action, Line } from "../schema.ts";
import { isConnected } from "./apart.ts";
import type { Block, Headline } from "./block.ts";
import { isMust } from "./blocks.ts";
import { isRelative } from "./clauses.ts";
import { addsToSeries, isLeftOfSeries, tellsSeries } from "./drawn-series.ts";
import { goesOnInList, headsList } from "./empty-lead-ins.ts";
import { formsOf } from "./forms.ts";
import { hoursBehind } from "./inner-lists.ts";
import { isLast } from "./last-words.ts";
import type { Material } from "./material.ts";
import { asks } from "./post/bonds.ts";
import { isBehindColon, isSayable } from "./stumps.ts";
import { isLeadIn } from "./subject.ts";
import { wordsOf } from "./words.ts";

const MOST = 140;

/** What the reader needs next, first the most needed, where the occasion decides it. */
const NEXT: Partial<Record<Occasion, string[]>> = {
  event: ["when", "where"],
  closing: ["when", "contact"],
  incident: ["when", "condition"],
  offer: ["when", "condition", "price", "promo_code"],
  hiring: ["price", "where", "when"],
  appeal: ["figure", "price"],
};
const ANY_NEXT = ["benefit", "price", "condition"];

/** A sentence about the occasion's own day comes first; another day is a matter of its own. */
function need(b: Block, { reading }: Material): number {
  const ids = b.pieces.flatMap((p) => p.facts);
  const isOwnDay = b.tells.has("when") && reading.when?.facts.some((id) => ids.includes(id));
  if (!NEXT[reading.occasion] && isOwnDay) return -1;
  const wanted = NEXT[reading.occasion] ?? ANY_NEXT;
  const at = wanted.findIndex((kind) => [...b.tells].join(" ").includes(kind));
  return at < 0 ? wanted.length : at;
}

/** The words hold a fact that a post needs. */
const isMustWords = (words: string, h: Headline, { reading }: Material) =>
  words.length > 3 &&
  reading.facts.some(
    (f) =>
      h.facts.includes(f.id) &&
      isMust(new Set([f.kind])) &&
      (words.includes(f.quote) || f.quote.includes(words)),
  );

/** Without the part that leads to an address. */
const withoutAddress = (text: string) =>
  text
    .split(/(?<=,)\s+/)
    .filter((part) => !urls(part).length)
    .join(" ")
    .replace(/,$/, "");

/** What the headline left of its own sentence, where it is worth a line: a date, a number, a place. */
function leftOver(h: Headline, cta: Action | null, m: Material): Line | undefined {
  const card = h.block?.pieces[0]?.card ?? "";
  const statements = h.rest
    .filter((r) => isSayable(r, h.block?.pieces[0], m) || isBehindColon(h.text, r, card))
    .map((r) => withoutAddress(r).replace(/^(?:on|at)\s+(?=\p{Lu}|\d)/u, ""))
    .filter(
      (r) =>
        (/\d/.test(r) || isMustWords(r, h, m)) &&
        !isConnected(r) &&
        !isRelative(r) &&
        !isLeftOfSeries(r, h, m) &&
        !cta?.label.includes(r),
    );
  const text = statements.filter(Boolean).map((r, i) => (i ? lowerFirst(r) : capitalize(r)));
  const parts = text.join(", ").split(/(?<=,)\s+/);
  while (parts.length > 1 && size(parts.join(" ")) > MOST) parts.pop();
  const line = stop(parts.join(" "));
  return text.length && size(line) <= MOST && !hasWords(h.text, unstop(line))
    ? { text: line, facts: h.facts }
    : undefined;
}

const isSaid = (b: Block, h: Headline) => {
  const text = b.pieces[0]?.card ?? "";
  return b === h.block || overlap(h.text, text) >= 0.85 || overlap(text, h.text) >= 0.7;
};

function asLine(b: Block, m: Material): Line | undefined {
  const [piece] = b.pieces;
  // "What is in it" says nothing without what stands behind its colon.
  const isLabel = (text: string) => /^\s?[:：]/u.test((piece?.card ?? "").slice(text.length));
  const fitting = formsOf(b, m.language).find((f) => size(f.text) <= MOST && !isLabel(unstop(f.text)));
  return piece && fitting ? { text: stop(capitalize(fitting.text)), facts: piece.facts } : undefined;
}

/** The code of an offer that the headline does not hold, and until when. */
function termsOf(h: Headline, m: Material): Line | undefined {
  const { offer } = m.reading;
  if (!offer?.code || hasWords(h.text, offer.code)) return undefined;
  const ends = m.blocks.find((b) => b.tells.has("when") && !b.leans && b !== h.block)?.pieces[0];
  if (ends?.card.includes(offer.code) && size(ends.card) <= MOST)
    return { text: stop(ends.card), facts: ends.facts };
  const code = stop((wordsOf(m.language)?.code ?? "{}").replace("{}", () => offer.code));
  const text = [code, ends && size(ends.card) <= 90 ? stop(ends.card) : ""].filter(Boolean).join(" ");
  return { text, facts: [...new Set([...offer.facts, ...(ends?.facts ?? [])])] };
}

/** What the author wants said last is said last. */
const endsWith = (b: Block, { wishes: { endWith } }: Material) =>
  endWith !== "" && endWith.includes(unstop(b.pieces[0]?.card ?? "-"));

const lengthOf = (b: Block) => wordCount(b.pieces[0]?.card ?? "");

/** "Call 0800 555 011" is on the picture as its action. */
const isAction = (b: Block, cta: Action | null) => cta !== null && b.tells.has("contact") && lengthOf(b) <= 6;

/** The terms of an offer, or what the headline leaves of its own sentence. */
export const ownRestOf = (h: Headline, cta: Action | null, m: Material): Line | undefined =>
  termsOf(h, m) ?? leftOver(h, cta, m);

/** In a film nothing from behind the steps stands between their title and the first of them: it has its own scene. */
function firstStep({ blocks, options: { assetType } }: Material): number {
  const steps = blocks.find((b) => b.kind === "list" && b.tells.has("step"));
  return steps && ASSET_TYPES[assetType].content === "scenes" ? steps.at : Number.POSITIVE_INFINITY;
}

/** A film tells an account in its order: what comes later in it does not stand before what comes first. */
function isOutOfOrder(b: Block, h: Headline, { blocks, reading, options: { assetType } }: Material): boolean {
  if (ASSET_TYPES[assetType].content !== "scenes" || NEXT[reading.occasion]) return false;
  const from = h.block?.at ?? -1;
  return blocks.some((one) => one.kind === "sentence" && one.at > from && one.at < b.at && !isSaid(one, h));
}

/** "Eight months later it's 19%": what "it" is stands in the sentence before. */
const IT =
  /^(?!(?:if|when|while|whether|because|that|what|why|how)\s)(?:[\p{L}\d’'-]+\s){1,4}(?:it|they)(?:[’'](?:s|re|ll|ve)|\s(?:is|are|was|were|has|have|had|will))(?!\p{L})/iu;
const pointsBack = (b: Block, { language }: Material) =>
  language === "en" && IT.test(b.pieces[0]?.card ?? "");

/** One whole sentence that adds what the reader needs next. */
export function supportOf(h: Headline, cta: Action | null, m: Material): Line | null {
  const said = ownRestOf(h, cta, m);
  if (said) return said;
  const steps = firstStep(m);
  const after = h.block && h.rest.length === 0 ? m.blocks[m.blocks.indexOf(h.block) + 1] : undefined;
  const hours = hoursBehind(h, m);
  const statements = m.blocks.filter(
    (b) =>
      b.kind === "sentence" &&
      b !== hours &&
      !addsToSeries(b, m) &&
      !(m.reading.series && tellsSeries(b.pieces[0]?.card ?? "", m.reading.series)) &&
      !b.tells.has("snippet") &&
      b.at < steps &&
      !isOutOfOrder(b, h, m) &&
      (!(b.leans || pointsBack(b, m)) || b === after) &&
      !isSaid(b, h) &&
      !isLeadIn(h, b) &&
      !goesOnInList(b) &&
      !headsList(b, m) &&
      // A question stands before its answer.
      !asks(b) &&
      !endsWith(b, m) &&
      !isLast(b, m.reading) &&
      !b.tells.has("link") &&
      !isAction(b, cta) &&
      unstop(b.pieces[0]?.card ?? "") !== h.label &&
      !(m.reading.version && lengthOf(b) <= 6 && b.pieces[0]?.card.includes(m.reading.version)),
  );
  const isBefore = (b: Block) => (h.block && b.at < h.block.at ? 1 : 0);
  const next = statements.sort((a, b) => need(a, m) - need(b, m) || isBefore(a) - isBefore(b) || a.at - b.at);
  for (const b of next) {
    const line = asLine(b, m);
    if (line) return line;
  }
  return null;
}
