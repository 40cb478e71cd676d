import { once, remembered, wordSet } from "../text/once.ts";
import {
  ADVERBS,
  AUXILIARIES,
  BASE_VERBS,
  CONJUNCTIONS,
  DETERMINERS,
  isBaseVerb,
  isPast,
  isThirdPerson,
  PREPOSITIONS,
  PRONOUNS,
} from "./lexicon.ts";

/** Words of a clause for the questions below: small letters, straight apostrophes, no punctuation at the edges. */
export const tokens = (s: string): string[] =>
  s
    .toLowerCase()
    .replace(/’/g, "'")
    .split(/\s+/)
    .map((w) => w.replace(/^[“"(‘[]+|[”"),.;:!?\]]+$/g, ""))
    .filter(Boolean);

/** Verbs that are hardly ever nouns, so that "Kids eat free" is a clause. */
const ONLY_VERBS = once(() =>
  wordSet(`eat say get keep write bring come go become make give take know think see tell ask pay send sell buy choose lose
  learn teach hear speak stand sit wait agree love hate prefer enjoy believe remember forget arrive depend belong`),
);
const STARTING = once(() =>
  wordSet("start open close run work come go begin end ship arrive live move meet play"),
);
/** Third-person forms that may close a clause: "The shop reopens". */
const CAN_END =
  /^(?:works|opens|reopens|launches|starts|ships|arrives|returns|closes|ends|begins|lands|grows|moves|wins|matters|helps|joins)$/;
const PERSON_NOUN = /(?:ers|ors|people|ists|ants|ees|men)$/;
const CONTRACTED = /^([a-z]+)'(?:s|re|ve|ll|d)$/;

type Place = { word: string; prev: string; next: string | undefined };

const opensPhrase = (w: string) => DETERMINERS().has(w) || PREPOSITIONS().has(w) || CONJUNCTIONS().has(w);
const pluralNoun = (w: string) => w.endsWith("s") && !w.endsWith("ss") && !opensPhrase(w);

function contracted({ word }: Place): boolean {
  const m = CONTRACTED.exec(word);
  return m !== null && PRONOUNS().has(m[1] ?? "");
}

function thirdPerson({ word, prev, next }: Place): boolean {
  if (!isThirdPerson(word) || /^\d/.test(prev) || prev === "and") return false;
  if (next === undefined) return CAN_END.test(word);
  return !isThirdPerson(next) && !AUXILIARIES().has(next);
}

function past({ word, prev, next }: Place): boolean {
  if (!isPast(word) || opensPhrase(prev) || word.endsWith("-ed")) return false;
  return next !== undefined || (word.endsWith("ed") && PERSON_NOUN.test(prev));
}

function plainVerb({ word, prev, next }: Place): boolean {
  const verb = ONLY_VERBS().has(word) || (STARTING().has(word) && PREPOSITIONS().has(next ?? ""));
  return verb && !opensPhrase(prev) && (/[^s]s$|%$/.test(prev) || PRONOUNS().has(prev));
}

function baseVerb({ word, prev, next }: Place): boolean {
  if (!BASE_VERBS().has(word)) return false;
  if (PRONOUNS().has(prev)) return true;
  const object =
    next === undefined ||
    DETERMINERS().has(next) ||
    ADVERBS().has(next) ||
    /^(?:it|them|us|you|\d.*)$/.test(next);
  return pluralNoun(prev) && object;
}

const opensClause = (p: Place) => contracted(p) || thirdPerson(p) || past(p) || plainVerb(p) || baseVerb(p);

/** A verb right after "the" or "of" is a noun there. */
const mayBeVerb = (prev: string) =>
  !PREPOSITIONS().has(prev) && (!DETERMINERS().has(prev) || PRONOUNS().has(prev));

function isFiniteAt(list: string[], at: number): boolean {
  const word = list[at] ?? "";
  if (AUXILIARIES().has(word)) return !/^be(?:en|ing)?$/.test(word);
  // "e-bikes now come with": the adverb stands between subject and verb.
  const before = list.slice(0, at);
  while (before.length > 1 && ADVERBS().has(before.at(-1) ?? "")) before.pop();
  const prev = before.at(-1);
  return prev !== undefined && mayBeVerb(prev) && opensClause({ word, prev, next: list[at + 1] });
}

/** Index of the finite verb among the words of a clause, or -1 when it is only a phrase. English. */
export const verbAt: (clause: string) => number = remembered((clause) => {
  const list = tokens(clause);
  return list.findIndex((_, at) => isFiniteAt(list, at));
});

export const hasVerb = (clause: string): boolean => verbAt(clause) >= 0;

const AFTER_VERB =
  /^(?:\d.*|us|me|them|it|what|how|why|where|when|which|more|less|fewer|better|with|and|or|as|free|new|old|big|real)$/;
const PARTICLES =
  /^(?:up|in|on|for|with|to|from|at|off|over|out|without|into|by|inside|under|before|after|across|through|about|around)$/;
/** Second words that make a noun of the first: "book club", "sign language", "open house". */
const COMPOUND =
  /^(?:accounts?|page|club|season|time|rate|card|post|market|week|day|line|point|list|price|plan|tests?|builds?|report|story|guide|notes|update|event|team|store|shop|sale|code|set|view|search|mode|space|house|center|centre|evening|morning|mic|letter|bar|water|air|source|fair|tour|festival|beta|role|roles|night)$/;

function canFollow(b: string, c: string | undefined): boolean {
  if (PREPOSITIONS().has(b)) return PARTICLES.test(b);
  if (b === "and") return isBaseVerb(c ?? "");
  if (DETERMINERS().has(b) || ADVERBS().has(b) || AFTER_VERB.test(b)) return true;
  return !isThirdPerson(b) && !isPast(b) && !AUXILIARIES().has(b) && !COMPOUND.test(b);
}

/** "Book a demo", "Sign up", "Join us": a base verb first, and something that can follow it. */
export function isImperative(s: string): boolean {
  const list = (
    s
      .toLowerCase()
      .replace(/’/g, "'")
      .match(/[a-z'-]+|\d[\d.,-]*/g) ?? []
  ).filter((w) => w !== "'");
  if (/^(?:please|just|simply)$/.test(list[0] ?? "")) list.shift();
  if (/^(?:don't|never)$/.test(list[0] ?? "")) return isBaseVerb(list[1] ?? "");
  const [a, b, c] = list;
  if (!a || !BASE_VERBS().has(a) || list.includes("-")) return false;
  return b === undefined || canFollow(b, c);
}

const DANGLING =
  /\s(?:a|an|the|of|to|for|and|or|in|on|at|by|with|from|your|our|their|its|is|are|was|that|which|who|so|than|as|into|how|what|when|where|why|if|because|not|(?:feels?|looks?|sounds?|seems?) like|about|over|under|most|more|very|every|be|been|can|will|has|have|each|per|vs|via|too|also|just|up to|at least|more than|(?:that|which|because|if|when|and|but|so|than|as|where) (?:it|we|you|they))$/i;

/** "could not log in" is complete. */
const PHRASAL =
  /\b(?:log|sign|check|opt|drop|pop|move|plug|hand|tune|zoom|settle|come|go|turn|switch|carry|hold|kick|join|walk|call|step|weigh|chip|dial|clock)(?:s|ed|ged|ned|ped|ing|ging)?\s+(?:in|on|by|over|about)$/i;

/** Ends in a word that asks for another one. English. */
export const dangles = (s: string): boolean => (DANGLING.test(s) && !PHRASAL.test(s)) || /[,:;–(-]$/.test(s);
