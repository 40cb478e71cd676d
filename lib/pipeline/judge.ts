import type { Brand } from "../brand/brand.ts";
import { judgeCopy } from "../copy/judge/judge.ts";
import type { Report } from "../copy/judge/report.ts";
import { readBrief } from "../copy/read-brief.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import { judgedOf } from "./copy-of.ts";
import { mockReport } from "./mock.ts";
import { judgeWithModel } from "./model/opinion.ts";
import { modelOf } from "./open-model.ts";
import type { Step } from "./step.ts";

/** Scores copy and picture, and explains every point. */
export const judge: Step = async ({ ports, run, brand }) => {
  const { report, notes } = run.livemode
    ? await judged(ports, run, await brand())
    : { report: mockReport(run), notes: [] };
  const { score, verdict, summary, checks, claims, audience } = report;
  const quality = { summary, checks, claims, notes: [...judgedOf(run).notes, ...notes] };
  return { patch: { impactScore: score, verdict, quality, audience } };
};

/** The judge's report, with the model's opinion in it where there is a model. */
async function judged(
  ports: Ports,
  run: RunView,
  brand: Brand,
): Promise<{ report: Report; notes: string[] }> {
  const { brief, channel, assetType, lint } = run;
  const input = {
    copy: judgedOf(run),
    facts: readBrief(brief, brand),
    brief,
    brand,
    channel,
    assetType,
    lint,
  };
  const model = await modelOf(ports, run);
  return model ? judgeWithModel(model, input) : { report: judgeCopy(input), notes: [] };
}
