import { testOutcome } from "./mock.ts";
import type { Step } from "./step.ts";

const SLOW_SECONDS = 5;

/** Marks the run as running. */
export const start: Step = async ({ ports, run }) => ({
  patch: { status: "running", startedAt: ports.now() },
  event: "run.started",
  ...(testOutcome(run) === "slow" && { delaySeconds: SLOW_SECONDS }),
});
