import { failPicture } from "../brand/fetch-picture.ts";
import { failLogos } from "../brand/linked-logos.ts";
import { giveUpReading } from "../brand/videos/read-video.ts";
import { waitingFor } from "../brand/waiting.ts";
import type { Job } from "../core/job.ts";
import type { Ports } from "../core/ports.ts";
import { failRun } from "../runs/end.ts";
import { isTerminal } from "../runs/read.ts";
import { findRun } from "../runs/store.ts";
import { giveUpDelivery } from "../studio/deliver.ts";
import { gaveUp } from "./failure.ts";
import { STEPS } from "./steps.ts";

/** The queue has given a job up: what waits for it ends with a reason, and costs nothing. The operator hears of it. */
export async function abandon(ports: Ports, job: Job, tries: number): Promise<void> {
  const run = "runId" in job ? { run_id: job.runId } : {};
  ports.alert("dead_letter", { subject: job.kind, workspace_id: job.workspaceId, ...run, tries });
  await settle(ports, job, tries);
}

async function settle(ports: Ports, job: Job, tries: number): Promise<void> {
  if (job.kind === "run.advance" || job.kind === "film.segment") return abandonRun(ports, job, tries);
  const reason = `The picture could not be fetched. This was tried ${tries} times.`;
  if (job.kind === "image.fetch" || job.kind === "portrait.fetch")
    return failPicture(ports, waitingFor(ports.db, job), reason);
  if (job.kind === "logos.settle") return failLogos(ports, job, reason);
  if (job.kind === "video.read") return giveUpReading(ports, job, tries);
  if (job.kind === "studio.deliver") return giveUpDelivery(ports, job);
  // Files that nobody refers to any more: an operator has to look, no customer waits.
  ports.log("job_abandoned", { kind: job.kind, workspace_id: job.workspaceId, tries });
}

type RunJob = Extract<Job, { kind: "run.advance" | "film.segment" }>;

async function abandonRun(ports: Ports, { workspaceId, runId }: RunJob, tries: number): Promise<void> {
  const run = await findRun(ports.db, workspaceId, runId);
  if (!run || isTerminal(run)) return;
  await failRun(ports, run, gaveUp(STEPS[run.step]?.trouble ?? "The run made no progress", tries));
}
