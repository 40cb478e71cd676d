import { judgeCopy } from "../../lib/copy/judge/judge.ts";
import type { Report } from "../../lib/copy/judge/report.ts";
import { numerals } from "../../lib/copy/proof/vocabulary.ts";
import type { Copy } from "../../lib/copy/types.ts";
import { writeCopy } from "../../lib/copy/write.ts";
import { BRIEFS } from "./briefs/all.ts";
import type { BriefCase } from "./briefs/brief-case.ts";

/** `npm run eval`: every brief of the set beside what was written for it, readable from top to bottom. */

const WIDTH = 100;
type Result = {
  brief: BriefCase;
  copy: Copy;
  report: Report;
  worse: number;
  lost: string[];
  invented: string[];
};

function evaluate(brief: BriefCase): Result {
  const channel = brief.channel ?? "linkedin";
  const assetType = brief.assetType ?? "card";
  const { copy, facts } = writeCopy({ brief: brief.brief, brand: brief.brand, channel, assetType });
  const judge = (piece: Copy) =>
    judgeCopy({ copy: piece, facts, brief: brief.brief, brand: brief.brand, channel, assetType, lint: [] });
  const told = [copy.headline, copy.supporting, copy.posts.linkedin].join("\n").toLowerCase();
  const known = numerals(
    `${brief.brief} ${JSON.stringify(brief.brand)} 1. 2. 3. 4. 5. ${facts.steps.length} ${facts.bullets.length}`,
  );
  return {
    brief,
    copy,
    report: judge(copy),
    worse: judge(ruined(copy)).score,
    lost: (brief.keeps ?? []).filter((part) => !told.includes(part.toLowerCase())),
    invented: known(copy.text.replace(/^\d+\. /gm, "")),
  };
}

/** The same piece as somebody in a hurry would ruin it: an empty opener, an invented number, no action. */
const ruined = (copy: Copy): Copy => ({
  ...copy,
  headline: "We’re excited to announce a game-changing update",
  text: `We’re excited to announce a game-changing update! Loved by 98% of customers.\n\n${copy.text}`,
  cta: { label: "", source: null },
});

const indent = (text: string) => text.replace(/^/gm, "    ");
const cut = (text: string) => (text.length > 400 ? `${text.slice(0, 400)}…` : text);

function show({ brief, copy, report, worse, lost, invented }: Result): string {
  const fixes = report.checks.filter(({ fix, passed }) => fix && !passed).slice(0, 3);
  return [
    `${"─".repeat(WIDTH)}\n${brief.id} (${copy.kind}, ${copy.language}): ${report.score}, ${report.verdict}; ruined ${worse}`,
    "  brief",
    indent(cut(brief.brief)),
    `  headline    ${copy.headline}`,
    `  supporting  ${copy.supporting}`,
    `  action      ${copy.cta.label}`,
    "  post",
    indent(copy.text),
    `  ${report.summary}`,
    ...fixes.map(({ label, fix }) => `  - ${label}: ${fix}`),
    ...lost.map((part) => `  LOST: ${part}`),
    ...invented.map((part) => `  INVENTED: ${part}`),
  ].join("\n");
}

const results = BRIEFS.map(evaluate);
for (const result of results) console.log(show(result));

const count = (test: (result: Result) => boolean) => results.filter(test).length;
// A brief that says nothing has nothing to ruin.
const ranked = results.filter(({ copy }) => copy.headline !== "");
const lower = ranked.filter(({ report, worse }) => worse < report.score).length;
const failed = results.filter(({ lost, invented }) => lost.length + invented.length > 0).length;
console.log(`${"═".repeat(WIDTH)}
${results.length} briefs: ${count((r) => r.report.verdict === "approved")} approved, ${count((r) => r.report.verdict === "needs_review")} for review, ${count((r) => r.report.verdict === "rejected")} rejected
the ruined version scores lower: ${lower} of ${ranked.length}
facts lost or numbers invented: ${failed}`);
process.exitCode = failed === 0 && lower / ranked.length >= 0.95 ? 0 : 1;
