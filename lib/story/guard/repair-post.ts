import { emojis, stop } from "../../copy/text.ts";
import type { Fact, Story } from "../schema.ts";
import { isForPosts } from "./asked-words.ts";
import type { Finding, Problem } from "./finding.ts";
import { plain, type Sentence, sentencesIn, shareOf } from "./text.ts";

/** Words a fact must share with a sentence to stand in its place. */
const ALIKE = 0.34;
/** A fact this many times longer than the sentence would change the post. */
const MAX_GROWTH = 2.5;
/** Sentences with these problems go; the fact they rest on has the same problem, or is said already. */
const DROPPED = new Set<Problem>(["repeated", "wish", "banned_words", "policy", "held_back", "language"]);

/** The fact that says most of a sentence, verbatim, where it says nothing that the post has already. */
function factFor(sentence: Sentence, post: string, { facts, spoken, language }: Story): Fact | undefined {
  if (spoken !== language) return undefined;
  const known = plain(post);
  const near = facts
    .map((fact) => ({ fact, ideas: sentencesIn(fact.quote).flatMap((it) => it.ideas) }))
    .map(({ fact, ideas }) => ({ fact, alike: shareOf(sentence.ideas, new Set(ideas)) }))
    .filter(({ fact, alike }) => alike >= ALIKE && fact.quote.length <= sentence.text.length * MAX_GROWTH)
    .filter(({ fact }) => !known.includes(plain(fact.quote)));
  return near.sort((a, b) => b.alike - a.alike)[0]?.fact;
}

const overlaps = ({ span }: Sentence, finding: Finding) =>
  finding.span !== null && finding.span.start < span.end && finding.span.end > span.start;

/** Blanks and bullets that a sentence has left behind. */
const closed = (text: string) =>
  text
    .replace(/[ \t]+(?=\n|$)/g, "")
    .replace(/^[ \t]+/gm, "")
    .replace(/^[•*-][ \t]*$/gm, "")
    .replace(/(?<=\S) {2,}/g, " ")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Sentences that a finding points at are replaced by their fact, or go. */
function withoutFaults(post: string, findings: readonly Finding[], story: Story): string {
  const faulty = sentencesIn(post).filter((sentence) =>
    findings.some((finding) => overlaps(sentence, finding)),
  );
  const text = faulty.reduceRight((rest, sentence) => {
    const dropped = findings.some((finding) => overlaps(sentence, finding) && DROPPED.has(finding.problem));
    const fact = dropped ? undefined : factFor(sentence, post, story);
    const instead = fact ? stop(fact.quote) : "";
    return rest.slice(0, sentence.span.start) + instead + rest.slice(sentence.span.end);
  }, post);
  return closed(text);
}

const HASHTAG = /[ \t]*(?<![\p{L}\p{N}&])#\p{L}[\p{L}\p{N}_]*/gu;

/** Wishes that a post can follow by a small change. */
function withWishes(post: string, { wishes, facts }: Story): string {
  const rules = wishes.filter((wish) => isForPosts(wish, { facts }));
  const asked = new Map(rules.map(({ rule, value }) => [rule, value]));
  const has = (words: string) => plain(post).includes(plain(words));
  const plainPost =
    asked.has("no_emoji") && !asked.has("emoji")
      ? emojis(post).reduce((t, e) => t.replace(e, ""), post)
      : post;
  const untagged = asked.has("no_hashtags") ? plainPost.replace(HASHTAG, "") : plainPost;
  const first = asked.get("start_with");
  const last = [asked.get("must_say"), asked.get("end_with")].filter((words) => words && !has(words));
  return closed([...(first && !has(first) ? [first] : []), untagged, ...last].join("\n\n"));
}

const WHOLE = new Set<Problem>(["empty", "language", "missing_words"]);

/** A post without what was refused in it; empty when nothing of it can stay. */
export function repairedPost(post: string, findings: readonly Finding[], story: Story): string {
  if (findings.some(({ problem, span }) => span === null && WHOLE.has(problem))) return "";
  const text = withWishes(withoutFaults(post, findings, story), story);
  return /\p{L}/u.test(text) ? text : "";
}
