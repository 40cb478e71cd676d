import type { Check, Evidence } from "../../vocab.ts";
import { CHECKS, type CheckId } from "./weights.ts";

/** From this share of its points on, a check of taste counts as passed. */
const PASS = 0.6;
const MAX_EVIDENCE = 6;
const MAX_QUOTE = 60;

/** A check, and what a person has to look at because of it: parts of a sentence. */
export type Reviewed = { check: Check; doubts: string[] };

type Finding = {
  id: CheckId;
  /** How much of its weight is earned, 0 to 1; everything when left out. */
  share?: number;
  doubts?: readonly string[];
  /** A hard check that is only doubted asks for a person; one that failed rejects. */
  failed?: boolean;
  evidence: readonly Evidence[];
  fix: string;
};

export const clamp = (n: number): number => (Number.isFinite(n) ? Math.max(0, Math.min(1, n)) : 0);
export const tenth = (n: number): number => Math.round(n * 10) / 10;
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/** A place and its words; an empty quote is said as what it is. */
export const seen = (where: string, quote: string, source: string | null = null): Evidence => ({
  where,
  quote: oneLine(quote) || "(empty)",
  source,
  box: null,
});

/** Words in quotation marks, shortened, for a sentence that names what it is about. */
export function quoted(words: string): string {
  const line = oneLine(words).replace(/^[“„«"]+|[”»"]+$/gu, "");
  return `“${line.length > MAX_QUOTE ? `${line.slice(0, MAX_QUOTE - 3).trimEnd()}…` : line}”`;
}

export const listed = (words: readonly string[], max = 3): string =>
  words.slice(0, max).map(quoted).join(", ");

/** Turns a finding into a check: points to one decimal, no fix where nothing is lost. */
export function reviewed({ id, share = 1, doubts = [], failed = false, evidence, fix }: Finding): Reviewed {
  const { group, weight, label, hard = false } = CHECKS[id];
  const earned = clamp(failed || (doubts.length > 0 && share === 1) ? 0 : share);
  const passed = !failed && doubts.length === 0 && earned >= PASS;
  const check = {
    id,
    group,
    label,
    weight,
    points: tenth(weight * earned),
    passed,
    hard: hard && (failed || passed),
    evidence: evidence.slice(0, MAX_EVIDENCE),
    fix: passed && earned > 0.95 ? null : fix,
  };
  return { check, doubts: [...doubts] };
}
