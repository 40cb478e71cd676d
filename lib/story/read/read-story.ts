import { brandStatements } from "../../copy/brand.ts";
import { detectLanguage } from "../../copy/language.ts";
import { hasWords } from "../../copy/text.ts";
import type { Brand } from "../../copy/types.ts";
import { own } from "../../text/own.ts";
import { areProsAndCons } from "../../text/pros-cons.ts";
import { judgeOf } from "../addressee/addressee.ts";
import type { FactSource } from "../kinds.ts";
import type { Fact, Reading } from "../schema.ts";
import { aboutOf } from "./about.ts";
import { versionIn } from "./changes.ts";
import { segments } from "./clauses.ts";
import { withColons } from "./column-labels.ts";
import { comparedGroups } from "./compared-groups.ts";
import { withoutDraftRemarks } from "./draft-remarks.ts";
import { emojiOf } from "./emoji.ts";
import { titleEvents } from "./event-titles.ts";
import { audienceOf } from "./evidence.ts";
import { figuresOf } from "./figures.ts";
import { lastOf } from "./last-words.ts";
import { type Draft, fillGaps, hold, type Notebook, type Piece, wish } from "./notebook.ts";
import { occasionOf } from "./occasion.ts";
import { offerOf } from "./offer.ts";
import { ownLines } from "./own-lines.ts";
import { piecesOf, type Text } from "./pieces.ts";
import { plainText } from "./plain.ts";
import { pricesOf } from "./price-rows.ts";
import { readPiece } from "./read-piece.ts";
import { rowsOf } from "./rows.ts";
import { isShouted } from "./says.ts";
import { seriesOf } from "./series.ts";
import { withStepNumbers } from "./step-numbers.ts";
import { changesOf, itemsOf, quotationOf, snippetOf, stepsOf } from "./structures.ts";
import { keepThanks } from "./thanks.ts";
import { tellTopic } from "./topic-heading.ts";
import { keepFirstNames, splitUnwanted } from "./unwanted.ts";
import { whenOf } from "./when.ts";
import { partsOfWhole } from "./whole-parts.ts";
import { wholeWish } from "./wishes.ts";

/** What a brief is read with. `language` decides only when the brief itself does not show its own. */
export type BriefToRead = { brief: string; brand: Brand; language?: string };

/** Below this the words of a brief do not tell its language. */
const SURE_LANGUAGE = 0.12;

function languageOf({ brief, language }: BriefToRead): string {
  const found = detectLanguage(brief);
  if (found.code === "und" || (found.sure < SURE_LANGUAGE && language)) return language ?? "en";
  return found.code;
}

function openNotebook(request: BriefToRead, plain: string, text: Text): Notebook {
  const language = languageOf(request);
  return {
    brief: request.brief,
    plain,
    language,
    english: language === "en",
    brand: request.brand,
    shouted: isShouted(plain),
    colleagues: new Set(text.colleagues),
    judge: judgeOf(plain, language),
    drafts: [],
    wishes: [],
    heldBack: [],
    topics: [],
    subject: undefined,
    title: undefined,
    named: undefined,
    parts: [],
    header: undefined,
  };
}

/** A whole sentence, or "Dates for the summer term:". "Things to mention:" is for the writer. */
const isHeadingOfList = (text: string) =>
  /[.!?]\s*$/.test(text) || (/[:：]\s*$/.test(text) && text.length <= 80 && !FOR_WRITER.test(text));
const FOR_WRITER =
  /\b(?:mention|include|things?|points?|details?|notes?|say|text|posts?|caption|slides?|copy|info|facts?|brief|please|pls|needs?|add|use|todo|to do|attendees|agenda|ideas?|options?|draft|goal|audience)\b/i;

/** "Six plants that survive a summer:" over lines, with a blank line between. */
function isHeadingOfLines(n: Notebook, piece: Piece): boolean {
  const text = n.plain.slice(piece.start, piece.end);
  const isLine = piece.shape === "sentence" && /^\s*\n/.test(n.plain.slice(piece.end));
  return isLine && /[:：]\s*$/.test(text) && isHeadingOfList(text);
}

/** "Jobs for the plot in March": the first line of a brief, above a list and a blank line. */
function isTitleOfList(n: Notebook, piece: Piece, next: Piece | undefined): boolean {
  const text = n.plain.slice(piece.start, piece.end).trim();
  const isFirst = piece.shape === "sentence" && n.plain.slice(0, piece.start).trim() === "";
  const leads = next?.shape === "bullet" || next?.shape === "step" || next?.shape === "row";
  return (
    isFirst &&
    leads &&
    text.length <= 70 &&
    /^\p{Lu}.*\s.*[\p{L}\p{N})][.!]?$/u.test(text) &&
    !FOR_WRITER.test(text)
  );
}

