import type { FoundSubject } from "./heads.ts";
import type { SubjectToken } from "./tokens.ts";
import type { SubjectLanguage, SubjectWords } from "./words.ts";

/**
 * What a word that names a thing does in its text: the text is about the `thing`, or about what happens at its `place`,
 * or only about another thing of that `sort`, as a bread knife is no bread, or about what belongs to the `whole`, as the
 * replica of a tile does.
 */
export type SubjectRole = "thing" | "place" | "sort" | "whole";

type Grammar = {
  /** Before what a noun is of: "history of the church". */
  of: RegExp;
  /** Before where, with what and for whom something is. */
  at: RegExp;
  /** Before an owner, without a preposition: "Geschichte der Kirche". */
  whose?: RegExp;
};

const GRAMMAR: Record<Exclude<SubjectLanguage, "ja">, Grammar> = {
  en: {
    of: /^of$/,
    at: /^(?:in|on|at|by|near|under|over|above|below|behind|beside|between|through|across|along|around|past|inside|outside|opposite|into|onto|with|without|for|before|after|from)$/,
  },
  de: {
    of: /^(?:vom|von)$/,
    at: /^(?:in|im|ins|am|an|ans|auf|bei|beim|vor|hinter|neben|zwischen|unter|aus|mit|ohne|für|gegen|durch|seit|nach)$/,
    whose: /^(?:der|des|eines|einer|unser(?:er|es)|ihr(?:er|es))$/,
  },
  fr: {
    of: /^(?:de|des|du|d)$/,
    at: /^(?:à|au|aux|en|dans|chez|sur|sous|devant|derrière|près|par|vers|avec|sans|pour|entre|avant|après)$/,
  },
  es: {
    of: /^(?:de|del)$/,
    at: /^(?:en|al?|con|sin|para|por|sobre|bajo|tras|entre|ante|desde|hasta)$/,
  },
  it: {
    of: /^(?:di|d|del|dello|della|dell|dei|degli|delle|da)$/,
    at: /^(?:in|nel|nello|nella|nell|nei|negli|nelle|al?|allo|alla|all|ai|agli|alle|ad|con|senza|per|sul|sullo|sulla|sull|sui|sulle|su|tra|fra|dal|dalla|dall|dai)$/,
  },
  nl: {
    of: /^(?:van)$/,
    at: /^(?:in|op|bij|aan|naast|achter|voor|onder|uit|met|zonder|langs|door|rond|na|tegen)$/,
  },
  pt: {
    of: /^(?:de|do|da|dos|das)$/,
    at: /^(?:em|no|na|nos|nas|num|numa|à|ao|aos|às|com|sem|para|por|pelo|pela|sobre|sob|entre)$/,
  },
};

/** Between a preposition and its noun stand an article and two adjectives at most. */
const REACH = 3;
const ARTICLE =
  /^(?:an?|the|our|your|d(?:er|ie|as|em|en|es)|eine?[nmrs]?|unser\p{L}*|l[aeo]s?|l|i|il|gli|uno?|unas?|une|[nv]os|[nv]otre|nuestr\p{L}+|el|het|de|een|onze?|o|a|os|as|umas?|uma?)$/u;
/** What stands in place of an article: how many there are, and which. */
const DETERMINER =
  /^(?:two|three|four|five|six|both|many|several|th(?:is|at|ese|ose)|its|their|zwei|drei|vier|fünf|sechs|beide[nr]?|viele[nr]?|mehrere[nr]?|diese[mnrs]?|deux|trois|quatre|cinq|plusieurs|ce[st]?|cette|leurs?|ses|dos|tres|cuatro|cinco|varios|est[aeo]s?|sus?|due|tre|quattro|cinque|quest[aeio]|suoi|twee|vijf|deze|dit|beide|dois|duas|três|quatro|vári[ao]s|seus?|suas?)$/u;

/** What a found subject does in its text. */
export function roleOf(
  words: SubjectWords,
  tokens: readonly SubjectToken[],
  { at, end }: FoundSubject,
): SubjectRole {
  if (words.language === "ja") return "thing";
  if (words.language === "en" && isModifier(words, tokens, at, end)) return "sort";
  return roleAfter(words, tokens, at, GRAMMAR[words.language]);
}

