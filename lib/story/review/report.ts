import type { Check, Claim, Sourced, Verdict, Withheld } from "../../vocab.ts";

/** The older shape of the same review; `score` 0 to 100, theme weights 0 to 1. */
export type Audience = {
  score: number;
  verdict: Verdict;
  themes: { label: string; weight: number }[];
  risks: string[];
  opportunities: string[];
};

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
