import { isImperative } from "../../copy/grammar.ts";
import { sentences } from "../../copy/sentences.ts";
import { certainlyFor, forOther, isMoreForReaders, surelyFor } from "../addressee/addressee.ts";
import { addresseeOfPart } from "../addressee/parts.ts";
import { CLEARLY_FROM, GREETED_FROM } from "../addressee/thresholds.ts";
import { pointsOf } from "../guard/must-tell.ts";
import { isAnsweredQuestion, isLeadIn } from "../read/answers.ts";
import { isBeforeAudience } from "../read/audience-notes.ts";
import { comparedParagraphs } from "../read/compared-paragraphs.ts";
import { listsContents } from "../read/contents-labels.ts";
import { mayForbidMaker } from "../read/prohibitions.ts";
import { isBanAmongRules, isBanForReaders } from "../read/reader-bans.ts";
import { isCourtesy } from "../read/talk.ts";
import { isAnnouncedTip } from "../read/tips.ts";
import type { Fact, Span } from "../schema.ts";
import type { Value } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { listedFacts } from "../write/groups.ts";
import { isAmongAlike, isBeforeAfter } from "./among-alike.ts";
import { isAskedOfReaders } from "./asked-of-readers.ts";
import { isAskedWithContact } from "./asked-with-contact.ts";
import { isBanInPlace } from "./ban-in-place.ts";
import { certain, isTooShort } from "./certain-lines.ts";
import { quoted } from "./check.ts";
import { isCountedLead } from "./counted-lead.ts";
import { isGiven, isNamedTitle, isOfPart, isPassedOn, isWhoSpoke } from "./given-words.ts";
import { isKnownOpening } from "./known-openings.ts";
import { isKnownRule, isKnownStatement } from "./known-statements.ts";
import type { Judging, Leak, LeakSearch } from "./leak.ts";
import type { Passage } from "./piece.ts";
import { says } from "./plain.ts";
import { FEWEST_ROWS, isDated, isLabelledAlike, isRow } from "./rows-of-brief.ts";
import { isTopicOfOrder, namesOwn } from "./topic-of-order.ts";

/** What others have said and what describes the picture is written for other reasons; an action always speaks to readers. */
const isJudged = ({ where }: Passage) => !["altText", "quotation", "cta"].includes(where);

/** A published sentence, and whom it may address besides readers. */
type Addressed = { where: string; quote: string; to: keyof typeof SAYS | undefined };

/** The house publishes the sentences of the brief, and a slot may have only a part of one. */
function sentencesOfBrief({ story, brief, brand, places, judge }: LeakSearch): Addressed[] {
  return story.facts.flatMap((fact) => {
    const to = otherAddresseeOf(fact, { reading: story, brief, brand, judge });
    const place = to && places.find((one) => isJudged(one) && says(one.text, fact.says));
    return place ? [{ where: place.where, quote: fact.quote, to }] : [];
  });
}

/** A model writes for readers from the start, and in fragments: only what is certain counts there, and no label. */
const sentencesOfModel = ({ story, places }: LeakSearch): Addressed[] =>
  places
    .filter((place) => isJudged(place) && place.where !== "kicker")
    .flatMap(({ where, text }) =>
      text
        .split("\n")
        .flatMap(sentences)
        .map((quote) => ({ where, quote, to: certainWithin(quote, story) })),
    );

/** A title may be a part of a sentence of the brief, which tells more than its beginning. */
function certainWithin(quote: string, { facts, spoken, language }: LeakSearch["story"]): Addressed["to"] {
  const to = certain(quote, spoken);
  const whole = to && facts.find((fact) => fact.from === "brief" && says(fact.quote, quote));
  return whole ? certain(whole.quote, language) : to;
}

/** Exact structures have their own readers, and their parts are hardly sentences. */
const NOT_JUDGED: ReadonlySet<string> = new Set([
  "quotation",
  "step",
  "pair",
  "change",
  "snippet",
  "link",
  "contact",
  "when",
  "where",
  "price",
  "promo_code",
]);

const isDayOrNumber = ({ kind, weak }: Value) => !weak && kind !== "name" && kind !== "link";

/**
 * "Fri 5 March – Hamburg, Knust" among others, or "Five things to do before you sign." right above them: the shape of a
 * list tells more than the few words of a line. Words that rather speak to others are asked about all the same.
 */
