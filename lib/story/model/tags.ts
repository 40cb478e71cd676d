import { guidelinesOf } from "../../copy/brand.ts";
import { unique, wholeWord } from "../../copy/text.ts";
import type { Story } from "../schema.ts";
import { COUNTS } from "./limits.ts";
import type { ModelInput } from "./prompt.ts";

const IS_TAG = /^[\p{L}\p{N}][\p{L}\p{N}\p{M}_]{1,29}$/u;

/** "OpenKitchen2026" as the words it is made of. */
const apart = (tag: string) =>
  tag.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|_/gu, " ").toLowerCase();
const joined = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** A story's hashtags without the number sign: made of words that brief or brand have, and of no banned ones. */
export function tagsFor(
  story: Pick<Story, "hashtags" | "wishes" | "facts">,
  { brief, brand }: ModelInput,
): string[] {
  const { wishes, facts } = story;
  if (wishes.some(({ rule }) => rule === "no_hashtags")) return [];
  const { banned, hashtags: own } = guidelinesOf(brand);
  const said = [brief, JSON.stringify(brand), ...own, ...facts.map(({ says }) => says)]
    .join("\n")
    .toLowerCase();
  const saidJoined = joined(said);
  const forbidden = [
    ...banned,
    ...wishes.flatMap(({ rule, value }) => (rule === "leave_out_words" ? [value] : [])),
  ];
  const isKnown = (tag: string) =>
    saidJoined.includes(joined(tag)) ||
    apart(tag)
      .split(/\s+/)
      .every((word) => said.includes(word));
  const isFree = (tag: string) =>
    !forbidden.some((word) => word.trim() && wholeWord(word).test(`${tag} ${apart(tag)}`));
  const asked = wishes.flatMap(({ rule, value }) => (rule === "hashtag" ? value.split(/[\s,]+/) : []));
  const bare = [...asked, ...story.hashtags].map((tag) => tag.trim().replace(/^[#＃]+/, ""));
  return unique(bare.filter((tag) => IS_TAG.test(tag) && isKnown(tag) && isFree(tag))).slice(
    0,
    COUNTS.hashtags,
  );
}
