import { isOffer } from "../extract/offers.ts";
import { stats } from "../extract/stats.ts";
import type { Role } from "../types.ts";

const NEWS =
  /\b(?:since (?:\w+day|yesterday|this|last)|(?:from|as of|starting) (?:\w+day|\d)|now|new|today|launch\w*|announce\w*|(?:re)?open(?:s|ed|ing)?|introduc\w*|releas\w*|starting|is here|are here|back|available|roll\w* out|ship(?:s|ped)|add(?:s|ed)|upgrad\w*|redesign\w*|coming|just|joins?|partner\w*|passed|reached|welcome|closed|closes|closing|moved|moves|changed|changes|cancel\w+|postponed|acquire[sd]?|acquiring|merge[sd]?|bought|raised|won|wins|appoint(?:s|ed)|named)\b/i;
const BENEFIT =
  /\bso (?:that )?(?:you|they|we|your|\w+) can\b|\byou(?:[’']ll| can| get| keep| never| won[’']t)\b|\blets? (?:you|your|\w+)\b|\bhelps?\b|\bsav(?:e|es|ing)\b|\bno (?:more|need|longer)\b|\bwithout\b|\bstop \w+ing\b|\bnever\b|\b\w+(?:er) than\b|\bfaster|easier|less|fewer|instead of\b/i;
const PROBLEM =
  /\b(?:tired of|struggl\w+|complain\w*|wast(?:e|es|ed|ing)|pain(?:ful)?|frustrat\w+|hate|too (?:long|slow|many|much|late|often)|can[’']t find|re-?argue|hard to|annoying|stuck|used to (?:lose|spend|take)|the old (?:one|way))\b/i;

/** What a statement does for the reader, by its words. Outside English only offers and numbers can be told. */
export function roleOf(s: string, english: boolean): Role {
  if (isOffer(s)) return "offer";
  if (english && PROBLEM.test(s)) return "problem";
  if (english && NEWS.test(s)) return "news";
  if (english && BENEFIT.test(s)) return "benefit";
  return stats(s).length ? "proof" : "detail";
}
