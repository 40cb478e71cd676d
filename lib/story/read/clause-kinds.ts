import { isImperative } from "../../copy/grammar.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isMakerRule } from "./maker-rules.ts";
import { isMoreOfMood } from "./manner-wishes.ts";
import { isCourtesy } from "./talk.ts";
import { type Asked, LANGUAGES, OTHERS, wholeWish } from "./wishes.ts";

/** What the clauses of a sentence are: a statement, a wish, or talk. */

const REPLACEMENT =
  /^\s*(?:but |and |rather |better |instead )*(?:say|use|write|call (?:it|them|us))\s+.{2,60}$/i;

/** "…, so can we do something on that?" */
const REQUEST = /^\s*(?:so|and|but)[ ,]+(?:can|could|would|will) (?:you|we|u|someone)\b.*\?\s*$/i;

/** "…, don't mention": the rest of the sentence stays inside. */
export const SILENCE =
  /^\s*(?:(?:but|so|and|please) )*(?:don['’]?t|do not) (?:mention|post|share|publish|say)(?: (?:it|this|that|anything|yet|please))*[.!)\s]*$/i;

/** "…, and please make the date big": it leads to the wish. */
const ONLY_CONJUNCTION = /^\s*(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar|mas)\s*$/i;

/** "So, 27. Dezember": a Sunday, and no word of courtesy. */
const WEEKDAY_DE = /^\s*(?:mo|di|mi|do|fr|sa|so)\.?\s*$/i;

const IN_LANGUAGES = new Prefiltered(
  `^\\W*(?:(?:and|und|et|y|e|en|or|oder|ou|o) )?(?:in |auf |en )?(?:${LANGUAGES}|${OTHERS})(?!\\p{L})`,
  "iu",
);

const NAME = /^\s*\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?\s*[.!]?\s*$/u;
/** "Oi, pessoal!": whom a word of greeting before the comma greets. */
const GREETED =
  /^\s*(?:all|both|everyone|everybody|team|folks|zusammen|leute|ihr lieben|tous|tout le monde|equipo|todos|chic[oa]s|tutti|ragazz[ie]|allemaal|pessoal|gente|malta|equip[ea])\s*[!.,]*\s*$/iu;

export type Read = { kind: "run" | "wish" | "talk"; start: number; end: number; asked?: Asked };

/** "Charge your phone and keep it warm": the thing that readers keep so stands before it. */
const KEEPS_THING =
  /^\s*(?:(?:and|then|but)[ ,]+)*(?:keep|make) it (?:nice and )?(?:warm|light|plain|simple|natural|calm|cosy)\W*$/i;
/** "(October 2026, 212 families answered, thank you all)": no clause of its own begins inside of brackets. */
const isTornFromBracket = (part: string): boolean => part.split("(").length !== part.split(")").length;
const tellsOfThing = (part: string, after: Read | undefined, before: string): boolean =>
  isTornFromBracket(part) ||
  (after?.kind === "run" &&
    KEEPS_THING.test(part) &&
    isImperative((before.split(/[,;:.!?]\s/).at(-1) ?? "").trim()));

const NOT_TOO =
  /^\s*(?:(?:but|aber|mais|pero|ma|maar|mas) )?(?:not too|nicht (?:zu|so)|pas trop|no muy|no demasiado|non troppo|niet te|não muito) \p{L}+\W*$/iu;
/** How a text or a picture may be too much. */
const OF_TEXT =
  /\s(?:f[oö]rm|te[ck]?[ck]n|werb|[ck]omm?er[cz]|publi|pubbl|seri|séri|ernst|braaf|brav|bunt|voll|dru[ck]|steif|stijf|trocken|familiär|famili|jugend|emotion)\p{L}*\W*$/iu;
/** "Hak de noten, niet te fijn": what the sentence says before is not to be too much. */
const limitsStatement = (
  part: string,
  after: Read | undefined,
  { before, language }: { before: string; language: string },
): boolean =>
  after?.kind === "run" &&
  NOT_TOO.test(part) &&
  !OF_TEXT.test(part) &&
  !isMoreOfMood(part, language) &&
  (language !== "en" || before.split(/[,;:]\s/).some((clause) => isImperative(withoutThen(clause))));
const withoutThen = (clause: string): string => clause.trim().replace(/^(?:and |then |next |now )+/i, "");

const isOfStatement = (
  part: string,
  after: Read | undefined,
  { before, language }: { before: string; language: string },
): boolean => tellsOfThing(part, after, before) || limitsStatement(part, after, { before, language });

/** "Tone: warm, not soppy": what a tone is not goes on behind what it is. */
const goesOnWithTone = (part: string, after: Read | undefined): boolean =>
  after?.asked?.rule === "tone" && /^\s*(?:but )?not [\w '‘’"-]{3,30}[.!]?\s*$/.test(part);

const isGreeted = (part: string, after: Read | undefined): boolean =>
  after?.kind === "talk" && (NAME.test(part) || GREETED.test(part));

const POLITE =
  /^[\s,]*(?:please|bitte|s['’]il (?:vous|te) plaît|por favor|per favore|per piacere|graag|alstublieft|alsjeblieft|se faz favor)[\s,]*$/iu;
/** How a thing is to be brought or left: "wrapped in newspaper", "envueltos en un trapo", "emballés dans du papier". */
const IN_STATE =
  /^[\s,]*(?:(?:only|well|nur|gut|seulement|bien|sólo|solo|ben|alleen|goed|bem|só) )?(?:\p{Ll}+(?:ed|pt|own|ad[oa]s?|id[oa]s?|[uea]lt[oa]s?|[éi]e?s|at[oaie]|it[oaie]|olt[oaie])|ge\p{Ll}+(?:t|en)|ver\p{Ll}+(?:t|en)|(?:in|inside|at|by|dans|en|em|nell?[aeo]|op)(?= ))(?!\p{L})/u;

/** "Los cuchillos, por favor, envueltos en un trapo": readers are asked, in the middle of what they are asked. */
const asksReaders = (part: string, after: Read | undefined, next: string, language: string): boolean =>
  after?.kind === "run" && POLITE.test(part) && IN_STATE.test(next) && !wholeWish(next, language);

function isTalk(
  part: string,
  after: Read | undefined,
  language: string,
  { before, next }: { before: string; next: string },
): boolean {
  if (isCourtesy(part)) return !asksReaders(part, after, next, language);
  const isInstead = after?.asked?.rule === "leave_out_words" && REPLACEMENT.test(part);
  // "One step on each picture, and the days should be easy to see because …"
  const isRule = before.trim() !== "" && isMakerRule(part);
  return isInstead || isRule || isGreeted(part, after) || REQUEST.test(part);
}

/** What one clause is; `after` is what stands before it, since "say X" behind "don't say Y" is for the writer. */
export function readClause(
  part: string,
  after: Read | undefined,
  language: string,
  { before, next }: { before: string; next: string },
): Pick<Read, "kind" | "asked"> {
  if (isOfStatement(part, after, { before, language })) return { kind: "run" };
  const asked = goesOnWithTone(part, after)
    ? { rule: "tone" as const, value: part.trim().replace(/^but |[.!]$/g, "") }
    : wholeWish(part, language);
  // "In English, Hindi and Marathi" says what a thing is in.
  const isListed = asked?.rule === "language" && IN_LANGUAGES.test(next);
  if (asked && !isListed) return { kind: "wish", asked };
  if (language === "de" && WEEKDAY_DE.test(part)) return { kind: "run" };
  if (ONLY_CONJUNCTION.test(part)) return { kind: "talk" };
  return { kind: isTalk(part, after, language, { before, next }) ? "talk" : "run" };
}

/** "…, so please mention that it won't be restocked": a wish whose clause is content, behind a statement. */
const ASKED = new Prefiltered(
  /^\s*(?:(?:so|and|but|then|und|et|y|e|en)[ ,]+)*(?:please|pls|bitte|merci de|s['’]il vous plaît|por favor|per favore|graag)\s+(?:also |auch |aussi |también |anche |também |ook )?(?:mention|say|add|note|include|point out|stress|emphasi[sz]e|remind|state|tell|let|make (?:it )?clear|erwähnen|erwähn\p{L}*|dazu(?:schreiben|sagen)|sagen|schreib\p{L}*|hinweis\p{L}*|précise[rz]?|mentionne[rz]?|indique[rz]?|rappele[rz]?|rappelle\p{L}*|mencion\p{L}+|indi(?:ca|que)\p{L}*|añad\p{L}+|aggiung\p{L}+|menzion\p{L}+|vermeld\p{L}*|noem\p{L}*)(?!\p{L})/iu,
);

/** Joins neighbouring clauses of a statement again. */
export function joined(plain: string, reads: Read[], next: Read): Read[] {
  const last = reads.at(-1);
  const isAsked = ASKED.test(plain.slice(next.start, next.end));
  if (last?.kind === "run" && next.kind === "run" && !isAsked) last.end = next.end;
  else reads.push(next);
  return reads;
}

/** In many languages "empieza con" orders to begin and says that something begins, which a statement before it tells. */
const BEGINS_OR_ENDS =
  /^\s*(?:empieza|comienza|termina|acaba|cierra|inizia|comincia|finisce|chiude|commence|termine|finit|begint|eindigt|beginnt|endet|começa|acaba|fecha)(?!\p{L})/iu;
export const goesOnTelling = (part: string, before: Read | undefined): boolean =>
  before?.kind === "run" && BEGINS_OR_ENDS.test(part);

const GOES_ON =
  /^[\s,]*(?:with|mit|avec|con|met|com|even (?:if|though)|auch wenn|selbst wenn|même si|aunque|anche se|ook al|zelfs als|mesmo (?:que|se))\s/i;
/** 'Put "Open late" big, with the days right under it', "No prices, even if our site has them": the wish goes on. */
export const goesOnWishing = (plain: string, read: Read, before: Read | undefined): Read =>
  before?.kind === "wish" && read.kind === "run" && GOES_ON.test(plain.slice(read.start, read.end))
    ? { ...read, kind: "talk" }
    : read;
