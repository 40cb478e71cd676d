import type { Audience } from "../../copy/judge/report.ts";
import type { Check, Claim, Sourced, Verdict, Withheld } from "../../vocab.ts";

/** What the review has to say. `summary` is one sentence for a reader who has never seen this service. */
export type Report = {
  score: number;
  verdict: Verdict;
  summary: string;
  checks: Check[];
  claims: Claim[];
  audience: Audience;
  /** The words that every published sentence rests on; none for words that came finished. */
  sources: Sourced[];
  held_back: Withheld[];
};
