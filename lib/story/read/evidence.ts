import { hasVerb, isImperative } from "../../copy/grammar.ts";
import { sentences } from "../../copy/sentences.ts";
import { hasWords } from "../../copy/text.ts";
import { own } from "../../text/own.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { certainlyFor, isClearlyMoreForReaders, surelyFor } from "../addressee/addressee.ts";
import { ordersDrawing } from "../ordered-drawing.ts";
import { announcesSteps } from "./announced-steps.ts";
import { isAskedOfVisitors } from "./asked-of-visitors.ts";
import { isCalendarWord } from "./calendar.ts";
import { announcesEvent } from "./event-line.ts";
import { isEvent } from "./event-words.ts";
import { isSecret } from "./inside.ts";
import { isLineOfForm } from "./lines-of-form.ts";
import { isNoOrder } from "./no-order.ts";
import type { Notebook } from "./notebook.ts";
import { isBan, isPictureNote, isRuleOfVisit } from "./picture-notes.ts";
import { prohibitionIn } from "./prohibitions.ts";
import { isBanForReaders } from "./reader-bans.ts";
import { isCourtesy, isInjection, isInternal, isTask } from "./talk.ts";
import { isAdviceBehindSteps, isTipForSteps } from "./tips.ts";
import { valuesOf } from "./values.ts";
import { tellsWaysToOrder } from "./ways-to-order.ts";
import { asksReaders, invitesReaders } from "./welcomes.ts";

/** For whom a statement is: readers, the writer, colleagues, or not understood. */
export type Audience = "readers" | "instruction" | "internal" | "unclear";

/** "Our website under it." */
const PLACED_EN =
  /^(?:please,? )?(?:our |the )?(?:website|web address|logo|link|phone number|handle|qr code) (?:(?:small|big|discreetly) )?(?:under(?:neath)?|below|at the (?:bottom|top|end)|on top|in the corner)(?: it| that| this)?\s*[.!]?$/iu;
