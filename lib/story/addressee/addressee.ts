import { once, remembered, rememberedIn } from "../../text/once.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { pointsToPage } from "../read/points-to-page.ts";
import { matchesIn } from "../values/matches.ts";
import { chanceOfRemark } from "./asking.ts";
import { isFeedCall } from "./feed-calls.ts";
import { laidOut } from "./layout.ts";
import { type Addressee, judgedBy, judgedInContext, logitsIn } from "./model.ts";
import { isRequest } from "./order-signs.ts";
import { isOwnWish } from "./own-wishes.ts";
import { isOnlyThanks, isThanksToReaders } from "./reader-thanks.ts";
import {
  ACTED_ON_FROM,
  AGREED_FROM,
  ASKED_FIRST_FROM,
  ASKED_FROM,
  CERTAIN_FROM,
  CLEAR_FROM,
  CLEARLY_AROUND_FROM,
  CLEARLY_FROM,
  CLEARLY_LAST_FROM,
  CLEARLY_MORE_FROM,
  CLEARLY_OTHER_FROM,
  DOUBTED_ALONE_FROM,
  DOUBTED_AMONG_READERS_FROM,
  DOUBTED_BEHIND_REMARK_FROM,
  DOUBTED_BESIDE_REMARKS_FROM,
  DOUBTED_FROM,
  DOUBTED_HEADING_FROM,
  DOUBTED_IN_SHORT_FROM,
  HARDLY_FOR_OTHERS_FROM,
  HELD_ALONE_FROM,
  HELD_FROM,
  HELD_IN_SHORT_FROM,
  LIKELY_FROM,
  PUBLISHED_SURE_FROM,
  READER_BESIDE,
  REQUESTED_FROM,
  SHORT_BRIEF,
  SURE_FROM,
  SURELY_FROM,
} from "./thresholds.ts";
import { MODEL } from "./trained.ts";

type NotReader = "maker" | "colleague";

/** Languages of the examples. Of another one the classifier knows nothing. */
const LANGUAGES: ReadonlySet<string> = new Set(["en", "de", "fr", "es", "it", "nl", "pt", "ja"]);

function beyond(to: Addressee | undefined, from: number): NotReader | undefined {
  if (!to || 1 - to.reader < from) return undefined;
  return to.maker >= to.colleague ? "maker" : "colleague";
}

/** A part of a sentence is judged with all of the brief around it, which takes long where the brief has many. */
const MOST_TO_JUDGE_AGAIN = 60;
/** A shorter part of a sentence may be for another one than its whole. */
const MOST_OF_IT = 0.7;

/** "keep save ~ --to nas:/backups": what is typed is an order to a machine. */
const COMMAND = /\s--?[a-z]|(?:^|\s)~\/?(?:\s|$)|[\w.]:\/\w/i;

/** "za 8:00–17:00", "Mon–Fri 9 - 5": a day and its hours order nothing. */
const HOURS_ROW =
  /^(?:[\p{L}/.]{1,12}[ ,–-]*){1,4}[:,]? ?\d{1,2}(?:[:.h]\d{2})? ?[–-] ?\d{1,2}(?:[:.h]\d{2})?\P{L}*$/u;

const ordersNothing = (words: string) => [COMMAND, HOURS_ROW].some((form) => form.test(words));

/** Its words say whom it addresses, whatever stands around it. */
const speaksToReaders = (words: string, language: string): boolean =>
  isFeedCall(words) || isThanksToReaders(words) || pointsToPage(words, language);

/** "Come to the info evening on Monday at 6.30pm.", "Come and make some noise!": a number or a cheer, and no word of a maker's work. */
const callsReaders = (words: string): boolean =>
  (/\d/.test(words) || /!$/.test(words)) && !ASKS.test(words) && matchesIn(MAKER_WORDS, words).length === 0;
