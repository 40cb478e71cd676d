import { ideas } from "../../copy/judge/ideas.ts";
import type { Value } from "../values/value.ts";
import { isKnown, keysImpliedBy } from "../values/value.ts";
import { type Bound, boundValues, type Neighbour, OTHER_CLAUSE } from "./bound-values.ts";
import { type Course, coursesIn, isGiven, isTurned } from "./courses.ts";
import { isAnew } from "./said-anew.ts";
import { type AnalysedText, plain } from "./text.ts";
import { areOneThing, type Misbound, type Pair, pairsIn, turnedIn } from "./turned.ts";
import { headOf, isCompared, isElliptic, isJoined, keepsLabel, ofOtherHead } from "./value-lists.ts";

/** How much nearer the words must be to another value, and by how much at least. */
const RATIO = 1.4;
const LEAD = 0.35;
/** What a word on the other side of the value says. */
const OTHER_SIDE = 0.55;

/** What stands before the colon of a line is said of all its values. */
const OF_HEAD = 0.8;

/** A value with the words before the colon of its line as its nearest. */
function withHead(bound: Bound): Bound {
  const head = new Set(headOf(bound.text, bound.value));
  const rest = bound.near.filter(({ stem, isLeft }) => !(isLeft && head.has(stem)));
  const own = [...head].map((stem) => ({ stem, weight: OF_HEAD, isLeft: true }));
  return { ...bound, near: [...rest, ...own] };
}

/** How much each neighbour of a value has in common with the surroundings of another. */
function shared(a: Bound, b: Bound): number[] {
  // "Moonlight Walk" is no nearer to one who walks there.
  const own = new Set(a.value.kind === "name" && a.value.text.includes(" ") ? ideas(a.value.text) : []);
  return a.near.map((near) => (own.has(near.stem) ? 0 : strongest(near, b)));
}

/** The strongest tie between a neighbour of one value and the same word beside another. */
function strongest(near: Neighbour, b: Bound): number {
  let most = 0;
  for (const other of b.near) {
    if (other.stem !== near.stem) continue;
    const place = other.isLeft === near.isLeft ? 1 : OTHER_SIDE;
    most = Math.max(most, place * Math.sqrt(near.weight * other.weight));
  }
  return most;
}

const sum = (scores: readonly number[]) => scores.reduce((total, score) => total + score, 0);

const affinity = (a: Bound, b: Bound) => sum(shared(a, b));

const best = (its: Bound, others: readonly Bound[]) =>
  others
    .map((other) => ({ other, scores: shared(its, other) }))
    .reduce((a, b) => (sum(b.scores) > sum(a.scores) ? b : a));

/** Words right before a value that tie it closely: "sign up before the 15th". */
const TIE = 3;

/** The words before the value are those of its source, so it has not been moved to other words. */
function isTied(its: Bound, own: Bound): boolean {
  const [said, given] = [its, own].map(({ near }) =>
    near
      .filter(({ isLeft }) => isLeft)
      .slice(0, TIE)
      .map(({ stem }) => stem),
  );
  return said?.length === TIE && said.every((stem, i) => stem === given?.[i]);
}

/** The brand's name and a heading are tied to no words, so that they may stand beside any. */
const isAlone = ({ value, near }: Bound) => value.kind === "name" && near.length === 0;

const YEAR = /^(?:19|20)\d{2}$/;

/** A month may be taken for a date. */
const groupOf = ({ kind }: Value) => (kind === "month" || kind === "ordinal" ? "date" : kind);

const IN_YEAR = /(?<!\p{L})(?:in|since|im|seit|en|desde|depuis|dès|nel|dal|em|sinds) $/iu;
const AFTER_YEAR = /^(?:[.,;:)\n]|$| ?[–-] | (?:to|and|bis|und|à|et|a|y|e|tot|en)(?!\p{L}))/iu;
const isYear = ({ value: { text: digits, span }, text: { text } }: Bound) =>
  YEAR.test(digits) && (IN_YEAR.test(text.slice(0, span.start)) || AFTER_YEAR.test(text.slice(span.end)));

/** The words beside a count are hardly those of a year, nor the other way round. */
const isYearFor = (its: Bound, rival: Bound) =>
  (rival.value.kind === "number" && YEAR.test(rival.value.text) && !YEAR.test(its.value.text)) ||
  (isYear(its) && !YEAR.test(rival.value.text));

/** "In March" and "the 13th" are no other days than 13 March. */
const isPartOf = (date: Value, part: Value) =>
  (part.kind === "month" || part.kind === "ordinal") && isKnown(part, keysImpliedBy(date));

