import { hasVerb } from "../../copy/grammar.ts";
import { detectLanguage } from "../../copy/language.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { announcedFrame } from "./announced-frames.ts";
import { asianFrame } from "./asian-frames.ts";
import { formFrame } from "./form-frames.ts";
import type { Frame } from "./frame.ts";
import { NETWORK, PARTS, type Parts } from "./frame-parts.ts";
import { lower, pattern } from "./lower.ts";
import { madeToShow } from "./made-to-show.ts";
import { behindPurpose, pictureFrame, presentedFrame } from "./picture-frames.ts";
import { PRICE_LINE } from "./price-list.ts";
import { frameOfNamedSender } from "./sender-named.ts";

/** What may stand before a request in any language and asks for nothing itself. */
const SOFT =
  "maybe|perhaps|just|also|so|ok|okay|and|then|oh|now|hi|hey|hello|team|all|both|there|basically|um+|uh+|hallo|bonjour|salut|coucou|hola|buenas|buenos días|ciao|buongiorno|hoi|olá|oi|bom dia|pessoal|zusammen|und|et|y|e|en|noch|auch";

type Compiled = {
  made: () => RegExp;
  tells: () => RegExp;
  bare: () => RegExp;
  verbLast: (() => RegExp) | undefined;
};

function compile(code: string, p: Parts): Compiled {
  const after = `(?![\\p{L}\\d])`;
  const soft = `(?:(?:${SOFT})${after}[,!.]?\\s+)*`;
  const polite = `(?:(?:${p.polite})${after}[,!.]?\\s*)`;
  const asset = `(?:${p.article}[,]?\\s+){0,6}?${p.asset}${after}(?:\\s+${p.asset}${after})?`;
  const link = `(?:\\s*[,]?\\s*(?:(?<clause>${p.clause})(?:${after}|(?<=['’]))|(?<topic>${p.topic})(?:${after}|(?<=[=:]))|(?<colon>\\s?[:：]|\\s[-–—](?=\\s))))?`;
  const on = `(?:\\s+${NETWORK}${after})?(?:,?\\s+(?:${p.on})${after})*`;
  const again = `(?:\\s+(?:nice|short|fun|good|great|kurz|bitte))*`;
  const make = `(?:-?(?:${p.make})${after}[ -]*)`;
  return {
    made: pattern(
      `^[\\s"“]*${soft}(?:${polite}+${make}?|${make})${polite}*${asset}${on}${again}${link}[\\s,]*`,
    ),
    bare: pattern(`^[\\s"“]*${soft}(?:${p.article}\\s+){0,4}?${p.asset}${after}${on}${link}[\\s,]*`),
    tells: pattern(
      `^[\\s"“]*${soft}${polite}*(?:(?:also|auch|aussi|también|anche|também|ook)\\s+)?(?:${p.tell})${after}(?:\\s+(?:kindly|politely|gently|clearly|briefly|honestly|also|everything|all (?:of )?(?:this|these|the (?:details|facts|info))|the following|auch|aussi|también|anche|também|ook))*,?\\s*(?<clause>that|how(?= \\p{L}+ )|why|dass|qu[e'’]|que|che|dat)?(?:(?<topic>\\s*(?:about|von|of|on))${after})?(?<colon>\\s*:)?[\\s,]*`,
    ),
    // "Bitte einen Instagram-Post zu X machen: …"
    verbLast:
      code === "de" || code === "nl"
        ? pattern(
            /^(?<head>[^:.]{0,120}?)\s+(?:machen|erstellen|schreiben|posten|verfassen|veröffentlichen|maken|schrijven|plaatsen)(?:\s*[?!.]?\s*$|\s*[:–—-]\s*|,?\s*(?=(?:dass|dat)\s))/,
          )
        : undefined,
  };
}

const COMPILED = new Map(Object.entries(PARTS).map(([code, p]) => [code, compile(code, p)] as const));

const MAY_FRAME: Record<string, RegExp> = {
  en: /\b(?:posts?|posting|cards?|carousels?|reels?|stor(?:y|ies)|videos?|tweets?|slideshows?|infographics?|teasers?|trailers?|banner|flyer|image|film|clip|thread|graphic|caption|copy|text|announcement|ad|advert|visual|poster|something|thing|content|blurb|piece|write-?up|promo|announce|say|mention|explain|state|communicate|highlight|emphasi[sz]e|stress|point out|underline|share|note|tell|let|inform|remind|spread|get|make|include|talk|focus|promote|introduce|celebrate|advertise|push|showcase|tease|compare|invite)\b/,
};

