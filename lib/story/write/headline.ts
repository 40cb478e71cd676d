import { ASSET_TYPES } from "../../asset-types.ts";
import { capitalize, hasWords, size, unstop, wordCount } from "../../copy/text.ts";
import { isOnlyThanks } from "../addressee/reader-thanks.ts";
import { isOnlyToBeShown, shows, unheeded } from "../emphasis.ts";
import { isCalendarWord } from "../read/calendar.ts";
import { isNameWithDay, isNameWithHours } from "../read/event-words.ts";
import type { Reading } from "../schema.ts";
import { shortWords } from "../short-words.ts";
import { isAddressed } from "./addressed.ts";
import { articleHead } from "./article-head.ts";
import type { Block, Headline } from "./block.ts";
import { chosenForm, fits, LONG, WHOLE } from "./chosen-form.ts";
import type { Cut } from "./compress.ts";
import { dishHead } from "./dish-head.ts";
import { withoutDoing } from "./doing-lead.ts";
import { answersWithSeries, seriesHead } from "./drawn-series.ts";
import { emphasisedEntry, questionWished } from "./emphasised-entry.ts";
import { OPENS_WHEN, withoutOpeningDay, withoutWhen } from "./event-name.ts";
import { withoutFeeling } from "./feeling-lead.ts";
import { formsOf } from "./forms.ts";
import { frameAfter, frameBefore } from "./frames.ts";
import { labelled, numbersHead } from "./heading-labels.ts";
import { headingOfRows } from "./heading-of-rows.ts";
import { hoursIn } from "./hours.ts";
import { countedHead, hoursHead, pricesHead } from "./inner-lists.ts";
import { announced, headed } from "./label-heads.ts";
import { lifeDates } from "./life-dates.ts";
import { askedOptions, firstItem, isOption, optionsHead } from "./list-head.ts";
import { type Material, titleIn } from "./material.ts";
import {
  datedHead,
  describedHead,
  listTitle,
  namedFirst,
  topicOfKind,
  vacancyHead,
  withoutBrackets,
} from "./name-heads.ts";
import { newName } from "./new-name.ts";
import { occasionTitle, titleBehind } from "./occasion-title.ts";
import { behindQuestion, questionOverList } from "./opening-question.ts";
import { isPointing, withoutPointer } from "./pointing-call.ts";
import { withoutPreamble } from "./preamble.ts";
import { clauseHead, releaseHead, versionHead } from "./release-head.ts";
import { withoutSender } from "./sender.ts";
import { isNeeded, isSayable, leavesNoStump } from "./stumps.ts";
import { candidates, firstSubject, isLabel, isTerms } from "./subject.ts";
import { losesNow } from "./then-and-now.ts";
import { underName } from "./under-name.ts";
import { withoutShortWords } from "./wished-words.ts";

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const unled = (text: string) => text.replace(OPENS_WHEN, "").trim();

/** "A partir de hoje", "On Sunday 13 December 2026" tell when and nothing else. */
const onlyWhen = ({ facts }: Reading, text: string) =>
  (wordCount(text) <= 6 || text.split(/[\s,]+/u).every(isOfDay)) &&
  facts.some(({ kind, quote }) => kind === "when" && unled(bare(quote)) === unled(bare(text)));

/** Numbers, names of days and months, and the small words between them. */
const isOfDay = (word: string) => /^\d/u.test(word) || word.length <= 3 || isCalendarWord(word.toLowerCase());

