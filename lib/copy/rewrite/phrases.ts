import { own } from "../../text/own.ts";

/** Small grammar of English noun and verb phrases. */

/** The head noun of a phrase is plural: "mornings with music", not "our bus". */
function isPlural(phrase: string): boolean {
  const head =
    (phrase.split(/\s+(?:of|for|in|with|at|on|to|from|by|that|who)\s/)[0] ?? "").split(/\s+/).at(-1) ?? "";
  return (
    /\sand\s/.test(phrase.split(/\s+(?:of|for|in|with|at|on|to|from)\s/)[0] ?? "") ||
    (/[^s’]s$/.test(head) && !/(?:ss|us|is)$/.test(head) && !/^\p{Lu}/u.test(head))
  );
}

const THIRD: Record<string, string> = { be: "is", "roll out": "rolls out", go: "goes" };

/** The verb in the form its subject asks for. */
export function agree(subject: string, verb: string): string {
  if (isPlural(subject)) return verb === "be" ? "are" : verb;
  return own(THIRD, verb) ?? (/(?:sh|ch|s|x)$/.test(verb) ? `${verb}es` : `${verb}s`);
}

export const withoutArticle = (s: string): string => s.replace(/^(?:an?|the|our|my|its|some)\s+/i, "");

/** What was said about "them" said to the reader. */
export const toReader = (s: string): string =>
  s
    .replace(/\btheir\b/g, "your")
    .replace(/\bthey\b/g, "you")
    .replace(/\bthemselves\b/g, "yourself")
    .replace(/\bthem\b/g, "you");
