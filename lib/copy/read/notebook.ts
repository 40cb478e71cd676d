import { hasVerb, isImperative } from "../grammar.ts";
import { isPlaceholder } from "../instruction/notes.ts";
import { hasSpaces } from "../language.ts";
import { asBrand, polish } from "../polish.ts";
import { capitalize, unstop, urls, withoutUrls, wordCount } from "../text.ts";
import type { Fact, Facts, Flag, Source, Unit } from "../types.ts";
import { isVague } from "../vague.ts";

/** What the reader writes into while it walks through a brief. */
export type Notebook = {
  facts: Facts;
  english: boolean;
  /** "Before: …" and "After: …", which only together make a comparison. */
  pending: { key: string; text: string; order: number; quote: string }[];
  /** Statements already written down, in small letters. */
  said: Set<string>;
  /** Two sentences and more stand behind a name and a colon: "Starter: 3 projects, email. Pro: …". Each stays whole. */
  labelled: boolean;
  /** Inside a CREATOR PREFERENCES block, whose answers outrank the brief's own order. */
  preferences: boolean;
};

export function emptyFacts(language: string): Facts {
  return {
    language,
    kind: "news",
    kindScores: {},
    facts: [],
    bullets: [],
    steps: [],
    contrasts: [],
    quotes: [],
    stats: [],
    offers: [],
    ctas: [],
    dates: [],
    places: [],
    urls: [],
    names: [],
    tone: [],
    limits: {
      avoidWords: [],
      mustSay: [],
      hashtags: [],
      noEmoji: false,
      wantEmoji: false,
      noHashtags: false,
    },
    flags: [],
    dropped: [],
  };
}

export const sourceOf = (u: Unit): Source => ({
  from: "brief",
  quote: u.key ? `${u.key}: ${u.text}` : u.text,
  at: u.at,
});

export function drop(n: Notebook, text: string, why: string) {
  n.facts.dropped.push({ text: text.slice(0, 200), why });
}

export function flag(n: Notebook, f: Flag) {
  if (!n.facts.flags.includes(f)) n.facts.flags.push(f);
}

/** The brief's words in the brand's voice: polished, and "we" for "I" unless the author tells their own story. */
export function publishable(n: Notebook, text: string): string {
  const polished = polish(text, n.facts.language);
  return n.english && !n.facts.flags.includes("first-person") ? asBrand(polished) : polished;
}

/** "Oh and", "also", "by the way": said on the side, so it should not lead. */
const ASIDE = /^(?:oh\b|also\b|plus\b|and\b|p\.?s\.?\b|btw\b|by the way\b)/i;

/** Writes a statement down once; placeholders and single letters are left out. */
export function push(n: Notebook, fact: Fact) {
  const text = publishable(n, fact.text);
  const core = unstop(text);
  const tooShort = core.length < 2 && hasSpaces(n.facts.language);
  if (!/[\p{L}\p{N}]/u.test(core) || tooShort) return;
  if (isPlaceholder(core)) return drop(n, fact.text, "placeholder");
  if (n.said.has(core.toLowerCase())) return;
  n.said.add(core.toLowerCase());
  const aside = !fact.label && n.english && ASIDE.test(fact.text) ? { label: "aside" } : {};
  const fragment = fact.fragment ?? (n.english && !hasVerb(core) && !isImperative(core));
  n.facts.facts.push({ ...fact, ...aside, text, fragment });
}

/** What the brief asks to talk about; the first one counts, and "our product" is none. */
export function setTopic(n: Notebook, raw: string, verb: string, u: Unit) {
  if (isVague(raw.replace(/[.?!:]+$/, ""))) return flag(n, "vague-topic");
  // "the Outlook integration launch" is about the integration.
  const core = unstop(raw.replace(/[?!]+$/, "")).replace(
    /(\S+ \S+) (?:launch|announcement|campaign)$/i,
    "$1",
  );
  const text = publishable(n, core);
  if (!text) return;
  const topic: Fact = { text, role: "topic", order: u.order, source: sourceOf(u), label: verb };
  // A post has one topic; whatever else it shall speak of is told as well.
  if (n.facts.topic) push(n, { text: core, role: "news", order: u.order, source: topic.source });
  else n.facts.topic = topic;
}

const ACTION_LEAD = /^(?:please|just|simply|now|then|and|that|to)\s+/i;
const ACTION_TAIL = /\s*(?:\b(?:at|on|here|via|and|or)|→|->|[:：])\s*$/i;

/** A next step for the reader, with the address that stands beside it. */
export function addCta(n: Notebook, raw: string, source: Source, first = false) {
  const url = urls(raw)[0];
  const bare = withoutUrls(raw)
    .replace(/[!.]+$/, "")
    .replace(ACTION_TAIL, "")
    .replace(/^[¡¿]/, "")
    .replace(ACTION_LEAD, "")
    .replace(/["“”]/g, "")
    .trim();
  if (!bare) return;
  if (/^\S+@\S+$/.test(bare) && n.english) {
    n.facts.ctas.push({ label: `Email ${bare}`, source });
    return;
  }
  const label = unstop(capitalize(publishable(n, bare.replace(/^sign-up\b/i, "sign up"))));
  n.facts.ctas[first ? "unshift" : "push"]({ label, ...(url ? { url } : {}), source });
}

const GOALS: readonly [RegExp, string][] = [
  [/sign-?ups?|registrations?|leads/, "Sign up"],
  [/demo/, "Book a demo"],
  [/download|install/, "Download the app"],
  [/applica|candidates/, "Apply now"],
  [/donat/, "Donate"],
  [/sales|orders|purchase/, "Shop now"],
  [/trial/, "Start a trial"],
];

/** A goal of ours turned into what a reader can do. */
export function addGoal(n: Notebook, goal: string, source: Source) {
  drop(n, goal, "goal");
  const label = GOALS.find(([re]) => re.test(goal.toLowerCase()))?.[1];
  if (n.english && label) n.facts.ctas.push({ label, source });
}

export function addTone(n: Notebook, text: string) {
  const words = text
    .toLowerCase()
    .split(/[,;/]|\band\b|\bbut\b/)
    .map((x) => x.replace(/\b(?:tone|voice|style|of)\b|[.!]/g, "").trim());
  n.facts.tone.push(...words.filter((x) => x && wordCount(x) <= 3));
}

const NOT_WORDS =
  /^(?:emojis?|hashtags?|exclamation(?: marks? points?)?|hype|jargon|buzzwords|links?|competitors?|it|that|this|prices?|pricing)$/i;

/** "Don't mention X, avoid Y": words that must not appear. */
export function addAvoid(n: Notebook, raw: string) {
  const { limits } = n.facts;
  if (/emoji/i.test(raw)) limits.noEmoji = true;
  if (/hashtag/i.test(raw)) limits.noHashtags = true;
  const quoted = [...raw.matchAll(/["“'‘]([^"”'’]{2,40})["”'’]/g)].map((m) => m[1] ?? "");
  const named = raw
    .replace(/[.!]+$/, "")
    .replace(/,?\s*(?:please|pls|plz|thanks|thank you)$/i, "")
    .split(/,|\bor\b|\band\b/)
    .map((x) => x.replace(/\b(?:the words?|any|words like|mentioning|using)\b/gi, "").trim())
    .filter((x) => x && wordCount(x) <= 3 && !NOT_WORDS.test(x));
  limits.avoidWords.push(...(quoted.length ? quoted : named));
}