/** "Harrow Books, 12 Corve Street, Ludlow": nothing but an address stands between two names. */
const ADDRESS = /^,(?:\s+(?:\d+|\p{Lu}[\p{L}’'.-]*),?)*\s+$/u;

/** The name ends the address of the rival. */
const isAddress = (rival: Value, its: Value, { text, values }: AnalysedText): boolean =>
  its.kind === "name" &&
  values.some(
    (other) =>
      other.span.end < its.span.start &&
      areOneThing(other, rival) &&
      ADDRESS.test(text.slice(other.span.end, its.span.start)),
  );

/** The sentence of the source that has the value has all words beside it too, and the rival stands in another one. */
const isOfOneSentence = (its: Bound, own: Bound, rival: Bound): boolean =>
  its.home.size > 0 && own.sentence !== rival.sentence && [...its.home].every((stem) => own.home.has(stem));

const COUNTED = /^(?:number|measure)$/;
/** The first word behind a value, unless a comma parts them. */
const nounOf = ({ near }: Bound) => near.find(({ isLeft, weight }) => !isLeft && weight > OTHER_CLAUSE)?.stem;

const countsTheSame = (a: Bound, b: Bound): boolean =>
  COUNTED.test(a.value.kind) && nounOf(a) !== undefined && nounOf(a) === nounOf(b);

/** "12 tables" is what the source counts, and the rival counts something else. */
function isCounted(its: Bound, own: Bound, rival: Bound): boolean {
  const noun = COUNTED.test(its.value.kind) ? nounOf(its) : undefined;
  return noun !== undefined && noun === nounOf(own) && noun !== nounOf(rival);
}

/** A list gives each of its values a label, or the same words to all of them. */
const isOfList = (its: Bound, own: Bound, rival: Bound): boolean =>
  its.value.kind !== "name" &&
  (keepsLabel(its, own, rival) || isCompared(its, rival) || isElliptic(own, rival) || isJoined(own, rival));

/** "Calle San Lorenzo 14", "12 Corve Street": an address stands beside any words. */
const isStreet = ({ value, text: { text } }: Bound): boolean =>
  value.kind === "name" &&
  (/^,? \d{1,4}\p{L}?(?![\p{L}\d]| \p{Ll})/u.test(text.slice(value.span.end)) ||
    /(?<!\d)\d{1,4}\p{L}?,? $/u.test(text.slice(0, value.span.start)));

/** The value with all other values of its sentence stands in one sentence of the source, and the rival without them. */
function isOfOneRow(its: Bound, own: Bound, rival: Bound): boolean {
  const beside = valuesBeside(its);
  const hasAll = (bound: Bound) => {
    const there = new Set(valuesBeside(bound).flatMap(({ keys }) => keys));
    return beside.every((value) => isKnown(value, there));
  };
  const isApart = own.text !== rival.text || own.sentence !== rival.sentence;
  return isApart && beside.length > 0 && hasAll(own) && !hasAll(rival);
}
const valuesBeside = ({ value, sentence, text: { values, sentences } }: Bound): Value[] => {
  const span = sentences[sentence]?.span;
  return values.filter(
    (other) =>
      other !== value &&
      other.kind !== "name" &&
      !other.weak &&
      span !== undefined &&
      other.span.start >= span.start &&
      other.span.end <= span.end,
  );
};

/** A rival may have somewhat less of its own words. */
const LESS = 0.75;

/** The text has the rival as well, and in its own place: the words are the rival's, and only near this value. */
function isAtHome(rival: Bound, score: number, all: readonly Bound[]): boolean {
  return all.some(
    (other) =>
      areOneThing(other.value, rival.value) &&
      affinity(other, rival) >= (isTied(other, rival) || countsTheSame(other, rival) ? score * LESS : score),
  );
}

const TITLE = /["“„«「]$/u;

/** The title of a talk stands beside any words; and what the sender does, its product does. */
const isFree = (its: Bound, rival: Value, { subject, sender }: Parties): boolean =>
  its.value.kind === "name" &&
  (isStreet(its) ||
    TITLE.test(its.text.text.slice(0, its.value.span.start)) ||
    (plain(its.value.text) === plain(subject) && plain(rival.text) === plain(sender)));

const HASHTAG = /#\p{L}[\p{L}\p{N}_]*$/u;

/** "Dock 9 has room", "#Dock9": a part of the sender's name may stand beside any words. */
function isOfSender({ value, text: { text } }: Bound, { sender }: Parties): boolean {
  const before = text.slice(0, value.span.start);
  const [words, name] = [plain(value.text), ` ${plain(sender)} `];
  if (HASHTAG.test(before)) return true;
  if (!name.includes(` ${words} `)) return false;
  const last = /\S+(?= $)/.exec(plain(`${before}|`).slice(0, -1))?.[0] ?? "";
  const isPart = name.trim() !== words;
  return (isPart && value.kind === "name") || (last !== "" && name.includes(` ${last} ${words} `));
}

/** The names of the brand and of what the story is about. */
type Parties = { sender: string; subject: string };
type Against = {
  text: AnalysedText;
  /** The first of the sources. */
  brief: AnalysedText | undefined;
  sources: readonly Bound[];
  named: Parties;
};

/** The brief has the whole name in a line whose many capitals tell no names: of its own place nothing is known. */
const isUntold = ({ value }: Bound, same: readonly Bound[], brief: AnalysedText | undefined): boolean =>
  value.kind === "name" &&
  value.text.includes(" ") &&
  !same.some((one) => plain(one.value.text) === plain(value.text)) &&
  brief?.text.includes(value.text) === true;

function rivalOf(its: Bound, all: readonly Bound[], against: Against): Value | undefined {
  const { sources } = against;
  const same = sources.filter(({ value }) => areOneThing(its.value, value));
  const kinds = new Set([its, ...same].map(({ value }) => groupOf(value)));
  const others = sources.filter(
    (other) =>
      kinds.has(groupOf(other.value)) &&
      !same.includes(other) &&
      !isPartOf(its.value, other.value) &&
      !isYearFor(its, other),
  );
  if (!same.length || !others.length || isUntold(its, same, against.brief)) return undefined;
  return ofOtherHead(its, same, others) ?? nearerRival(its, { same, others, all }, against);
}

/** What a value is compared with: itself in the sources, other values of its kind there, and all values of its text. */
type Compared = { same: readonly Bound[]; others: readonly Bound[]; all: readonly Bound[] };

/** The value of the sources whose words stand beside this one, clearly more than its own. */
function nearerRival(
  its: Bound,
  { same, others, all }: Compared,
  { text, brief, named }: Against,
): Value | undefined {
  if (same.some((one) => isTied(its, one) || isAlone(one))) return undefined;
  const rival = best(its, others);
  // Most values share no word with any of them.
  if (sum(rival.scores) === 0) return undefined;
  const own = best(its, same.map(withHead));
  if (isFree(its, rival.other.value, named) || isAnew(its, same, rival.other, brief)) return undefined;
  if (same.some((one) => isOfOneSentence(its, one, rival.other) || isOfOneRow(its, one, rival.other)))
    return undefined;
  if (same.some((one) => isOfList(its, one, rival.other) || isCounted(its, one, rival.other)))
    return undefined;
  // What both have in common tells nothing.
  const common = sum(own.scores.map((score, i) => Math.min(score, rival.scores[i] ?? 0)));
  const [ours, theirs] = [sum(own.scores) - common, sum(rival.scores) - common];
  if (theirs <= ours * RATIO || theirs <= ours + LEAD) return undefined;
  const isHome =
    isAddress(rival.other.value, its.value, text) || isAtHome(rival.other, sum(rival.scores), all);
  return isHome ? undefined : rival.other.value;
}

/** What values may be bound to: the sources, of which the brief is the first, with the neighbours of their values, and what they say has changed. */
export type BoundSources = {
  texts: readonly AnalysedText[];
  bound: readonly Bound[];
  courses: readonly Course[];
  pairs: readonly Pair[];
  named: Parties;
};

export const boundSources = (texts: readonly AnalysedText[], named: Parties): BoundSources => ({
  named,
  texts,
  bound: texts.flatMap(boundValues),
  courses: texts.flatMap(coursesIn),
  pairs: texts.flatMap(pairsIn),
});

/** The values of a text that have the words of another value of the same kind, or its place. */
export function misboundIn(
  text: AnalysedText,
  { texts, bound, courses, pairs, named }: BoundSources,
): Misbound[] {
  const all = boundValues(text);
  const said = coursesIn(text);
  // "From 164 MB to 18 MB" where the source has it: each value is in its place.
  const given = said.filter((course) => isGiven(course, courses));
  const isInPlace = (value: Value) =>
    given.some(({ former, current }) => former === value || current === value);
  const near = all.flatMap((its) => {
    const rival =
      isInPlace(its.value) || isOfSender(its, named)
        ? undefined
        : rivalOf(its, all, { text, brief: texts[0], sources: bound, named });
    return rival ? [{ value: its.value, rival }] : [];
  });
  const turned = said
    .filter((course) => isTurned(course, courses))
    .map(({ former, current }) => ({ value: current, rival: former }));
  return [...near, ...turned, ...turnedIn(text, pairs)];
}
