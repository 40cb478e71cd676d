import type { Check, CheckGroup, Evidence } from "../../vocab.ts";
import { type CheckId, WEIGHTS } from "./weights.ts";

/** From this share of its points on, a check counts as passed. */
const PASS = 0.6;
/** Above this nothing worth mentioning is lost. */
const FULL = 0.95;
const MAX_EVIDENCE = 6;

type Finding = {
  id: CheckId;
  group: CheckGroup;
  label: string;
  /** How much of its weight is earned; anything outside 0 to 1 is brought inside. */
  share: number;
  hard?: boolean;
  evidence: Evidence[];
  fix: string;
};

export const clamp = (n: number): number => (Number.isFinite(n) ? Math.max(0, Math.min(1, n)) : 0);
export const tenth = (n: number): number => Math.round(n * 10) / 10;

const oneLine = (s: string) => s.replace(/\s+/g, " ").trim();

/** A place in the copy and its words; an empty quote is said as what it is. */
export const seen = (where: string, quote: string, source: string | null = null): Evidence => ({
  where,
  quote: oneLine(quote) || "(empty)",
  source,
  box: null,
});

/** Turns a finding into a check: points to one decimal, no fix where nothing is lost. */
export function check({ share, hard = false, evidence, fix, ...rest }: Finding): Check {
  const weight = WEIGHTS[rest.id];
  const part = clamp(share);
  const full = part > FULL;
  return {
    ...rest,
    weight,
    points: tenth(weight * part),
    passed: part >= PASS,
    hard,
    evidence: evidence.slice(0, full ? 1 : MAX_EVIDENCE),
    fix: full ? null : fix,
  };
}

/** Up to `max` things in quotation marks, shortened, for a fix that names what it is about. */
export const named = (list: readonly string[], max = 3): string =>
  list
    .slice(0, max)
    .map(oneLine)
    .map((s) => `“${s.length > 60 ? `${s.slice(0, 57).trimEnd()}…` : s}”`)
    .join(", ");
