import { sentences } from "../../copy/sentences.ts";
import type { Span } from "../schema.ts";
import { withAnswers } from "./answers.ts";
import { beginsWithChange, isOneChange } from "./changes.ts";
import { endOfCode } from "./code-blocks.ts";
import { KIND_OF_EVENT } from "./event-words.ts";
import { headedLines } from "./headed-lines.ts";
import { withHeadedLists } from "./headed-lists.ts";
import { headingsBetweenLists, isHeading, newsBefore, wordsIn } from "./headings.ts";
import { secretIn } from "./inside.ts";
import { keyIn } from "./line-keys.ts";
import { BULLET, itemOf, lengthOfStep, linesOf, sentencesOf, stepLead, stepsIn } from "./line-parts.ts";
import { chatStamp, isChat, type Mail, readMail, stampIn, type TextLine, timetableLines } from "./mail.ts";
import type { Piece } from "./notebook.ts";
import { isWrapped, wrapWidth } from "./own-lines.ts";
import { coverLead, isTitleLine, partLabelIn } from "./part-labels.ts";
import { aboutContributions } from "./release-page.ts";
import { withLists } from "./sentence-lists.ts";
import { tableLines } from "./table.ts";
import { withTimetables } from "./timetables.ts";
import { listShapes } from "./unmarked-lists.ts";

