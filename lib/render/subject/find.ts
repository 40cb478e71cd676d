import { own } from "../../text/own.ts";
import { lowDiscrepancy, pick } from "../templates/kit/prng.ts";
import { ADVISERS } from "./advisers.ts";
import { isOfAnother } from "./another.ts";
import { audienceIn, withoutAudience } from "./audience.ts";
import { comparesTwo } from "./comparison.ts";
import { wordsAsMeant } from "./context.ts";
import { isFigure, withoutNamesake } from "./emblems.ts";
import { fieldOf } from "./fields.ts";
import { isOutOfPlace } from "./grave.ts";
import { ALIKE } from "./kin.ts";
import { asOwn } from "./kinds.ts";
import { orderedThing } from "./ordered-thing.ts";
import { namesOther } from "./other.ts";
import { PASSING } from "./passing.ts";
import { isOutOfTime } from "./period.ts";
import { besideSeason, onlySaysWhen } from "./season.ts";
import { withoutSideItems } from "./side-items.ts";
import { mentionsIn, spokenOf } from "./subjects-in.ts";
import { sumsOf, surest } from "./sums.ts";
import type { SubjectTexts } from "./texts.ts";
import { makesSoftware, tradesIn } from "./trade.ts";
import { inName } from "./trade-in-name.ts";
import type { SubjectWords } from "./words.ts";

/** What a mention counts: in the headline, in the sentence after it, in what the brand says. */
export const WEIGHTS = { headline: 3, first: 1, about: 0.5 };
/** What a brand says first: its tagline and its offer. A feature, such as insurance, is not what it is about. */
const PLAIN = 2;
/** Of things that a headline names alike, the one of whose field all texts speak most: vets write of dogs on a night of fireworks. */
const NEARER = 0.01;
/** What a subject needs. */
const SURE = 2.4;

/**
 * The one subject that the headline says texts are about. Where it names none, the trade of the brand: what it says that
 * it does, not what a feature or a sentence mentions. A seed picks among the things of a trade; without one, the thing
 * that stands for it.
 */
export function subjectOf(words: SubjectWords, given: SubjectTexts, seed?: number): string | undefined {
  const headline = withoutSideItems(withoutNamesake(words, given), words.language);
  const texts = { ...given, headline };
  const { texts: said, about } = texts;
  if (comparesTwo(words, headline)) return undefined;
  const found = anySubjectOf(wordsAsMeant(words, texts), texts, seed);
  if (found === undefined || isOutOfPlace(found, [headline, ...said.slice(0, 1)])) return undefined;
  return isOutOfTime(found, [headline, ...said, ...about]) ? undefined : found;
}

function anySubjectOf(words: SubjectWords, texts: SubjectTexts, seed?: number): string | undefined {
  const picked = ([first, ...all]: readonly [string, ...string[]]) => {
    const others = all.filter((one) => !words.unwanted?.has(one));
    return seed === undefined ? first : pick([first, ...others], lowDiscrepancy(seed, 0));
  };
  const named = storySubject(asHeads(words, texts), texts);
  // What any story may speak of says less than what the brand does.
  if (named && !PASSING.has(named) && !onlySaysWhen(named, texts.headline) && !givesWay(words, texts, named))
    return picked([named, ...(own(ALIKE, named) ?? [])]);
  const mentions = mentionsIn(words, texts.headline);
  const inHeadline = mentions.map(({ subject }) => subject);
  const places = mentions.filter(({ role }) => role !== "sort").map(({ subject }) => subject);
  const known = ofBrand(words, texts, inHeadline, places);
  if (known !== undefined) return known;
  const isOfDesk = (one: string) => texts.isJob === true && DESK.has(one);
  const trades = tradesIn(words, texts).filter((one) => !words.unwanted?.has(one) && !isOfDesk(one));
  const home = homeOf(trades, places);
  if (home !== undefined) return home;
  if (
    mentions.some(({ subject, role }) => role === "sort" && !PASSING.has(subject)) ||
    isOfAnother(texts.headline, words.language)
  )
    return named;
  const [first, ...others] = trades;
  if (isOther(words, texts, named, first)) return undefined;
  return first === undefined ? (named ?? ofAny(inHeadline)) : picked([first, ...others]);
}

