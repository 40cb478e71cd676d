import type { Story, Wish } from "../schema.ts";
import { plain } from "./text.ts";

const SAID_IN_FULL: readonly Wish["rule"][] = ["must_say", "start_with", "end_with"];

/** Parts of a picture or a film: what is asked of them says nothing about a post. */
const PART =
  /(?<!\p{L})(?:slides?|scenes?|frames?|cover|film|video|folien?|szenen?|titelbild|diapos?|scènes?|láminas?|escenas?)(?!\p{L})/iu;

/** Words that stand as such in an order: in quotation marks, or behind a colon. */
const GIVEN = /["“„«「『]([^"”“»」』]+)["”“»」』]|(?<!\S)['‘]([^’']+)['’]|[:：](.+)$/gsu;
const givenIn = (quote: string): string[] =>
  [...quote.matchAll(GIVEN)].map(([, marked, single, behind]) => marked ?? single ?? behind ?? "");

/**
 * Whether a wish is a rule for posts. Words to be said are the author's own words to readers: "the date and the new
 * price" of "Close on the date and the new price." names what to say.
 */
export function isForPosts({ rule, value, quote }: Wish, { facts }: Pick<Story, "facts">): boolean {
  if (!SAID_IN_FULL.includes(rule)) return true;
  const words = plain(value);
  return (
    !PART.test(quote) &&
    [...givenIn(quote), ...facts.map((fact) => fact.quote)].some((text) => plain(text).includes(words))
  );
}

/** "#slowtrack #trainsnotplanes" are two hashtags. */
export const tagsIn = (value: string): string[] =>
  value
    .split(/[\s,;]+/)
    .map((tag) => tag.replace(/^[#＃]+/, ""))
    .filter(Boolean);