const FENCE = /^\s*(?:```|~~~)/;
export type Text = {
  pieces: Piece[];
  colleagues: string[];
  notes: boolean;
  held: Span[];
};

type Cut = {
  text: Text;
  plain: string;
  block: number;
  under: string;
  prose: TextLine | undefined;
  keys: boolean;
  /** Where the lines of tables begin. */
  rows: ReadonlySet<number>;
  /** Where lines begin that name a list below another list. */
  headings: ReadonlySet<number>;
  /** Several lines begin with the label of a change: "New: …", "Fixed: …". */
  changes: boolean;
  chat: boolean;
  timed: ReadonlySet<number>;
  /** Where lines begin that stand under headings, or are such a heading: their labels are those of things. */
  headed: ReadonlySet<number>;
  /** Length of the longest line when the text is wrapped at it, else 0. */
  width: number;
};

const piece = (cut: Cut, shape: Piece["shape"], start: number, end: number, key = ""): Piece => ({
  start,
  end,
  shape,
  block: cut.block,
  under: cut.under,
  key,
});

/** One sentence; "Audience: founders." inside a line is a keyed line of its own. */
function addSentence(cut: Cut, start: number, end: number) {
  const text = cut.plain.slice(start, end).replace(/\n/g, " ");
  const pair = keyIn(text, false);
  cut.text.pieces.push(piece(cut, pair ? "pair" : "sentence", start, end, pair?.key));
}

function addSentences(cut: Cut, start: number, end: number) {
  const text = cut.plain.slice(start, end).replace(/\n/g, " ");
  let at = 0;
  for (const part of sentencesOf(text)) {
    const found = text.indexOf(part, at);
    if (found < 0) continue;
    addSentence(cut, start + found, start + found + part.length);
    at = found + part.length;
  }
}

/** The prose between two offsets: its sentences, and its numbered steps. */
function addProse(cut: Cut, start: number, end: number) {
  const text = cut.plain.slice(start, end);
  const steps = stepsIn(text);
  addSentences(cut, start, start + (steps[0] ?? text.length));
  steps.forEach((at, i) => {
    const next = steps[i + 1] ?? text.length;
    const first = i + 1 < steps.length ? next : at + lengthOfStep(text.slice(at, next));
    cut.text.pieces.push(piece(cut, "step", start + at, start + first));
    addSentences(cut, start + first, start + next);
  });
}

function flush(cut: Cut) {
  const { prose } = cut;
  cut.prose = undefined;
  if (prose) addProse(cut, prose.start, prose.end);
}

function addToProse(cut: Cut, line: TextLine) {
  const { prose } = cut;
  if (prose && isWrapped(cut.width, prose.text, line.text)) {
    cut.prose = { start: prose.start, end: line.end, text: line.text };
    return;
  }
  flush(cut);
  cut.prose = line;
}

const PAIR_LINE = /^[^:：\n]{2,32}[:：]\s*\S/;

function addItem(cut: Cut, line: TextLine, lead: number, shape: "bullet" | "step" | "sentence") {
  flush(cut);
  const inside = keyIn(line.text.slice(lead), false);
  const isKeyed = shape === "bullet" && inside && wordsIn(inside.key) <= 2 && !cut.headed.has(line.start);
  const key = isKeyed ? inside.key : "";
  cut.text.pieces.push(piece(cut, shape, line.start + (shape === "step" ? 0 : lead), line.end, key));
}

/** Longer lines are paragraphs, where a secret is one sentence among others. */
const LONGEST_NOTE = 170;

/** "… 62 -> last year was 58, don't say": what is kept inside goes, the rest of the line is read. */
function withoutSecret(cut: Cut, line: TextLine, next: string): boolean {
  const secret = line.text.length <= LONGEST_NOTE ? secretIn(line.text) : undefined;
  if (!secret) return false;
  const part = (from: number, to: number): TextLine => ({
    start: line.start + from,
    end: line.start + to,
    text: line.text.slice(from, to),
  });
  const before = part(0, secret.start);
  const isRead =
    /[\p{L}\p{N}]{2}/u.test(before.text.replace(BULLET, "")) && !chatStamp(`${before.text} x`, cut.chat);
  cut.text.held.push({
    start: isRead ? line.start + secret.start : line.start,
    end: line.start + secret.end,
  });
  if (isRead) addLine(cut, before, next);
  flush(cut);
  if (secret.end < line.text.length) addLine(cut, part(secret.end, line.text.length), next);
  return true;
}

function addLine(cut: Cut, line: TextLine, next: string) {
  if (withoutSecret(cut, line, next)) return;
  const stamp = stampIn(cut, line);
  if (stamp) {
    flush(cut);
    cut.text.held.push({ start: line.start, end: line.start + stamp.length });
    if (stamp.name) cut.text.colleagues.push(stamp.name.split(" ")[0] ?? "");
    addProse(cut, line.start + stamp.length, line.end);
    return;
  }
  if (isHeading(line.text, next) || cut.headings.has(line.start)) addHeading(cut, line);
  else addMarked(cut, line);
}
function addHeading(cut: Cut, line: TextLine) {
  flush(cut);
  const news = newsBefore(line.text);
  if (news > 0) addProse(cut, line.start, line.start + news);
  else cut.block++;
  cut.text.pieces.push(piece(cut, "heading", line.start + news, line.end));
  cut.under = line.text.slice(news).replace(/^[\s#*]+|[\s:：*]+$/g, "");
}

/** "fix: …", "feat(api): …": a line of a log of changes. */
const COMMIT = /^\s*(feat|fix|perf|chore|docs|refactor|security|ci|build|test)(?:\([^)]{0,40}\))?!?:\s+\S/i;

function addMarked(cut: Cut, line: TextLine) {
  if (coverLead(line.text) > 0) {
    flush(cut);
    cut.text.pieces.push(piece(cut, "pair", line.start, line.end, "headline"));
    return;
  }
  const item = itemOf(line.text);
  // "Step 1: … Step 2: …": several steps stand in one line.
  if (item && stepsIn(line.text).length > 1) return addToProse(cut, line);
  if (item) return addItem(cut, line, item.lead, item.shape);
  if (cut.rows.has(line.start)) {
    flush(cut);
    cut.text.pieces.push(piece(cut, "row", line.start, line.end));
    return;
  }
  const label = COMMIT.exec(line.text)?.[1] ?? "";
  if (label || (cut.changes && isOneChange(line.text))) return addItem(cut, line, 0, "bullet");
  const pair = keyIn(line.text, cut.keys);
  if (pair) addPair(cut, line, pair.key);
  else if (isTitleLine(line.text)) addItem(cut, line, 0, "sentence");
  else addToProse(cut, line);
}

/** "audience: founders. tone: honest": each sentence with a key of its own. */
function addPair(cut: Cut, line: TextLine, key: string) {
  flush(cut);
  const parts = sentences(line.text);
  const hasLabel = (part: string) =>
    keyIn(part, false) || isOneChange(part) || partLabelIn(part)?.start === 0;
  const several = parts.filter(hasLabel).length > 1;
  // "Webinar: e-invoices. Thursday 3 December.": the label is that of its first sentence.
  if (several || (parts.length > 1 && KIND_OF_EVENT.test(key))) addSentences(cut, line.start, line.end);
  else cut.text.pieces.push(piece(cut, "pair", line.start, line.end, key));
}

/** Closes the fence that opens at a line; an open one ends with the brief. */
function addFence(cut: Cut, lines: TextLine[], from: number): number {
  let end = from + 1;
  while (end < lines.length && !FENCE.test(lines[end]?.text ?? "")) end++;
  return addCode(cut, lines, from, end);
}

function addCode(cut: Cut, lines: TextLine[], from: number, end: number): number {
  flush(cut);
  const last = lines[Math.min(end, lines.length - 1)];
  cut.text.pieces.push(piece(cut, "code", lines[from]?.start ?? 0, last?.end ?? 0));
  return end;
}

/** A blank line ends the paragraph, and the heading unless a list goes on. */
function endParagraph(cut: Cut, next: string) {
  flush(cut);
  cut.block++;
  if (next.trim() !== "" && !BULLET.test(next) && stepLead(next) === 0) cut.under = "";
}

const leadOf = (text: string): number => BULLET.exec(text)?.[0].length ?? 0;

/** A line without a mark is what its neighbours make of it. */
function addBare(cut: Cut, line: TextLine, next: string, shape: "bullet" | "step" | undefined) {
  const isEntry = shape && (cut.headed.has(line.start) || !isMarked(cut, line, next));
  if (isEntry) addItem(cut, line, leadOf(line.text), shape);
  else addLine(cut, line, next);
}

function walk(cut: Cut, lines: TextLine[], mail: Mail) {
  const shapes = listShapes(lines, mail.internal, cut.width);
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as TextLine;
    const next = lines[at + 1]?.text ?? "";
    const code = endOfCode(lines, at);
    if (FENCE.test(line.text)) at = addFence(cut, lines, at);
    else if (code > at) at = addCode(cut, lines, at, code - 1);
    else if (mail.internal.has(at)) {
      flush(cut);
      cut.text.pieces.push(piece(cut, "mail", line.start, line.end));
    } else if (line.text.trim() === "") endParagraph(cut, next);
    else addBare(cut, line, next, shapes.get(at));
  }
  flush(cut);
}

/** A line whose own marks tell its shape. */
const isMarked = (cut: Cut, line: TextLine, next: string, { text } = line): boolean =>
  isHeading(text, next) ||
  cut.headings.has(line.start) ||
  stepLead(text) > 0 ||
  BULLET.test(text) ||
  cut.rows.has(line.start) ||
  COMMIT.test(text) ||
  (cut.changes && beginsWithChange(text)) ||
  keyIn(text, cut.keys) !== undefined ||
  stampIn(cut, line) !== undefined ||
  secretIn(text) !== undefined;

/** Cuts a plain text into sentences, list items, keyed lines, headings, code and mail, each with its offsets. */
export function piecesOf(plain: string, isKnown: (name: string) => boolean, english: boolean): Text {
  const lines = linesOf(plain);
  const mail = readMail(lines, isKnown);
  for (const at of aboutContributions(lines)) mail.internal.add(at);
  const text: Text = { pieces: [], colleagues: [...mail.colleagues], notes: mail.notes, held: [] };
  const keys = lines.filter((l, i) => !mail.internal.has(i) && PAIR_LINE.test(l.text)).length >= 3;
  const changes = lines.filter(({ text }) => isOneChange(text)).length >= 2;
  walk(
    {
      text,
      plain,
      block: 0,
      under: "",
      prose: undefined,
      keys,
      rows: tableLines(lines),
      headings: headingsBetweenLists(lines),
      changes,
      chat: isChat(lines),
      timed: timetableLines(lines),
      headed: new Set(headedLines(lines, mail.internal).flatMap((at) => lines[at]?.start ?? [])),
      width: wrapWidth(lines),
    },
    lines,
    mail,
  );
  return {
    ...text,
    pieces: withAnswers(
      withTimetables(withLists(withHeadedLists(text.pieces, plain), plain), plain),
      plain,
      english,
    ),
  };
}
