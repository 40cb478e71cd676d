import { guidelinesOf } from "../../copy/brand.ts";
import { CHANNEL_RULES } from "../../copy/judge/channel-rules.ts";
import { unique, wholeWord } from "../../copy/text.ts";
import { knownWords } from "./known-words.ts";
import type { CopyRequest } from "./request.ts";

const MOST = 8;
const IS_TAG = /^\p{L}[\p{L}\p{N}\p{M}_]{1,29}$/u;

/** "OpenKitchen2026" as the words it is made of. */
const apart = (tag: string) => tag.replace(/(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})|_/gu, " ");

/** Model's hashtags whose words brief or brand know and nobody has banned; ours where too few are left. With "#". */
export function tagsFor(wished: readonly string[], request: CopyRequest): string[] {
  const { facts, brand, channel, houseCopy } = request;
  const { least, most } = CHANNEL_RULES[channel].hashtags;
  if (facts.limits.noHashtags || most === 0) return [];
  const { banned } = guidelinesOf(brand);
  const isKnown = knownWords(request);
  const rules = [...banned, ...facts.limits.avoidWords].filter((word) => word.trim());
  const isOurs = (tag: string) =>
    IS_TAG.test(tag) &&
    isKnown(apart(tag)) &&
    !rules.some((word) => wholeWord(word).test(`${tag} ${apart(tag)}`));
  const house = houseCopy.hashtags.map((tag) => tag.replace(/^#/, ""));
  const good = wished.map((tag) => tag.replace(/^#/, "")).filter(isOurs);
  const chosen = [...facts.limits.hashtags, ...good, ...(good.length < least ? house : [])];
  const known = new Set<string>();
  return unique(chosen)
    .filter((tag) => !known.has(tag.toLowerCase()) && known.add(tag.toLowerCase()))
    .slice(0, Math.min(most, MOST))
    .map((tag) => `#${tag}`);
}