const THAT = /^(?:that|dass|que(?! faire )|che|dat|qu['’])\s*/;
/** "um post para divulgar que …": the link led to a clause after all. */
const withClause = (s: string, frame: Frame): Frame => {
  const that =
    frame.rest === "topic" || frame.rest === "nothing" ? THAT.exec(s.slice(frame.at))?.[0] : undefined;
  return that ? { ...frame, at: frame.at + that.length, rest: "clause" } : frame;
};

const restOf = (g: Record<string, string | undefined>): Frame["rest"] =>
  g.clause ? "clause" : g.topic ? "topic" : g.colon ? "content" : "nothing";

/** "Get updates about your orders" is meant for readers; these verbs need an asset of ours and a link. */
const UNSURE = /^[\s"“]*(?:share|post|publish|have|get|do|build|make|update|need|looking for|want)\b/;
const SURE_ASSET =
  /\b(?:posts?|cards?|carousels?|reels?|tweets?|slideshows?|infographics?|linkedin|instagram|insta|caption|graphic|something)\b/;
/** A bare asset opens a frame only with one of these before its link. */
const BARE_ASSET =
  /^[\s"“]*(?:[^\s,.:;!?]+\s+){0,4}?(?:posts?|cards?|carousels?|reels?|tweets?|slideshows?|infographics?|promo|(?:\d+ ?s(?:ec(?:onds?)?)? )?video|vídeo|vidéo|beitrag|karussell|infografik|publication|carrousel|diaporama|infographie|publicación|carrusel|anuncio|infografía|publicação|carrossel|infográfico|carosello|infografica|berichtje)\b/;
const OPEN_TELL = new Prefiltered(
  /^[\s"“]*(?:(?:oh and|and|also|please|pls|maybe|so|then|just|can you|could you|(?:can|could) we (?=announce|promote|advertise|share)|we (?:want|need|would like) to|i (?:want|need|would like) to|want to|need to|let['’]?s)[, ]+)*(?:announce|say|mention|explain|communicate|highlight|emphasi[sz]e|stress|point out|tell (?:people|everyone|everybody|customers|our|them|followers)|let (?:people|everyone|customers|our|them|followers)|inform|remind|(?:tell|warn|notify|let) [a-z]+ (?:know|about|of|that|how|why)|spread|promote|introduce|advertise|showcase|include|invite (?:people|everyone|customers|our|them))\b/,
);
const NEEDS_THAT =
  /\b(?:explain|include|share|note|state|push|say|tease|talk|focus|compare|highlight|stress)\b/;

function verbLast(s: string, c: Compiled, frame: () => RegExp): Frame | undefined {
  const m = c.verbLast?.().exec(s);
  const head = m?.groups?.head ?? "";
  if (!m) return undefined;
  const opened = frame().exec(head);
  if (!opened) return undefined;
  const hasMore = m[0].length < s.trimEnd().length;
  return {
    at: hasMore ? m[0].length : s.length,
    rest: hasMore ? (THAT.test(s.slice(m[0].length)) ? "nothing" : "content") : "nothing",
    topic: { start: opened[0].length, end: head.length },
  };
}

/** "Explain how it works: …" is asked to be answered, and the question heads the answer. */
function askedQuestion(s: string, frame: string, clause = ""): Frame | undefined {
  if (!/^(?:how|why)$/i.test(clause) || !/:\s+\S/.test(s.slice(frame.length))) return undefined;
  return { at: frame.toLowerCase().lastIndexOf(clause.toLowerCase()), rest: "content" };
}

function tellFrame(s: string, tells: () => RegExp, language: string): Frame | undefined {
  const m = tells().exec(s);
  const g = m?.groups ?? {};
  const isLinked = Boolean(g.clause || g.topic || g.colon);
  if (!m || !(language === "en" ? opensTelling(s, m[0], isLinked) : g.clause || g.colon)) return undefined;
  const question = m && askedQuestion(s, m[0], g.clause);
  if (question) return question;
  const isToPeople = /\b(?:tell|inform|remind|let|say)\b/.test(m[0]);
  return { at: m[0].length, rest: isLinked ? restOf(g) : isToPeople ? "clause" : "topic" };
}

/** "Share your story" is for readers; "please share that …" is for the writer. */
const opensTelling = (s: string, frame: string, isLinked: boolean) =>
  /^\s*say (?:we|it|they|you|there)\b/.test(s) ||
  (OPEN_TELL.test(s) && (isLinked || !NEEDS_THAT.test(frame) || POLITE.test(s)));
const POLITE = /^[\s"“]*(?:please|pls|can|could|we|i|maybe|oh and|and|also|need|want|let)\b/;

/** "Comparison post A vs B: …" has no link. */
const TYPED_ASSET =
  /^[\s"“]*(?:an? )?(?:comparison|launch|promo|hiring|announcement|event|testimonial|how-to|recap|milestone)\s+(?:post|card|carousel|reel|video|tweet|infographic)\s+(?=\S+ )/;

/** Weak verbs make a frame only with an asset of ours, and with a link or nothing behind it. */
function isSure(s: string, made: RegExpExecArray): boolean {
  if (!UNSURE.test(s)) return true;
  const isWhole = made[0].length >= s.replace(/[.!?\s]+$/, "").length;
  return SURE_ASSET.test(made[0]) && (isWhole || restOf(made.groups ?? {}) !== "nothing");
}

/** "Instagram post." asks for one; "Cash and card." and "Gift card." do not. */
const ALONE = new Prefiltered(
  /^[\s"“]*(?:(?:an?|one|the|this|short|quick|simple|nice|new|another|launch|promo|event|job|hiring|announcement|social(?: media)?|linkedin|instagram|insta|ig|twitter|x|tiktok|facebook|fb|youtube|\d+)[\s-]+){0,4}(?:posts?|tweets?|carousels?|reels?|slideshows?|infographics?|promo|(?:\d+ ?s(?:ec(?:onds?)?)? )?videos?|(?:linkedin|instagram|insta|ig|twitter|x|tiktok|facebook|fb|social(?: media)?) cards?|beitrag|karussell|publication|carrousel|publicación|carrusel|anuncio|publicação|carrossel|carosello|berichtje)(?![\p{L}])/iu,
);

/** "Pay off the card with the highest rate", "Sample cards cost £3": cards of the reader's, and goods. */
const ORDERS =
  /^[\s"“]*(?:pay|use|move|take|bring|show|scan|tap|swap|keep|put|send|swipe|top|load|cancel|freeze|check|collect|pick|carry|clear|add|apply for|watch|read|buy|open|see|play|fill|sign|return|save|give|hand|(?:sample|shade|gift|business|loyalty|season|greeting|recipe|score|tasting) cards?)\b/;

/** "Last post for Christmas is 18 December": parcels, and no post of ours. */
const LAST_POST =
  /^[\s"“]*(?:the )?(?:last|final|latest) post(?:ing)?(?: (?:date|day|dates|days))? (?:for|before|to|is)(?!\p{L})/iu;

const behindMade = (s: string, made: RegExpExecArray): Frame =>
  behindPurpose(s, made) ?? { at: made[0].length, rest: restOf(made.groups ?? {}) };

const FIRST_CLAUSE =
  /^.*?(?=[,.:;?!–—]|(?<!\p{L})(?:who|that|which|how|why|what|where|when|because|so|if|before|after|while)(?!\p{L})|$)/u;
/** "We print cards for our regulars.", "Our cards for all occasions are in the shop.": cards of theirs, by the verb. English. */
const tellsOfGoods = (s: string, { at }: Frame): boolean =>
  (!UNSURE.test(s) && hasVerb(s.slice(0, at))) || hasVerb(FIRST_CLAUSE.exec(s.slice(at))?.[0] ?? "");

const isBare = (s: string): boolean => BARE_ASSET.test(s) && !ORDERS.test(s) && !LAST_POST.test(s);

/** "Post about our new hours: …": no more than the name of what is made, before what it is about. */
function bareFrame(s: string, c: Compiled, language: string): Frame | undefined {
  const bare = isBare(s) ? c.bare().exec(s) : null;
  if (!bare) return undefined;
  const rest = restOf(bare.groups ?? {});
  const frame = { at: bare[0].length, rest };
  if (rest === "nothing")
    return ALONE.test(s) && frame.at >= s.replace(/[.!?\s]+$/, "").length ? frame : undefined;
  return language === "en" && rest === "topic" && tellsOfGoods(s, frame) ? undefined : frame;
}

function madeFrame(s: string, c: Compiled, language: string): Frame | undefined {
  const made = c.made().exec(s);
  if (made && (language !== "en" || isSure(s, made))) return behindMade(s, made);
  const bare = bareFrame(s, c, language);
  if (bare) return bare;
  const typed = TYPED_ASSET.exec(s);
  return typed ? { at: typed[0].length, rest: "content" } : undefined;
}

/** Longer than any sentence that opens with a frame. */
const LONGEST = 1500;

/** Offices mix languages: a wish in German may stand before an English text. */
export function foreignFrame(text: string, language: string): Frame | undefined {
  if (text.length > 160) return undefined;
  const { code, sure } = detectLanguage(text);
  return code !== language && sure > 0.2 && COMPILED.has(code) ? frameOf(text, code) : undefined;
}

/** "Please text VAN to 07700 900 318." */
const TEXTS_NUMBER = /^\s*(?:(?:please|just|or) )*text \S+(?: \S+){0,3} (?:to|on) \+?\d[\d ]{3,}/iu;

/** The frame at the start of a sentence. `end` closes the frame before the topic when a verb stands behind it. */
export function frameOf(text: string, language: string): Frame | undefined {
  if (language === "ja" || language === "zh") return asianFrame(text);
  // "Gift card: £25" is a price, although a card could be asked for, and a number that takes messages is for readers.
  if (PRICE_LINE().test(text.trim()) || TEXTS_NUMBER.test(text)) return undefined;
  const s = lower(text);
  if (s.length > LONGEST) return undefined;
  const picture =
    frameOfNamedSender(s, language, (said) => frameOf(said, language)) ??
    madeToShow(s, language) ??
    formFrame(s, language) ??
    pictureFrame(s, language) ??
    presentedFrame(s, language) ??
    announcedFrame(s, language);
  if (picture) return picture;
  if (own(MAY_FRAME, language)?.test(s) === false) return undefined;
  const c = COMPILED.get(language) ?? COMPILED.get("en");
  if (!c) return undefined;
  const frame = verbLast(s, c, c.made) ?? madeFrame(s, c, language) ?? tellFrame(s, c.tells, language);
  return frame && withClause(s, frame);
}