const WRITER_EN = new Prefiltered(
  /^(?:quick |small |a )?(?:note|message|memo|reminder|heads[- ]up) (?:to|for) (?:self|(?:the |our )?(?:team|designer|writer|editor|agency)|\p{L}{2,14})\s*[:,–-]|^the (?:title|headline|logo|date|image|picture|photo|text|colou?rs?|font|tone|price) (?:should|must|needs to|has to)\b|^(?:(?:please|pls|also|and|but|then|just|maybe|oh and|so|ok)[, ]+)*(?:use (?:our|the|this|that|these|my|a|an|some|it|brand|company)(?! (?:[\p{L}-]+ ){0,2}?(?:code|link|app|station|side|back|front|new|entrance|chat|form|promo|discount|voucher|coupon|gates?|doors?|lane|paths?|footpath|lifts?|stairs|steps|ramp|bridge|crossing|car park|exit|stop|shuttle|toilets|bus|tram|train|hotline|map)(?!\p{L}))|make (?:it|this|sure|the (?:post|text|headline|image))|keep (?:it|this|the (?:tone|text|post)|[^.!?]{3,40} as the (?:hook|headline|opener|opening|title|lead|focus|punchline))|add (?:a|an|our|the|some|in)\b(?![^.!?]*\d ?(?:mins?|minutes|g|kg|ml|l|tbsp|tsp|cups?)\b)|include\b|mention\b|highlight\b|emphasi[sz]e\b|focus on\b|lead with\b|write (?:it|this|a|an|the|something|about|in|us|me|up)\b|draft\b|create (?:a|an|some|one)\b|design\b|attach\b|put (?:the|our|a|an|in|it)\b|post (?:it|this|on|about)\b|tag (?:us|them|@|\p{Lu})|link (?:to|it)\b|remember to\b|don['’]?t forget to (?:add|mention|include|tag|say|use)|be (?:creative|funny|bold|careful|clear|honest|brief)\b|go (?:easy|big|heavy|light)\b|avoid\b|ask (?:people|them|readers|followers|everyone|customers|him|her)\b|ask (?!us\b)\p{L}+ (?:whether|if|about|for|to)\b|invite (?:people|them|readers|followers|everyone|comments|feedback|discussion)\b|get (?:people|them|readers|more people|customers) (?:to|excited)|push (?:the|people|it)\b|promote\b|target\b|aim (?:at|for)\b(?! (?:about |around |at least |roughly )?\d)|send (?:me\b|it (?:to me|over|back to me|by)|this\b|to me)|run it by\b|check with\b|talk about\b|say (?:that|something|sorry|thank|it|hi)\b|(?:don['’]?t|do not|never) (?:use (?:her|his|their|our|my|the (?:name|photo|logo|words?))|mention|say\b|name\b|promise|call (?:it|them|us)|post\b|publish|tag\b|include|quote|write|tell|reveal|over(?:sell|do)|make (?:it|this))|let['’]?s not\b|something (?:like|about|along|fun|nice|short|for|engaging)\b|surprise me|get creative|(?:show off|brag about|boast about|hype(?: up)?) (?:the|our|how|that)\b|do (?:it|this|one|something|a)\b(?! (?:once|twice|daily|every|each|\d|two|three|four|five))|turn (?:it|this) into|give it (?:a|some)\b|try to\b|celebrat(?:e|ing) (?:the|our|her|his|their)\b(?=.{0,20}$)|let['’]?s (?:make|do|keep|use|post|say|try|not|go|push|focus|get|write|share)\b)/iu,
);
const WRITER_OTHER: Record<string, RegExp> = {
  de: /^(?!(?:bitte |und )*(?:schreib|schick)\p{L}* (?:Sie )?(?:uns|an|eine|einfach|deine|eure|Ihre)(?!\p{L}))(?:bitte |auch |und |noch )*(?:schreib|erstell|verfass|erwähn|betone|füge|achte|verwende|nutze (?:unser|die)|denk(?:t)? (?:bitte )?(?:daran|an)|mach(?:t|e)? (?:es|das|daraus|bitte)|halt(?:e|et)? (?:es|den)|schick)\p{L}*|^(?:bitte |und |auch )*(?:keine?n?|ohne|nicht) [^.!?]*(?:grafik|illustration|symbol|layout|schriftart|clipart|hintergrund|bilder)(?:en|e|s|n)?(?!\p{L})/iu,
  fr: /^(?:merci de |veuillez |et |aussi )*(?:(?<=merci de |veuillez )(?:bien )?(?:montrer|mettre|placer|afficher|commencer par|terminer par|insister|souligner|rester sobres?|éviter|utiliser|garder|illustrer|écrire)|(?:on|nous) (?:aimerait|aimerions|voudrait|voudrions) (?:que l['’]on |qu['’]on |que )(?:voie|comprenne|sente|lise)|mentionn|ajout|insist|utilis(?:e|ez) (?:notre|le|la|un)|pens(?:e|ez) (?:bien )?à (?:bien )?(?:mettre|dire|mentionn|ajout|précis|indiqu|insist|écri|parler|rappel|inclu|cite|montr|utilis|garder|signal)|mets|mettez|gard(?:e|ez|er|ons) (?:le|un|ce|notre) (?:ton|style|texte|format|message|visuel)|soyez|sois|évite|n['’]oublie[zs]? pas (?:de |d['’])(?:bien )?(?:mettre|dire|mentionn|ajout|précis|indiqu|insist|écri|parler|rappel|inclu|cite|montr|utilis|garder|signal)|envoie-moi|rédig)\p{L}*|^(?:merci,? |s['’]il (?:te|vous) plaît,? |svp,? )*(?:pas d(?:e |['’])|sans )(?:visuels?|illustrations?|graphismes?|images? de)(?!\p{L})/iu,
  es: /^(?:por favor |y |también )*(?:nos gustaría que se (?:vea|entienda|note|lea)|menciona|añade|incluye(?! [^.!?]*, )|usa (?:nuestro|el|la|un)|utiliza|pon |poned |recuerda|no olvides|evita|haz(?:lo|me)?|envíame|que (?:quede|suene|sea|se (?:lean?|vean?|note|entienda)))\b/iu,
  it: /^(?:per favore |e |anche )*(?:(?:vorremmo che |ci piacerebbe che )?(?:che )?si (?:legga|veda|capisca|vedesse|capisse)|menziona|aggiungi|includi|usa (?:il|la|un)|metti|ricorda|non dimenticare|evita|mandami|fallo)\b/iu,
  nl: /^(?:graag |en |ook )*(?:noem|vermeld|voeg|gebruik (?:ons|onze|het|de|een)|zet (?:er|erbij|hem|het (?:erbij|er|groot|in)|(?:(?:de|het|ons|onze) )?(?:prijs|prijzen|datum|tijd|tijden|logo|link|titel|kop|tekst|adres|naam|nummer|website|foto|openingstijden|telefoonnummer|hashtags?)(?!\p{L})|groot|in (?:de kop|het groot|hoofdletters)|op (?:de|het) (?:kaart|foto|beeld|slide|eerste|laatste))|denk aan|vergeet niet|vermijd|stuur mij|houd het|maak (?:het|er))\b/iu,
  pt: /^(?:por favor |e |também )*(?:(?:(?:gostávamos|gostaríamos|gostava|gostaria) (?:de )?)?que se (?:leia|veja|note|perceba|visse|percebesse|lesse|notasse)|mencione|adicione|inclua|use (?:o|a|nosso)|coloque|lembre|não esqueça|evite|envie-me|faça)\b/iu,
  ja: /(?:書いて|載せて|(?:と|も|ロゴを|写真を|文字を|価格を|日付を|住所を|リンクを|必ず|小さく|大きく)入れて|(?:写真|画像|色|カラー|ロゴ|フォント|絵文字|イラスト|素材)(?:を|は|も)?使って|(?:並べて|大きく|小さく|はっきり|左右に|上下に|見やすく)[^。]{0,8}(?:見せて|載せて|置いて|表示して|して)(?:ください|下さい)|(?:強調|表示|明記|配置|記載|掲載|統一|加工|(?:短|明る|暗)く|簡潔に|横長に|縦長に|正方形に)してください。?$|でお願いします。?$|(?:風|感じ|トーン|雰囲気|背景|色|スライド|枚|文|文章|表|グラフ|図|見出し|タイトル|投稿|カード|画像|動画)に(?:して|まとめて)ください|感じで。?$|(?:は|を)使わず、)/u,
  zh: /^(?:请|记得|不要忘记|别忘了)(?:写|加|放|提|用|突出)/u,
};
/** Requests that Japanese sends to customers. */
const TO_CUSTOMERS_JA =
  /(?:お越し|ご来店|ご予約|お試し|ご覧|ご利用|ご参加|お申し込み|お問い合わせ|ご注意|お待ち|お楽しみ|ダウンロード)/u;

