import { PASSING } from "./passing.ts";
import type { SubjectToken } from "./tokens.ts";
import type { SubjectWords } from "./words.ts";

/** What idioms and homographs name. */
export const NONE = "-";

/** A word, or the part of a compound, and the subject that it names. */
export type NamedWord = readonly [word: string, subject: string];

/** Letters that link the parts of a compound. */
const LINK = /^(?:es|en|er|s|n|e)(?=.{3})/;

/** Names of places begin with nouns too: Rosenheim, Apfelstraße. */
const PLACE_NAME =
  /(?:straße|strasse|gasse|platz|allee|weg|ring|damm|ufer|heim|hausen|dorf|stadt|burg|berg|bach|brück|straat|laan|plein|gracht|dijk|veld)$/;

/** A noun of at least three letters, a vowel among them, or one of the few short ones. */
const NOUN = /^(?=.*[aeiouyäöüéïĳ]).{3,}$|^(?:ei|öl|ui|ij)$|-$/;

/** Syllables before a verb or a noun made of one, and of words that are no compounds: Insekt, Einchecken, bevestiging. */
const PREFIX =
  /^(?:abs|achter|auf|aus|bei|binnen|des|dis|durch|ein|ent|fort|her|hin|inter|kon|los|miss?|mee|nach|naar|ont|onder|over|res|sub|terug|trans|über|uit|unter|ver|vol|voor|vor|weg|wieder|zer|zurück|zusammen)(?:ge|be|ver|zu|te)?$/;

/** Whether letters are the first part of a compound: a Diesel is no Esel. */
const isFirstPart = (letters: string) => NOUN.test(letters) && !PREFIX.test(letters);

/**
 * The subject of a compound: what its last part names, unless any story may speak of that, or it only says what is done
 * with the first: a Spielzeugbibliothek lends toys. What a compound begins with is the thing only where the rest says what
 * is done with it: a Brotmesser is no bread.
 */
export function compoundOf(
  { language, ends, begins, isDoing }: SubjectWords,
  token: SubjectToken | undefined,
): NamedWord | undefined {
  if (!token || (language === "de" && !token.isCapital)) return;
  const { word } = token;
  const isDone = (part: string) =>
    isDoing(word.slice(part.length).replace(LINK, "")) || isDoing(word.slice(part.length));
  const fits = (part: string, least: number) => part.length >= least && word.length > part.length + 1;
  const isEnd = ([part, subject]: NamedWord) =>
    fits(part, 4) && word.endsWith(part) && (subject === NONE || isFirstPart(word.slice(0, -part.length)));
  const end = ends.find(isEnd);
  const begin = begins.find(([part]) => fits(part, 3) && word.startsWith(part) && isDone(part));
  if (!begin || PLACE_NAME.test(word)) return end;
  const endsDoing = end !== undefined && isDoing(end[0]);
  return !end || endsDoing || (PASSING.has(end[1]) && !PASSING.has(begin[1])) ? begin : end;
}
