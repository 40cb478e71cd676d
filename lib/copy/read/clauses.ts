import { verbAt } from "../grammar.ts";
import { wordCount } from "../text.ts";

/** Marks between two statements of one sentence. */
export const NEW_CLAUSE =
  /\s*;\s+|\s+–\s+(?=(?:most|all|no|it|we|you|and|plus|that|just|over|the)\b)|\s+-\s+(?=(?:most|all|no|it|we|you|plus)\b)/;
const AND_CLAUSE = /,?\s+and (?=it(?:['’]s| is| also| now)\b|they['’]re\b|we['’](?:re|ve)\b)/;

const SPLICE =
  /,\s+(?=(?:(?:she|he|they|we|it|you|there|this)(?:['’](?:s|re|ve|ll))?|(?:her|his|its) name) \p{Ll}+)/u;
const LEANS_ON =
  /^(?:if|when|whenever|while|because|after|before|since|as|although|though|once|until|unless|whatever|whoever|wherever|what|how|why|the (?:more|less|sooner|better)|to|by|tell|so that|now that|even)\b/i;

/** "we have a new hygienist, her name is Ingrid, she is from Bergen": commas where full stops should be. */
function spliced(s: string): string[] {
  const out: string[] = [];
  for (const part of s.split(SPLICE)) {
    const before = out.at(-1);
    const ownClause =
      before !== undefined && !LEANS_ON.test(before) && wordCount(before) > 2 && verbAt(before) > 0;
    if (ownClause && verbAt(part) > 0 && wordCount(part) > 3) out.push(part);
    else if (before === undefined) out.push(part);
    else out[out.length - 1] = `${before}, ${part}`;
  }
  return out;
}

/** A long sentence that says two things is two statements. */
export function clauses(s: string): string[] {
  const parts = s.split(NEW_CLAUSE).flatMap((p) => p.split(/,\s+and (?=(?:if|when) you\b)/i));
  const short = s.length > 80 ? parts.flatMap((p) => p.split(AND_CLAUSE)) : parts;
  return short.flatMap(spliced).filter((p) => p.trim());
}
