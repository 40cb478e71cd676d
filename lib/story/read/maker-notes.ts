import type { Judge } from "../addressee/addressee.ts";
import { isChannelReason } from "./channel-reasons.ts";
import { asksComparison } from "./comparisons-wished.ts";
import { lower } from "./lower.ts";
import {
  type Clause,
  clauseOf,
  clausesOf,
  hasWords,
  isNotToBe,
  type NoteKind,
  noteTests,
  POLITE,
} from "./note-clauses.ts";
import { isOffered } from "./offered-words.ts";
import { pointsBackOnly } from "./points-back.ts";
import { speaksToReader } from "./prohibition-words.ts";
import { isPermittedLead } from "./quoted-remarks.ts";
import { forbidsDrawing } from "./undrawn-things.ts";
import { needsNoMention } from "./unneeded-topics.ts";
import { unsaidClause } from "./unsaid-clauses.ts";
import { placedValue } from "./value-orders.ts";
import { valuesOf } from "./values.ts";
import { isAsideOfWork } from "./why-posted.ts";
import { type Asked, wholeWish } from "./wishes.ts";

/**
 * Sentences of several clauses that are all for the maker: "For busy parents, short sentences please.", "No grinning
 * snowmen please, it looks childish.", "They're only six, so no photos of them." One clause has to be such that no
 * reader is meant: "No dogs please, there are sheep" stays for readers.
 */

/** What stands around a sentence. */
export type NoteContext = { language: string; plain: string; judge: Pick<Judge, "doubtedFor"> };

const BANS: ReadonlySet<NoteKind> = new Set(["drawn", "unsaid"]);
const MOST_WORDS = 12;
const mayBeReason = (text: string): boolean =>
  valuesOf(text).length === 0 && !speaksToReader(lower(text)) && text.split(/\s+/u).length <= MOST_WORDS;

/** A clause is explained by a ban before it, or by what follows from it: "They're only six, so no photos of them." */
function isExplained(clauses: readonly Clause[], i: number): boolean {
  const { text, kind } = clauses[i] ?? { text: "" };
  // "…, so no expert talk, no “notes of jasmine”."
  if (kind === "bare" && clauses.slice(0, i).some((before) => before.kind === "style")) return true;
  const isBehindBan = clauses.slice(0, i).some(({ kind }) => BANS.has(kind));
  return mayBeReason(text) && (isBehindBan || isReasonBefore(clauses, i));
}

function isReasonBefore(clauses: readonly Clause[], i: number): boolean {
  const next = clauses[i + 1];
  return next?.concludes === true && (BANS.has(next.kind) || next.kind === "style");
}

const has = (clauses: readonly Clause[], ...kinds: NoteKind[]) =>
  clauses.some(({ kind }) => kinds.includes(kind));

/** Each clause is a wish or explains one; a reason that stands first needs the doubt of the classifier as well. */
function areExplained(clauses: readonly Clause[], isDoubted: () => boolean): boolean {
  const others = clauses.flatMap(({ kind }, i) => (kind === "other" || kind === "bare" ? [i] : []));
  const isReasonFirst = others.some((i) => isReasonBefore(clauses, i));
  const isSure =
    has(clauses, "order") || clauses.some(({ kind, text }) => kind === "unsaid" && hasWords(text));
  if (isReasonFirst && !isSure && !isDoubted()) return false;
  return others.every((i) => isExplained(clauses, i));
}

/** "It shouldn't be sad, no begging, they're happy dogs.": how it is not to feel, what it is to do without, and why. */
function isMood(clauses: readonly Clause[]): boolean {
  const mood = clauses.findIndex(isNotToBe);
  const ban = clauses.findIndex(({ kind }) => kind === "bare");
  return (
    mood === 0 &&
    ban > 0 &&
    clauses.every(({ kind, text }, i) => i <= ban || kind === "bare" || mayBeReason(text))
  );
}

/** Whom it is for and how it is written, or a clause that only a maker can mean. */
function isForMaker(clauses: readonly Clause[], sentence: string, { plain, judge }: NoteContext): boolean {
  const isDoubted = () => judge.doubtedFor(sentence) === "maker";
  if (isMood(clauses) && isDoubted()) return true;
  if (!areExplained(clauses, isDoubted)) return false;
  if (has(clauses, "certain")) return true;
  if (has(clauses, "drawn")) return clauses.length > 1 || POLITE.test(sentence);
  if (has(clauses, "unsaid")) return has(clauses, "other", "bare");
  if (has(clauses, "whom") && has(clauses, "wish")) return isDoubted();
  const isStyled = has(clauses, "style") && has(clauses, "whom", "order", "other", "bare");
  return isStyled && (POLITE.test(sentence) || !isOffered(plain));
}

const LONGEST = 220;

/** Forms of whole sentences that only a maker is given. */
const isKnownForm = (sentence: string, about: NoteContext): boolean =>
  asksComparison(sentence, about.language) ||
  pointsBackOnly(sentence, about.language) ||
  isAsideOfWork(sentence, about) ||
  unsaidClause(sentence, about.language, about.judge) !== undefined ||
  isChannelReason(sentence) ||
  isPermittedLead(sentence) ||
  placedValue(`${sentence} 000-0000`)?.at === sentence.length + 1 ||
  needsNoMention(sentence, about.language) ||
  forbidsDrawing(sentence, about.language, about.judge);

/** All of the sentence is for the maker, with nothing that readers need. */
export function isMakerNote(sentence: string, about: NoteContext): boolean {
  const tests = noteTests(about.language);
  if (!tests || sentence.length > LONGEST) return false;
  if (isKnownForm(sentence, about)) return true;
  if (/[?？]/u.test(sentence)) return false;
  if (/\d/.test(sentence) || valuesOf(sentence).length > 0) return false;
  const areForMaker = (texts: readonly string[]) => {
    const clauses = texts.map((text) => clauseOf(text, sentence, tests, about.language));
    return isForMaker(clauses, sentence, about);
  };
  const clauses = clausesOf(sentence);
  const finer = clauses.flatMap((clause) => clause.split(tests.splits));
  return areForMaker(clauses) || (finer.length > clauses.length && areForMaker(finer));
}

/** What single clauses of such a sentence ask for, with where they stand in it. */
export function wishesIn(sentence: string, language: string): { asked: Asked; at: number; length: number }[] {
  return clausesOf(sentence).flatMap((clause) => {
    const asked = wholeWish(clause, language) ?? wholeWish(clause.replace(POLITE, "").trim(), language);
    return asked ? [{ asked, at: sentence.indexOf(clause), length: clause.length }] : [];
  });
}