function isOfList({ id, quote, span }: Fact, { reading }: Judging): boolean {
  const { language, facts } = reading;
  const listed = listedFacts(reading);
  const words = quote.trim();
  if (!isMoreForReaders(words, language) && !namesOwn(words, language)) return false;
  if (listed.has(id)) return valuesIn(quote, language).some((v) => v.span.start === 0 && isDayOrNumber(v));
  const others = facts.filter((fact) => fact.from === "brief");
  const next = others
    .filter((fact) => fact.span.start >= span.end)
    .sort((a, b) => a.span.start - b.span.start)[0];
  const isFirst = others.every((fact) => fact.span.start >= span.start);
  return (
    next !== undefined && listed.has(next.id) && (isFirst || next.kind === "step" || /[:：]\s*$/u.test(quote))
  );
}

/** "Close it." among the steps of a how-to. Words of the look are orders to the maker all the same. */
function isShortStep({ quote, span }: Fact, { reading, judge }: Judging): boolean {
  const words = quote.trim();
  if (words.split(/\s+/).length > SHORT_STEP || MAKER_VERBS.test(words) || !isImperative(words)) return false;
  const others = reading.facts.filter((fact) => fact.from === "brief" && fact.span.start !== span.start);
  const steps = others.filter(
    (fact) => isImperative(fact.quote) && judge.doubtedFor(fact.quote.trim()) === undefined,
  );
  return steps.length >= FEWEST_ROWS;
}
const SHORT_STEP = 4;
const MAKER_VERBS =
  /^(?:please )?(?:keep|make|use|show|put|add|end|start|finish|begin|write|mention|say|leave|skip|cut|crop)(?!\p{L})/iu;

/** "How to clean a drip line, 4 steps:" above its steps. */
const HOW_TO =
  /^(?:how (?:to|we|you)|make your own|mach(?:t|e)? (?:dein|euer|eigene)\p{L}*|fabrique[rz] (?:votre|vos|ton|tes)|ha(?:z|ced) (?:tu|vuestr)\p{L}* propi\p{L}+|fai (?:il|la|i|le) tu\p{L}+|maak je eigen|faça (?:o|a) s(?:eu|ua)|so (?:geht|wird|pflegst|pflegen)|wie (?:man|du|sie)|comment|cómo|come (?=\p{L}+(?:are|ere|ire|rsi))|hoe (?:je|u)|como)(?!\p{L})/iu;

const isHowTo = ({ quote, span }: Fact, { reading }: Judging): boolean =>
  HOW_TO.test(quote.trim()) &&
  reading.facts.some(
    ({ from, kind, span: other }) => from === "brief" && kind === "step" && other.start >= span.end,
  );

/** "Not sure what you have? Send us a sample.": the question leads to words that are for readers. */
function isQuestionBefore({ quote, span }: Fact, { reading, judge }: Judging): boolean {
  if (!isLeadIn(quote, reading.language)) return false;
  const next = reading.facts.find(
    (fact) => fact.from === "brief" && fact.span.start >= span.end && fact.span.start - span.end <= 1,
  );
  return next !== undefined && judge.doubtedFor(next.quote.trim()) === undefined;
}

/** "…, das soll deutlich werden": what the author calls the point is for readers, unless its own words are surely not. */
const isPoint = (fact: Fact, { reading }: Judging): boolean =>
  pointsOf(reading).includes(fact) && surelyFor(fact.says, reading.language) === undefined;

/** "Do not rub the eye.": what readers must not do, by its words or by the rules around it. */
function isRuleForReaders({ quote, span }: Fact, { reading: { language }, brief }: Judging): boolean {
  const words = quote.trim();
  if (isBanForReaders(words, language) || isBanInPlace(words, language)) return true;
  return isBanAmongRules(words, () => aroundOf(span, brief), language);
}

/** The sentences of a paragraph before and after a stretch of it, the nearest first. */
function aroundOf({ start, end }: Span, brief: string) {
  const paragraph = (text = "") => sentences(text.replace(/\s+/g, " ").trim());
  const before = brief.slice(0, start).split(/\n\s*\n/);
  const after = brief.slice(end).split(/\n\s*\n/);
  return { before: paragraph(before.at(-1)).toReversed(), after: paragraph(after[0]) };
}

/** "Good afternoon, this is the treasurer of the ice club.": who greets goes on speaking to the one who is greeted. */
const isGreeted = ({ span }: Fact, { reading: { heldBack }, brief }: Judging): boolean =>
  heldBack.some(
    (held) =>
      held.why === "internal" &&
      isCourtesy(held.quote) &&
      !/\S/.test(brief.slice(0, held.span.start)) &&
      held.span.end <= span.start &&
      !/[\p{L}\p{N}\n]/u.test(brief.slice(held.span.end, span.start)),
  );

