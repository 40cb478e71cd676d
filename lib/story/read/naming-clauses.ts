import { hasVerb } from "../../copy/grammar.ts";
import { capitalize, wordCount } from "../../copy/text.ts";
import { fromAccusative, fromDative } from "../../text/german-cases.ts";
import { isContainer } from "./about.ts";
import { namesNothing, namesReaders } from "./names-nothing.ts";
import { mains, type Notebook } from "./notebook.ts";
import { withArticle } from "./order-tails.ts";

/**
 * Clauses that say what the thing of an order is called: "queremos enseñar la taza nueva, se llama Olivar", "the page of
 * our winter films. It's called “River people”, six films". Behind the order they need that thing as their subject.
 */

const CLAUSE =
  /^(?:(?:and|und|et|y|e|en) )?(?:(?:it|she|he|this|they)(?:['’](?<be>s|re)| (?<been>is|are)) (?<named>called|named)|(?:(?:sie|er|es|elles?|ils?|het|hij|zij|ze|ela|ele|ella|él) )?(?<verb>hei(?:ß|ss)(?:t|en)|s['’]appell(?:e|ent)|se (?:llaman?|chamam?)|si chiaman?o?|heet|heten|chamam?-se)) (?=\S)/iu;
/** A name has its capital or its marks. */
export const NAME = /^(?:[“„«"'‘\p{Lu}\d]|(?:the|de|het|la|le|el|il|der|die|das|[oa]) \p{Lu})/u;

type Naming = { verb: string; rest: string };

function namingOf(text: string): Naming | undefined {
  const found = CLAUSE.exec(text);
  const { be, been, named, verb } = found?.groups ?? {};
  const rest = text.slice(found?.[0].length ?? text.length);
  const are = /^(?:re|are)$/iu.test(be ?? been ?? "") ? "are" : "is";
  return NAME.test(rest) ? { verb: (verb ?? `${are} ${named}`).toLowerCase(), rest } : undefined;
}

/** The same in words of any case: "it's called off" is news as well. */
export const opensNaming = (text: string): boolean => CLAUSE.test(text.replace(/^,?\s+/u, ""));

/** "it's called Olivar" */
export const isNaming = (text: string): boolean => namingOf(text.trimStart()) !== undefined;

const MOST_WORDS = 7;
const TOPIC = /^\s*[^,.:;!?"“„«\d]{3,90}(?=,\s)/u;
const behindComma = (text: string, at: number) => namingOf(text.slice(at).replace(/^,\s+/u, ""));

/** Where the comma between a thing and its name stands: "la taza nueva, se llama Olivar"; 0 without one. */
export function namingBehind(text: string): number {
  const at = TOPIC.exec(text)?.[0].length ?? 0;
  return at > 0 && behindComma(text, at) ? at : 0;
}

/** "La taza nueva, se llama Olivar": the thing is the subject of the verb behind it. */
export function joinedName(says: string): string {
  const at = namingBehind(says);
  const topic = says.slice(0, at);
  const naming =
    at > 0 && wordCount(topic) <= MOST_WORDS && !hasVerb(topic) ? behindComma(says, at) : undefined;
  return naming ? `${topic} ${naming.verb} ${naming.rest}` : says;
}

/** "… for the page of our winter films": the thing behind an order, past where the piece will stand. */
const LINKED =
  /(?<!\p{L})(?<link>for|about|introducing|announcing|für|über|zum?|zur|von|mit|pour|sur|para|sobre|per|sul?(?:l[aoe])?|voor|over|van)\s+(?<thing>[^,.:;!?"“„«\d]{3,70}?)(?:,? (?:please|pls|bitte|svp|por favor|per favore|graag))?[\s.!?:]*$/iu;
const PAGE_OF =
  /^(?:(?:the|our|la|notre|nuestra|nostra|die|unsere|de|het|onze|a|nossa|o) |l['’])?(?:[\p{L}-]+ )?[\p{L}-]*(?:page|site|website|seite|pagina|página|sito|sitio) (?:(?:of|for|about|über|zum?|zur|del(?:la|lo|le)?|de[is]?|degli|di|du|d[oa]s?|van|voor|over|para|per|pour|sur|sobre) |(?=(?:unser|d)er ))/iu;
export const DETERMINER =
  /^(?:(?:the|our|my|an?|unsere?|die|das|der|eine?|notre|nos|les?|la|une?|nuestr[oa]s?|el|los|las|un[ao]?|(?:(?:il|la|i|le) )?nostr[oaie]|il|lo|gli|i|[oa]s? noss[oa]s?|[oa]s?|uma?|onze|ons|de|het|een) |l['’])/iu;

/** A thing of German as a subject; undefined where its case changes the noun or is not certain. */
function undeclined(thing: string, before: string): string | undefined {
  const isDative =
    /(?<!\p{L})(?:zu|mit|von)\s*$/iu.test(before) || /^(?:unser|d|ein|mein)e[rm] /iu.test(thing);
  const said = isDative ? fromDative(thing) : fromAccusative(thing);
  return /^(?:unser|d|ein|mein)e[ms] /iu.test(said) || (isDative && said === thing) ? undefined : said;
}

/** The thing that the order right before a place names, as a subject; undefined without one. */
function thingBefore(n: Notebook, start: number): string | undefined {
  const order =
    n.plain
      .slice(0, start)
      .split(/(?<=[.!?])\s+(?=\S)|\n/u)
      .findLast((part) => /\p{L}/u.test(part)) ?? "";
  const { link = "", thing = "" } = LINKED.exec(order)?.groups ?? {};
  const page = PAGE_OF.exec(thing)?.[0] ?? "";
  const [before, said] = [page || `${link} `, thing.slice(page.length).trim()];
  const isNothing = said === "" || wordCount(said) > MOST_WORDS || isContainer(said);
  if (isNothing || namesNothing(said, before) || namesReaders(said, before) || hasVerb(said))
    return undefined;
  // Which of two nouns has the name is not certain in "die Seite des Chors".
  if (n.language === "de" && /(?<!\p{L})des\s/iu.test(before + said)) return undefined;
  return n.language === "de" ? undeclined(said, before) : withArticle(said, before, n.language);
}

const QUOTED = /^(?<name>["“„«][^"“”„«»]{2,80}["”“»])(?<rest>[,.:;–—].*)?$/su;

/** The naming clause right behind the order that names the thing, with that thing. */
function namedThing(n: Notebook, start: number, text: string): (Naming & { thing: string }) | undefined {
  const naming = mains(n).length === 0 && n.heldBack.length > 0 ? namingOf(text) : undefined;
  const thing = naming ? thingBefore(n, start) : undefined;
  return naming && thing !== undefined ? { ...naming, thing } : undefined;
}

/** "It's called “River people”, six films" behind such an order is for readers, however short it is. */
export const namesThing = (n: Notebook, start: number, text: string): boolean =>
  namedThing(n, start, text.trimStart()) !== undefined;

function withThing(n: Notebook, start: number, says: string): string {
  const found = namedThing(n, start, says);
  if (!found) return says;
  // The statement names it, so that no heading has to.
  n.subject = undefined;
  const { thing, verb } = found;
  const { name, rest = "" } = QUOTED.exec(found.rest)?.groups ?? {};
  if (!name) return capitalize(`${thing} ${verb} ${found.rest}`);
  const colon = n.language === "fr" ? " :" : ":";
  return capitalize(`${thing.replace(DETERMINER, "")} ${name}${rest.replace(/^,/u, colon)}`);
}

/** What a statement says, with the thing of the order before what that is called. */
export function withNamedThing(n: Notebook, start: number, says: string): string {
  const last = n.heldBack.at(-1);
  const isBehindOrder = last !== undefined && !/[\p{L}\d]/u.test(n.plain.slice(last.span.end, start));
  return isBehindOrder ? joinedName(withThing(n, start, says)) : says;
}
