import { once } from "../../text/once.ts";
import { own } from "../../text/own.ts";
import type { Span } from "../schema.ts";
import { ASKED_WORDS, type AskedWords } from "./asked-words.ts";
import { pastForWhom } from "./for-whom-about.ts";
import { lower, pattern } from "./lower.ts";
import { opensNaming } from "./naming-clauses.ts";
import { orderTail } from "./order-tails.ts";
import { isCounted } from "./topic-heading.ts";
import { whyTail } from "./why-made.ts";

/**
 * The first sentence of a brief, taken apart: what asks for the piece, what the piece is about, and what else is said
 * there. "Could you do our Easter hours please", "a small card for the spring fair: Sunday 4 May, 10 to 4".
 */
export type AskedTopic = Span & {
  /** How the sentence leads to the topic: a quotation or a question heads as it stands. */
  by: "quoted" | "question" | "compared" | "linked" | "made" | "clause" | "bare" | "named";
  /** Where the statement behind the topic begins; the end of the sentence for none. */
  rest: number;
};

export const GREETING =
  "(?:(?:hi|hiya|hello|hey|morning|good (?:morning|afternoon|evening)|g['’]day|hallo|moin|servus|grüß (?:gott|dich|euch)|guten (?:morgen|tag|abend)|bonjour|bonsoir|salut|coucou|hola|buenas(?: tardes)?|buenos días|ciao|salve|buongiorno|buonasera|hoi|dag|goedemorgen|goedemiddag|olá|oi|bom dia|boa tarde|boa noite)(?: \\p{L}{2,12}){0,3}\\s*[,!.]\\s*|(?:re|fwd?|betreff|objet|asunto|oggetto|assunto|onderwerp)\\s?:\\s*|boas[,!]\\s*)*";

type Patterns = Record<
  | "asks"
  | "makes"
  | "thing"
  | "things"
  | "that"
  | "intoEnd"
  | "form"
  | "link"
  | "loose"
  | "own"
  | "question"
  | "compared"
  | "behind"
  | "verbIn"
  | "occasion"
  | "pleaseIn"
  | "named"
  | "joint"
  | "atEnd"
  | "doing"
  | "ofIt"
  | "into",
  () => RegExp
>;