/** What stands on any desk says nothing of who works at it: a calculator is no support specialist. */
const DESK: ReadonlySet<string> = new Set(
  "bar-chart briefcase browser-window calculator clipboard coin desktop-computer laptop memo receipt terminal".split(
    " ",
  ),
);

/** Whether a headline without a drawing names a thing that the trade's drawing is none of. */
const isOther = (words: SubjectWords, texts: SubjectTexts, named: string | undefined, trade = "") =>
  named === undefined && !ADVISERS.has(trade) && namesOther(words, texts);

/** What software is for is named by the way: "farrier visits no longer jump a day" is about visits. */
const asHeads = (words: SubjectWords, texts: SubjectTexts): SubjectWords =>
  makesSoftware(words, texts) ? { ...words, isDoing: () => false } : words;

/** A council announces what happens elsewhere: the hours of its recycling centre are none of its town hall. */
const CIVIC = "town-hall";

/** What happens where the brand is at home is shown by its home. */
const homeOf = (trades: readonly string[], places: readonly string[]): string | undefined =>
  trades.find((subject) => places.includes(subject)) ??
  (trades[0] === CIVIC ? places.find((one) => !PASSING.has(one)) : undefined);

/** The night shift of a bakery and the farm shop of a dairy are about bread and cheese; without a thing of its own they are drawn. */
const GIVES_WAY: ReadonlySet<string> = new Set(["lit-window", "tractor"]);
const givesWay = (words: SubjectWords, texts: SubjectTexts, named: string): boolean =>
  GIVES_WAY.has(named) && tradesIn(words, texts).some((one) => one !== named && !PASSING.has(one));

/** What a headline speaks of that the brand is called after, "things to do for your piano", or those for whom it works. */
function ofBrand(
  words: SubjectWords,
  { about, name = "" }: SubjectTexts,
  inHeadline: readonly string[],
  places: readonly string[],
): string | undefined {
  const called = inName(words, name).find((one) => places.includes(one) && !PASSING.has(one));
  return called ?? audienceIn(words, about).find((subject) => inHeadline.includes(subject));
}

/** A new place and new hours have one drawing, of any brand. */
const GROUPS: ReadonlySet<string> = new Set(["round-pushpin", "alarm-clock"]);
const ofAny = (inHeadline: readonly string[]): string | undefined =>
  inHeadline.find((subject) => GROUPS.has(subject));

/** What an order may name without a drawing of it: an order to show the website is about its address. */
const PRACTICAL: ReadonlySet<string> = new Set(
  (
    "alarm-clock bar-chart bell browser-window chart-increasing clipboard credit-card envelope file-folder " +
    "framed-picture identification-card memo newspaper receipt round-pushpin speech-balloon spiral-calendar " +
    "telephone-receiver ticket video-camera world-map"
  ).split(" "),
);

/** The first thing that orders of an author name. */
export function orderedSubject(words: SubjectWords, orders: readonly string[]): string | undefined {
  const named = orders.flatMap((order) => mentionsIn(words, orderedThing(order, words.language)));
  return named.find(({ subject, role }) => role !== "sort" && !PRACTICAL.has(subject))?.subject;
}

function storySubject(words: SubjectWords, given: SubjectTexts): string | undefined {
  const { headline, texts, about } = given;
  const [first = ""] = texts;
  const own = new Set(about.flatMap((text) => spokenOf(words, withoutAudience(words, text))));
  const said = [...sumsOf(words, [{ text: headline, weight: WEIGHTS.headline }])];
  const literal = said.filter(([subject]) => !isFigure(words, given, subject));
  const sums = new Map(literal.map(([subject, sum]) => [asOwn(subject, own), sum]));
  const confirmed = sumsOf(words, [{ text: first, weight: WEIGHTS.first }]);
  const plain = {
    text: about
      .slice(0, PLAIN)
      .map((text) => withoutAudience(words, text))
      .join("\n"),
    weight: WEIGHTS.about,
  };
  const ofTrade = sumsOf(words, [plain], spokenOf);
  const spoken = (subject: string) => words.fields?.get(fieldOf(subject)) ?? 0;
  for (const [subject, sum] of sums)
    sums.set(
      subject,
      sum + (confirmed.get(subject) ?? 0) + (ofTrade.get(subject) ?? 0) + NEARER * spoken(subject),
    );
  const found = surest(sums, SURE);
  return found && (besideSeason(found, spokenOf(words, headline)) ?? found);
}
