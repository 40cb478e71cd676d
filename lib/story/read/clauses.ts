import { hasVerb } from "../../copy/grammar.ts";
import { Prefiltered } from "../../text/prefilter/prefiltered.ts";
import type { Span } from "../schema.ts";

/** How a sentence falls into clauses; offsets only, no meaning. */

const BREAK = new Prefiltered(
  /,(?!\d)\s*|;\s*|\s[-–—]\s|…\s*|\.{2,}\s*|(?<!\.\d{1,4}|(?<!\p{L})(?:incl|excl|inkl|exkl|zzgl|approx|ca|tel|nr|no))\.\s+|[!?]+\s+|[、，；]|\s(?=but\s)|\s(?=(?:und|et|y|e|en|and) (?:nicht zu|pas trop|no muy|non troppo|niet te|not too)\s)|\s(?=so (?:can|could|please|pls)\b)|\s(?=(?:and|just) (?:please|pls|no (?:emoji|hashtag)|don['’]?t (?:mention|use|say)|make it|keep it|not too)\b)|\s(?=(?:and|then) (?:then )?(?:an? |one |the )?(?:last|final|closing) (?:slide|page|frame|scene|card)(?!\p{L}))|\s(?=please (?:just|no|don|keep|make|use)\b)|(?<=\bplease) (?=just\b)/gu,
);

type Segment = Span & { next: number };

/** Clauses of a sentence, with the offset behind each. */
export function segments(text: string): Segment[] {
  const out: Segment[] = [];
  let start = 0;
  for (const m of text.matchAll(BREAK)) {
    if (m.index <= start) continue;
    out.push({ start, end: m.index, next: m.index + m[0].length });
    start = m.index + m[0].length;
  }
  out.push({ start, end: text.length, next: text.length });
  return out;
}

/** "announce that we close … and that the terrace is back". */
export const AND_THAT = /,?\s+(?:and|und|et|y|e|en) (?:also )?(?:(?:that|dass|que|che|dat)\s+|qu['’]\s?)/giu;

/** "… out on Facebook before Friday": when and where the text is wanted. */
export const isOnlyPlan = (rest: string) =>
  /^\s*(?:(?:out|up|live|ready|done|on|for|by|before|until|at|this|next)\b[^.:;]{0,60})?[.!\s]*$/i.test(rest);

const SPLICED_TOPIC =
  /^\s*(?<topic>(?:the|our|my)\s[\p{L}' -]+?)\s(?<clause>(?:people|everyone|they|we|you|customers|folks|kids)\s.+\b(?:it|them|those|these))[\s,.!]*$/u;
/** "the purple carrots people love those": a topic and what is said about it. */
export function topicAndClause(text: string): string | undefined {
  const g = SPLICED_TOPIC.exec(text)?.groups;
  return g ? `${g.topic}: ${g.clause}` : undefined;
}

const REPEATED = /(\p{Lu}[\p{L}'’-]+),?\s+(?:um+|uh+|er|[Ii] mean)[, ]+\1(?![\p{L}])/gu;
/** "that's Catriona, um Catriona Bell": the speaker begins the name again. */
export const withoutRepeat = (text: string): string => text.replace(REPEATED, "$1");
const repeatsLast = (before: string, after: string) => {
  const last = /(\p{L}+)[\s,]*$/u.exec(before)?.[1] ?? "";
  return last !== "" && new Prefiltered(`^(?:um+|uh+|er|i mean)[, ]+${last}(?!\\p{L})`, "iu").test(after);
};

const FILLER = /\b(?:um+|uh+|er|hey so|so basically|basically|you know|oh and|like,|anyway)\b/i;
const SPLICE = /,\s+(?=(?:um+ |uh+ |oh |and |so |also |but |then )*\p{L})|\s+(?=oh and )/gu;

/** A voice memo strings statements together; it is cut where a clause with a verb of its own begins. */
export function spliced(text: string, english: boolean): Span[] {
  if (!english || !(FILLER.test(text) && text.length > 80)) return [{ start: 0, end: text.length }];
  const cuts = [0];
  for (const m of text.matchAll(SPLICE)) {
    const at = m.index + m[0].length;
    const next = text.slice(at).split(/,\s/, 1)[0] ?? "";
    if (hasVerb(next) || FILLER.test(next.slice(0, 8))) cuts.push(at);
  }
  const whole = cuts.filter((at, i) => i === 0 || !repeatsLast(text.slice(cuts[i - 1], at), text.slice(at)));
  return whole.map((start, i) => ({ start, end: whole[i + 1] ?? text.length }));
}
