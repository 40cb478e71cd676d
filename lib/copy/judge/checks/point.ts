import { dangles } from "../../grammar.ts";
import { DETERMINERS } from "../../lexicon.ts";
import type { Facts } from "../../types.ts";
import { isVague } from "../../vague.ts";
import type { Subject } from "../subject.ts";

const texts = (list: readonly ({ text: string } | undefined)[]) =>
  list.flatMap((x) => (x?.text ? [x.text] : []));

/** What the headline could be about, the likeliest first. */
export function points(facts: Facts): string[] {
  return [
    ...texts([facts.topic]),
    ...[facts.eventName, facts.jobTitle, facts.personName].flatMap((name) => (name ? [name] : [])),
    ...texts([facts.facts.find((f) => f.label === "headline" || f.label === "message"), facts.facts[0]]),
    ...texts([facts.offers[0], facts.quotes[0], facts.bullets[0], facts.steps[0]]),
    ...facts.contrasts.slice(0, 1).map((c) => `${c.before} ${c.after}`),
  ].filter((text) => !isVague(text));
}

const POINTS_NOWHERE = /^(?:it|this|these|they|he|she|that|those)(?!\p{L})/iu;

const REQUEST =
  /^(?:please )?(?:write|create|make|post|announce|draft|generate|design|prepare)(?!\p{L}).*(?:post|tweet|carousel|card|video|caption|about)(?!\p{L})/iu;
/** The author’s instruction instead of a headline. */
export const isRequest = (headline: string): boolean => REQUEST.test(headline);

const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, " ")
    .trim();

const repeatsAction = ({ copy }: Subject) =>
  bare(copy.headline) === bare(copy.cta.label) && bare(copy.headline) !== "";

/** Breaks off, starts with a word that points at nothing, or says only what the button says. */
export function isBroken(s: Subject): boolean {
  const { headline } = s.copy;
  if (repeatsAction(s)) return true;
  return s.english && (dangles(headline) || POINTS_NOWHERE.test(headline) || nobodyMeant(headline));
}

/** "Come congratulate him": a pronoun early on, and nothing before it that it could mean. */
function nobodyMeant(headline: string): boolean {
  const before = /^((?:\p{L}+ ){1,4})(?:him|them)(?!\p{L})/iu.exec(headline)?.[1];
  const [, ...inner] = before?.trim().split(" ") ?? [];
  return before !== undefined && !inner.some((w) => /^\p{Lu}|s$/u.test(w) || DETERMINERS().has(w));
}
