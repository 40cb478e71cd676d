import { quotes } from "../extract/quotes.ts";
import { marksOf } from "../foreign/marks.ts";
import { verbAt } from "../grammar.ts";
import { isNoteToWriter } from "../instruction/notes.ts";
import { readSentence } from "../instruction/read-sentence.ts";
import type { Reading } from "../instruction/reading.ts";
import { hasSpaces } from "../language.ts";
import { sentences } from "../sentences.ts";
import { URL_RE, unstop, urls, wordCount } from "../text.ts";
import type { Unit } from "../types.ts";
import { clauses, NEW_CLAUSE } from "./clauses.ts";
import { contrastOf, listItems } from "./lists.ts";
import {
  addAvoid,
  addCta,
  addGoal,
  addTone,
  drop,
  flag,
  type Notebook,
  push,
  setTopic,
  sourceOf,
} from "./notebook.ts";
import { addItem, readStatement } from "./statement.ts";

const READ_LABELS: readonly [RegExp, string][] = [
  [/^(?:video|recording|talk)$/, "Watch the"],
  [/^episode$/, "Listen to the"],
];

/** "A blog post is live about X" gives the reader something to do. */
function readLabel(what: string): string {
  const noun = what.replace(/^blog(?: post)?$/, "post");
  return `${READ_LABELS.find(([re]) => re.test(noun))?.[1] ?? "Read the"} ${noun}`;
}

const WHO_BUILT = /^(.+?) who (built|made|designed|wrote|led|created) it\.?$/i;

/** Splits "X: a, b, c" and "X. Then more." but leaves the colon of an address alone. */
function splitTopic(raw: string): { head: string; tail: string; more: string } {
  const t = raw.replace(/\?+/g, (m) => (wordCount(raw) < 4 ? "" : m.charAt(0))).trim();
  const masked = t.replace(URL_RE, (x) => x.replaceAll(":", "\u0001"));
  const colon = /^([^:]{3,80}):\s+([\s\S]+)$/.exec(masked);
  const restore = (s: string) => s.replaceAll("\u0001", ":");
  const [head = "", ...more] = sentences(restore(colon?.[1] ?? masked));
  return { head, tail: restore(colon?.[2] ?? ""), more: more.join(" ") };
}

/** "we just got our tour going" says something by itself; "a feature that lets you pay" only names a thing. */
const isClause = (s: string) =>
  verbAt(s.split(/\s(?:that|which|who|where)\s/)[0] ?? s) > 0 && !/^(?:how|why|what)\b/i.test(s);

function readTopic(n: Notebook, raw: string, verb: string, u: Unit) {
  const { head, tail, more } = splitTopic(raw);
  if (/^(?:mention|include|add|note)$/.test(verb))
    return readStatement(n, head.replace(WHO_BUILT, "Built by $1."), u);
  if (verb !== "how" && isClause(head)) return readStatement(n, raw, u);
  setTopic(n, head, verb, u);
  const contrast = tail ? contrastOf(tail) : undefined;
  const list = tail && !contrast ? listItems(`${head.padEnd(6)}: ${tail}`) : undefined;
  if (contrast) n.facts.contrasts.push({ ...contrast, source: sourceOf(u) });
  else if (list) for (const item of list.items) addItem(n, item, u);
  else if (tail) readStatement(n, tail, u);
  if (more) readStatement(n, more, u);
}

type Say = Reading["say"];
type Handlers = { [S in Say]: (n: Notebook, r: Extract<Reading, { say: S }>, u: Unit) => void };

/** "Tell them that A and that B" */
const AND_THAT =
  /,?\s+and(?: also)? that\s+(?=(?:the|our|we|you|it|there|all|an?|they|this|from|on|in|every|\p{Lu}\p{Ll}+)\s)/u;
