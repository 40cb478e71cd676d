import { hasVerb } from "../grammar.ts";
import { withoutEmoji, wordCount } from "../text.ts";
import { isInjection, isNoteToWriter, isPlaceholder } from "./notes.ts";
import { PATTERNS } from "./patterns.ts";
import { type Ask, find, NOTE, type Reading, readRest, statement, tidy, WH } from "./reading.ts";
import { RULES } from "./rules.ts";
import { GREETING, POLITE } from "./words.ts";

/** Longer than any sentence worth reading as an instruction; keeps the patterns cheap. */
const MAX_SENTENCE = 600;
const MAX_DEPTH = 4;

type Again = Ask["again"];

function readThanks(s: string): Reading | undefined {
  const m = find("thanks", s);
  if (!m) return undefined;
  return statement(/^them\.?$/i.test(m.rest) ? "Thank you" : `Thank you to ${m.rest}`);
}

/** News told about somebody: a press release, a client's wish, "the key thing is that …". */
function readReport(s: string, again: Again): Reading | undefined {
  const announced = find("announced", s);
  if (announced) {
    const itself = /^(?:it|they)\s+(.+)$/is.exec(announced.rest)?.[1];
    // "Acme, the maker of X, has …": who that is stands in the Brand DNA.
    const thing = announced.thing.replace(/,\s(?:an?|the)\s.*$/i, "");
    return statement(itself ? `${thing} ${itself}` : announced.rest.replace(/\bits\b/gi, "our"));
  }
  const live = find("live", s);
  if (live) {
    const text = live.rest;
    return {
      say: "topic",
      text,
      verb: WH.test(text) ? "how" : "about",
      read: live.what.toLowerCase(),
    };
  }
  const third = find("third", s);
  if (third) return readRest("", third.rest, third.verb, again);
  const key = find("keyThing", s);
  return key && wordCount(key.rest) > 3 ? again(key.rest) : undefined;
}

/** "We're excited to announce X" says X. */
function readExcited(s: string, again: Again): Reading | undefined {
  const proud = find("proud", s);
  if (proud) return statement(proud.rest);
  const m = find("excited", s);
  if (!m) return undefined;
  const isClause = m.that.trim().endsWith("that") || m.clause || !m.verb;
  return isClause ? statement(m.rest) : readRest("", m.rest, m.verb, again);
}

const isNote = (s: string) =>
  isNoteToWriter(s) || PATTERNS().hearsay.test(s) || PATTERNS().thirdAvoid.test(s);

function readWhole(s: string, again: Again): Reading | undefined {
  if (isPlaceholder(s)) return { say: "nothing", why: "placeholder" };
  const slides = s.length < 40 ? find("slides", s) : undefined;
  if (slides) return { say: "slides", n: Number(slides.n) };
  if (isNote(s)) return NOTE;
  return readReport(s, again) ?? readThanks(s) ?? readExcited(s, again);
}

function firstReading(ask: Ask): Reading | undefined {
  for (const rule of RULES) {
    const reading = rule(ask);
    if (reading) return reading;
  }
  return undefined;
}

/** Tries the words after a polite prefix first, then the whole sentence. */
function readAsk(question: string, nested: boolean, again: Again): Reading | undefined {
  const prefix = POLITE.exec(question)?.[0] ?? "";
  const polite = prefix.trim();
  // The question mark belongs to "can you", not to the news.
  const s = /\b(?:can|could|would|will) (?:you|u|someone)\b/i.test(polite)
    ? question.replace(/\?+$/, "")
    : question;
  const core = s.slice(prefix.length);
  const found =
    (polite && firstReading({ text: core, polite, nested, again })) ||
    firstReading({ text: s, polite: "", nested, again });
  if (found || nested) return found || undefined;
  const bare = find("bare", /need|want|like|have/i.test(polite) ? core : s);
  return bare && readRest(bare.link, bare.rest, /launch/i.test(s.slice(0, 30)) ? "launch" : "", again);
}

/** "Today is refill day so can we do something on that?" says only its first half. */
const QUESTION_TO_US =
  /^(.{8,}?),?\s+(?:so|and|,)?\s*(?:can|could|should|shall) (?:we|you|u|someone)\b[^.]*(?:\bsomething|\bthis|\bthat|\bpost|\bit)\b[^.]*\?+$/i;

function read(input: string, depth: number): Reading {
  if (isInjection(input)) return { say: "nothing", why: "instruction to the system" };
  if (input.length > MAX_SENTENCE || depth > MAX_DEPTH) return { say: "statement", text: input };
  const straight = tidy(withoutEmoji(input.replace(/’/g, "'"))).replace(
    /^[\w-]+(?: [\w-]+)?[- ]style\s*:\s*/i,
    "",
  );
  if (isNoteToWriter(straight) && !PATTERNS().slides.test(straight)) return NOTE;
  const asked = QUESTION_TO_US.exec(straight)?.[1];
  if (asked && hasVerb(asked)) return statement(asked);
  const s = (depth === 0 ? straight.replace(GREETING, "") : straight)
    .replace(/\s+(?:pls|plz|please)(?=\s*(?:[:,!?.-]|$))/i, "")
    .replace(/\bu\b(?=\s)/g, "you")
    .replace(PATTERNS().weekday, "")
    .replace(PATTERNS().dateline, "");
  const again = (inner: string) => read(inner, depth + 1);
  return readWhole(s, again) ?? readAsk(s, depth > 0, again) ?? { say: "statement", text: s };
}

/** Reads one English sentence of a brief: what it says once the instruction around it is taken off. */
export const readSentence = (sentence: string): Reading => read(sentence, 0);
