import { isImperative } from "../copy/grammar.ts";
import { ideas } from "../copy/judge/ideas.ts";
import { hasWords } from "../copy/text.ts";
import type { Brand } from "../copy/types.ts";
import { namesValue } from "../text/value-names.ts";
import { isMoreForReaders, type Judge, surelyFor } from "./addressee/addressee.ts";
import { mustTell } from "./guard/must-tell.ts";
import type { FactKind } from "./kinds.ts";
import { hasPractical } from "./practical-words.ts";
import { prohibitionIn } from "./read/prohibitions.ts";
import { otherAddresseeOf } from "./review/other-addressees.ts";
import { isRough, roughSigns } from "./review/roughness.ts";
import type { Reading, Story } from "./schema.ts";
import { valuesIn } from "./values/values.ts";
import { type Group, groupsOf, listedFacts } from "./write/groups.ts";
import { leans } from "./write/leaning.ts";
import { warnsOrForbids } from "./write/warnings.ts";

/** So many sentences of a brief are left out without a question, and this share of all of them. */
const MOST_LEFT_OUT = 3;
const LARGEST_SHARE = 1 / 4;

/** Facts of any other kind are needed: prices, days, places, conditions, proofs, names. */
const COLOUR: ReadonlySet<FactKind> = new Set(["news", "benefit"]);

/** What the decision rests on. `whole` is what was written of the whole reading. */
type Doubtful = { reading: Reading; whole: Story; brief: string; brand: Brand; judge: Judge };

/** Facts that a slot of the picture rests on, or a structure of the brief: without them something is torn. */
function heldUp({ reading, whole }: Doubtful): ReadonlySet<string> {
  const { figures, series, rows, quotation, when, offer, snippet, title } = reading;
  return new Set([
    ...listedFacts(reading),
    ...mustTell(reading).map(({ id }) => id),
    ...[...figures, ...rows].map(({ fact }) => fact),
    ...[series, when, offer].flatMap((part) => part?.facts ?? []),
    ...[quotation, snippet].flatMap((part) => (part ? [part.fact] : [])),
    ...[whole.headline, whole.cta, whole.kicker].flatMap((line) => line?.facts ?? []),
    title,
  ]);
}

const ENDS = /[.!…。！][”"’)»]*$/u;

/** From one full stop to the next: what is left out tears no sentence. */
function isWhole({ head: { span, quote } }: Group, brief: string): boolean {
  const before = brief.slice(0, span.start).replace(/[^\S\n]+$/u, "");
  return ENDS.test(quote.trim()) && (before === "" || before.endsWith("\n") || ENDS.test(before));
}

const QUOTATION = /["“”„«»「」『』]/u;

/** Quotation marks are open here: the author gives these words as they are to be published. */
function isInsideMarks(brief: string, at: number): boolean {
  const before = brief.slice(0, at);
  const isOpen = (open: string, shut: string) => before.lastIndexOf(open) > before.lastIndexOf(shut);
  const straight = before.split('"').length - 1;
  return isOpen("«", "»") || isOpen("“", "”") || isOpen("「", "」") || straight % 2 === 1;
}

/** It has a value, a name of its own, a quotation, a word that readers act on, or what they must not do. */
function tellsSomethingNeeded({ head: { quote } }: Group, elsewhere: string, language: string): boolean {
  const values = valuesIn(quote, language).filter(({ weak }) => !weak);
  return (
    /\d/.test(quote) ||
    QUOTATION.test(quote) ||
    /[?？:：]/u.test(quote) ||
    values.some(({ kind, text }) => kind !== "name" || !hasWords(elsewhere, text)) ||
    hasPractical(quote, language) ||
    warnsOrForbids(quote, language) ||
    !["maker", undefined].includes(prohibitionIn(quote, language)) ||
    (!isSurelyForMaker(quote, language) && ((language === "en" && isImperative(quote)) || isOfTerms(quote)))
  );
}

/** "What you bring before that date still costs the old price": a day or a price that it does not name again. */
const isOfTerms = (quote: string): boolean => namesValue(quote, "price") || namesValue(quote, "date");

/** "Open on black.": its own words say so, whatever stands around it. */
const isSurelyForMaker = (quote: string, language: string): boolean =>
  surelyFor(quote.trim(), language) === "maker";

/** So many words that the other sentences have as well: it goes on with what they tell. */
const SHARED = 2;

/** It speaks of the same as the others, or its own words rather speak to readers: it may carry the point. */
function mayCarryThePoint({ head: { quote } }: Group, elsewhere: string, language: string): boolean {
  if (isSurelyForMaker(quote, language)) return false;
  const said = new Set(ideas(elsewhere));
  const shared = new Set(ideas(quote).filter((word) => said.has(word)));
  return shared.size >= SHARED || isMoreForReaders(quote.trim(), language);
}

/** Sentences that may be for the maker or for colleagues, with whether readers lose nothing by them. */
function doubtfulIn(about: Doubtful): { group: Group; isNeedless: boolean }[] {
  const { reading, brief, brand, judge } = about;
  const { language } = reading;
  const groups = groupsOf(reading.facts);
  const held = heldUp(about);
  const brandWords = `${brand.name} ${brand.tagline} ${brand.overview} ${JSON.stringify(brand.offer)}`;
  return groups.flatMap((group, i) => {
    if (!group.facts.some((fact) => otherAddresseeOf(fact, { reading, brief, brand, judge }))) return [];
    const elsewhere = [brandWords, ...groups.filter((g) => g !== group).map(({ head }) => head.quote)].join(
      "\n",
    );
    const next = groups[i + 1];
    const isNeedless =
      i > 0 &&
      isWhole(group, brief) &&
      !isInsideMarks(brief, group.head.span.start) &&
      group.facts.every(({ id, kind }) => COLOUR.has(kind) && !held.has(id)) &&
      !(next && leans(next.head.says, language)) &&
      !tellsSomethingNeeded(group, elsewhere, language) &&
      !mayCarryThePoint(group, elsewhere, language);
    return [{ group, isNeedless }];
  });
}

/**
 * The reading without sentences whose addressee is unclear, where readers lose nothing by them: no
 * value, name, condition or action stands in them, and no other sentence leans on them. They are listed among what is
 * held back, and the verdict does not ask. Where one doubtful sentence is needed, they are many, or the brief is a message, all
 * of them stay and a person is asked.
 */
export function withoutDoubtful(about: Doubtful): Reading {
  const { reading, brief } = about;
  const doubtful = isRough(roughSigns(brief, reading.language)) ? [] : doubtfulIn(about);
  const most = Math.min(MOST_LEFT_OUT, groupsOf(reading.facts).length * LARGEST_SHARE);
  if (doubtful.length === 0 || doubtful.length > most || !doubtful.every(({ isNeedless }) => isNeedless))
    return reading;
  const gone = new Set(doubtful.flatMap(({ group }) => group.facts.map(({ id }) => id)));
  const held = doubtful.map(({ group: { head } }) => ({
    quote: head.quote,
    span: head.span,
    why: "doubtful" as const,
  }));
  return {
    ...reading,
    facts: reading.facts.filter(({ id }) => !gone.has(id)),
    emoji: reading.emoji.filter(({ fact }) => !gone.has(fact)),
    heldBack: [...reading.heldBack, ...held].sort((a, b) => a.span.start - b.span.start),
  };
}
