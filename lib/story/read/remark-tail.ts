import { isImperative } from "../../copy/grammar.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { isMoreForReaders, surelyFor } from "../addressee/addressee.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { matchesIn } from "../values/matches.ts";
import type { ValueKind } from "../values/value.ts";
import { valuesIn } from "../values/values.ts";
import { formTailAt, isMannerOfParts } from "./form-orders.ts";
import { headingAsideAt } from "./heading-asides.ts";
import { isLineOfForm } from "./lines-of-form.ts";
import { lower } from "./lower.ts";
import type { Notebook } from "./notebook.ts";
import { sparesReaders } from "./picture-notes.ts";
import { namesPartOfPost } from "./prohibition-words.ts";
import { hasReaderForm } from "./reader-forms.ts";
import { standOutTailAt } from "./stand-out-tail.ts";
import { valuesOf } from "./values.ts";

/** Where a remark may begin behind a statement. */
const BOUNDARY =
  /(?<=[,;])\s+|\s+[–—-]\s+|\s+(?=(?:and|but) (?:i|we)(?:['’]d| would) (?:like|love)\s|(?:und|aber) wir (?:hätten|möchten|würden)\s|(?:et|mais) (?:nous aimerions|on aimerait)\s|(?:y|pero) nos gustaría\s|(?:e|ma) (?:vorremmo|ci piacerebbe)\s)|\s+(?=(?:please|pls|bitte|svp|s['’]il (?:te|vous) plaît|por favor|per favore|graag)\s)/giu;
/** "… begeleidt en", "… lassen Sie": what comes behind a conjunction or whom an order asks belongs to the sentence. */
const LEFT_OPEN =
  /(?<!\p{L})(?:and|or|but|und|oder|aber|et|ou|mais|y|o|pero|e|ma|en|of|maar|mas|sie|ihr|du|euch|vous|usted(?:es)?|u|je|jullie)\s*$/iu;
