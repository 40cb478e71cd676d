import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { sentences } from "../../copy/sentences.ts";
import { hasWords } from "../../copy/text.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import {
  certainlyFor,
  isClearlyMoreForReaders,
  isMoreForReaders,
  surelyFor,
} from "../addressee/addressee.ts";
import { advisesOnPain } from "../body-advice.ts";
import { MAKER_WORDS } from "../maker-words.ts";
import { ordersDrawing } from "../ordered-drawing.ts";
import { matchesIn } from "../values/matches.ts";
import { announcesSteps } from "./announced-steps.ts";
import { isAskedOfVisitors } from "./asked-of-visitors.ts";
import { isBracketedSentence } from "./bracketed-sentences.ts";
import { isCalendarWord } from "./calendar.ts";
import { comparedParagraphs } from "./compared-paragraphs.ts";
import { announcesEvent } from "./event-line.ts";
import { isEvent } from "./event-words.ts";
import { endsForWhom } from "./for-whom-about.ts";
import { isSecret } from "./inside.ts";
import { isLabelled } from "./labelled-statement.ts";
import { isLineOfForm } from "./lines-of-form.ts";
import { lower } from "./lower.ts";
import { tellsMethod } from "./methods.ts";
import { isReached } from "./named-contact.ts";
import { isNoOrder } from "./no-order.ts";
import type { Notebook } from "./notebook.ts";
import { OWN_STORY, speaksOfOneself } from "./own-story.ts";
import { isBan, isPictureNote, isRuleOfVisit } from "./picture-notes.ts";
import { pointsToPage } from "./points-to-page.ts";
import { namesPartOfPost } from "./prohibition-words.ts";
import { prohibitionIn } from "./prohibitions.ts";
import { isBanForReaders } from "./reader-bans.ts";
import { hasReaderForm } from "./reader-forms.ts";
import { isCourtesy, isInjection, isInternal, isTask } from "./talk.ts";
import { isAdviceBehindSteps, isTipForSteps } from "./tips.ts";
import { signsUnnamed } from "./unnamed.ts";
import { valuesOf } from "./values.ts";
import { tellsWaysToOrder } from "./ways-to-order.ts";
import { asksNewcomers, asksReaders, invitesReaders } from "./welcomes.ts";
import { isPlaced, isWriterOrder } from "./writer-orders.ts";

/** For whom a statement is: readers, the writer, colleagues, or not understood. */
export type Audience = "readers" | "instruction" | "internal" | "unclear";

