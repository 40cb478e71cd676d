import { inARow } from "../kit/story/clip.ts";
import { type Group, groupOf, isListed, sentencesOf } from "../kit/story/sentences.ts";
import { readIn } from "../kit/story/shown.ts";
import { isSaid, tokensOf } from "../kit/story/tokens.ts";

const MOST = { groups: 3, facts: 3, fact: 200, listed: 6, short: 80 };
/** A text up to this long stands under the headline as a whole; of longer ones the rest are facts. */
const OPENING = 150;

/**
 * A supporting text without what the page shows anyway: what stands under the headline, groups, and facts. What its
 * author said behind a list, "that puts onions in February", is not understood before it, and a chart that answers its
 * headline follows it.
 */
export function textOf(
  supporting: string,
  headline: string,
  shown: object,
  { isBehindList = false, isBehindChart = false } = {},
) {
  const entries = [headline, ...entriesIn(shown)];
  const drawn = tokensOf(entries.join("\n"));
  const isShown = (one: string) =>
    isListed(one, drawn) ||
    isCounted(one, shown) ||
    entries.some((entry) => isSaid(one, tokensOf(entry)) || isFrame(one, entry));
  const left = withLeaning(sentencesOf(supporting).filter((one) => !isShown(one)));
  const groups = left.map(groupOf).filter((group): group is Group => group !== undefined);
  // Two of four named lines alone would tear the others from them.
  const areGroups =
    groups.length > 1 &&
    groups.length <= MOST.groups &&
    left.every((one) => groupOf(one) || !LABELLED.test(one));
  const rest = areGroups ? left.filter((one) => !groupOf(one)) : left;
  const isAfter =
    (isBehindList && rest.length <= MOST.facts) || (isBehindChart && rest.length <= MOST.listed);
  const opening = areGroups || isAfter ? 0 : openingOf(rest, entries.length > 1);
  const facts = rest.slice(opening);
  const areFacts = facts.length > 0 && facts.every((one) => one.length <= MOST.fact);
  return {
    supporting: inARow(areFacts ? rest.slice(0, opening) : rest),
    ...(areGroups && { groups }),
    ...(areFacts && { facts: facts.map((one) => one.replace(/(?<!\.)\.$/, "")) }),
  };
}

const LABELLED = /^\p{L}[^:：.!?]{1,28}\s?[:：]\s/u;

/** "That's one in four.": a sentence that needs the one before it stays with it. */
function withLeaning(sentences: readonly string[]): string[] {
  const all: string[] = [];
  for (const one of sentences) {
    const last = all.at(-1);
    if (last !== undefined && SUMS_UP.test(one)) all[all.length - 1] = inARow([last, one]);
    else all.push(one);
  }
  return all;
}
const SUMS_UP =
  /^(?:(?:that|this|it)(?:[’']s| is| was| makes| means)|(?:das|dies) (?:ist|sind|war|waren|macht|heißt)|c[’'](?:est|était)|cela (?:fait|représente)|soit|(?:eso|esto) (?:es|son|supone)|es decir|(?:questo|ciò) (?:è|significa)|cioè|ossia|(?:è|sono) (?:un[oa]?|circa|quasi) |(?:dat|dit) (?:is|zijn|was|betekent)|(?:isso|isto) (?:é|são|significa)|ou seja|é (?:um|uma|quase) )(?!\p{L})/iu;

/** Words that one figure or another says: the beginnings are the same, "saved" and "save". */
const STEM = 4;
/** "They", "drove": so many words may be missing, for the order of a clause changes on its figure. */
const OTHER = 1;
const PRONOUN = /^(?:they|this|that|have|been|were|with|from)$/;

/** The sentence is said by the figures of the page: all of its numbers and nearly all of its words stand there. */
function isCounted(sentence: string, shown: object): boolean {
  const stats = "stats" in shown ? shown.stats : undefined;
  const seen = tokensOf(readIn(stats).join("\n"));
  const said = tokensOf(sentence);
  const stems = new Set([...seen.words].map((word) => word.slice(0, STEM)));
  const missing = [...said.words].filter(
    (word) => word.length > 3 && !PRONOUN.test(word) && !stems.has(word.slice(0, STEM)),
  );
  const isNumbered = said.numbers.size > 0 && [...said.numbers].every((number) => seen.numbers.has(number));
  return isNumbered && missing.length <= OTHER;
}

/** "We now have 1,140 members." is the figure "1,140 members" in a frame of so few words. */
const FRAME = 4;

function isFrame(sentence: string, entry: string): boolean {
  const [whole, part] = [tokensOf(sentence), tokensOf(entry)];
  const isSame = part.numbers.size > 0 && [...whole.numbers].every((number) => part.numbers.has(number));
  return isSame && isSaid(entry, whole) && whole.words.size - part.words.size <= FRAME;
}

const LONG = 120;

/** How many sentences stand under the headline; the others are facts. */
function openingOf(sentences: readonly string[], hasBlocks: boolean): number {
  if (!hasBlocks && sentences.join(" ").length <= OPENING) return sentences.length;
  const isList = sentences.length > MOST.facts && sentences.length <= MOST.listed;
  if (isList && sentences.every(({ length }) => length <= MOST.short)) return 0;
  const opening = Math.max(1, sentences.length - MOST.facts);
  // A long sentence about a day and a place is looked up, and not read first.
  const isLong = opening > 1 && sentences.slice(1, opening).some(({ length }) => length > LONG);
  return isLong && sentences.length <= MOST.listed ? 1 : opening;
}

/** What each part of the page says: a sentence that repeats one of them says nothing new. */
function entriesIn(data: unknown): string[] {
  if (Array.isArray(data)) return data.map((entry) => readIn(entry).join(" · "));
  if (!data || typeof data !== "object") return [];
  const own = Object.values(data).filter((value) => typeof value === "string" && value !== "");
  const inner = Object.values(data).flatMap(entriesIn);
  return own.length > 0 ? [own.join(" · "), ...inner] : inner;
}