/** "She speaks no English, but my sister translates.": without what is set against it, the statement says the opposite. */
const CONTRASTS = new Prefiltered(
  /^\s*(?:but|yet) (?:my|our|her|his|their|its|the|an?|she|he|it|they|there|you) |^\s*(?:aber|doch) (?:mein|unser|ihr|sein|der|die|das|ein|sie|er|es|man)\p{L}* |^\s*mais (?:mon|ma|mes|notre|nos|son|sa|ses|leurs?|le|la|les|une?|elle|il|on|ils|elles|vous) |^\s*pero (?:mi|mis|nuestr[oa]s?|su|sus|el|la|los|las|una?|ella|él|se|hay) |^\s*ma (?:mi[oa]|il|lo|la|i|gli|le|una?|su[oa]|lei|lui|nostr[oa]|c['’]è) |^\s*maar (?:mijn|onze|ons|haar|zijn|hun|de|het|een|ze|zij|hij|er|je) |^\s*mas (?:o|a|os|as|uma?|meu|minha|nosso|nossa|seu|sua|ela|ele|há) /iu,
);
const isContrast = (tail: string, language: string) =>
  CONTRASTS.test(tail) && !namesPartOfPost(lower(tail.trim().split(/\s+/).slice(0, 4).join(" ")), language);
/** "Wer schon einmal Schichten geplant hat,": a clause that waits for its main clause. */
const WAITS =
  /^\s*(?:who(?:ever)?|if|when|while|because|although|since|as|unless|wer|wenn|falls|weil|da|obwohl|während|sobald|solange|qui|celui qui|celle qui|ceux qui|si|quand|comme|puisque|lorsqu\p{L}*|quien(?:es)?|cuando|como|porque|aunque|chi|se|quando|siccome|poiché|anche se|wie|als|wanneer|omdat|hoewel|zodra|quem|caso|porque|embora)(?!\p{L})/iu;
/** Its end: the first comma of the sentence. */
const isOpen = (head: string, tail: string) =>
  WAITS.test(head) && !/[,;–—]/.test(head) && !/^\s*[–—-]\s/.test(tail);
/** "Christmas opening hours, please make it a clear list.": in which form the statement is shown. */
const AS_LIST = new Prefiltered(
  /^\s*(?:(?:please|pls) (?:make|keep|show|put|set|do) (?:it|this|them|that|these|those) (?:as |into |in |like )?(?:an? )?(?:\p{L}+ ){0,2}(?:list|table|chart|rows|columns)|(?:bitte|gern|gerne) (?:als|in form eine[rs]) (?:\p{L}+ ){0,2}\p{L}*(?:liste|tabelle)|(?:svp |s['’]il (?:te|vous) plaît |merci d['’]en faire |en )?(?:sous forme de|une) (?:liste|tableau)|por favor,? (?:en|como) (?:forma de )?(?:una )?(?:lista|tabla)|(?:per favore |per piacere )?(?:come|in forma di) (?:un['’]?a? )?(?:elenco|lista|tabella)|graag (?:als|in) (?:een )?(?:\p{L}+ ){0,2}(?:lijst|tabel)|por favor,? em (?:forma de )?(?:lista|tabela))[.!:]?\s*$/iu,
);
/** "Not in the bin: meat, bread, citrus, litter, “compostable” bags": the last entries of a list. */
const goesOnListing = (head: string, tail: string): boolean =>
  (head.match(/, /gu) ?? []).length >= FEWEST_COMMAS && matchesIn(MAKER_WORDS, tail).length === 0;
const FEWEST_COMMAS = 2;

/** "…, two Slavonic Dances, | The Blue Danube, a bracket of film music and carols at the end": the list ends behind the tail's own comma. */
const ENDS_LIST =
  /^\s*[\p{L}\d“„«"][^,;.!?]{2,60}, [^,;.!?]{2,60}(?:,? (?:and|und|et|y|e|en) )[^,;.!?]{2,80}[.!]?$/iu;
const endsListing = (head: string, tail: string): boolean =>
  head.includes(", ") && /,\s*$/u.test(head) && ENDS_LIST.test(tail) && !ASKS.test(tail);
const ASKS =
  /(?<!\p{L})(?:please|pls|bitte|svp|por favor|per favore|graag|keep|make|use|show|put)(?!\p{L})/iu;

/** "Lights off before bed, and no socket in another one": what readers are not to do goes on with what they are. */
const FORBIDS =
  /^\s*(?:and|und|et|y|e|en) (?:no|not|never|don['’]?t|keine?[nrms]?|nicht|nie|pas|jamais|sin|nunca|non|niente|mai|geen|niet|nooit|não|nunca|sem)\s/iu;
const goesOnForbidding = (tail: string): boolean =>
  FORBIDS.test(tail) && !ASKS.test(tail) && matchesIn(MAKER_WORDS, tail).length === 0;

/** "…, with the audience on garden chairs": it goes on about what stands before it. */
const tellsOfHead = (tail: string): boolean =>
  /^\s*,?\s*(?:with|mit|avec|con|met|com)\s/iu.test(tail) && matchesIn(MAKER_WORDS, tail).length === 0;

/** "Winners: …, Tom Weir, the Costello family": names. German writes other nouns with capitals as well. */
function listsNames(tail: string, language: string): boolean {
  const words = tail.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const named = words.filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return language !== "de" && named >= FEWEST_NAMES && named * 2 >= words.length;
}
const FEWEST_NAMES = 2;

/** "Take it slowly, and please give Agnes a slide to herself.": two orders to the maker, and no statement before one. */
const goesOnOrdering = (head: string, tail: string, language: string): boolean =>
  language === "en" &&
  isImperative(head) &&
  /^\s*(?:and|then|but) (?:please|pls)(?!\p{L})/iu.test(tail) &&
  valuesIn(head, language).every(({ weak }) => weak);

/** "(indoors, | so no excuses)": what a bracket says is one. */
const isInBrackets = (head: string): boolean => head.lastIndexOf("(") > head.lastIndexOf(")");

const FEWEST_WORDS = 3;
/** A longer sentence is a text without full stops, and each of its commas costs time. */
const LONGEST = 300;

/** "Many of our members are over 70, so large type and no English.": why it is asked for. */
const CONCLUDES =
  /^\s*(?:so|also|daher|deshalb|darum|donc|alors|así que|por eso|quindi|perciò|dus|por isso)(?!\p{L})/iu;
const COUNTS: ReadonlySet<ValueKind> = new Set(["number", "ordinal", "name"]);
const isReasonOf = (head: string, tail: string, language: string): boolean =>
  CONCLUDES.test(tail) && valuesIn(head, language).every(({ weak, kind }) => weak || COUNTS.has(kind));

const wordsIn = (text: string) => text.trim().split(/\s+/).length;

/**
 * "New prices from 1 December please make it clean, like our shop sign": where the remark to the maker begins behind a
 * statement for readers; 0 where that is only its reason, undefined without one. A remark with a value of its own is
 * not taken off.
 */
export function remarkTail(text: string, language: string): number | undefined {
  if (text.length > LONGEST) return undefined;
  for (const { index } of text.matchAll(BOUNDARY)) {
    const [head, tail] = [text.slice(0, index), text.slice(index)];
    if (
      wordsIn(head) < FEWEST_WORDS ||
      wordsIn(tail) < FEWEST_WORDS ||
      isInBrackets(head) ||
      valuesOf(tail).length > 0 ||
      valuesIn(tail, language).some(({ weak, kind }) => !weak && kind !== "name") ||
      sparesReaders(tail) ||
      hasReaderForm(tail) ||
      goesOnListing(head, tail) ||
      endsListing(head, tail) ||
      tellsOfHead(tail) ||
      listsNames(tail, language) ||
      isContrast(tail, language) ||
      goesOnOrdering(head, tail, language) ||
      goesOnForbidding(tail) ||
      LEFT_OPEN.test(head) ||
      isOpen(head.replace(/[,;]\s*$/, ""), tail)
    )
      continue;
    const isRemark = surelyFor(tail, language) === "maker";
    if (isRemark && isReasonOf(head, tail, language)) return 0;
    if (AS_LIST.test(tail) || (isRemark && isMoreForReaders(head, language))) return index;
  }
  return undefined;
}

const EACH = /^\s*(?:per|pro|par|por|na|op elke?|on each|für jedes?) \p{L}+[.!]?\s*$/iu;

/**
 * "It's a happy post – let her words do the work.": as a whole it is for the maker, and what is left of it tells nothing.
 * Neither do its last two words: "step by step, with little text" per picture.
 */
export const isRestOfRemark = (
  text: string,
  { judge, language }: Pick<Notebook, "judge" | "language">,
): boolean =>
  valuesOf(text).length === 0 &&
  judge.heldAround(text.trim()) === "maker" &&
  (EACH.test(text) || surelyFor(text.trim(), language) === "maker");

/**
 * "Just the quote, please, and who said it.": as a whole it is for the maker, and no part of it has a value. The order
 * that opens a brief names what it is about.
 */
export const isWholeRemark = (
  text: string,
  start: number,
  { judge, plain }: Pick<Notebook, "judge" | "plain">,
): boolean =>
  valuesOf(text).length === 0 &&
  /[\p{L}\p{N}]/u.test(plain.slice(0, start)) &&
  judge.heldFor(text.trim()) === "maker";

/** Where an order to show the statement as a list stands behind it, whatever else it says. */
const asListAt = (text: string): number | undefined =>
  text.length > LONGEST
    ? undefined
    : [...text.matchAll(BOUNDARY)].find(({ index }) => AS_LIST.test(text.slice(index)))?.index;

/**
 * Where words for the maker begin behind a statement: an order that shares out its parts, or in a doubted sentence a
 * remark; 0 where all is one, as its neighbour `behind` tells.
 */
export function tailAt(text: string, said: string, n: Notebook, behind: string): number | undefined {
  const { language, judge } = n;
  // The lines of a form are given to be shown.
  const isDoubted = said === text && judge.doubtedFor(text) !== undefined && !isLineOfForm(text, n);
  if (isMannerOfParts(text, behind, language)) return 0;
  return (
    headingAsideAt(text) ??
    formTailAt(text, language) ??
    standOutTailAt(text) ??
    asListAt(text) ??
    (isDoubted ? remarkTail(text, language) : undefined)
  );
}
