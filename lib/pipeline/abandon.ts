import type { Job } from "../core/job.ts";
import type { Ports } from "../core/ports.ts";
import { failRun } from "../runs/end.ts";
import { isTerminal } from "../runs/read.ts";
import { findRun } from "../runs/store.ts";
import { gaveUp } from "./advance.ts";
import { STEPS } from "./steps.ts";

/** The queue has given a job up: its run, if it is still open, fails and costs nothing. */
export async function abandon(ports: Ports, job: Job, tries: number): Promise<void> {
  const run = await findRun(ports.db, job.workspaceId, job.runId);
  if (!run || isTerminal(run)) return;
  await failRun(ports, run, gaveUp(STEPS[run.step]?.trouble ?? "The run made no progress", tries));
}