function fromBlock(block: Block, m: Material): Headline | undefined {
  const { language, options, reading } = m;
  const [piece] = block.pieces;
  const card = withoutPreamble(withoutPointer(withoutFeeling(piece?.card ?? "")));
  const heading =
    releaseHead(block) ??
    dishHead(block) ??
    hoursHead(block, language) ??
    pricesHead(block) ??
    countedHead(block, language) ??
    seriesHead(block, m) ??
    (isPointing(piece?.card ?? "") ? undefined : announced(block, language)) ??
    headed(block, m) ??
    topicOfKind(block, language) ??
    vacancyHead(block) ??
    datedHead(block) ??
    namedFirst(block, language) ??
    describedHead(block, language);
  if (heading) return heading;
  const { label, text } = labelled(card, language);
  const all = formsOf(block, language, withoutSender(text, options.brand.name));
  const saying = all.filter((form) => !onlyWhen(reading, form.text));
  const forms = saying.length > 0 ? saying : all;
  const firm = forms.filter((f) => !f.loose && !losesNow(f, language));
  const isWhole = isWholeSentence(text, m);
  const name = isWhole && piece ? nameOfEvent(firm, piece.facts, m) : undefined;
  if (name) return { ...name, block, label };
  const whole = firm.filter((f) => leavesNoStump(f, text, m));
  const isKeeping = ({ rest }: Cut) =>
    rest.every((left) => isSayable(left, piece, m) || !isNeeded(left, piece, m));
  const form = chosenForm({ forms, firm, whole, keeping: firm.filter(isKeeping), isWhole }, language);
  if (!form) return undefined;
  const said = withoutDoing(unstop(form.text));
  return { text: capitalize(said), facts: piece?.facts ?? [], rest: form.rest, block, label };
}

/** A film has time for a whole sentence, and the picture of an event shows its day apart; a name before its day and hour is a title already. */
function isWholeSentence(text: string, { options, reading }: Material): boolean {
  const { content } = ASSET_TYPES[options.assetType];
  const isTitled = isNameWithDay(text) && !isNameWithHours(text);
  return content === "scenes" || (reading.occasion === "event" && reading.when !== null && !isTitled);
}

/** What the author wrote above the first sentence: the line above an offer or a release, else part of the headline. */
function withLabel(h: Headline | undefined, m: Material): Headline | undefined {
  const { blocks, language, reading } = m;
  const [first] = blocks;
  const [piece] = first?.pieces ?? [];
  const isAbove = h && !h.label && h.block !== first && first?.kind === "sentence";
  if (isAbove && piece && isAddressed(piece.card)) return { ...h, label: unstop(piece.card) };
  if (!isAbove || !piece || !isLabel(first, language) || isApart(piece.card, m)) return h;
  const label = unstop(piece.card);
  const isName = wordCount(label) === 2 && language === "en" && !hasWords(h.text, label);
  const text = `${label}${/[?!]$/.test(label) ? "" : ":"} ${h.text}`;
  const isTitle = isName && reading.occasion !== "offer" && !reading.version && reading.prices.length === 0;
  return isTitle && fits(text, language, WHOLE)
    ? { ...h, text, facts: [...new Set([...piece.facts, ...h.facts])] }
    : { ...h, label };
}

/** More than a label, or "THANK YOU.", which has a line of its own on one picture and leads a series. */
const isApart = (card: string, { options }: Material): boolean =>
  wordCount(card) > 2 ||
  (ASSET_TYPES[options.assetType].content === "message" && /\.$/u.test(card) && isOnlyThanks(card));

/** The name of an event alone, where its sentence tells besides only the day, hour and place that the picture shows. */
function nameOfEvent(forms: readonly Cut[], facts: string[], m: Material): Headline | undefined {
  const whole = forms.find((f) => f.rest.length === 0 && fits(f.text, m.language, LONG));
  if (!whole) return undefined;
  const h: Headline = { text: capitalize(unstop(whole.text)), facts, rest: [], block: undefined, label: "" };
  const named = withoutWhen(h, m);
  return named.text === h.text ? undefined : named;
}

/** "Our prices from 1 October:" heads the list that follows it. */
function headingOfList(m: Material): Headline | undefined {
  const { blocks, language } = m;
  const [first, second] = blocks;
  const [piece] = first?.pieces ?? [];
  const isList = second?.kind === "list" || hoursIn(second?.pieces[0]?.card ?? "", language)?.head === "";
  const isHeading = first?.kind === "sentence" && isList && wordCount(piece?.card ?? "") <= 9;
  return piece && isHeading
    ? { text: capitalize(unstop(piece.card)), facts: piece.facts, rest: [], block: first, label: "" }
    : (questionOverList(m) ?? headingOfRows(m));
}

const isLong = (h: Headline | undefined, language: string) =>
  !h || !fits(h.text, language, h.rest.length === 0 ? LONG : WHOLE);

