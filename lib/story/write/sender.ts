import { hasVerb } from "../../copy/grammar.ts";
import { wordCount } from "../../copy/text.ts";

/** "The pool at Thornbury Leisure is closed …" on Thornbury Leisure's own picture: the place is the sender. */
export function withoutSender(text: string, name: string): string {
  const [before = "", after = ""] = name ? text.split(` at ${name} `) : [];
  const isSubject = wordCount(before) >= 2 && !hasVerb(before);
  return isSubject && /^(?:is|are|will|stays?|remains?|opens?|closes?)\s/.test(after)
    ? `${before} ${after}`
    : text;
}