/** Actions that customers are asked for. */
const CUSTOMER_ACT = new Prefiltered(
  /^(?:(?:please|just|simply|also|then|or|and|so|to|now)[, ]+)*(?:book|call|ring|text|email|e-mail|mail|visit|come|join|register|sign up|rsvp|apply|order|pre-?order|buy|shop|get|try|test|download|read|see|watch|find|donate|give|bring|reserve|subscribe|pop (?:in|by|down)|drop (?:in|by)|stop (?:by|using)|save|learn|discover|meet|update|scan|tap|swipe|contact|message|dm|send us|send a|send your|send it back|vote|share your|enter|claim|grab|check|use|show|return|follow|listen|explore|pick up|pick|choose|win|help us|volunteer|welcome|celebrate with|look out|hand in|hand over|drop off|keep an eye|mark your|spread the|tell your|tell us|ask (?:us|your|at|in|for)|open|start|click|go to|head to|switch|upgrade|renew|report|pay|collect|request|talk to us|speak to|take|enjoy|eat|drink|don['’]?t (?:miss|forget|wait|worry|panic|try|use)|stay|wear|park|walk|block|turn|empty|run|rinse|wash|write down|nominate|refer|invite (?:a|your)|say (?:hello|hi|goodbye)|taste|reply|comment|wait|leave|plan|add (?!(?:a|an|our|the|some|in)\b)|compare|treat|swap|trade|refill|recycle|support us)\b/i,
);

/** Words of an announcement without a verb: "Winter tyres now in.", "No appointment needed." */
const ANNOUNCES = new Prefiltered(
  /^\s*(?:before|after|then)\s*:|\b(?:now|new|back|here|again|still|available|in stock|in store|sold out|open|closed|closing|free|included|includes?|welcome|needed|required|wanted|guaranteed|only|all|every|each|no|from|until|till|starting|starts|ends|ending|available|launching|coming|hiring|looking for|tickets|limited|handmade|home ?made|fresh|same|more|less|fewer|both|plus|with|without|introducing|meet|thank you|thanks to|congratulations|happy|season['’]?s|merry|welcome|sorry|lost|found|reminder|important|attention|half[- ]price|off|sale|discount|gift|first|last|final|next|today|tonight|tomorrow|this)\b/i,
);
const ONLY_WORDS = /^[\p{L}'’ -]+$/u;
/** Source code speaks in no person: "npm i kite". */
const withoutCode = (s: string) => s.replace(/`[^`]*`|\b(?:npm|pnpm|yarn|bun|brew|apt) i\b/g, "");
const FIRST_PERSON = /(?<![\p{L}'’])(?:I|I['’](?:m|ve|d|ll)|my|me)(?![\p{L}])/iu;
/** A person tells a story of their own: past tense or being. */
const OWN_STORY =
  /(?<![\p{L}])(?:I(?:['’]m| am| was| started| wrote| built| made| opened| learned| learnt| grew| used to| taught| left| moved| lost| found| have been|['’]ve been|['’]ve (?:spent|worked|taught|run|written)| run| teach| paint| bake| make| work)|my)(?![\p{L}])/iu;

function namesColleague(s: string, n: Notebook): boolean {
  for (const name of n.colleagues) {
    if (name.length > 1 && hasWords(s, name) && !hasWords(n.brand.name, name)) return true;
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
  [HAPPENED, STATE, EITHER].some((form) => form.test(s)) &&
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
 * "Anything wobbly? Bring it to an open session.": so short a question asks those who are told what to do right behind
 * it, on the same line. An order to the maker or a colleague is nothing that readers are surely told.
 */
function leadsToAct(s: string, { plain, judge }: Notebook): boolean {
  const asked = s.trim();
  const isFirst = opensBrief(s, plain) && !ASKS_COLLEAGUE.test(s);
  const most = isFirst ? ASKED_FIRST : ASKED_IN;
  if (!isQuestion(s) || wordsIn(s) > most || OF_WORK.test(s) || hasValue(s)) return false;
  const [line = ""] = plain.slice(plain.indexOf(asked) + asked.length).split("\n");
  const [next = ""] = sentences(line.trim());
  return (
    (CUSTOMER_ACT.test(next) || (isFirst && (isImperative(next) || ADVISES_AGAINST.test(next)))) &&
    !WRITER_EN.test(next) &&
    judge.isSurelyForReaders(next) &&
    judge.doubtedFor(asked) === undefined
  );
}

/** The author speaks about the own wishes and doubts; "text me" and a story of one's own are for readers. */
const isPrivate = (s: string) =>
  FIRST_PERSON.test(withoutCode(s)) &&
  !/["“]/.test(s) &&
  !OWN_STORY.test(s) &&
  !(/\bme\b/.test(s) && CUSTOMER_ACT.test(s));

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
  judge.doubtedFor(s) === undefined && isClearlyMoreForReaders(s, "en");

function englishAudience(s: string, n: Notebook, isNear: boolean): Audience {
  if (isPrivate(s) && !tellsOwnStory(n) && !saysToReaders(s, n))
    return surelyFor(s, "en") === "maker" ? "instruction" : "unclear";
  return speaksToReaders(s, isNear) || leadsToAct(s, n) ? "readers" : "unclear";
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
    !(isNear && /^\s*\p{Lu}\p{L}{4,}[.!]\s*$/u.test(s)) &&
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

const isPlaced = (s: string, { english }: Notebook) => english && PLACED_EN.test(s);

/** Words of an order to the writer. */
function isOrder(s: string, { english, language }: Notebook): boolean {
  if (english) return WRITER_EN.test(s);
  return own(WRITER_OTHER, language)?.test(s) === true && !(language === "ja" && TO_CUSTOMERS_JA.test(s));
}

/** Whom the lists of words take a statement for, besides readers. */
function byItsWords(s: string, n: Notebook): "instruction" | "internal" | undefined {
  if (isPictureNote(s, n.language) || (isBan(s) && n.judge.doubtedFor(s) === "maker")) return "instruction";
  if (isInternal(s, n.language)) return "internal";
  return isOrder(s, n) ? "instruction" : undefined;
}

/** What is forbidden to readers is told them; what may be is asked about, and never dropped as a remark. */
function ofProhibition(s: string, { language, judge }: Notebook): Audience | undefined {
  if (isBanForReaders(s, language)) return certainlyFor(s, language) ? "unclear" : "readers";
  const to = prohibitionIn(s, language);
  if (to === undefined || to === "maker") return undefined;
  if (to === "readers") return judge.heldFor(s) ? "unclear" : "readers";
  const isDropped = to === "open" && judge.heldFor(s) !== undefined && !certainlyFor(s, language);
  return to === "unclear" || isDropped ? "unclear" : undefined;
}

/** "Stop if it hurts.": advice to a body. English. */
const OF_PAIN =
  /\b(?:if|when|as soon as)\b.{0,30}\b(?:hurts?|aches?|pain(?:ful)?|dizzy|bleed(?:s|ing)?|swollen|swells|fever|unwell|sick|faint|rash|allerg(?:y|ic))\b/i;

/** "Repair: around £240, same day, 12 months of guarantee" beside another such line: two things that are compared. */
const LABELLED_OFFER =
  /^\s*\p{Lu}[\p{L} '’-]{1,30}: (?=[^.!?\n]*(?:[£$€₹]\s?\d|\d\s?(?:€|euros?)))[^.!?\n]*(?:,(?!\d)|;)[^!?\n]*$/u;
const isCompared = (s: string, { plain }: Notebook) =>
  LABELLED_OFFER.test(s) && plain.split("\n").filter((line) => LABELLED_OFFER.test(line)).length > 1;

const isClearlyForReaders = (s: string, n: Notebook) =>
  isCompared(s, n) ||
  announcesEvent(s) ||
  limitsOffer(s, n) ||
  OF_PAIN.test(s) ||
  invitesReaders(s, n.language) ||
  isRuleOfVisit(s) ||
  isAskedOfVisitors(s, n.language) ||
  tellsWaysToOrder(s, n.language) ||
  (asksReaders(s, n.language) && opensBrief(s, n.plain)) ||
  opensWithQuestion(s, n) ||
  announcesSteps(s, n.plain) ||
  isAdviceBehindSteps(s, n) ||
  (isOrder(s, n) && isTipForSteps(s, n));

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
    (n.judge.isSurelyForReaders(s) ? undefined : byItsWords(s, n)) ??
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