/** Actions that customers are asked for. */
const CUSTOMER_ACT = new Prefiltered(
  /^(?:(?:please|just|simply|also|then|or|and|so|to|now)[, ]+)*(?:book|call|ring|text|email|e-mail|mail|visit|come|join|register|sign up|rsvp|apply|order|pre-?order|buy|shop|get|try|test|download|read|see|watch|find|donate|give|bring|reserve|subscribe|pop (?:in|by|down)|drop (?:in|by)|stop (?:by|using)|save|learn|discover|meet|update|scan|tap|swipe|contact|message|dm|send us|send a|send your|send it back|vote|share your|enter|claim|grab|check|use|show|return|follow|listen|explore|pick up|pick|choose|win|help us|volunteer|welcome|celebrate with|look out|hand in|hand over|drop off|keep an eye|mark your|spread the|tell your|tell us|ask (?:us|your|at|in|for)|open|start|click|go to|head to|switch|upgrade|renew|report|pay|collect|request|talk to us|speak to|take|enjoy|eat|drink|don['’]?t (?:miss|forget|wait|worry|panic|try|use)|stay|wear|park|walk|block|turn|empty|run|rinse|wash|write down|nominate|refer|invite (?:a|your)|say (?:hello|hi|goodbye)|taste|reply|comment|wait|leave|plan|add (?!(?:a|an|our|the|some|in)\b)|compare|treat|swap|trade|refill|recycle|support us)\b/i,
);

/** Words of an announcement without a verb or a subject: "Winter tyres now in.", "Works for any seller." */
const ANNOUNCES = new Prefiltered(
  /^\s*(?:before|after|then)\s*:|^\s*(?:works (?:for|with|on|in|without)(?! (?:me|us)(?!p{L}))|(?:fits|lasts|serves|suits|seats|sleeps|freezes) )|\b(?:now|new|back|here|again|still|available|in stock|in store|sold out|open|closed|closing|free|included|includes?|welcome|needed|required|wanted|guaranteed|only|all|every|each|no|cash|contactless|from|until|till|starting|starts|ends|ending|available|launching|coming|hiring|looking for|tickets|limited|handmade|home ?made|fresh|same|more|less|fewer|both|plus|with|without|introducing|meet|thank you|thanks to|congratulations|happy|season['’]?s|merry|welcome|sorry|lost|found|reminder|important|attention|half[- ]price|off|sale|discount|gift|first|last|final|next|today|tonight|tomorrow|this)\b/i,
);
const ONLY_WORDS = /^[\p{L}'’ -]+$/u;
function namesColleague(s: string, n: Notebook): boolean {
  for (const name of n.colleagues) {
    if (name.length > 1 && hasWords(s, name) && !hasWords(n.brand.name, name)) return !isReached(s, name);
  }
  return false;
}

const isQuestion = (s: string) => /[?？]["”’)]*\s*$/.test(s);
const hasValue = (s: string) => /[\d£$€¥]/.test(s) || valuesOf(s).length > 0;

const ASKS_READERS =
  /\b(?:you|your|who|what|which|why|how|when|where|looking|need|want|ever|tired|know|fancy|ready|sure|questions)\b/i;

/** "Cork or vinyl?" */
const EITHER = /^\s*\p{Lu}[\p{L}’'-]*(?:,? [\p{L}\d’'-]+){0,6} or (?:[\p{L}\d’'-]+ ?){1,8}\?/u;

/** "And the two mornings?" leads to the next sentence. */
const GOES_ON = /^\s*(?:and|but|so) (?:the|our|your|what|why|now) [^?]{2,40}\?/i;

/** "Handed a settlement agreement?" */
const HAPPENED =
  /^\s*\p{Lu}\p{Ll}+(?:ed|en|ing|t) (?:an?|the|your|with|to|by|on|about|of|for)\s[^?]{3,60}\?\s*$/u;
/** "Piano moved?", "Heating on?" */
const STATE = /^\s*\p{Lu}\p{Ll}+ (?:\p{Ll}+ )?(?:\p{Ll}{2,}(?:ed|en|ing)|on|off|out|down|lost|gone)\?\s*$/u;

/** "Approved by Tom?" asks a colleague. */
const OF_WORK =
  /^\s*(?:approved|checked|proofread|signed|attached|cleared|posted|published|scheduled|sent|agreed|discussed)(?!\p{L})/iu;

/** Nothing but questions stands before it. */
function opensBrief(s: string, plain: string): boolean {
  const before = plain.slice(0, Math.max(0, plain.indexOf(s.trim()))).trim();
  return before === "" || (before.endsWith("?") && !/[.!:\n]/.test(before));
}

/** A question that opens the brief asks its readers; a request would not begin so. */
const opensWithQuestion = (s: string, { english, plain, judge }: Notebook) =>
  english &&
  (asksNewcomers(s) || [HAPPENED, STATE, EITHER].some((form) => form.test(s))) &&
  !OF_WORK.test(s) &&
  opensBrief(s, plain) &&
  !judge.doubtedFor(s);

/** "Don't bin it." */
const ADVISES_AGAINST = /^(?:do not|don['’]?t|never)\s\p{Ll}+/iu;
const ASKED_IN = 5;
/** The first words of a brief may ask more. */
const ASKED_FIRST = 8;
/** "Should we post this?", "Can you add the logo?": the author asks a colleague. */
const ASKS_COLLEAGUE =
  /^\s*(?:(?:can|could|should|shall|may|would|will|do|did|have|are) (?:we|you|i|they|someone)|what about|how about|any (?:news|idea|chance|update|thoughts))(?!\p{L})/iu;
/**
 * "Anything wobbly? Bring it to an open session.": so short a question asks those to whom the sentence right behind it, on
 * the same line, says what to do. An order to the maker or a colleague is surely not said to readers.
 */
function leadsToAct(s: string, n: Notebook): boolean {
  const { plain, judge } = n;
  const asked = s.trim();
  const isFirst = opensBrief(s, plain) && !ASKS_COLLEAGUE.test(s);
  const most = isFirst ? ASKED_FIRST : ASKED_IN;
  if (!isQuestion(s) || wordsIn(s) > most || OF_WORK.test(s) || hasValue(s)) return false;
  const [line = ""] = plain.slice(plain.indexOf(asked) + asked.length).split("\n");
  const [next = ""] = sentences(line.trim());
  return (
    (CUSTOMER_ACT.test(next) || (isFirst && (isImperative(next) || ADVISES_AGAINST.test(next)))) &&
    !isWriterOrder(next, n) &&
    judge.isSurelyForReaders(next) &&
    judge.doubtedFor(asked) === undefined
  );
}

const isPrivate = (s: string) =>
  speaksOfOneself(s) && !/["“]/.test(s) && !(/\bme\b/.test(s) && CUSTOMER_ACT.test(s));

/** A statement in the first person was for readers before. */
const tellsOwnStory = (n: Notebook) => n.drafts.some((d) => d.kind !== "quotation" && OWN_STORY.test(d.text));

/** "How to start a worm bin in five steps:" heads what follows. */
const HOW_TO =
  /^\s*(?:how to\b|(?:\d{1,2}|two|three|four|five|six|seven|ten) (?:\p{L}+ )?(?:ways|tips|steps|things|rules|ideas|reasons|questions|mistakes)\b)/iu;

/** "Colours: what a first paintbox needs", "When bees swarm": a title that is a clause. */
const TITLE_CLAUSE =
  /^\s*(?:\p{Lu}[^:.!?\n]{2,40}:\s)?(?:what|why|when|where|which|how)\s(?!(?:we|i|you|he|she)\s(?:want|need|would|[’']d|think|must|should)|to\s(?:say|include|show|mention|write|post|put|add)|(?:it|this|that)\s(?:should|must|needs?|has)|goes)[^?:\n]{8,70}$/iu;

function speaksToReaders(s: string, isNear: boolean): boolean {
  if (isNoOrder(s, isNear || hasValue(s))) return true;
  if (HOW_TO.test(s) || TITLE_CLAUSE.test(s)) return true;
  if (isQuestion(s))
    return ASKS_READERS.test(s) || (isNear && (EITHER.test(s) || GOES_ON.test(s) || hasVerb(s)));
  if (hasVerb(s) || CUSTOMER_ACT.test(s)) return true;
  return isImperative(s) ? isNear : isAnnouncement(s, isNear);
}

/** "A check takes me fifteen minutes and costs nothing.": said in the first person, and to customers. */
const saysToReaders = (s: string, { judge }: Notebook) =>
  judge.doubtedFor(s) === undefined &&
  (isClearlyMoreForReaders(s, "en") || (TELLS_WORK.test(s) && isMoreForReaders(s, "en")));

/** "I kept his name tag under the seat.": what someone has done with their hands. */
const TELLS_WORK =
  /^\s*(?:and |then |so )?I (?:also |even |just )?(?:kept|cut|made|built|sewed|stitched|painted|turned|planted|baked|glued|sanded|carved|cleaned|polished|repaired|mended|replaced|restored|rebuilt|fitted|hung|framed|printed|knitted|wove|welded|fixed|tied|filled|stripped|oiled|tuned|grew|picked|saved) (?:the|her|his|their|its|one|two|three|four|every|each|all|some|a|an|it|them)(?!\p{L})[^?]*$/iu;

function englishAudience(s: string, n: Notebook, isNear: boolean): Audience {
  if (isPrivate(s) && !tellsOwnStory(n) && !saysToReaders(s, n))
    return surelyFor(s, "en") === "maker" ? "instruction" : "unclear";
  return speaksToReaders(s, isNear) || leadsToAct(s, n) || isLabelled(s, n) ? "readers" : "unclear";
}

/** Five words and more with a past form that no article or preposition leads to: "the roof collapsed in the storm". */
const isClause = (s: string, count: number) =>
  count >= 5 && /(?<!\b(?:the|a|an|of|by|with|for|and))\s[a-z]{3,}ed\b/.test(s);

const wordsIn = (s: string) => s.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu)?.length ?? 0;

const TITLE_WORDS = 5;
/** "Winter concert!!": what takes place, as the line above its day. */
const namesEvent = (s: string, count: number) =>
  count <= TITLE_WORDS && /^\s*\p{Lu}[^?]*$/u.test(s) && isEvent(s);

/** Without a verb only values, words of an announcement, or statements around it are evidence. */
function isAnnouncement(s: string, isNear: boolean): boolean {
  const count = wordsIn(s);
  // "£4." between the day and the place of a class.
  if (count === 0) return isNear && OFFERS.test(s);
  if (
    count === 1 &&
    !(isNear && /^\s*(?:Free|\p{Lu}\p{L}{4,})[.!]\s*$/u.test(s)) &&
    ONLY_WORDS.test(s.trim().replace(/[.!]+$/, ""))
  )
    return false;
  return hasValue(s) || ANNOUNCES.test(s) || isNear || isClause(s, count) || namesEvent(s, count);
}

/** "Adoção gratuita!", "Entrée libre." */
const FREE =
  /(?<!\p{L})(?:gratis|grátis|gratuit\p{L}*|kostenlos\p{L}*|kostenfrei|gratuita?mente|(?:eintritt|zutritt|zugang) frei|freier (?:eintritt|zutritt)|(?:entrée|accès) libre|entrada li[bv]re|ingresso libero|toegang vrij|vrije toegang)(?!\p{L})/iu;

/** "Agenda december": the title of what takes place then. */
const namesMonth = (s: string): boolean => (s.match(/\p{L}+/gu) ?? []).some(isCalendarWord);

function foreignAudience(s: string, isNear: boolean): Audience {
  const isLong = /[\u3040-\u30ff\u3400-\u9fff\u0e00-\u0e7f]/.test(s) ? s.trim().length >= 4 : wordsIn(s) >= 3;
  const isSaid = isLong || hasValue(s) || isNear || FREE.test(s) || OF_PRICES.test(s) || namesMonth(s);
  return isSaid ? "readers" : "unclear";
}

/** A remark in brackets that stands alone. */
const isAside = (s: string) => /^\s*(?:\([^()]*\)|\[[^\]]*\])\W*$/.test(s) && valuesOf(s).length === 0;

/** "Not on kits or gift cards." right behind a price or a discount: what it does not hold for. */
export const LIMITS =
  /^\s*(?:not|nicht|pas|non|niet|não) (?:on|for|valid|auf|für|gültig|sur|pour|valable|su|per|valido|op|voor|geldig|em|para|válido)\s/iu;
const OFFERS = /%|[£$€¥₹]\s?\d|\d\s?(?:€|£|円)/u;
const limitsOffer = (s: string, n: Notebook) =>
  LIMITS.test(s) && OFFERS.test(n.drafts.findLast(({ main }) => main)?.text ?? "");

/** Whom the lists of words take a statement for, besides readers. */
function byItsWords(s: string, n: Notebook): "instruction" | "internal" | undefined {
  if (endsForWhom(s)) return "instruction";
  if (isPictureNote(s, n.language) || (isBan(s) && n.judge.doubtedFor(s) === "maker")) return "instruction";
  if (isInternal(s, n.language)) return "internal";
  return isWriterOrder(s, n) ? "instruction" : undefined;
}

/** What is forbidden to readers is said to them; what may be is asked about, and never dropped as a remark. */
function ofProhibition(s: string, { language, judge }: Notebook): Audience | undefined {
  if (isBanForReaders(s, language)) return certainlyFor(s, language) ? "unclear" : "readers";
  const to = prohibitionIn(s, language);
  if (to === undefined || to === "maker") return undefined;
  if (to === "readers") return judge.heldFor(s) ? "unclear" : "readers";
  const isDropped = to === "open" && judge.heldFor(s) !== undefined && !certainlyFor(s, language);
  return to === "unclear" || isDropped ? "unclear" : undefined;
}

/** "Repair: around £240, same day, 12 months of guarantee" beside another such line: two things that are compared. */
const LABELLED_OFFER =
  /^\s*\p{Lu}[\p{L} '’-]{1,30}: (?=[^.!?\n]*(?:[£$€₹]\s?\d|\d\s?(?:€|euros?)))[^.!?\n]*(?:,(?!\d)|;)[^!?\n]*$/u;
const isCompared = (s: string, { plain }: Notebook) =>
  (LABELLED_OFFER.test(s) && plain.split("\n").filter((line) => LABELLED_OFFER.test(line)).length > 1) ||
  comparedParagraphs(plain).some((paragraph) => paragraph.trim().startsWith(s.trim()));

const isClearlyForReaders = (s: string, n: Notebook) =>
  signsUnnamed(s, n.plain) ||
  isCompared(s, n) ||
  announcesEvent(s) ||
  limitsOffer(s, n) ||
  advisesOnPain(s) ||
  invitesReaders(s, n.language) ||
  isRuleOfVisit(s) ||
  tellsMethod(s, n.language) ||
  isAskedOfVisitors(s, n.language) ||
  tellsWaysToOrder(s, n.language) ||
  pointsToPage(s, n.language) ||
  hasReaderForm(s) ||
  isBracketedSentence(s, n) ||
  (asksReaders(s, n.language) && opensBrief(s, n.plain)) ||
  opensWithQuestion(s, n) ||
  announcesSteps(s, n.plain) ||
  isAdviceBehindSteps(s, n) ||
  (isWriterOrder(s, n) && isTipForSteps(s, n));

/** "Put it on a damp towel so it can't slide.": the classifier is sure, or hardly in doubt of words that name no part of a post. */
const isSaidToReaders = (s: string, { judge, language }: Notebook) =>
  judge.isSurelyForReaders(s) ||
  (judge.isHardlyForOthers(s) &&
    certainlyFor(s, language) === undefined &&
    matchesIn(MAKER_WORDS, s.toLowerCase()).length === 0 &&
    !namesPartOfPost(lower(s), language));

/** Who a statement is for. `isNear`: a statement for readers stands beside it in the same paragraph. */
export function audienceOf(s: string, n: Notebook, isNear: boolean, notes: boolean): Audience {
  if (isInjection(s) || isPlaced(s, n) || ordersDrawing(s, n.language)) return "instruction";
  if (isSecret(s)) return "internal";
  if (isClearlyForReaders(s, n)) return "readers";
  if (isAside(s)) return "unclear";
  if (isCourtesy(s) || isTask(s, n.colleagues, notes) || namesColleague(s, n)) return "internal";
  // "Add a pinch of salt": lists know words, and the classifier knows what they are said for.
  const forbidden = ofProhibition(s, n);
  if (forbidden) return forbidden;
  const to =
    (isSaidToReaders(s, n) ? undefined : byItsWords(s, n)) ??
    (n.english ? englishAudience(s, n, isNear) : foreignAudience(s, isNear));
  return to === "readers" ? heldAs(s, n) : to;
}

/** What a sentence is by its own words, when every list of words lets it pass. */
function heldAs(s: string, n: Notebook): Audience {
  const to = n.judge.heldFor(s);
  const isForReaders = to === undefined || ENDS_IN_PRICE.test(s) || OF_PRICES.test(s) || isLineOfForm(s, n);
  return isForReaders ? "readers" : HELD_AS[to];
}

/** "nails only $12 (no booking)": a row of a price list, whose few words tell nothing of whom they address. */
const ENDS_IN_PRICE =
  /^\s*\p{L}[^.!?:;£$€¥]{1,40}(?:[£$€¥₹]\s?\d[\d.,]*|\d[\d.,]*\s?(?:€|£|euros?|円))\s*(?:\([^()]{2,40}\))?[.]?\s*$/u;

/** "Ton und Brand inklusive, zzgl. MwSt.": what a price holds. */
const OF_PRICES =
  /(?<!\p{L})(?:MwSt|USt|zzgl|VAT|TVA|TTC|IVA|BTW|included in (?:the|all) price|im preis (?:enthalten|inbegriffen)|inklusive|compris(?:e|es)? dans le prix|incluid[oa]s? en el precio)(?!\p{L})/iu;

const HELD_AS = { maker: "instruction", colleague: "internal" } as const;
