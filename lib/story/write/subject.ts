import { hasVerb } from "../../copy/grammar.ts";
import { type Key, keyOf } from "../../copy/keys.ts";
import { hasSpaces } from "../../copy/language.ts";
import { unstop, wordCount } from "../../copy/text.ts";
import { BEGINNINGS } from "../../text/beginnings.ts";
import { evenly } from "../../text/evenly.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import { needsAddress } from "../../text/tied-address.ts";
import type { FactKind } from "../kinds.ts";
import { isBackground } from "../read/background.ts";
import { isCalendarWord } from "../read/calendar.ts";
import { isEvent, isNameWithHours } from "../read/event-words.ts";
import { isAttribution } from "../read/speaker.ts";
import { THANKS_WORDS } from "../thanks-words.ts";
import { monthOf } from "../values/calendar-words.ts";
import { isAddressed } from "./addressed.ts";
import type { Block, Headline } from "./block.ts";
import type { Material } from "./material.ts";
import { isPointing } from "./pointing-call.ts";

const DATA: ReadonlySet<FactKind> = new Set(["when", "where", "contact", "link"]);
const TERMS: ReadonlySet<FactKind> = new Set([...DATA, "condition"]);
const tellsOnly = (b: Block, kinds: ReadonlySet<FactKind>) => [...b.tells].every((kind) => kinds.has(kind));
const lengthOf = (b: Block) => wordCount(b.pieces[0]?.card ?? "");

/** A day, a place or an address alone is not what a post is about. */
export const isOnlyData = (b: Block): boolean =>
  tellsOnly(b, DATA) && lengthOf(b) <= 6 && !NEW_THING.test(b.pieces[0]?.card ?? "");

/** "A day at the nursery", "Three courses start in January": it opens what follows, although it only names a place or a time. */
const OPENER =
  /^(?:an?|our|inside|behind|two|three|four|five|six|seven|eight|nine|ten|unsere?|ein(?:e|en)?|une?|nos|nuestr[oa]s|un[ao]?|i nostri|le nostre|onze|een|zwei|drei|vier|fünf|sechs|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|tre|quattro|cinque|drie|vijf) (?:[^\s\d,:]+ ){2,6}[^\s\d,:]+$/iu;

/** "Fecha: viernes 15 de enero, a las 19:30 h": a line of a form. */
const FORM = new Set<Key | undefined>(["when", "where", "price", "deadline", "link"]);
export const isFormLine = (b: Block): boolean =>
  FORM.has(keyOf(/^([^:：]{2,24}?)\s?[:：]\s?\S/u.exec(b.pieces[0]?.card ?? "")?.[1] ?? ""));

/** "New hours from Monday 4 January": what is new, and since when. */
const NEW_THING =
  /^(?:our |unsere |nos |nuestr[oa]s |i nostri |onze )?(?:new|neue[nrms]?|nouve\p{L}+|nuev[oa]s?|nuov[oaie]|nieuwe|nov[oa]s?)\s+\p{L}{4,}/iu;

/** "Flash sale.", "Version 3.4": a label of what follows. */
export function isLabel(b: Block, language: string): boolean {
  const card = b.pieces[0]?.card ?? "";
  if (!hasSpaces(language)) return !b.must && HAS_NEWS.test(card);
  return isAddressed(card) || (!b.must && (lengthOf(b) <= 2 || FEELING.test(card)));
}

/** "Cost £3,450 with fitting", "Reservas con señal en el 956 55 01 28": a price or a contact, and not of what. */
const TERMS_FIRST = new Prefiltered(
  /^(?!.*(?:open|ouvert|abiert|apert|geöffnet|start|begin|now|jetzt|sofort|ahora|adesso|maintenant|nu(?!\p{L})))(?:costs?|entry|admission|deposit|bookings?|reservations?|enquiries|emergencies|any questions|questions to|kosten|eintritt|anmeldung(?:en)?|reservierung(?:en)?|notfälle|fragen an|co[uû]t|entrée|réservations?|inscriptions?|renseignements|urgences|coste|entrada|reservas?|inscripci\p{L}+|urgencias|costo|ingresso|prenotazion[ei]|iscrizion[ei]|emergenze|toegang|aanmeld\p{L}+|reserver\p{L}+|spoed|custo|inscriç\p{L}+|urgências|emergências)(?!\p{L})/iu,
);
/** Whether a sentence tells only terms of what other sentences name. */
export const isTerms = (b: Block): boolean =>
  needsAddress(b.pieces[0]?.card ?? "") ||
  (TERMS_FIRST.test(b.pieces[0]?.card ?? "") &&
    ["price", "contact", "condition", "link"].some((kind) => b.tells.has(kind as FactKind)));