const IS_FOR = /^(?:it|this)(?:['’]s| is) for\b/i;

const HANDLERS: Handlers = {
  statement: (n, r, u) => {
    const said = r.stripped ? r.text.split(AND_THAT) : [r.text];
    for (const clause of said.flatMap(clauses)) {
      if (isNoteToWriter(clause)) drop(n, clause, "note to the writer");
      else readStatement(n, clause, u);
    }
  },
  topic: (n, r, u) => {
    readTopic(n, r.text, r.verb, u);
    if (r.also) readStatement(n, r.also, u);
    if (r.read) n.facts.ctas.push({ label: readLabel(r.read), source: sourceOf(u) });
  },
  cta: (n, r, u) => addCta(n, r.text, sourceOf(u)),
  audience: (n, r, u) => {
    const source = sourceOf(u);
    n.facts.audience ??= { text: unstop(r.text), role: "audience", order: u.order, source };
    if (IS_FOR.test(u.text)) {
      push(n, { text: `For ${r.text}`, role: "audience", order: u.order, source, fragment: true });
    }
  },
  tone: (n, r) => addTone(n, r.text),
  avoid: (n, r) => addAvoid(n, r.text),
  must: (n, r) => n.facts.limits.mustSay.push(r.text),
  goal: (n, r, u) => addGoal(n, r.text, sourceOf(u)),
  slides: (n, r) => {
    n.facts.limits.slides = r.n;
  },
  nothing: (n, r, u) => {
    drop(n, u.text, r.why);
    if (/system/.test(r.why)) flag(n, "injection");
  },
};

export function handle(n: Notebook, reading: Reading, u: Unit) {
  // Each handler takes exactly the reading it is filed under.
  (HANDLERS[reading.say] as (n: Notebook, r: Reading, u: Unit) => void)(n, reading, u);
}

const TITLED =
  /\b(?:talk|lecture|webinar|workshop|session|concert|exhibition|show|film|play|evening|masterclass|panel)\b[^"“]{0,60}[:,]?\s*["“]([^"”]{4,70})["”]/i;

/** A title in quotation marks is a name, not a quotation. */
function readTitle(n: Notebook, s: string): string {
  const title = n.english && !/\b(?:says?|said)\b/.test(s) ? TITLED.exec(s)?.[1] : undefined;
  if (!title || wordCount(title) > 9) return s;
  n.facts.eventName ??= title.replace(/[.,]$/, "");
  return s.replace(/:\s*["“][^"”]{4,70}["”]\.?$/, "").trim();
}

function readQuotes(n: Notebook, s: string): string {
  const { found, rest } = quotes(s);
  const title = n.facts.eventName;
  const fresh = found.filter((q) => q.text !== title && !n.facts.quotes.some((old) => old.text === q.text));
  n.facts.quotes.push(...fresh);
  if (!found.length) return s;
  return wordCount(rest) < 3 || /^(?:customer story|testimonial|quote|review|case study)\b:?\s*$/i.test(rest)
    ? ""
    : rest;
}

const TWO_WISHES =
  /^((?:please |pls )?(?:thank|say|tell|announce|share|mention|explain|celebrate|invite|ask)\b.{3,80}?)\s+and (?:also )?(?:say|mention|add|explain|announce|tell (?:them|people|everyone))\s+(?:that\s+)?(.{8,})$/is;

function readEnglish(n: Notebook, s: string, u: Unit) {
  const two = s.length < 600 ? TWO_WISHES.exec(s) : null;
  if (!two) return handle(n, readSentence(s), u);
  handle(n, readSentence(two[1] ?? ""), u);
  readStatement(n, two[2] ?? "", u);
}

function foreignTopic(n: Notebook, s: string, u: Unit) {
  const head = s.split(/\s?:\s|\.\s/)[0] ?? s;
  const article = n.facts.language === "fr" ? /^(?:l['’]|la |le |les )/i : /^(?!)/;
  setTopic(n, head.replace(article, ""), "announce", u);
  const list = listItems(s.replace(/\s:\s/, ": "));
  // Without a colon the commas may be an apposition, which only grammar could tell.
  if (list?.head) for (const item of list.items) addItem(n, item, u);
  else push(n, { text: s, role: "news", order: u.order, source: sourceOf(u) });
}

/** A short sentence that asks the reader for something, or gives an address to write to. */
function isForeignAction(s: string, language: string): boolean {
  const short = hasSpaces(language) ? wordCount(s) <= 12 : s.length < 40 || urls(s).length > 0;
  const opening = unstop(s).replace(/^[¡¿]/, "");
  return short && (marksOf(language)?.cta.test(opening) || /\S@\S+\.\p{L}/u.test(s));
}

/** Other languages are read with less: the instruction comes off, the author's own sentence stays. */
function readForeign(n: Notebook, s: string, u: Unit) {
  const { language } = n.facts;
  const marks = s.length < 600 ? marksOf(language) : undefined;
  const said = marks?.ask ? s.replace(marks.ask, "").trim() : s;
  if (said !== s) return said ? foreignTopic(n, said, u) : drop(n, s, "instruction");
  if (isForeignAction(s, language)) return addCta(n, s, sourceOf(u));
  if (marks?.forWhom?.test(s) && s.length < 60) {
    n.facts.audience ??= { text: unstop(s), role: "audience", order: u.order, source: sourceOf(u) };
    return push(n, { text: s, role: "audience", order: u.order, source: sourceOf(u) });
  }
  for (const clause of s.split(NEW_CLAUSE)) readStatement(n, clause, u);
}

/** Reads one sentence of prose: title, quotation, instruction, statement. */
export function readProse(n: Notebook, u: Unit) {
  const s = readQuotes(n, readTitle(n, u.text));
  if (!s) return;
  if (n.english) readEnglish(n, s, u);
  else readForeign(n, s, u);
}
