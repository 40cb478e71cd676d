import { isImperative } from "../../copy/grammar.ts";
import { size, wordCount } from "../../copy/text.ts";

/** Where a part of a sentence ends: at a sign outside of brackets, and at no comma within a number or a day ("Freitag, 18. Dezember"). */
const SIGN =
  /(?<=[;:!?])\s+(?![^()]*\))|(?<=[^\d\s][,–—])\s+(?![^()]*\)|\d{1,2}\.\s\p{Lu})|(?<=\d,)\s+(?=\p{L})(?![^()]*\))/u;
/** A sign at the end of a part, which is not read where the part stands alone. */
const HANGING = /[\s,;:–—]+$/u;

/** "Glühwein, | Kinderpunsch und Roter Wurst": a few words with "and" before the last of them end a list. */
const ENDS_LIST =
  /^(?:[^\s,]+(?: [^\s,]+)?, )*[^\s,]+(?: [^\s,]+)? (?:and|or|&|und|oder|sowie|et|ou|y|o|e|en|of) [^\s,]+(?: [^\s,]+){0,2}[.!]?$/iu;
/** Whether a text is the end of a list that began before it. */
export const isListEnd = (text: string): boolean => ENDS_LIST.test(text);

/** "ohne Lametta", "not oven": what limits the words before it stays with them. */
const LIMITS =
  /^(?:no|not|never|nothing|nobody|only|without|nicht|nie|kein\p{L}*|nur|höchstens|ohne|pas|jamais|sans|seulement|nunca|sin|solo|sólo|non|mai|senza|niet|nooit|geen|alleen|zonder|não|sem|só|apenas)(?!\p{L})/iu;
export const limits = (text: string): boolean => LIMITS.test(text);
/** "until 6 pm", "im Hof": what only says when, where or how goes on with the words before it. */
const LEANS =
  /^(?:with|mit|avec|con|met|com|until|bis|jusqu\S*|hasta|fino|tot|até|including|inklusive|incl\.|y compris|incluid[oa]s?|inclus[oi])(?!\p{L})/iu;
