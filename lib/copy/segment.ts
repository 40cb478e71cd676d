import { isClearKey, isPreferencesBlock, keyOf } from "./keys.ts";
import { sentences } from "./sentences.ts";
import { size } from "./text.ts";
import type { Unit } from "./types.ts";

const MARK = /^\s*(?:[-*•‣▪◦·●○■□➤►→✓✔☑★–—+]\s+)/u;
const EMOJI_MARK =
  /^\s*(?:\p{Extended_Pictographic}\uFE0F?(?:\u200D\p{Extended_Pictographic}\uFE0F?)*\s*){1,3}(?=[\p{L}\p{N}"“])/u;
const STEP = /^\s*(?:(?:step|schritt|étape|paso|tip|slide)\s*)?(\d{1,2})\s*[.):]\s+(?=\S)/i;
const PAIR =
  /^\s*(?:[-*•]\s+)?\*{0,2}(\p{L}[\p{L}\p{N} /&'’()+-]{1,34}?)\*{0,2}\s*(?::|：|\s[=→–-]\s)\*{0,2}\s*(\S[\s\S]*)$/u;
const HEADING_MARK = /^\s*#{1,6}\s+/;
const INLINE_STEP = /(?:^|[\s:])(?:step\s*)?\(?(\d{1,2})(?:\)\s+(?=[\p{L}\d])|\.\s+(?=\p{L}))/giu;
/** Three "Key: value" lines in a row: then even everyday words are keys. */
const KEY_TABLE = /(?:^[^:\n]{2,30}:\s+\S.*\n){2}^[^:\n]{2,30}:\s+\S/m;

/** A line without the marks of markdown. */
export const plain = (s: string): string =>
  s
    .replace(/!\[[^\]]{0,200}\]\([^)]{0,400}\)/g, "")
    .replace(/\[([^\]]{1,200})\]\((https?:[^)\s]{1,400})\)/g, "$1 $2")
    .replace(/(\*\*|__)([^*_\n]+)\1/g, "$2")
    .replace(/(?<![\w*])[*_]([^*_\n]+)[*_](?!\w)/g, "$1")
    .replace(/`([^`]+)`/g, "$1")
    .replace(/^>\s?/, "")
    .trim();

type Draft = Omit<Unit, "order" | "group">;
type Reader = {
  add: (u: Draft) => void;
  open: (heading: string, at: number) => void;
  isKey: (k: string) => boolean;
};

/** Prose collects until it ends, because people wrap lines in the middle of a sentence. */
type Buffer = { text: string; at: number; lastLine: string };

/** "…. main takeaways -" opens a list although it stands at the end of prose. */
const trailingKey = (part: string) => {
  const heading = /^(.{3,40}?)\s*[-–:]$/.exec(part)?.[1];
  return heading && keyOf(heading) ? heading : undefined;
};

function addPart(part: string, at: number, to: Reader) {
  const heading = trailingKey(part);
  const [, key = "", value = ""] = PAIR.exec(part) ?? [];
  if (heading) to.open(heading, at);
  else if (key && to.isKey(key)) to.add({ text: plain(value), shape: "pair", key, at });
  else to.add({ text: plain(part.replace(OPEN_KEY, "$1 ")), shape: "sentence", at });
}

/** "Money goes to: new climbing frame" is a sentence with a colon too many. */
const OPEN_KEY = /^(\p{L}[\p{L} ]{2,30} (?:to|for|with|by|from|in|at|on|is|are)):\s+(?=[\p{L}\d])/u;

/** Marks that part two statements: a bar, a bullet, an emoji that is not a heart ("we ❤️ bread") and ends a thought. */
const SEPARATOR =
  /\s+[|•]\s+|\s*;\s+(?=[A-Z][\w ]{1,20}:)|(?<=[\p{L}\p{N}])\s+(?:(?![❤♥💙💚💛💜🧡🖤🤍💕©®™])\p{Extended_Pictographic}\uFE0F?)+\s+(?=(?!(?:in|at|for|with|and|on|to|of|from|by|or)\s)[\p{L}\p{N}])/u;

function flush(buffer: Buffer, to: Reader) {
  const text = buffer.text;
  buffer.text = "";
  for (const sentence of sentences(text)) {
    for (const part of sentence.split(SEPARATOR)) addPart(part, buffer.at, to);
  }
}

const VERSION_LINE = /^(?:version |release )?v?\d{1,3}\.\d{1,3}(?:\.\d{1,4})?:?$/i;

function isBareHeading(line: string, whole: number): boolean {
  if (VERSION_LINE.test(line) && whole > line.length + 20) return true;
  if (!/\p{L}{2}/u.test(line) || /[.!?]$/.test(line) || /\d{3}/.test(line)) return false;
  if (/^.{2,50}:$/.test(line)) return true;
  const shouted = /^[^\p{Ll}]{4,49}$/u.test(line) && /\p{Lu}/u.test(line);
  return shouted && whole > line.length + 20;
}

function readHeading(line: string, at: number, to: Reader, whole: number): boolean {
  const body = plain(line.replace(HEADING_MARK, "").replace(MARK, "")).replace(/\*\*/g, "");
  const named =
    /[:：]$/.test(body) &&
    (keyOf(body.replace(/[:：]$/, "")) !== undefined || isPreferencesBlock(body.slice(0, -1)));
  const known = isPreferencesBlock(body);
  if (!HEADING_MARK.test(line) && !named && !known && (MARK.test(line) || !isBareHeading(line, whole)))
    return false;
  to.open(body.replace(/[:：]$/, ""), at);
  return true;
}

/** "1) one 2) two 3) three" on a single line. */
function readInlineSteps(
  line: string,
  at: number,
  to: Reader,
  prose: (text: string, at: number) => void,
): boolean {
  const marks = [...line.matchAll(INLINE_STEP)];
  // Two numbers with full stops may be prose: "in 2. Then".
  const least = marks.every((m) => m[0].includes(")")) ? 2 : 3;
  if (marks.length < least || !marks.every((m, n) => Number(m[1]) === n + 1)) return false;
  prose(line.slice(0, marks[0]?.index ?? 0).trim(), at);
  marks.forEach((m, n) => {
    const text = line.slice(m.index + m[0].length, marks[n + 1]?.index ?? line.length).trim();
    // Prose may go on after the last step.
    const [step = text, ...more] = n === marks.length - 1 ? sentences(text) : [text];
    to.add({ text: plain(step.replace(/[,;.]$/, "")), shape: "step", at });
    prose(more.join(" "), at);
  });
  return true;
}

function readPair(line: string, at: number, to: Reader, prose: (text: string, at: number) => void): boolean {
  const pair = PAIR.exec(plain(line.replace(MARK, "")));
  const key = pair?.[1]?.replace(/\*/g, "");
  if (!pair || !key || !to.isKey(key)) return false;
  const value = pair[2] ?? "";
  const [first = value, ...more] = sentences(value);
  to.add({ text: plain(first), shape: "pair", key, at });
  prose(more.join(" "), at);
  return true;
}

/** "🎉 Our shop is open! Come by." is a cheerful paragraph and not a point of a list. */
const isProse = (text: string) => /^[^.!?]{3,80}!\s/.test(text) || sentences(text).length > 2;

function readListItem(line: string, at: number, to: Reader): boolean {
  if (STEP.test(line) && !/^\d{1,2}[.:]\d/.test(line)) {
    to.add({ text: plain(line.replace(STEP, "")), shape: "step", at });
    return true;
  }
  const emoji = EMOJI_MARK.exec(line);
  const mark = MARK.exec(line) ?? emoji;
  if (!mark) return false;
  const text = plain(line.slice(mark[0].length));
  if (mark === emoji && isProse(text)) return false;
  if (text) to.add({ text, shape: "bullet", at });
  return true;
}

/** A line that goes on where the one before broke off. */
function continues(buffer: Buffer, line: string): boolean {
  const before = buffer.text.trim();
  if (!before || /[.!?:。！？]["”»)]?$/.test(before)) return false;
  return /^[\p{Ll}(]/u.test(line) || /[,;–—-]$/.test(before) || size(buffer.lastLine) > 70;
}

/** Collects units; a heading groups what follows until the next heading, or until prose after a blank line. */
function collector(text: string) {
  const units: Unit[] = [];
  const table = KEY_TABLE.test(text);
  const state = { group: "", gap: false };
  const to: Reader = {
    add: (u) => {
      if (state.gap && u.shape === "sentence") state.group = "";
      state.gap = false;
      units.push({ ...u, ...(state.group ? { group: state.group } : {}), order: units.length });
    },
    open: (heading, at) => {
      state.group = heading;
      state.gap = false;
      units.push({ text: heading, shape: "heading", order: units.length, at });
    },
    isKey: (k) => isClearKey(k) || ((table || isPreferencesBlock(state.group)) && keyOf(k) !== undefined),
  };
  const blank = () => {
    state.gap = units.at(-1)?.shape !== "heading";
  };
  return { units, to, blank };
}

/** A cleaned brief as units in reading order: headings, bullets, steps, "Key: value" pairs and sentences of prose. */
export function segment(text: string): Unit[] {
  const { units, to, blank } = collector(text);
  const buffer: Buffer = { text: "", at: 0, lastLine: "" };
  const prose = (words: string, at: number) => flush({ text: words, at, lastLine: words }, to);
  const readLine = (line: string, at: number): boolean =>
    readHeading(line, at, to, text.length) ||
    readPair(line, at, to, prose) ||
    readInlineSteps(line, at, to, prose) ||
    readListItem(line, at, to);
  let at = 0;
  for (const raw of text.split("\n")) {
    const line = raw.trim();
    if (line && !MARK.test(line) && continues(buffer, line)) {
      Object.assign(buffer, { text: `${buffer.text} ${line}`, lastLine: line });
    } else {
      flush(buffer, to);
      if (!line) blank();
      else if (/[^-=*_~\s]/.test(line) && !readLine(line, at))
        Object.assign(buffer, { text: line, at, lastLine: line });
    }
    at += raw.length + 1;
  }
  flush(buffer, to);
  return units;
}
