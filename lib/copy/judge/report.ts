import type { AssetType, Channel, Check, Claim, Verdict } from "../../vocab.ts";
import type { Brand, Facts } from "../types.ts";

/** The plain text of a finished piece, whoever wrote it. Empty strings and lists stand for slots that are not used. */
export type Judged = {
  headline: string;
  supporting: string;
  bullets: string[];
  stats: { value: string; label: string }[];
  slides: { title: string; body: string }[];
  cta: { label: string; url?: string };
  /** The post as it will be published on the channel. */
  text: string;
  /** Tags on offer; only those that stand in `text` are published and judged. */
  hashtags: string[];
};

export type JudgeInput = {
  copy: Judged;
  facts: Facts;
  /** What was asked for; empty for words that the caller brought finished. */
  brief: string;
  brand: Brand;
  channel: Channel;
  assetType: AssetType;
  /** Checks made on the picture; they replace or join ours of the same groups. */
  lint: Check[];
};

/** The older shape of the same judgement; `score` 0 to 100, theme weights 0 to 1. */
export type Audience = {
  score: number;
  verdict: Verdict;
  themes: { label: string; weight: number }[];
  risks: string[];
  opportunities: string[];
};

/** What the judge has to say. `summary` is one sentence for somebody who has never seen this service. */
export type Report = {
  score: number;
  verdict: Verdict;
  summary: string;
  checks: Check[];
  claims: Claim[];
  audience: Audience;
};
