import { failLogos } from "../brand/linked-logos.ts";
import { pendingImageOf } from "../brand/pending-image.ts";
import type { Job } from "../core/job.ts";
import type { Ports } from "../core/ports.ts";
import { abandonExport } from "../exports/make.ts";
import { failRun } from "../runs/end.ts";
import { isTerminal } from "../runs/read.ts";
import { findRun } from "../runs/store.ts";
import { failDelivery } from "../studio/deliver.ts";
import { failImage } from "../uploads/images/fetch-image.ts";
import { failVideo } from "../uploads/videos/read-video.ts";
import { pipelineFailure } from "./failure.ts";
import { STEPS } from "./steps.ts";

/**
 * Handles a job that used up its tries. The run or record behind it fails with a reason and costs no
 * credits. The operator gets an alert.
 */
export async function onDeadLetter(ports: Ports, job: Job, tries: number): Promise<void> {
  const run = "runId" in job ? { run_id: job.runId } : {};
  ports.alert("dead_letter", { subject: job.kind, workspace_id: job.workspaceId, ...run, tries });
  await settle(ports, job, tries);
}

async function settle(ports: Ports, job: Job, tries: number): Promise<void> {
  const reason = `The picture could not be fetched. This was tried ${tries} times.`;
  switch (job.kind) {
    case "run.advance":
    case "film.segment":
      return failDeadRun(ports, job, tries);
    case "image.fetch":
    case "portrait.fetch":
    case "photo.fetch":
      return failImage(ports, pendingImageOf(ports.db, job), reason);
    case "logos.settle":
      return failLogos(ports, job, reason);
    case "video.read":
      return failVideo(ports, job, tries);
    case "workspace.export":
      return abandonExport(ports, job);
    case "studio.deliver":
      return failDelivery(ports, job);
    // The sweeper drives posts, metrics and webhooks on by rules of their own. No customer waits for a cleanup.
    case "post.dispatch":
    case "metrics.pull":
    case "webhook.deliver":
    case "film.cleanup":
    case "image.cleanup":
    case "video.cleanup":
    case "files.tombstone":
    case "mail.send":
    case "notifications.make":
    case "notifications.send":
    case "subscription.cancel":
    case "workspace.delete":
      return ports.log("job_abandoned", { kind: job.kind, workspace_id: job.workspaceId, tries });
    default:
      return job satisfies never;
  }
}

type RunJob = Extract<Job, { kind: "run.advance" | "film.segment" }>;

async function failDeadRun(ports: Ports, { workspaceId, runId }: RunJob, tries: number): Promise<void> {
  const run = await findRun(ports.db, workspaceId, runId);
  if (!run || isTerminal(run)) return;
  await failRun(
    ports,
    run,
    pipelineFailure(STEPS[run.step]?.failureMessage ?? "The run made no progress", tries),
  );
}