/** "新商品のお知らせです。": that there is news, and not what it is. */
const HAS_NEWS =
  /^.{0,14}(?:お知らせ|ご案内|ご報告|最新情報|通知|公告|好消息)(?:です|でございます|があります|いたします|します)?[。！!]?$/u;

/** "We are so grateful." */
const FEELING =
  /^we(?: are|[’']re) (?:so |very |all |really )?(?:grateful|thankful|excited|happy|proud|glad|thrilled|delighted)\b[^,]{0,12}$/i;

/** "£85 all in, parts extra": what it costs, and not what it is. */
const isAmountFirst = (b: Block) =>
  /^(?:[£$€¥₹]\s?\d|\d[\d.,]*\s?(?:[€£$₹]|euros?(?!\p{L})))/iu.test(b.pieces[0]?.card ?? "") &&
  lengthOf(b) <= AMOUNT_WORDS;
const AMOUNT_WORDS = 6;

/** The offer itself, among the first sentences of an offer. */
function offered({ reading }: Material, statements: readonly Block[]): Block | undefined {
  if (reading.occasion !== "offer" || !reading.offer) return undefined;
  const value = reading.offer.value.toLowerCase();
  const found = statements
    .slice(0, 3)
    .find((b) => b.pieces[0]?.card.toLowerCase().includes(value) && !isAmountFirst(b));
  const before = statements.slice(0, found ? statements.indexOf(found) : 0);
  // Of two plans with their prices the second is not the offer.
  return before.some((b) => b.tells.has("price")) ? undefined : found;
}

/** "It costs £5": what it is stands in another sentence. */
const isNounless = (b: Block) => /^(?:it|they)(?![\p{L}’'-])(?! is time\b)/iu.test(b.pieces[0]?.card ?? "");

/** "Free.", "Closed.": an answer without its question. */
const isOneWord = (b: Block, language: string) => hasSpaces(language) && lengthOf(b) === 1;

const BEGINS = new Prefiltered(`^(?:${BEGINNINGS})(?!\\p{L})`, "iu");

/** Small words between a day, an hour and a place. */
const BETWEEN =
  /(?<!\p{L})(?:at|on|in|from|to|um|am|ab|im|bis|à|le|au|el|a las|en|il|alle|al|op|om|às|em|no|na|de|h|hrs|uhr|uur|ore|heures|horas|o[’']clock|online|live|en ligne|en línea|digital)(?!\p{L})/giu;
const STREET =
  "of|the|de|du|des|d|la|les|las|los|del|della|delle|dei|di|da|do|dos|das|van|der|rue|via|viale|calle|avenida|avenue|rua|plaza|place|piazza|corso|boulevard";
const NAMES_ONLY = new Prefiltered(
  `^(?:[\\s,;:·|–—.’'-]|\\p{Lu}[\\p{L}’'-]*|\\p{N}+|(?:${STREET})(?!\\p{L}))*$`,
  "u",
);

/** "Long night of sauna on Friday, 11 December": a name before its day. */
const NAME_BEFORE_DAY =
  /^(?<first>\p{L}[\p{L}’'-]+)(?:\s[^\d,;:.]+)?[\s,]\s?\d{1,2}(?:\.|st|nd|rd|th|er)?\s(?:de\s|of\s)?(?<month>\p{L}{3,})/u;
function opensBrief(card: string): boolean {
  const { first = "", month = "" } = NAME_BEFORE_DAY.exec(card)?.groups ?? {};
  const isName =
    monthOf(month) !== undefined &&
    !isCalendarWord(first.toLowerCase()) &&
    first.replace(BETWEEN, "") !== "" &&
    !WHICH_DAY.test(card);
  return OPENER.test(card) || (isName && !BEGINS.test(card) && !TERMS_FIRST.test(card));
}

/** Words before a day that name none. */
const WHICH_DAY =
  /^(?:every|each|next|this|coming|all|jede[nrms]?|diese[nrms]?|nächste[nrms]?|kommende[nrms]?|immer|chaque|ce|cet|tous|prochain|cada|este|esta|todos|próxim[oa]|ogni|quest[oa]|prossim[oa]|tutti|elke|deze|volgende|aanstaande|iedere|todas?)(?!\p{L})/iu;
/** "Thursday, 10 December, …", and not "Long Night of Choirs on Saturday, …", which a language of capitals writes alike. */
function beginsWithDay(card: string): boolean {
  const [first = ""] = card.replace(BETWEEN, " ").match(/[\p{L}\d]+/u) ?? [];
  return /^\d/.test(first) || isCalendarWord(first.toLowerCase()) || WHICH_DAY.test(first);
}

/** "Thursday, 10 December, 18:30, Town Hall, 3 Market Street.": when and where, and not what. */
function isDayAndPlace(b: Block, { reading: { facts }, blocks }: Material): boolean {
  const [, ...ids] = b.pieces[0]?.facts ?? [];
  const inside = facts.filter(({ id, kind }) => ids.includes(id) && (kind === "when" || kind === "where"));
  const card = evenly(unstop(b.pieces[0]?.card ?? ""));
  const values = inside.map(({ quote }) => evenly(unstop(quote)));
  const isDated = inside.some(({ kind }, i) => kind === "when" && card.startsWith(values[i] ?? "-"));
  const left = card.replace(BETWEEN, " ").replace(/\p{Ll}+/gu, (word) => (isCalendarWord(word) ? "" : word));
  const unplaced = values.reduce(
    (text, value, i) => (inside[i]?.kind === "where" ? text.replace(value, "") : text),
    card,
  );
  const next = blocks[blocks.indexOf(b) + 1]?.pieces[0]?.card ?? "";
  if (!beginsWithDay(card)) return false;
  // "Market Square" is a place where the name of the event stands behind it.
  const isPlace = NAMES_ONLY.test(left) && (!isEvent(unplaced) || isEvent(next));
  return b.kind === "sentence" && isDated && values.length > 0 && isPlace;
}

/** "Book fair. On Saturday 4 July. In the yard.": a name in two words, and behind it only when and where. */
function namesEvent(b: Block, m: Material): boolean {
  const [first, next] = m.blocks;
  const isOther = /^(?:offer|release|incident|closing)$/.test(m.reading.occasion);
  if (b !== first || next?.kind !== "sentence" || isOther || FEELING.test(b.pieces[0]?.card ?? ""))
    return false;
  return isDayAndPlace(next, m) || (isOnlyData(next) && next.tells.has("when"));
}

/** "Perché il cappello bagnato non va mai …" at the beginning of a brief asks why, and gives no reason. */
const WHY = /^(?:perch[eé]|porque|por que|because|weil) \p{L}/iu;

/** "So bleibt dein Brot frisch." at the beginning of a brief points to what follows. */
const IN_THIS_WAY = /^(?:so|zo|así|così|assim|ainsi|voici comment) \p{L}/iu;

const isClosing = ({ pieces }: Block, { closing }: Material["reading"]): boolean =>
  pieces.every(({ facts }) => facts.some((id) => closing.includes(id)));

/** The sentences that a headline may come from: no labels, no bare data, nothing that leans on another one. */
export function candidates(m: Material): Block[] {
  const { blocks, language } = m;
  const sentences = blocks.filter((b) => b.kind === "sentence" && !b.tells.has("snippet"));
  // What the author wants last leads only where there is nothing else.
  const others = sentences.filter((b) => !isClosing(b, m.reading));
  const all = others.length > 0 ? others : sentences;
  // "Deze vijf bieren staan op de tap:" names what stands under it.
  const isHeading = (b: Block) => b === blocks[0] && blocks[1]?.kind === "list";
  const isFirst = (b: Block) =>
    b === blocks[0] && [IN_THIS_WAY, WHY].some((opens) => opens.test(b.pieces[0]?.card ?? ""));
  const alone = all.filter((b) => !(b.leans || isNounless(b)) || isHeading(b) || isFirst(b));
  const said = alone.length ? alone : all;
  const isNamed = (b: Block) => b === blocks[1] && blocks[0] !== undefined && isDayAndPlace(blocks[0], m);
  const statements = said.filter(
    (b) =>
      (isHeading(b) && namesPlan(b)) ||
      (!isDayAndPlace(b, m) &&
        (!isOnlyData(b) || (b === blocks[0] && opensBrief(unstop(b.pieces[0]?.card ?? "")))) &&
        !isFormLine(b) &&
        (isNamed(b) || namesEvent(b, m) || !(isLabel(b, language) || isOneWord(b, language))) &&
        !isAttribution(b.pieces[0]?.card ?? "")),
  );
  return statements.length ? statements : said;
}

/** "Kursplan Januar bis März 2027, …": what a list is, however many days are named beside it. */
const PLANS =
  /^(?:(?:our|new|unser|neuer|notre|nouveau|nuestro|nuevo|il nostro|nuovo|ons|nieuw|o nosso|novo) )?(?:\p{L}{0,20}(?:plan|programm|angebot)|(?:\p{L}+ )?(?:timetable|schedule|programme|calendar|price list)|programme|planning|calendrier|horaires|programa|calendario|horario|programma|orario|rooster|lesrooster|horário|calendário)(?!\p{L})/iu;
const namesPlan = (b: Block): boolean => PLANS.test(b.pieces[0]?.card ?? "");

/** "Volunteer drivers needed" is the news, and no term. */
const SOUGHT =
  /(?<!\p{L})(?:needed|wanted|gesucht|recherchée?s?|gezocht|cercasi|募集)(?:\s(?:in|at|for|near|on|from|für|im|à|au|pour|en|per|voor|bij|op)\s[^,;:]+)?$/iu;

/** The sentence of an event's own day, where the brief begins with something else. */
const NAME_WORDS = 8;
function dayOf({ reading: { occasion, when } }: Material, [first, ...others]: readonly Block[]) {
  if (occasion !== "event" || !when?.date || !first || first.tells.has("when")) return undefined;
  const dated = others.filter((b) => b.tells.has("when"));
  const cardOf = (b: Block | undefined) => b?.pieces[0]?.card ?? "";
  // A line that begins with the day tells when that is which the first line names.
  const isNamed = isEvent(cardOf(first)) && cardOf(dated[0]).startsWith(when.date);
  // "Come and see it: open evening on Friday …": what "it" is leads.
  const isOfFirst = isPointing(cardOf(dated[0]));
  // Several days are a programme.
  if (isNamed || isOfFirst || dated.length !== 1) return undefined;
  // "Ein Abend, zwölf Bücher.": what takes place has its name in the first line.
  const isNameless = !dated.some((b) => isEvent(cardOf(b)) || isNameWithHours(cardOf(b)));
  if (isNameless && lengthOf(first) <= NAME_WORDS) return undefined;
  return dated.find((b) => b.pieces.some((p) => p.card.includes(when.date)));
}

/** "Thank you to the 1,200 riders who answered": thanks that lead to what was found. */
const THANKS = new Prefiltered(`^(?:${THANKS_WORDS})(?!\\p{L})|^[^。]{0,30}ありがとう`, "iu");

/** Thanks are the news only where the brief has no other. */
function withoutThanks(all: Block[], { reading: { occasion, series, rows } }: Material): Block[] {
  const isNews = occasion === "thanks" && series === null && rows.length === 0;
  const [first] = all;
  return !isNews && all.length > 1 && first && isThanks(first) ? all.slice(1) : all;
}

const isThanks = (b: Block): boolean => THANKS.test(b.pieces[0]?.card ?? "");

/** Thanks that lead to the headline are said in the post, and not once more under it. */
export const isLeadIn = (h: Headline, b: Block): boolean =>
  h.block !== undefined && b.at < h.block.at && isThanks(b);

/** "Lift B is out of use until Friday. New door motor.": words without a verb say more of the sentence before them. English. */
const isStatementBeforeWords = (first: Block, second: Block, { language }: Material): boolean =>
  language === "en" && hasVerb(first.pieces[0]?.card ?? "") && !hasVerb(second.pieces[0]?.card ?? "");

/** What the brief tells first, behind thanks and how it was before. */
function statementsOf(m: Material): Block[] {
  const found = withoutThanks(candidates(m), m);
  const named = found.filter((b) => !isTerms(b));
  const all = named.length > 0 ? named : found;
  const at = all.findIndex((b) => !isBackground(b.pieces[0]?.card ?? "", m.language));
  const isNews = (b: Block | undefined) => b !== undefined && NEWS.test(b.pieces[0]?.card ?? "");
  if (at < 1) return all;
  const later = all.slice(at);
  const news = later.findIndex(isNews);
  return later.slice(Math.max(0, news));
}
/** Words of a sentence that says what is so from now on. */
const NEWS =
  /(?<!\p{L})(?:now|today|since|again|new|back|opens?|starts?|from|jetzt|nun|heute|seit|ab|wieder|neue?[nrms]?|maintenant|désormais|depuis|dès|nouve\p{L}+|ahora|ya|desde|nuev[ao]s?|ora|adesso|dal|nuov[oaie]|nu|sinds|vanaf|nieuwe?|agora|já|nov[ao]s?)(?!\p{L})/iu;

/** The news: what the brief tells first. Terms before the news only lead to it. */
export function firstSubject(m: Material): Block | undefined {
  const statements = statementsOf(m);
  const [first, second, ...rest] = statements;
  const day = dayOf(m, statements);
  if (day) return day;
  const offer = first && offered(m, [first, ...(second ? [second] : []), ...rest]);
  const isLed =
    m.reading.occasion !== "closing" &&
    !SOUGHT.test(unstop(first?.pieces[0]?.card ?? "")) &&
    first?.tells.has("condition") &&
    second?.tells.has("news") &&
    tellsOnly(first, TERMS) &&
    !namesPlan(first) &&
    !isStatementBeforeWords(first, second, m) &&
    // "Seated yoga for over 70s" over "Tuesdays 2 pm, Village Hall" names what is then.
    !beginsWithDay(second.pieces[0]?.card ?? "");
  return offer ?? (isLed ? second : first);
}