/** "You need to be 18 or over, | ok with heights": what one is goes on with the verb before it. */
const GOES_ON =
  /^(?:and |und |et |y |e |en )?(?:ok|okay|fine|happy|comfortable|good|able|used|keen|willing|ready|bereit|fit|schwindelfrei|à l['’]aise|prêt|dispuest[oa]s?|cómod[oa]s?|dispost[oaie]|a tuo agio|bereid|dispost[oa]s?|à vontade)(?:\s(?:with|to|at|in|about|on|for|zu|mit|im|à|avec|pour|a|con|para|om|met|com)|,|$)(?!\p{L})/iu;
/** "when a guest cancels, | the next one gets it": when or whether is no sentence without what happens then. */
const ONLY_WHEN =
  /^(?:and |but |und |aber |et |mais |y |pero |e |ma |en |maar |mas )?(?:when|whenever|if|once|as soon as|unless|wenn|falls|sobald|quand|lorsque|si|dès qu[e'’]|cuando|en cuanto|quando|se|appena|als|wanneer|zodra|assim que)(?!\p{L})[^,;:]*,?$/iu;
/** "Pour la fête des vendanges,", "With a stalk from our nursery,": what only leads to a clause is no line without it. Hours and days are. */
const LEADS_TO =
  /^(?:for|with|without|after|before|during|despite|instead of|thanks to|besides|at|in|on|by|from|since|für|mit|ohne|nach|vor|während|statt|dank|trotz|wegen|bei|beim|zu[mr]?|im|in|am|an|auf|seit|pour|avec|sans|après|avant|pendant|malgré|grâce|lors|depuis|dès|dans|chez|à|au|aux|en|para|con|sin|después|antes|durante|gracias|desde|per|senza|dopo|prima|grazie|nonostante|dal?|dalla|nel|nella|voor|met|zonder|na|tijdens|ondanks|dankzij|vanaf|sinds|bij|op|com|sem|depois|apesar|graças|no|na|em)\s[^.!?:;\d]*,$/iu;
/** "Online and:": a word that joins waits for what it joins. */
const JOINS = /\s(?:and|or|but|und|oder|sowie|aber|et|ou|mais|y|o|pero|e|ma|en|of|maar|mas)[,:;–—]?$/iu;
/** "de 78 anos": a part of fewer letters or words is no line of its own. */
const SMALL = { letters: 16, words: 4 };
/** "ridden by kids, nurses, one vicar and a man": what is counted up with commas is one line. */
const COUNTED = /^[^,;:]+(?:, [^,;:]+)+,? (?:and|or|&|und|oder|sowie|et|ou|y|o|e|en|of) [^,;:]+$/iu;
/** A sentence that does not come apart is read at one look up to this share over the usual length. */
const LONGER = 1.067;

/** `isTorn` says whether a text needs the one before it, `isOpen` whether it needs the one behind it; `most` are letters. */
type Parting = { isTorn: (text: string) => boolean; isOpen: (text: string) => boolean; most: number };

/**
 * A long sentence as parts that each say something by themselves, all of its words in their order; empty where it has
 * no such parts. What follows a word of the part before it, a list or a condition stays with that part.
 */
export function thoughtsOf(whole: string, { isTorn, isOpen, most }: Parting): string[] {
  const parts = withListWhole(whole.split(SIGN).filter(Boolean), most);
  const lines: string[] = [];
  for (const [i, part] of parts.entries()) {
    const last = lines.at(-1);
    const rest = parts.slice(i).join(" ");
    const leans = isTorn(part) || limits(part) || goesOn(part) || isListEnd(rest);
    if (last !== undefined && (leans || isUnfinished(last, isOpen) || isSmall(last, part, most)))
      lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  const longest = most * LONGER;
  const isWhole = lines.every((line) => size(line) <= longest) && size(lines[0] ?? "") > 0;
  return isWhole ? lines.map((line) => line.replace(HANGING, "")) : [];
}

/** Whether a part of a sentence only leads to what follows its comma. */
export const leadsOn = (part: string): boolean => LEADS_TO.test(`${part},`) && !WE.test(part);
/** French "on", before a verb and what it is done to, is who does it. */
const WE =
  /^on (?!the |our |an? )\p{L}+(?:e|t|d|a|s)\s(?:la|le|les|l[’']|une?|des?|du|tout|bien|ensuite|\d)/iu;

/** "For the village fête, | order your bread": the clause that words lead to, where all of it is too long; empty where it needs them. */
export function ledClause(text: string, language: string): string {
  if (language === "de" || language === "nl") return "";
  const parts = text.split(/,\s+/u);
  const behind = (i: number) => parts.slice(i).join(", ");
  const isClause = (rest: string) =>
    language === "en" ? SUBJECT.test(rest) || isImperative(rest) : parts.length === 2;
  const at = parts.findIndex((_, i) => i > 0 && isClause(behind(i)));
  return at > 0 && leadsOn(parts.slice(0, at).join(", ")) ? behind(at) : "";
}
const SUBJECT = /^(?:it|we|you|they|there|he|she|the|our|your)\s/iu;

const goesOn = (part: string): boolean => LEANS.test(part) || GOES_ON.test(part);
const isUnfinished = (last: string, isOpen: Parting["isOpen"]): boolean =>
  isOpen(last) || ONLY_WHEN.test(last) || LEADS_TO.test(last) || JOINS.test(last);

/** What is counted up at the end is one part, where it has room. */
function withListWhole(parts: string[], most: number): string[] {
  const restFrom = (i: number) => parts.slice(i).join(" ");
  const at = parts.findIndex((_, i) => i > 0 && COUNTED.test(restFrom(i)) && size(restFrom(i)) <= most);
  return at < 0 ? parts : [...parts.slice(0, at), restFrom(at)];
}

/** Few words go with their neighbour, where both have room. */
function isSmall(last: string, part: string, most: number): boolean {
  const isFew = (text: string) => size(text) < SMALL.letters || wordCount(text) < SMALL.words;
  return (isFew(last) || isFew(part)) && size(last) + size(part) < most;
}