const END = "(?![\\p{L}\\d])";
function compile(w: AskedWords): Patterns {
  const article = `(?:(?:${w.article})(?:${END}\\s*|(?<=['’])))`;
  const thing = `${article}{0,5}(?:${w.thing})${END}`;
  const please = `(?:${w.please})${END}`;
  const into = `(?:${w.into})${END}`;
  const last = w.last ? `|(?:${w.last})${END}` : "";
  return {
    asks: pattern(`^(?:(?:${w.asks})(?:${END}[,]?\\s*|(?<=['’])))+`),
    makes: pattern(`^(?:${w.makes})${END}\\s+(?:${please}\\s+)?`),
    // "Image de partage + petit texte", "a share picture and a line or two".
    thing: pattern(`^${thing}(?:\\s*(?:\\+|&|and|plus|und|et|più|y|e|en|mit)\\s+${thing})*`),
    that: pattern(`^,?\\s+(?:${w.that})(?:${END}\\s*|(?<=['’]))`),
    intoEnd: pattern(`[\\s,]${into}[\\s.:!]*$`),
    // "As a simple chart, please." behind a question.
    form: pattern(
      `^\\s*(?:${please}[, ]*)?(?:make it (?:an? )?(?:\\p{L}+ )?(?:chart|graphic|picture|card|post)${END}|${into})(?: \\p{L}+)?[, ]*(?:${please})?\\s*[.!]`,
    ),
    things: pattern(`(?<!\\p{L})(?:${w.thing})${END}`),
    // "Short film please for our open day."
    link: pattern(`^(?:,?\\s+${please},?)?\\s+(?:${w.link})(?:${END}\\s*|(?<=['’]))`),
    loose: pattern(`^\\s+(?:${w.loose})${END}\\s+`),
    own: pattern(`^(?:${w.own})(?:${END}\\s+|(?<=['’]))\\S`),
    question: pattern(`^¿?(?:${w.question})${END}\\s+\\S`),
    compared: pattern(`^(?:[^\\s,.:;!?]+ ){1,5}(?:${w.versus}) (?:[^\\s,.:;!?]+ ?){1,6}[?]?$`),
    behind: pattern(
      `(?:[\\s,;–—-]+(?:${please}|${into}|(?:${w.tail})${END}${last})|\\s*\\((?:${w.tail})\\))[\\s.!?:,]*$`,
    ),
    verbIn: pattern(
      w.last ? `^[^,.:;!?()]{5,90}?(?<verb> (?:${w.last}))(?=\\s*\\(|\\s*[:.?]?\\s*$)` : "(?!)",
    ),
    // "Summer's here, could we have …"
    occasion: pattern(`^[^,.:;!?"“„«\\d]{4,48},\\s+(?=(?:${w.asks})${END})`),
    pleaseIn: pattern(`^[^,.:;!?]{3,80}?[ ,]+${please}\\s*(?:[,.:;!?–—-]|$)`),
    // "Bin collection card, please." names the form behind the topic.
    named: pattern(`^(?<name>[^,.:;!?"“„«]{3,50}?),?\\s+(?:${w.thing}),?\\s+${please}`),
    // "The new oil is here, we'd like a short video."
    atEnd: pattern(
      `,\\s+(?:(?:${w.asks})${END}\\s*)+(?:${w.makes})?\\s*${thing}(?: [^\\s,.:;!?\\d]+){0,2}(?:,? (?:(?:with|mit|avec|con|met|com) )?(?:${w.tail}))?[\\s.!?]*$`,
    ),
    ofIt: pattern(
      `^(?:(?:${w.asks})(?:${END}[,]?\\s*))+[^.:\\d]{0,24}?(?:it|this|that|these|them|das|es|dies|le|la|les|ça|cela|lo|los|las|questo|dit|het|dat|isto|isso)${END}[^.:\\d]{0,40}?\\s${thing}[^.:\\d]{0,30}$`,
    ),
    doing: pattern(`^(?:${w.doing})`),
    joint: pattern(`^(?:[\\s,:;–—-]+(?:${please})?)*`),
    // "We have room to announce our shop" has a verb and its object.
    into: pattern(
      `^(?<name>[^.:;!?"“„«]{3,70}?)[\\s,]+(?:${please}[\\s,]*)?${into}(?!\\s+(?:${w.own})(?:\\s|(?<=['’])))`,
    ),
  };
}
const PATTERNS: Record<string, () => Patterns> = Object.fromEntries(
  Object.entries(ASKED_WORDS).map(([code, words]) => [code, once(() => compile(words))]),
);

const GREETED = pattern(`^\\s*${GREETING}`);
const length = (re: () => RegExp, s: string): number => re().exec(s)?.[0].length ?? 0;

/** What stands before the topic: what asks, the verb of making, what is made. */
type Lead = { at: number; asked: boolean; made: boolean; thing: boolean };

/** An occasion before the order is of it: "Summer's here, could we have …" */
function leadOf(low: string, p: Patterns): Lead {
  const from = length(GREETED, low);
  const occasion = length(p.occasion, low.slice(from));
  const led = occasion > 0 ? leadAt(low, from + occasion, p) : undefined;
  return led?.thing ? led : leadAt(low, from, p);
}

function leadAt(low: string, from: number, p: Patterns): Lead {
  const asks = length(p.asks, low.slice(from));
  const makes = length(p.makes, low.slice(from + asks));
  const at = from + asks + makes;
  const thing = length(p.thing, low.slice(at)) || (makes > 0 ? length(p.thing, low.slice(from + asks)) : 0);
  const start = length(p.thing, low.slice(at)) > 0 ? at : from + asks;
  return {
    at: thing > 0 ? start + thing : at,
    asked: asks > 0,
    made: makes > 0,
    thing: thing > 0,
  };
}

const QUOTED = /^[^"“„«]{0,90}?(?<title>["“„«]\s?[^"“”„«»]{4,140}\s?["”“»])/u;

/** A title in quotation marks behind what is made. */
function quotedIn(low: string, at: number, p: Patterns): AskedTopic | undefined {
  const title = QUOTED.exec(low.slice(at))?.groups?.title ?? "";
  const start = low.indexOf(title, at);
  const end = start + title.length;
  // A statement behind the title, such as who wrote it, has readers of its own.
  const hasMore = withoutTail(low.slice(start), p).trimEnd().length > title.length + 1;
  // More than a sentence is the text of the post.
  const isText = /[.!?]\s+\S/u.test(title.slice(1, -1).trim());
  return title === "" || hasMore || isText ? undefined : { start, end, by: "quoted", rest: low.length };
}

