import type { Brand } from "../brand/brand.ts";
import { judgeCopy } from "../copy/judge/judge.ts";
import type { Report } from "../copy/judge/report.ts";
import { readBrief } from "../copy/read-brief.ts";
import type { RunView } from "../runs/store.ts";
import { copyOf } from "./copy-of.ts";
import { mockReport } from "./mock.ts";
import type { Step } from "./step.ts";

/** Scores copy and picture, and explains every point. */
export const judge: Step = async ({ run, brand }) => {
  const report = run.livemode ? judged(run, await brand()) : mockReport(run);
  const { score, verdict, summary, checks, claims, audience } = report;
  return { patch: { impactScore: score, verdict, quality: { summary, checks, claims }, audience } };
};

function judged(run: RunView, brand: Brand): Report {
  const { brief, channel, assetType, lint } = run;
  return judgeCopy({
    copy: copyOf(run),
    facts: readBrief(brief, brand),
    brief,
    brand,
    channel,
    assetType,
    lint,
  });
}
