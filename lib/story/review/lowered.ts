import { clip } from "../../copy/text.ts";
import type { Check, Verdict } from "../../vocab.ts";
import { oneLine, quoted, seen } from "./check.ts";
import type { Passage } from "./piece.ts";
import { says } from "./plain.ts";
import type { Report } from "./report.ts";
import { lookAt } from "./verdict.ts";

/** What an independent reader objects to. `quote` are published words, `source` words of the brief, or empty. */
export type Objection = { kind: "leaked" | "false"; quote: string; source: string };

const NAMES: Record<Objection["kind"], string> = {
  leaked: "is said to the writer, not to readers",
  false: "may be false",
};
/** One word stands in every text; it proves no objection. */
const MIN_WORDS = 2;
const MAX = 3;

/** Only words that are really there, published and in the brief, count as evidence. */
function verified(objections: readonly Objection[], places: readonly Passage[], brief: string) {
  return objections.flatMap((objection) => {
    const { quote, source } = objection;
    const place = places.find(({ text }) => says(text, quote));
    const isLong = oneLine(quote).split(" ").length >= MIN_WORDS || oneLine(quote).length > 6;
    const isProved = source.trim() === "" ? objection.kind === "false" : says(brief, source);
    return place && isLong && isProved ? [{ ...objection, where: place.where }] : [];
  });
}

const WORSE: Record<Verdict, Verdict> = {
  approved: "needs_review",
  needs_review: "needs_review",
  rejected: "rejected",
};

/** The report with a model's verified objections in it. They can only lower a verdict, and never change the score. */
export function lowered(
  report: Report,
  objections: readonly Objection[],
  { places, brief }: { places: readonly Passage[]; brief: string },
): Report {
  const found = verified(objections, places, brief).slice(0, MAX);
  if (found.length === 0) return report;
  const check: Check = {
    id: "model_opinion",
    group: "claims",
    label: "A language model finds nothing false and nothing leaked",
    weight: 0,
    points: 0,
    passed: false,
    hard: false,
    evidence: found.map(({ where, quote, source }) => seen(where, quote, source || null)),
    fix: `Look at ${quoted(found[0]?.quote ?? "")}.`,
  };
  const verdict = WORSE[report.verdict];
  const doubts = found.map(({ quote, kind }) => `${quoted(clip(quote, 80))} ${NAMES[kind]}`);
  const summary = report.verdict === "approved" ? lookAt(doubts) : report.summary;
  const checks = [...report.checks, check];
  return { ...report, verdict, summary, checks, audience: { ...report.audience, verdict } };
}