/** Takes courtesies, reasons and orders for the form off the end. */
function withoutTail(text: string, p: Patterns): string {
  const cut = p.behind().exec(text)?.index ?? (orderTail(text) || whyTail(text) || text.length);
  return cut < text.length && !opensNaming(text.slice(cut)) ? withoutTail(text.slice(0, cut), p) : text;
}

/** "When to plant tulips so that they flower in April": a question may have a purpose of its own. */
function questionWithoutTail(text: string, p: Patterns): string {
  const cut = p.behind().exec(text)?.index ?? (orderTail(text) || text.length);
  return cut < text.length ? questionWithoutTail(text.slice(0, cut), p) : text;
}

const HEAD = /^(?:[^,.:;!?–—(]|(?<=\d)[.,:](?=\d)|(?<=\d)\.(?=\s\p{Ll}))*/u;

/** The topic of a phrase: to its first comma or colon. What stands behind is a statement as well. */
function headed(low: string, from: number, by: AskedTopic["by"], p: Patterns): AskedTopic {
  const start = from + (/^\s*/.exec(low.slice(from))?.[0].length ?? 0);
  const trim = by === "question" ? questionWithoutTail : withoutTail;
  const text = trim(low.slice(start).replace(/[\s.:!?]+$/u, ""), p);
  if (by === "question") {
    const mark = /^\s*[?]/u.exec(low.slice(start + text.length))?.[0].length ?? 0;
    return { start, end: start + text.length + mark, by, rest: low.length };
  }
  const head = HEAD.exec(text)?.[0] ?? "";
  const rest = /[\p{L}\d]/u.test(text.slice(head.length)) ? start + head.length : low.length;
  return { start, end: start + withoutTail(head.trimEnd(), p).length, by, rest };
}

/** "infographic for parents: what to do when …": those who are to read it, before the question. */
const FOR_READERS =
  /^\s+(?:for|für|pour|para|per|voor)\s(?:(?:the|our|die|unsere|les?|nos|l[oa]s|nuestr[oa]s|i|gli|le|nostri|de|onze|[oa]s|noss[oa]s)\s)?[\p{L}’'-]+(?:\s[\p{L}’'-]+){0,3}\s?[:：]\s+/u;

/** "Vergleich unserer drei Pakete": what is compared may stand in the genitive. German. */
const genitiveAt = (low: string, at: number): number =>
  /(?:vergleich|übersicht|überblick|aufstellung|gegenüberstellung)$/u.test(low.slice(0, at)) &&
  /^\s(?:unserer|aller|dieser|der)\s/u.test(low.slice(at))
    ? 1
    : 0;

/** Where a question behind what is made begins, past those who are to read it; undefined without one. */
function questionAt(low: string, at: number, past: number, p: Patterns): number | undefined {
  if (/[,:–—-]/u.test(low.slice(at, past)) && p.question().test(low.slice(past))) return past;
  const readers = length(() => FOR_READERS, low.slice(at));
  return readers > 0 && p.question().test(low.slice(at + readers)) ? at + readers : undefined;
}

/** A name behind "for", "about" or "with". */
function linkedAt(low: string, at: number, loose: number, p: Patterns): AskedTopic | undefined {
  const behind = low.slice(at + loose);
  if (loose > 0)
    return p.own().test(behind) || isCounted(behind) ? headed(low, at + loose, "linked", p) : undefined;
  const link = length(p.link, low.slice(at)) || genitiveAt(low, at);
  const isDone = p.doing().test(low.slice(at + link));
  if (link === 0 || isDone) return undefined;
  const start = at + link + (pastForWhom(low.slice(at + link), low.slice(0, at + link)) ?? 0);
  return start < low.length ? headed(low, start, "linked", p) : undefined;
}

/** Behind what is made: a question, a comparison, a name. */
function behindThing(low: string, at: number, p: Patterns): AskedTopic | undefined {
  const that = length(p.that, low.slice(at));
  if (that > 0) return { start: at + that, end: low.length, by: "clause", rest: low.length };
  if (QUOTED.test(low.slice(at))) return quotedIn(low, at, p);
  const past = at + length(p.joint, low.slice(at));
  const question = questionAt(low, at, past, p);
  if (question !== undefined) return headed(low, question, "question", p);
  const loose = length(p.loose, low.slice(at));
  const side = headed(low, loose > 0 ? at + loose : past, "compared", p);
  if (p.compared().test(low.slice(side.start, side.end))) return { ...side, rest: low.length };
  return linkedAt(low, at, loose, p);
}

