import { hasVerb } from "../../copy/grammar.ts";
import { sentences } from "../../copy/sentences.ts";
import { capitalize, hasWords, size, unstop, wordCount } from "../../copy/text.ts";
import { followsTitle, leadsToArticle, leadsToTitle } from "../../copy/titles.ts";
import { namesAsked } from "../../text/names-compared.ts";
import { areProsAndCons } from "../../text/pros-cons.ts";
import { isComparing } from "../read/compared-groups.ts";
import { isEvent } from "../read/event-words.ts";
import { CLOSES } from "../read/when.ts";
import type { Headline } from "./block.ts";
import { jobOpening } from "./job-opening.ts";
import type { Material } from "./material.ts";
import { candidates, firstSubject, isLabel, isOnlyData } from "./subject.ts";
import { quoted, wordsOf } from "./words.ts";

type Frame = (m: Material) => Headline | undefined;

/** The facts that hold all of these words; without one the frame is not filled. */
function source({ reading }: Material, ...values: string[]): string[] | undefined {
  const ids = values.map((v) => reading.facts.find((f) => hasWords(f.quote, v) || hasWords(f.says, v))?.id);
  return ids.every((id) => id !== undefined) ? [...new Set(ids as string[])] : undefined;
}

const made = (text: string, facts: string[] | undefined): Headline | undefined =>
  facts ? { text: capitalize(text), facts, rest: [], block: undefined, label: "" } : undefined;

/** A longer title of the author is not read at a glance. */
const TITLE_LENGTH = 72;

/** "Heat pump or gas boiler: what our tenants pay": the author has named both sides. */
function namesBoth(m: Material, pair: readonly string[]): boolean {
  const title = firstSubject(m)?.pieces[0]?.card ?? "";
  const isNamed =
    pair.every((name) => hasWords(title, name)) ||
    isComparing(title) ||
    (areProsAndCons(m.reading.rows) && namesAsked(title, m.language) !== undefined);
  return size(title) <= TITLE_LENGTH && isNamed;
}

/** "Quillbox vs a shared Gmail" */
const columns: Frame = (m) => {
  const { columns: pair, rows } = m.reading;
  return pair?.[0] && pair[1] && rows.some(({ label }) => label) && !namesBoth(m, pair)
    ? made(`${pair[0]} vs ${pair[1]}`, [...new Set(rows.map((r) => r.fact))])
    : undefined;
};

/** "Field Service Technician in Rotterdam" */
const role: Frame = (m) => {
  const { about, when } = m.reading;
  const [place] = (when?.place ?? "").split(",");
  const isRole = about && about !== m.options.brand.name && wordCount(about) <= 7;
  if (!isRole) return undefined;
  const link = wordsOf(m.language)?.jobIn;
  const isPlaced = place && link && !hasWords(about, place) && /^\p{Lu}/u.test(place);
  return (
    (isPlaced ? made(`${about} ${link} ${place}`, source(m, about, place)) : undefined) ??
    made(about, source(m, about))
  );
};

/** A shorter quotation is never cut: its second half may lean on the first. */
const WHOLE_QUOTE = 120;

/** The first sentence of the quotation that says something by itself. */
const saying: Frame = ({ reading: { quotation }, language }) => {
  const text = quotation?.text.replace(/^["“„«「]|["”“»」]$/gu, "").trim() ?? "";
  if (!quotation || !text) return undefined;
  const fitting = sentences(text).filter((s) => size(s) >= 8 && size(s) <= 90);
  const said = fitting.find((s) => !/\b(?:used to|before|was|were)\b/i.test(s)) ?? fitting[0] ?? "";
  const whole = size(text) <= WHOLE_QUOTE ? text : said;
  // "It rang. I cried, and Colin made tea.": several sentences keep the stop of the last one.
  const isOne = sentences(whole).length < 2;
  return whole ? made(quoted(isOne ? unstop(whole) : whole, language), [quotation.fact]) : undefined;
};

const TITLE = /^(?<before>[^“”„«»]{3,110}?)[,:：]?\s*[“„«](?<title>[^“”„«»]{8,110})[”“»][.]?$/u;