/** The headline from the first subject: a frame that facts fill, a shorter form of the author's sentence, or the sentence. */
export function headlineOf(m: Material): Headline | undefined {
  const given = articleHead(m) ?? givenTitle(m);
  const found = withoutBrackets(
    given
      ? (emphasisedEntry(given, m) ?? given)
      : (questionWished(m) ?? emphasised(foundIn(withoutShortWords(m)), m)),
  );
  const [, title = ""] = /^[“„«]\s?([^“”„«»]{6,})\s?[”“»]$/u.exec(found?.text ?? "") ?? [];
  // The title of an article stands without the marks of the author's sentence.
  return found && title && !m.reading.quotation ? { ...found, text: title } : found;
}

/** The headline with what the author wants to be seen first, where a sentence of the brief tells it. */
function emphasised(found: Headline | undefined, m: Material): Headline | undefined {
  const { language, reading, blocks } = m;
  const [wanted] = unheeded(reading, found?.text ?? "", []).filter((one) => !isOnlyToBeShown(reading, one));
  if (!wanted) return found;
  const isFilm = ASSET_TYPES[m.options.assetType].content === "scenes";
  if (!isFilm && shortWords(wanted) !== undefined) return found;
  const entry = emphasisedEntry(found, m) ?? clauseHead(blocks, wanted.words);
  if (entry) return entry;
  const ids = new Set(wanted.facts.map(({ id }) => id));
  const led = blocks
    .filter((b) => b.kind === "sentence" && b.pieces.some(({ facts }) => facts.some((id) => ids.has(id))))
    .flatMap((b) => [fromBlock(b, m), wholeOf(b)])
    .filter((h) => h && shows(h.text, wanted, language) && fits(h.text, language, LONG));
  // A picture shows the value large beside its news: how to book is no headline.
  const isNews = (h: Headline | undefined) => !(h?.block && isTerms(h.block));
  const chosen = led.find(isNews) ?? (isFilm || !found ? (led[0] ?? found) : found);
  return isFilm ? chosen : underName(chosen, found, m);
}

/** The headline that the author gave. A sentence of the post may hold its words. */
function givenTitle({ blocks, reading }: Material): Headline | undefined {
  const fact = reading.facts.find(({ id }) => reading.title !== "" && id === reading.title);
  const block = titleIn(blocks, reading);
  const said = block?.pieces[0]?.card ?? fact?.says ?? "";
  if (!fact || !said) return undefined;
  const { label, title } = titleBehind(unstop(said), fact.quote);
  return { text: title, facts: [fact.id], rest: [], block, label };
}

function foundIn(m: Material): Headline | undefined {
  const framed =
    lifeDates(m) ??
    occasionTitle(m) ??
    askedOptions(m) ??
    listTitle(m) ??
    frameBefore(m) ??
    headingOfList(m) ??
    numbersHead(m) ??
    newName(m);
  if (framed) return framed;
  const { subject, question } = ledSubject(m);
  const options = !subject || isOption(subject) ? optionsHead(m) : undefined;
  if (options) return options;
  const first = subject && fromBlock(subject, m);
  const asking = first && (question ? { ...first, label: question } : first);
  const found = asking && withoutOpeningDay(withoutWhen(asking, m), m);
  if (!isLong(found, m.language)) return withLabel(found, m);
  const other =
    frameAfter(m) ??
    versionHead(m.blocks) ??
    found ??
    (subject && wholeOf(subject)) ??
    secondSubject(m, subject) ??
    firstItem(m);
  return withLabel(other, m);
}

/** What the headline is made from, and the question that opens the brief right before it. */
function ledSubject(m: Material): { subject: Block | undefined; question: string } {
  const opening = firstSubject(m);
  const [asked] = m.blocks;
  const news = asked && behindQuestion(m, asked);
  if (!news || (opening !== asked && opening !== news)) return { subject: opening, question: "" };
  if (answersWithSeries(news, m)) return { subject: asked, question: "" };
  return { subject: news, question: asked.pieces[0]?.card ?? "" };
}

/** The next sentence, where the first is too long for any picture. */
function secondSubject(m: Material, first: Block | undefined): Headline | undefined {
  const next = candidates(m).find((b) => b !== first);
  return next && fromBlock(next, m);
}

const wholeOf = (block: Block): Headline | undefined => {
  const [piece] = block.pieces;
  return piece && size(piece.card) <= 200
    ? { text: unstop(piece.card), facts: piece.facts, rest: [], block, label: "" }
    : undefined;
};