/** "FAQ: your January tax return": the first line of a brief, a paragraph of its own above others. */
function isTitleAlone(n: Notebook, piece: Piece, next: Piece | undefined): boolean {
  const text = n.plain.slice(piece.start, piece.end).trim();
  const isFirst = piece.shape === "sentence" && n.plain.slice(0, piece.start).trim() === "";
  const words = text.split(/\s+/).length;
  return (
    isFirst &&
    next !== undefined &&
    next.block !== piece.block &&
    words >= 3 &&
    words <= 12 &&
    /^\p{Lu}[^?]*[\p{L}\p{N})][.!]?$/u.test(text) &&
    !FOR_WRITER.test(text) &&
    !OF_WORK.test(text)
  );
}
/** Words with which colleagues head a mail or a page of notes. */
const OF_WORK =
  /\b(?:linkedin|instagram|insta|twitter|tiktok|facebook|carousel|reel|cards?|video|film|infographic|slideshow|quick|minutes (?:of|from)|meeting|call|mail|subject|re|fwd?|hi|hello|hey|dear|can|could|we|i|me|my|from|monday|tuesday|wednesday|thursday|friday)\b/i;

/** "A year in the hive. January: …": a title of a few words before the first of several sentences. */
function isTitleOfProse(n: Notebook, piece: Piece, next: Piece | undefined): boolean {
  const text = n.plain.slice(piece.start, piece.end).trim();
  const isFirst = n.plain.slice(0, piece.start).trim() === "";
  const goesOn = next?.block === piece.block && next.shape === "sentence";
  const words = text.split(/\s+/).length;
  const isNamed =
    TITLE.test(text) || (NO_QUESTION.test(text) && !OF_WORK.test(text) && !n.judge.doubtedFor(text));
  return isFirst && goesOn && words >= 3 && words <= 8 && isNamed && !FOR_WRITER.test(text);
}
/** "Five minutes against a stiff neck." */
const NO_QUESTION = /^\p{Lu}[^:?!]+\.$/u;
const TITLE =
  /^(?!.*\b(?:linkedin|instagram|insta|twitter|tiktok|facebook|carousel|reel|quick|draft|monday|tuesday|wednesday|thursday|friday|we|i|you|can|could)\b)(?:A|An|The|Our|How|Why|What|Inside|Behind|From|Life|My)\s[^:?!]+\.$/u;

/** "HOME GAME" over other lines: a title of a few words in capitals, where the rest is not shouted. */
function isTitleInCapitals(n: Notebook, piece: Piece, next: Piece | undefined): boolean {
  const text = n.plain.slice(piece.start, piece.end).trim();
  const isLine = /^[^\S\n]*\n/u.test(n.plain.slice(piece.end));
  const isFirst = n.plain.slice(0, piece.start).trim() === "";
  const isNamed = IN_CAPITALS.test(text) && !FOR_WRITER.test(text) && !OF_WORK.test(text);
  return isFirst && isLine && !n.shouted && next !== undefined && isNamed && !n.judge.doubtedFor(text);
}
const IN_CAPITALS = /^\p{Lu}{3,}(?: \p{Lu}{2,}){1,3}[!.]?$/u;

/** A statement for readers stands behind in the same paragraph, told by its own words alone. */
function isNext(n: Notebook, piece: Piece, next: Piece | undefined): boolean {
  if ([isTitleOfList, isTitleOfProse, isTitleAlone, isTitleInCapitals].some((is) => is(n, piece, next)))
    return true;
  if (next && isHeadingOfLines(n, piece)) return true;
  if (next?.block !== piece.block || piece.shape !== "sentence") return false;
  // A whole sentence heads the list behind it; "Things to mention:" is for the writer.
  if (next.shape === "bullet" || next.shape === "step")
    return isHeadingOfList(n.plain.slice(piece.start, piece.end));
  return (
    next.shape === "sentence" &&
    audienceOf(n.plain.slice(next.start, next.end), n, false, false) === "readers"
  );
}

/** What stays inside may still carry a wish: "skip the Glasgow bit, not announced yet". */
function holdLine(n: Notebook, start: number, end: number) {
  hold(n, start, end, "internal");
  const line = n.plain.slice(start, end);
  for (const s of segments(line)) {
    const asked = wholeWish(line.slice(s.start, s.end), n.language);
    if (asked?.rule === "leave_out_words") wish(n, asked, start + s.start, start + s.end);
  }
}