const TITLE_INSIDE = /[“„«]\s?(?<title>[^“”„«»]{6,80}?)\s?[”“»](?<after>.{3,40})/u;

/** The title of an article, a talk or a show, where the first sentence names one. */
const titled: Frame = ({ blocks }) => {
  const block = blocks.find((b) => b.kind === "sentence");
  const [piece] = block?.pieces ?? [];
  if (!piece) return undefined;
  const { before = "", title = "" } = TITLE.exec(piece.card)?.groups ?? {};
  if (title && leadsToTitle(`${before} `))
    return { text: capitalize(unstop(title.trim())), facts: piece.facts, rest: [before], block, label: "" };
  const inside = TITLE_INSIDE.exec(piece.card)?.groups;
  return inside?.title && followsTitle(inside.after ?? "")
    ? made(unstop(inside.title), piece.facts)
    : undefined;
};

/** The same of something written, whatever else its brief is. */
const article: Frame = (m) => {
  const [before = ""] = titled(m)?.rest ?? [];
  return before && leadsToArticle(`${before}: `) ? titled(m) : undefined;
};

/** "… at our birthday concert on Saturday 12 December": the event's name, where the brief begins with something else. */
const ownName: Frame = (m) => {
  const { when } = m.reading;
  const [first] = candidates(m);
  const day = m.language === "en" && when?.date ? firstSubject(m) : undefined;
  const [piece] = day?.pieces ?? [];
  if (!piece || !when || day === first) return undefined;
  const before = piece.card.slice(0, Math.max(0, piece.card.indexOf(when.date)));
  const [, name = ""] =
    /(?:^|\s)(our (?:[\p{L}’'-]+ ){1,4}?)(?:(?:is )?(?:on|at|from|this|next) )?$/u.exec(before) ?? [];
  const isTelling = wordCount(name) > 2 && !/^our (?:next|first|new|last) \S+ $/i.test(name);
  return isTelling && isEvent(name) ? made(name.trim(), piece.facts) : undefined;
};

const IS_PRICE = /^[£$€¥₹]|[£$€¥₹円元]$/u;

/** "Knit-a-hat kit: now £25.50, was £34", "25% off with code WOOLLY25" */
const discount: Frame = (m) => {
  const { offer, about } = m.reading;
  if (!offer?.value || m.language !== "en") return undefined;
  const { value, before, code } = offer;
  if (!IS_PRICE.test(value))
    return code ? made(`${value} with code ${code}`, source(m, value, code)) : undefined;
  if (!about || about === m.options.brand.name || wordCount(about) > 6) return undefined;
  return before
    ? made(`${about}: now ${value}, was ${before}`, source(m, about, value, before))
    : made(`${about} for ${value}`, source(m, about, value));
};

const PERCENT_OFF =
  /^(?<text>(?:up to )?\d{1,2} ?(?:%|percent) off [^,.;:]{3,44}?),? (?<rest>(?:from|until|till|on|between|this)\s[^;:]{4,})$/iu;

/** "20% off all silver from Friday to Monday, in the shop": when and where stand under what is offered. */
const percentOff: Frame = (m) => {
  const [block] = candidates(m);
  const [piece] = block?.pieces ?? [];
  const { text = "", rest = "" } = PERCENT_OFF.exec(unstop(piece?.card ?? ""))?.groups ?? {};
  const isDated = m.language === "en" && block?.tells.has("when");
  return piece && block && isDated && text
    ? { text: capitalize(text), facts: piece.facts, rest: [rest], block, label: "" }
    : undefined;
};

/** "Friday 6 December: closed" is closed on that day, "From Monday our summer hours apply: Saturday closed" is not. */
function isClosedOn(card: string, date: string): boolean {
  const clauses = card.split(/[,;:](?=\s)/u);
  const at = clauses.findIndex((clause) => clause.includes(date));
  const said = clauses[at] ?? "";
  const isDayAlone = wordCount(said) <= wordCount(date) + 1;
  return CLOSES.test(said) || (isDayAlone && CLOSES.test(clauses[at + 1] ?? ""));
}

/** "Closed Friday 6 December", where the author wrote no sentence that says what is closed. */
const closed: Frame = (m) => {
  const date = m.reading.when?.date;
  const label = wordsOf(m.language)?.closed;
  const cards = candidates(m).map((b) => b.pieces[0]?.card ?? "");
  return date && label && !cards.some(hasVerb) && cards.some((card) => isClosedOn(card, date))
    ? made(
        label.replace("{}", () => date),
        m.reading.when?.facts,
      )
    : undefined;
};

/** The event's own name, with its day. */
const named: Frame = (m) => {
  const { about, when } = m.reading;
  if (!about || about === m.options.brand.name || !/\p{Lu}|\d/u.test(about)) return undefined;
  const name = asTitled(about, m);
  const withDay = when?.date && wordCount(when.date) <= 4 ? `${name}, ${when.date}` : name;
  return wordCount(name) <= 9 ? made(withDay, source(m, about)) : undefined;
};

/** "The Lighthouse Keeper opens on Friday": the article of a title, whose every word has a capital, belongs to it. */
function asTitled(about: string, { blocks }: Material): string {
  const words = about.split(" ");
  const isTitle = words.length > 1 && words.every((word) => /^\p{Lu}/u.test(word)) && !isEvent(about);
  const cards = isTitle ? blocks.flatMap(({ pieces }) => pieces.map(({ card }) => straight(card))) : [];
  const before = cards.map((card) => card.slice(0, Math.max(0, card.indexOf(` ${straight(about)}`))));
  const article = before.map((text) => TITLE_ARTICLE.exec(text)?.groups?.article).find(Boolean);
  return [article, about].filter(Boolean).join(" ");
}
const straight = (text: string) => text.replace(/[’‘]/gu, "'");
const TITLE_ARTICLE =
  /(?:^|[.!?:“„«]\s?)(?<article>The|An?|Der|Die|Das|L[ae]|Les|El|Los|Las|Il|Lo|Gli|De|Het|Os?)$/u;

/** "Quotes is here" */
const here: Frame = (m) => {
  const { about } = m.reading;
  const isName = m.language === "en" && /^\p{Lu}/u.test(about) && wordCount(about) <= 4 && !/s$/.test(about);
  return isName && about !== m.options.brand.name ? made(`${about} is here`, source(m, about)) : undefined;
};

/** What was added first, for a release that is only a list. */
const added: Frame = ({ reading: { changes }, blocks, language }) => {
  const list = blocks.findIndex((b) => b.kind === "list");
  if (blocks.slice(0, list).some((b) => b.kind === "sentence" && !isLabel(b, language) && !isOnlyData(b)))
    return undefined;
  const first = changes.find((c) => c.label === "added" || c.label === "improved");
  return first && wordCount(first.text) >= 2 ? made(unstop(first.text), [first.fact]) : undefined;
};

/** "41% less electricity" */
const figure: Frame = ({ reading: { figures } }) => {
  const [first] = figures;
  const text = first ? `${first.value} ${first.label}` : "";
  return first && wordCount(text) <= 10 && wordCount(first.label) >= 2 ? made(text, [first.fact]) : undefined;
};

/** Frames that say it better than the author's first sentence. */
const BEFORE: Partial<Record<Material["reading"]["occasion"], Frame[]>> = {
  comparison: [columns],
  content: [titled],
  event: [titled, ownName],
  launch: [titled],
  update: [article],
  stat: [article],
  offer: [percentOff],
  release: [added],
  hiring: [jobOpening, role],
  testimonial: [saying],
};
/** Frames for a first sentence that is too long for a picture, or missing. */
const AFTER: Partial<Record<Material["reading"]["occasion"], Frame[]>> = {
  offer: [discount],
  closing: [closed],
  event: [named],
  launch: [here],
  stat: [figure],
};

const filled = (frames: Frame[] | undefined, m: Material) =>
  (frames ?? []).reduce<Headline | undefined>((found, frame) => found ?? frame(m), undefined);

export const frameBefore = (m: Material): Headline | undefined => filled(BEFORE[m.reading.occasion], m);
export const frameAfter = (m: Material): Headline | undefined => filled(AFTER[m.reading.occasion], m);