/** In English the thing is the last noun of several, unless that says only what is done with it: "bicycle repair". */
function isModifier(
  words: SubjectWords,
  tokens: readonly SubjectToken[],
  from: number,
  end: number,
): boolean {
  let next = end;
  while (tokens[next]?.isJoined && words.isDoing(tokens[next]?.word ?? "")) next++;
  const { word = "", isJoined = false } = tokens[next] ?? {};
  if (!isJoined || words.isPlain(word) || isInflected(word)) return false;
  return !(isClause(tokens, from) && (isPlural(word) || isPlural(tokens[end - 1]?.word ?? "")));
}

const isPlural = (word: string) => /[^s]s$/.test(word);

/** "How bread rises", "why backups fail": what follows the noun is its verb, and either of the two has an s. */
const isClause = (tokens: readonly SubjectToken[], from: number) =>
  tokens
    .slice(Math.max(0, from - REACH), from)
    .some(({ word }) => /^(?:how|why|when|what|where)$/.test(word));

/** Numbers, and words that say how or what was done: "from 18", "freshly", "baked", "brewing". */
const isInflected = (word: string) => /^\d|(?:.{3}(?:ed|ing|ly))$/.test(word);

/** What stands before a noun is its article, its adjectives and a preposition. */
function roleAfter(
  words: SubjectWords,
  tokens: readonly SubjectToken[],
  from: number,
  grammar: Grammar,
): SubjectRole {
  for (let at = from; at >= from - REACH; at--) {
    const role = linked(words, tokens, at, grammar);
    if (role !== undefined) return role;
    const before = wordBefore(tokens, at);
    if (before === "" || (words.isPlain(before) && !ARTICLE.test(before) && !DETERMINER.test(before)))
      return "thing";
  }
  return "thing";
}

const wordBefore = (tokens: readonly SubjectToken[], at: number) =>
  tokens[at]?.isJoined === true ? (tokens[at - 1]?.word ?? "") : "";

/** The role of a noun by the word right before it, or by the one that it is written together with. */
function linked(
  words: SubjectWords,
  tokens: readonly SubjectToken[],
  at: number,
  grammar: Grammar,
): SubjectRole | undefined {
  const { elided = "" } = tokens[at] ?? {};
  const before = wordBefore(tokens, at);
  const link = linkOf(grammar, [elided, before]);
  if (link === "at") return "place";
  if (link === "of") return ofWhat(words, tokens, grammar.of.test(elided) ? at : at - 1, grammar);
  if (!isOwner(tokens, at, grammar)) return undefined;
  return isCounted(words, tokens, at - 1, grammar) ? "thing" : "sort";
}

function linkOf({ of, at }: Grammar, before: readonly string[]): "of" | "at" | undefined {
  if (before.some((word) => of.test(word))) return "of";
  return before.some((word) => at.test(word)) ? "at" : undefined;
}

/** German articles also say whose a thing is, behind its noun. */
const isOwner = (tokens: readonly SubjectToken[], at: number, { whose }: Grammar) =>
  whose?.test(tokens[at - 1]?.word ?? "") === true &&
  tokens[at - 2]?.isCapital === true &&
  tokens[at - 1]?.isJoined === true;

/** "Prévoyez de l’eau": after what has to be done, the article of a part. */
const FRENCH_VERB = /.{3}(?:ez|ons)$/;

/** A course of violin is about the violin, a slice of bread is bread, and the history of a church is neither. */
function ofWhat(
  words: SubjectWords,
  tokens: readonly SubjectToken[],
  of: number,
  grammar: Grammar,
): SubjectRole {
  const before = tokens[of]?.isJoined ? (tokens[of - 1]?.word ?? "") : "";
  const isPart = words.language === "fr" && FRENCH_VERB.test(before);
  if (before === "" || isPart || words.isPlain(before)) return "thing";
  return isCounted(words, tokens, of, grammar) ? "thing" : "whole";
}

/** Whether what stands before "of" says what is done with a thing, or how much there is of it. */
function isCounted(
  words: SubjectWords,
  tokens: readonly SubjectToken[],
  of: number,
  grammar: Grammar,
): boolean {
  for (let at = of - 1; at >= Math.max(0, of - REACH); at--) {
    const { word = "", isJoined = false } = tokens[at] ?? {};
    if (words.isDoing(word) || words.isMeasure(word)) return true;
    if (!isJoined || linkOf(grammar, [word]) !== undefined) return false;
  }
  return false;
}