/** Whom the words of a fact seem to address besides readers. Of a part no more is asked than what became of its sentence. */
function seemsFor(fact: Fact, judging: Judging): keyof typeof SAYS | undefined {
  const { kind, quote } = fact;
  const { judge, reading } = judging;
  const words = quote.trim();
  const doubted =
    judge.heldAround(words) ??
    judge.clearlyFor(words) ??
    (kind === "condition" ? undefined : judge.askedAboutFor(words));
  if (doubted) return doubted;
  const greeted = isGreeted(fact, judging) ? forOther(words, reading.language, GREETED_FROM) : undefined;
  const ofPart = greeted ?? addresseeOfPart(words, reading.language);
  if (ofPart || judge.isHardlyForOthers(words)) return ofPart;
  return mayForbidMaker(words, reading.language) ? "maker" : undefined;
}

/** A sentence of one of two things that are compared, which its own words do not certainly give to others. */
const isOfCompared = ({ quote }: Fact, { reading, brief }: Judging): boolean =>
  comparedParagraphs(brief).some((paragraph) => paragraph.includes(quote.trim())) &&
  certainlyFor(quote.trim(), reading.language) === undefined;

/** What stands around the words, or what kind of statement they make, tells that they are for readers. */
const isExplained = (fact: Fact, judging: Judging): boolean =>
  isOfList(fact, judging) ||
  isRow(fact, judging) ||
  isLabelledAlike(fact, judging) ||
  isDated(fact, judging) ||
  isBeforeAfter(fact, judging) ||
  isOfCompared(fact, judging) ||
  isShortStep(fact, judging) ||
  isHowTo(fact, judging) ||
  isAnsweredQuestion(fact.quote, judging.reading.language) ||
  isQuestionBefore(fact, judging) ||
  listsContents(fact.quote) ||
  isAnnouncedTip(fact.quote, judging.brief, judging.reading.language) ||
  isAskedOfReaders(fact, judging.reading, judging.brand.name) ||
  isAskedWithContact(fact, judging.reading) ||
  isKnownStatement(fact, judging.reading) ||
  isKnownOpening(fact, judging) ||
  isCountedLead(fact, { ...judging, ...judging.reading }) ||
  isGiven(fact, judging) ||
  isPassedOn(fact, judging) ||
  isOfPart(fact, judging) ||
  isTopicOfOrder(fact, judging) ||
  isNamedTitle(fact, judging) ||
  isWhoSpoke(fact, judging) ||
  isBeforeAudience(fact, judging.reading, judging.brief) ||
  isPoint(fact, judging) ||
  isAmongAlike(fact, { ...judging, isDoubted: (words) => judging.judge.doubtedFor(words) !== undefined });

/** Its words are those of a rule for readers, unless they clearly address another one. */
const isLikeRule = (fact: Fact, judging: Judging): boolean =>
  forOther(fact.quote.trim(), judging.reading.language, CLEARLY_FROM) === undefined &&
  (isKnownRule(fact, judging.reading) || isRuleForReaders(fact, judging));

/** Whom a fact of the brief may address besides readers. Few sentences seem to, and only those need an explanation. */
export function otherAddresseeOf(fact: Fact, judging: Judging): keyof typeof SAYS | undefined {
  if (fact.from !== "brief" || NOT_JUDGED.has(fact.kind) || isTooShort(fact.quote)) return undefined;
  const to = seemsFor(fact, judging);
  return to && !isExplained(fact, judging) && !isLikeRule(fact, judging) ? to : undefined;
}

/** Published sentences that may address the maker of the picture or colleagues, by the classifier of sentences. */
export function otherAddressees(search: LeakSearch): Leak[] {
  const sentences = search.story.by === "house" ? sentencesOfBrief(search) : sentencesOfModel(search);
  return sentences.flatMap(({ where, quote, to }) => {
    const words = quote.trim();
    return to ? [{ where, quote: words, says: SAYS[to](quoted(words)) }] : [];
  });
}

const SAYS = {
  maker: (words: string) =>
    `${words} may be a remark to the maker of the picture or the text; should readers see it?`,
  colleague: (words: string) => `${words} may be meant for colleagues; should readers see it?`,
};