/** Behind a verb of making, or where that stands last: what belongs to the author. */
function behindVerb(low: string, { at, asked, made }: Lead, p: Patterns): AskedTopic | undefined {
  const text = low.slice(at).slice(0, orderTail(low.slice(at).replace(/[\s.!?]+$/u, "")) || undefined);
  if (!p.own().test(text)) return undefined;
  const isPlea = p.pleaseIn().test(text);
  const isOrder =
    asked && (made || p.verbIn().test(text) || p.intoEnd().test(text) || /[:：]\s*$/u.test(text));
  return isOrder || isPlea ? headed(low, at, "made", p) : undefined;
}

/** "This is to announce …" begins with no name. */
const IT_IS =
  /^(?:(?:this|it|that)(?:['’]s| is)|(?:esto )?es|(?:questo )?è|(?:ist[oa] )?é|(?:das|dies|es) ist|(?:het|dit|dat) is|c['’]est)$/u;

/** The name first: "Thursday's menu as a picture please:", "Bin collection card, please." */
function nameFirst(low: string, from: number, p: Patterns): AskedTopic | undefined {
  const text = low.slice(from);
  const into = p.into().exec(text);
  const found = into ?? p.named().exec(text);
  const name = found?.groups?.name ?? "";
  if (!found || name === "" || p.things().test(name) || IT_IS.test(name)) return undefined;
  const behind = from + found[0].length;
  const hasMore = /[\p{L}\d]/u.test(withoutTail(low.slice(behind).replace(/[\s.:!?]+$/u, ""), p));
  const end = from + withoutTail(name, p).length;
  return { start: from, end, by: into ? "bare" : "named", rest: hasMore ? behind : low.length };
}

/** "Aviso para los vecinos de la calle Mayor:": a heading that says whom it is for is no order. */
const ADDRESSED =
  /^\s*(?:(?:important|public|wichtige[rs]?) )?(?:aviso|avviso|avis|anuncio|annuncio|annonce|mensaje|messaggio|mensagem|recado|message|notice|announcement|info|hinweis|mitteilung|nachricht|bericht|mededeling)\s+\p{L}{1,4}\s/iu;

/** Takes such a sentence apart; undefined for others. Offsets are those of the text. */
export function askedTopic(text: string, language: string): AskedTopic | undefined {
  const p = own(PATTERNS, language)?.();
  if (!p || text.length > LONGEST || ADDRESSED.test(text)) return undefined;
  const low = lower(text);
  const lead = leadOf(low, p);
  if (lead.thing) return behindThing(low, lead.at, p);
  if (lead.asked || lead.made) return behindVerb(low, lead, p);
  return nameFirst(low, length(GREETED, low), p);
}
const LONGEST = 320;

/** "J'aimerais un carrousel qui raconte …": it asks for a piece, whatever stands behind that. */
export function asksForPiece(text: string, language: string): boolean {
  const p = own(PATTERNS, language)?.();
  const lead = p ? leadOf(lower(text), p) : undefined;
  return lead?.asked === true && lead.thing;
}

/** Where an order at the end of a statement begins: "…, we'd like a short video."; 0 without one. */
export const askedAtEnd = (text: string, language: string): number =>
  own(PATTERNS, language)?.().atEnd().exec(lower(text))?.index ?? 0;

/** "Could you set that out in a few slides?": an order that names nothing but what stands elsewhere. */
export const asksOfIt = (text: string, language: string): boolean =>
  own(PATTERNS, language)?.().ofIt().test(lower(text)) === true;

/** "As a simple chart, please.": what the sentence before is to be made into. */
export const ordersPicture = (text: string, language: string): boolean =>
  own(PATTERNS, language)?.().form().test(lower(text)) === true;

/** Whether a published line begins as an order does: "Could you do our hours", "A card for our fair". */
export function opensAsOrder(text: string, language: string): boolean {
  const p = own(PATTERNS, language)?.();
  const low = lower(text);
  const lead = p ? leadOf(low, p) : undefined;
  if (!p || !lead || ADDRESSED.test(text)) return false;
  if (lead.thing) return behindThing(low, lead.at, p) !== undefined;
  return lead.asked && behindVerb(low, lead, p) !== undefined;
}
