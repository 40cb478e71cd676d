import { explainsBan, isBanOfTaste } from "./ban-reasons.ts";
import { isCourseOrder } from "./course-orders.ts";
import { isPressContact } from "./edges.ts";
import { ordersForm } from "./form-orders.ts";
import { asksForPart } from "./form-requests.ts";
import { isHushed } from "./hushed.ts";
import { lower } from "./lower.ts";
import { isMakerRule } from "./maker-rules.ts";
import { introducesItself } from "./names-itself.ts";
import type { Notebook, Stretch } from "./notebook.ts";
import { isOnScreenNote } from "./on-screen.ts";
import { isOnlyPlaces } from "./opening-order.ts";
import { isPermission } from "./permissions.ts";
import { isPrintNote } from "./print-notes.ts";
import { speaksOfThisPiece } from "./prohibition-words.ts";
import { prohibitionIn } from "./prohibitions.ts";
import { isRemarkOnWords } from "./quoted-remarks.ts";
import { isNoteOnPiece } from "./request-tails.ts";
import { isSignedBelowRemark, isSignOff } from "./signed-name.ts";
import { greetsTeam, isInjection, isTask } from "./talk.ts";
import { unsaidClause } from "./unsaid-clauses.ts";
import { tellsOfReaders } from "./wish-reasons.ts";
import { isWorkNote } from "./work-notes.ts";

/** It greets the maker, says who writes, or signs. */
const isOfSender = (n: Notebook, place: Stretch): boolean =>
  greetsTeam(n.plain.slice(place.start, place.end)) ||
  introducesItself(n, place) ||
  isSignOff(n, place) ||
  isSignedBelowRemark(n, place);

/** "Please don't ask for donations in this one." */
const isOfThisPiece = (text: string, language: string): boolean =>
  prohibitionIn(text, language) !== undefined && speaksOfThisPiece(lower(text));

/** What still comes, by when, and where it goes. */
const isOfProduction = (text: string, language: string): boolean =>
  isWorkNote(text, language) || isOnlyPlaces(text) || isOnScreenNote(text) || isPrintNote(text);

/** Why the whole sentence is not for readers; undefined when parts of it may be. `isNote`: it stands among notes. */
export function whyHeld(
  n: Notebook,
  place: Stretch,
  isNote: boolean,
): "instruction" | "internal" | undefined {
  const whole = n.plain.slice(place.start, place.end);
  if (isInjection(whole) || asksForPart(whole, n) || isCourseOrder(whole, n.language) || isMakerRule(whole))
    return "instruction";
  if (isOfProduction(whole, n.language)) return "instruction";
  if (isBanOfTaste(whole, n.language) || explainsBan(n, place)) return "instruction";
  if (isOfThisPiece(whole, n.language)) return "instruction";
  if (unsaidClause(whole, n.language, n.judge) !== undefined) return "instruction";
  const isAmongColleagues = isOfSender(n, place) || isHushed(whole, n.language);
  const isAllowed = isPermission(whole, n) || isRemarkOnWords(n, place);
  const isWork = isTask(whole, n.colleagues, isNote) || isPressContact(n, whole) || isAllowed;
  return isAmongColleagues || isWork ? "internal" : undefined;
}

/** "Keep it simple, my customers aren't DIY people.", "Plain words in the text please": a form, or why it is asked for. */
export const isOfOrder = (text: string, language: string): boolean =>
  ordersForm(text, language) || tellsOfReaders(text) || isNoteOnPiece(text, language) || isMakerRule(text);