const ASKS =
  /(?<!\p{L})(?:please|pls|bitte|merci|s[’']il (?:te|vous) plaît|svp|por favor|per favore|graag)(?!\p{L})|["“„«]/iu;

/** "Share image for our guide: Running again.": what an order leads to is for readers or not by its own words. */
const isLedTo = (words: string, sentence: string): boolean =>
  /[:：]\s*$/u.test(sentence.slice(0, sentence.indexOf(words)));

/** What the classifier says of any stretch of a brief, with all of the brief in view. */
export type Judge = {
  /** Whom it surely addresses besides readers; undefined for readers and for all doubt. */
  heldFor(stretch: string): NotReader | undefined;
  /** Whom it may address besides readers. */
  doubtedFor(stretch: string): NotReader | undefined;
  /** The same with a lower threshold, for a sentence that is published unless a person is asked. */
  askedAboutFor(stretch: string): NotReader | undefined;
  /** Whom the whole sentence around a part addresses, where that sentence is held back. */
  heldAround(stretch: string): NotReader | undefined;
  /** Whom the sentence with these words clearly addresses by its own words alone, whatever stands around it. */
  clearlyFor(stretch: string): NotReader | undefined;
  /** It is for readers, whatever words it has. */
  isSurelyForReaders(stretch: string): boolean;
  /** Its own words say that it is for the maker, and so does what stands around it. */
  isCertainlyForMaker(stretch: string): boolean;
  /** What stands around it, behind it as well, leaves hardly a chance for anyone else. */
  isHardlyForOthers(stretch: string): boolean;
  /** It may stay published, whatever words it has. */
  isCertainlyForReaders(stretch: string): boolean;
};

function judging(language: string, brief: string): Judge {
  const laid = once(() => laidOut(brief.normalize()));
  const all = once(() => laid().map(({ sentence }) => sentence));
  const logits = once(() => logitsIn(MODEL(), laid(), language));
  const judged = once(() => judgedInContext(MODEL(), logits()));
  const placeOf = (words: string) => all().findIndex((sentence) => sentence.includes(words));
  const isWhole = (words: string) => words.length >= MOST_OF_IT * (all()[placeOf(words)] ?? words).length;
  const ofStretch = remembered((words) => ({ to: inContext(words) }));
  const of = (words: string) => ofStretch(words).to;
  const inContext = (words: string): Addressee | undefined => {
    const at = placeOf(words);
    if (!LANGUAGES.has(language) || at < 0) return alone(words, language);
    if (isWhole(words)) return judged()[at];
    if (all().length > MOST_TO_JUDGE_AGAIN) return alone(words, language);
    const [part] = logitsIn(MODEL(), [{ sentence: words, begins: laid()[at]?.begins }], language);
    return part && judgedInContext(MODEL(), logits().with(at, part))[at];
  };
  // Thanks that open a brief are no remark to its maker.
  const opensWithThanks = (i: number) => i === 0 && all().length > 1 && isOnlyThanks(all()[0] ?? "");
  const heldAround = (stretch: string): NotReader | undefined => {
    const words = oneLine(stretch);
    const at = placeOf(words);
    const sentence = all()[at];
    if (!sentence || isLedTo(words, sentence) || isWhole(words)) return undefined;
    if (isReaderAlone(sentence, 1 - HELD_ALONE_FROM)) return undefined;
    return beyond(judged()[at], HELD_FROM);
  };
  const doubtedFrom = once(() => {
    if (all().length === 1) return DOUBTED_ALONE_FROM;
    if (judged().some(({ reader }, i) => 1 - reader >= LIKELY_FROM && !opensWithThanks(i)))
      return DOUBTED_BESIDE_REMARKS_FROM;
    return all().length <= SHORT_BRIEF ? DOUBTED_IN_SHORT_FROM : DOUBTED_FROM;
  });
  const heldFrom = once(() => (all().length <= SHORT_BRIEF ? HELD_IN_SHORT_FROM : HELD_FROM));
  const isReaderAt = (at: number) => 1 - (judged()[at]?.reader ?? 1) < READER_BESIDE;
  const isAmongReaders = (at: number) =>
    at >= 0 && at < all().length - 1 && isReaderAt(at - 1) && isReaderAt(at + 1);
  const clearlyFor = (words: string): NotReader | undefined => {
    const at = placeOf(words);
    const sentence = all()[at] ?? words;
    if (isLedTo(words, sentence) || speaksToReaders(words, language)) return undefined;
    if (!isWhole(words)) return beyond(alone(sentence, language), CLEARLY_AROUND_FROM);
    if (isAmongReaders(at)) return undefined;
    // The last line of a list is one of its entries.
    const isEnd = at === all().length - 1 && laid()[at]?.begins !== "line";
    return beyond(alone(words, language), isEnd ? CLEARLY_LAST_FROM : CLEARLY_FROM);
  };
  const isBehindWords = (at: number) => GIVES_WORDS.test(all()[at - 1] ?? "");
  /** It goes on in the paragraph of a remark. An order that gives words to publish has an end. */
  const isBehindRemark = (at: number) =>
    laid()[at]?.begins === "inside" &&
    !isBehindWords(at) &&
    1 - (judged()[at - 1]?.reader ?? 1) >= LIKELY_FROM;
  const isUnclear = (at: number, words: string) =>
    isBehindWords(at) || (isAmongReaders(at) && isReaderAlone(words, 1 - CLEARLY_OTHER_FROM));
  const doubtedAt = (at: number, words: string) => {
    if (isHeading(words)) return DOUBTED_HEADING_FROM;
    if (isBehindRemark(at)) return DOUBTED_BEHIND_REMARK_FROM;
    return isUnclear(at, words) ? Math.max(DOUBTED_AMONG_READERS_FROM, doubtedFrom()) : doubtedFrom();
  };
  const chanceAt = (at: number) => {
    const to = judged()[at];
    return to && 1 - to.reader;
  };
  const highestBut = (at: number) =>
    Math.max(0, ...judged().map(({ reader }, i) => (i === at || i === 0 ? 0 : 1 - reader)));
  const isAskedAbout = (words: string) => {
    const at = placeOf(words);
    const isLeft = all().length === 1 || isHeading(words) || isBehindWords(at);
    const [to, own] = [of(words), alone(words, language)];
    if (isLeft || !to || !own) return beyond(to, doubtedAt(at, words));
    const chance = chanceOfRemark({
      words,
      language,
      chance: 1 - to.reader,
      chanceAlone: 1 - own.reader,
      before: chanceAt(at - 1),
      behind: chanceAt(at + 1),
      highest: highestBut(at),
    });
    return chance >= (at === 0 ? ASKED_FIRST_FROM : ASKED_FROM) ? beyond(to, 0) : undefined;
  };
  const isReaderAlone = (words: string, from: number) => (alone(words, language)?.reader ?? 0) >= from;
  const isReader = (words: string, from: number) =>
    !isOwnWish(words) && (of(words)?.reader ?? 0) >= from && isReaderAlone(words, 0.5);
  const doubted = (words: string, by: (words: string) => NotReader | undefined) => {
    if (isOwnWish(words)) return "maker";
    return isReaderAlone(words, callsReaders(words) ? ACTED_ON_FROM : CLEAR_FROM) ||
      speaksToReaders(words, language)
      ? undefined
      : by(words);
  };
  const isDoubted = (words: string) => beyond(of(words), doubtedAt(placeOf(words), words));
  /** "Two separate blocks please.": what stands before it, all for readers, says nothing of the last words. */
  const requestedFor = (words: string) =>
    isRequest(words, language) && placeOf(words) === all().length - 1
      ? beyond(alone(words, language), REQUESTED_FROM)
      : undefined;
  const isCertainlyForMaker = (words: string) =>
    [alone(words, language), of(words)].every((to) => beyond(to, AGREED_FROM) === "maker");
  return {
    // Readers lose what is held back, so its own words have to agree with what stands around it.
    heldFor: (stretch) => {
      const words = oneLine(stretch);
      // Without its only sentence a brief says nothing: a person is asked.
      if (all().length === 1) return undefined;
      if (ordersNothing(words) || speaksToReaders(words, language)) return undefined;
      if (!isWhole(words)) return isHeading(words) ? undefined : certainlyFor(words, language);
      return isReaderAlone(words, 1 - HELD_ALONE_FROM) ? undefined : beyond(of(words), heldFrom());
    },
    doubtedFor: (stretch) => doubted(oneLine(stretch), isDoubted),
    askedAboutFor: (stretch) => doubted(oneLine(stretch), isAskedAbout) ?? requestedFor(oneLine(stretch)),
    heldAround,
    clearlyFor: (stretch) => clearlyFor(oneLine(stretch)),
    isSurelyForReaders: (stretch) => isReader(oneLine(stretch), SURE_FROM),
    isCertainlyForMaker: (stretch) => isCertainlyForMaker(oneLine(stretch)),
    isHardlyForOthers: (stretch) => {
      const words = oneLine(stretch);
      // Notes end a brief, and around a sentence of a short one stands little.
      const isInside = all().length > SHORT_BRIEF && placeOf(words) < all().length - 1;
      return isInside && (of(words)?.reader ?? 0) >= HARDLY_FOR_OTHERS_FROM;
    },
    isCertainlyForReaders: (stretch) => isReader(oneLine(stretch), PUBLISHED_SURE_FROM),
  };
}

/** "We would like to post our motto: «…»": what comes next may tell of these words. */
const GIVES_WORDS = /[:：]\s*["“„«][^"“”„«»]+["”“»][.!]?$/u;

/** "Questions:" heads what follows; "We would like to publish this review, with her permission:" is an order. */
const isHeading = (words: string): boolean =>
  /[:：]$/u.test(words) && words.split(" ").length < FEWEST_OF_ORDER;
const FEWEST_OF_ORDER = 6;

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

const JUDGES = remembered((key) => {
  const [language = "", ...lines] = key.split("\n");
  return judging(language, lines.join("\n"));
}, 16);

/** Judges the sentences of a brief together. `language` is an ISO 639 code. A brief is read and reviewed several times. */
export const judgeOf = (brief: string, language: string): Judge => JUDGES(`${language}\n${brief}`);

/** Whom a sentence addresses, as far as it tells alone. Reader and review ask about the same ones. */
const alone = rememberedIn((sentence, language): Addressee | undefined =>
  LANGUAGES.has(language) ? judgedBy(MODEL(), [{ sentence }], language)[0] : undefined,
);

/** Whom a sentence alone addresses besides readers, where the chance of that is at least `from`. */
export const forOther = (sentence: string, language: string, from: number): NotReader | undefined =>
  beyond(alone(sentence, language), from);

/** Whom a sentence alone addresses besides readers, with little doubt. */
export const surelyFor = (sentence: string, language: string): NotReader | undefined =>
  beyond(alone(sentence, language), SURELY_FROM);

/** The same with hardly any doubt. */
export const certainlyFor = (sentence: string, language: string): NotReader | undefined =>
  beyond(alone(sentence, language), CERTAIN_FROM);

/** A sentence that is rather for readers than for anyone else. */
export const isMoreForReaders = (sentence: string, language: string): boolean =>
  (alone(sentence, language)?.reader ?? 0) >= 0.5;

/** The same, and hardly for the maker of a post: some orders to one are as near to readers. */
export const isClearlyMoreForReaders = (sentence: string, language: string): boolean =>
  (alone(sentence, language)?.reader ?? 0) >= CLEARLY_MORE_FROM;