/** The next piece, past a request: "Brewing times for our teas. Please keep the figures exactly." */
function behind(n: Notebook, pieces: readonly Piece[], i: number): Piece | undefined {
  const next = pieces[i + 1];
  const isAsked =
    next?.shape === "sentence" && /^\s*(?:please|pls|bitte)\s/i.test(n.plain.slice(next.start, next.end));
  return isAsked ? pieces[i + 2] : next;
}

function readPieces(n: Notebook, text: Text) {
  for (const { start, end } of text.held) holdLine(n, start, end);
  const prose = text.pieces.filter((p) => p.shape === "sentence").length;
  let near = -1;
  text.pieces.forEach((piece, i) => {
    const isNear = piece.block === near || isNext(n, piece, behind(n, text.pieces, i));
    if (readPiece(n, piece, { near: isNear, notes: text.notes, terse: prose <= 1 })) near = piece.block;
  });
}

function numbered(n: Notebook): Fact[] {
  n.drafts.sort((a, b) => a.start - b.start || Number(b.main) - Number(a.main) || b.end - a.end);
  return n.drafts.map((d: Draft, i) => {
    d.id = `f${i + 1}`;
    const { id, kind, says, start, end } = d;
    return { id, kind, says, quote: n.brief.slice(start, end), from: "brief", span: { start, end } };
  });
}

const SOURCES: Record<string, FactSource> = {
  tagline: "tagline",
  overview: "overview",
  "offer.one_liner": "offer",
  "offer.who_its_for": "offer",
  "offer.features": "offer",
};

const brandWords = (brand: Brand) =>
  [brand.name, ...brandStatements(brand).map(({ text }) => text)].join("\n");

/** The Brand DNA as facts, after those of the brief. */
function brandFacts(brand: Brand): Fact[] {
  const said = [{ field: "name", text: brand.name }, ...brandStatements(brand)].filter((s) => s.text.trim());
  return said.map(({ field, text }, i) => ({
    id: `b${i + 1}`,
    kind: field === "name" ? "who" : field === "offer.features" ? "benefit" : "news",
    says: text.trim(),
    quote: text,
    from: own(SOURCES, field) ?? "name",
    span: { start: 0, end: text.length },
  }));
}

/**
 * Reads a brief without a language model. Every letter and digit of it ends in a fact, a wish or what is held
 * back. The same brief gives the same reading.
 */
export function readStory(request: BriefToRead): Reading {
  const { brief, brand } = request;
  const plain = withColons(withoutDraftRemarks(plainText(brief)));
  const isKnown = (name: string) => hasWords(brandWords(brand), name);
  const text = piecesOf(plain, isKnown, languageOf(request) === "en");
  const n = openNotebook(request, plain, text);
  readPieces(n, text);
  keepThanks(n, text.pieces);
  tellTopic(n);
  titleEvents(n);
  splitUnwanted(n);
  keepFirstNames(n);
  fillGaps(n);
  const facts = numbered(n);
  const occasion = occasionOf(n);
  const table = rowsOf(n);
  const prices = pricesOf(n);
  const steps = stepsOf(n);
  const tabled = [...prices, ...table.rows.filter(({ label }) => label !== "")].map(({ fact }) => fact);
  return {
    language: n.language,
    occasion,
    about: aboutOf(n),
    facts: [...facts, ...brandFacts(brand)],
    wishes: withStepNumbers(n.wishes, steps.length).sort((a, b) => a.span.start - b.span.start),
    heldBack: n.heldBack,
    figures: figuresOf(n),
    series: seriesOf(n) ?? partsOfWhole(n),
    ...table,
    quotation: quotationOf(n),
    when: whenOf(n, occasion),
    offer: offerOf(n, occasion),
    prices,
    steps,
    changes: changesOf(n),
    // Lines under two headings are a list in words, and a table in a picture.
    items: itemsOf(n, new Set(comparedGroups(n) || areProsAndCons(table.rows) ? [] : tabled)),
    emoji: emojiOf(n),
    breaks: [...plain.matchAll(/\n[^\S\n]*\n\s*/g)].map((m) => m.index + m[0].length),
    lines: ownLines(plain),
    title: n.title?.id ?? "",
    ...lastOf(n),
    version: versionIn(plain),
    snippet: snippetOf(n),
  };
}
