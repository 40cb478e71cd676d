import { isClearKey, keyOf } from "../../copy/keys.ts";
import { sentences } from "../../copy/sentences.ts";
import { URL_RE } from "../../copy/text.ts";
import { chatStamp, type Mail, readMail, type TextLine } from "./mail.ts";
import type { Piece } from "./notebook.ts";

const BULLET = /^\s*(?:[-*•‣▪◦·●○■□➤►→✓✔☑★–—+]\s+|[・●■◆▶]\s*|\[[ x]?\]\s+)(?=\S)/u;
const EMOJI_BULLET = /^\s*(?:\p{Extended_Pictographic}[\uFE0F\u200D]*){1,3}\s*(?=[\p{L}\p{N}"“])/u;
const STEP =
  /^\s*(?:(?:step|schritt|étape|paso|passo|stap|tip|slide|ステップ)\s*\d{1,2}\s*[.):–—-]?\s+|\(?\d{1,2}\s*[.)]\s+|\d{1,2}\s+[-–—]\s+)(?=\S)/iu;
const PAIR = /^\s*\*{0,2}(?<key>\p{L}[\p{L}\p{N} /&'’()-]{1,32}?)\*{0,2}\s*(?::|：|\s=)\*{0,2}\s*(?=\S)/u;
const HEADING = /^\s*#{1,6}\s+(?=\S)/;
const FENCE = /^\s*(?:```|~~~)/;
const TABLE = /^\s*\|.*\|\s*$/;
const ENDS = /[.!?:;。！？：]["”’»)\]]*\s*$/u;
/** Bars, bullets and an emoji that ends a thought part statements inside a line. */
const BAR =
  /\s+[|•]\s+|(?<=[\p{L}\p{N}])\s+(?:(?![❤♥💙💚💛💜🧡🖤🤍💕©®™])\p{Extended_Pictographic}\uFE0F?)+\s+(?=(?!(?:in|at|for|with|and|on|to|of|from|by|or)\s)[\p{L}\p{N}])/gu;
/** A number that opens a step inside a line: "1) …", "1 - …", "Step 1: …". */
const INLINE_STEP = /(?:^|[\s:])(?:step\s*)?\(?(\d{1,2})(?:\)\s+|[.:]\s+(?=\p{L})|\s[-–—]\s+(?=\p{L}))/giu;

export type Text = {
  pieces: Piece[];
  colleagues: string[];
  notes: boolean;
  held: { start: number; end: number }[];
};

function linesOf(plain: string): TextLine[] {
  const out: TextLine[] = [];
  let start = 0;
  for (const text of plain.split("\n")) {
    out.push({ start, end: start + text.length, text });
    start += text.length + 1;
  }
  return out;
}

type Cut = {
  text: Text;
  plain: string;
  block: number;
  under: string;
  prose: TextLine | undefined;
  keys: boolean;
};

const piece = (cut: Cut, shape: Piece["shape"], start: number, end: number, key = ""): Piece => ({
  start,
  end,
  shape,
  block: cut.block,
  under: cut.under,
  key,
});

/** Parts of a sentence that stand apart: beside a bar, or behind an address that opens it. */
function parts(sentence: string): string[] {
  const out = sentence.split(BAR);
  return out.flatMap((part) => {
    URL_RE.lastIndex = 0;
    const m = URL_RE.exec(part);
    URL_RE.lastIndex = 0;
    const rest = m?.index === 0 ? part.slice(m[0].length) : "";
    return m && /^\s+\S+\s+\S/.test(rest) ? [m[0], rest] : [part];
  });
}

/** One sentence; "Audience: founders." inside a line is a keyed line of its own. */
function addSentence(cut: Cut, start: number, end: number) {
  const text = cut.plain.slice(start, end).replace(/\n/g, " ");
  const pair = keyIn({ ...cut, keys: false }, text);
  cut.text.pieces.push(piece(cut, pair ? "pair" : "sentence", start, end, pair?.key));
}

function addSentences(cut: Cut, start: number, end: number) {
  const text = cut.plain.slice(start, end).replace(/\n/g, " ");
  let at = 0;
  for (const part of sentences(text).flatMap(parts)) {
    const found = text.indexOf(part, at);
    if (found < 0) continue;
    addSentence(cut, start + found, start + found + part.length);
    at = found + part.length;
  }
}

/** Offsets of numbers that count 1, 2, 3 inside a line. */
function stepsIn(text: string): number[] {
  const out: number[] = [];
  for (const m of text.matchAll(INLINE_STEP)) {
    if (Number(m[1]) === out.length + 1) out.push(m.index + (/^[\s:]/.test(m[0]) ? 1 : 0));
  }
  return out.length >= 2 ? out : [];
}

/** The prose between two offsets: its sentences, and the steps that are numbered inside it. */
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

/** The last step ends with its sentence. */
function lengthOfStep(text: string): number {
  const lead = STEP.exec(text)?.[0].length ?? 0;
  const [first = ""] = sentences(text.slice(lead));
  return first ? text.indexOf(first, lead) + first.length : text.length;
}

function flush(cut: Cut) {
  const { prose } = cut;
  cut.prose = undefined;
  if (prose) addProse(cut, prose.start, prose.end);
}

/** A line that was wrapped in the middle of a sentence goes on in the next. */
const isWrapped = (before: string, after: string) =>
  !ENDS.test(before) &&
  (before.trim().length >= 60 || (before.trim().length >= 40 && /^\s*\p{Ll}/u.test(after)));

function addToProse(cut: Cut, line: TextLine) {
  const { prose } = cut;
  if (prose && isWrapped(prose.text, line.text)) {
    cut.prose = { start: prose.start, end: line.end, text: line.text };
    return;
  }
  flush(cut);
  cut.prose = line;
}

const words = (s: string) => s.split(/\s+/).filter(Boolean).length;

/** A short line with a colon before a list, a line of markdown, "**Prices**". */
function isHeading(text: string, next: string): boolean {
  const line = text.trim();
  if (HEADING.test(text)) return true;
  if (/^\*\*[^*]{2,60}\*\*:?$/.test(line)) return true;
  const opensList = BULLET.test(next) || STEP.test(next);
  if (/[:：]$/.test(line) && words(line) <= 8 && line.length < 70)
    return opensList || keyOf(line.slice(0, -1)) !== undefined;
  return opensList && words(line) <= 4 && !ENDS.test(line) && keyOf(line) !== undefined;
}

const PAIR_LINE = /^[^:：\n]{2,32}[:：]\s*\S/;

function keyIn(cut: Cut, text: string): { key: string; length: number } | undefined {
  const m = PAIR.exec(text);
  const key = m?.groups?.key?.trim() ?? "";
  if (!m || !key || keyOf(key) === undefined) return undefined;
  return cut.keys || isClearKey(key) ? { key, length: m[0].length } : undefined;
}

function addItem(cut: Cut, line: TextLine, lead: number, shape: "bullet" | "step") {
  flush(cut);
  const inside = keyIn({ ...cut, keys: false }, line.text.slice(lead));
  const key = shape === "bullet" && inside && words(inside.key) <= 2 ? inside.key : "";
  cut.text.pieces.push(piece(cut, shape, line.start + (shape === "step" ? 0 : lead), line.end, key));
}

function addLine(cut: Cut, line: TextLine, next: string) {
  const stamp = chatStamp(line.text);
  if (stamp) {
    flush(cut);
    cut.text.held.push({ start: line.start, end: line.start + stamp.length });
    if (stamp.name) cut.text.colleagues.push(stamp.name.split(" ")[0] ?? "");
    addProse(cut, line.start + stamp.length, line.end);
    return;
  }
  if (isHeading(line.text, next)) {
    flush(cut);
    cut.block++;
    const under = line.text.replace(/^[\s#*]+|[\s:：*]+$/g, "");
    cut.text.pieces.push(piece(cut, "heading", line.start, line.end));
    cut.under = under;
    return;
  }
  addMarked(cut, line);
}

function addMarked(cut: Cut, line: TextLine) {
  const bullet = BULLET.exec(line.text) ?? EMOJI_BULLET.exec(line.text);
  const step = STEP.exec(line.text);
  if (bullet) return addItem(cut, line, bullet[0].length, "bullet");
  if (step) return addItem(cut, line, step[0].length, "step");
  if (TABLE.test(line.text)) {
    flush(cut);
    cut.text.pieces.push(piece(cut, "row", line.start, line.end));
    return;
  }
  const pair = keyIn(cut, line.text);
  if (!pair) return addToProse(cut, line);
  flush(cut);
  // "audience: founders. tone: honest": each sentence with a key of its own.
  const several = sentences(line.text).filter((part) => keyIn({ ...cut, keys: false }, part)).length > 1;
  if (several) addSentences(cut, line.start, line.end);
  else cut.text.pieces.push(piece(cut, "pair", line.start, line.end, pair.key));
}

/** Closes the fence that opens at a line; an open one ends with the brief. */
function addFence(cut: Cut, lines: TextLine[], from: number): number {
  flush(cut);
  let end = from + 1;
  while (end < lines.length && !FENCE.test(lines[end]?.text ?? "")) end++;
  const last = lines[Math.min(end, lines.length - 1)];
  cut.text.pieces.push(piece(cut, "code", lines[from]?.start ?? 0, last?.end ?? 0));
  return end;
}

/** A blank line ends the paragraph, and the heading unless a list goes on. */
function endParagraph(cut: Cut, next: string) {
  flush(cut);
  cut.block++;
  if (next.trim() !== "" && !BULLET.test(next) && !STEP.test(next)) cut.under = "";
}

function walk(cut: Cut, lines: TextLine[], mail: Mail) {
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] as TextLine;
    const next = lines[at + 1]?.text ?? "";
    if (FENCE.test(line.text)) at = addFence(cut, lines, at);
    else if (mail.internal.has(at)) {
      flush(cut);
      cut.text.pieces.push(piece(cut, "mail", line.start, line.end));
    } else if (line.text.trim() === "") endParagraph(cut, next);
    else addLine(cut, line, next);
  }
  flush(cut);
}

/** Cuts a plain text into sentences, list items, keyed lines, headings, code and mail, each with its offsets. */
export function piecesOf(plain: string): Text {
  const lines = linesOf(plain);
  const mail = readMail(lines);
  const text: Text = { pieces: [], colleagues: [...mail.colleagues], notes: mail.notes, held: [] };
  const keys = lines.filter((l, i) => !mail.internal.has(i) && PAIR_LINE.test(l.text)).length >= 3;
  walk({ text, plain, block: 0, under: "", prose: undefined, keys }, lines, mail);
  return text;
}
