import { readBrand } from "../brand/brand.ts";
import { addSeconds } from "../core/calendar.ts";
import { PermanentFailure } from "../core/failures.ts";
import { newId } from "../core/ids.ts";
import type { Message, Ports } from "../core/ports.ts";
import { RETRIES } from "../core/retries.ts";
import { tryFlushOutbox } from "../outbox/outbox.ts";
import { beginEngine } from "../render/zero-copy.ts";
import { finishRun } from "../runs/end.ts";
import { nextMessage } from "../runs/messages.ts";
import { isTerminal } from "../runs/read.ts";
import { findRun, type RunView } from "../runs/store.ts";
import { moveRun } from "../runs/store-move.ts";
import type { Plan } from "../vocab.ts";
import { type Attempt, afterFailure } from "./failure.ts";
import { testOutcome } from "./mock.ts";
import type { StepOutcome } from "./step.ts";
import { STEPS, stepAfter } from "./steps.ts";

/**
 * Walks a run through its steps until it ends, pauses or runs out of time. Safe to repeat: every step moves the row by
 * compare-and-set, and the loser of a race stops. Throws when a step failed and the queue shall try again.
 */
export async function advance(
  ports: Ports,
  job: { workspaceId: string; runId: string },
  attempt: Attempt,
): Promise<void> {
  const began = ports.now().getTime();
  ports.waitUntil(beginEngine());
  let run = await findRun(ports.db, job.workspaceId, job.runId);
  const brand = once(() => readBrand(ports, job.workspaceId));
  while (run && !isTerminal(run)) {
    const at: RunView = run;
    const outcome = await observed(ports, at, () => tryStep(ports, at, brand, attempt));
    if (!outcome) return;
    const stop =
      outcome.delaySeconds !== undefined || ports.now().getTime() - began > RETRIES.runs.messageBudgetMs;
    const next = stop ? handOver(ports, run, (await brand()).plan, outcome) : undefined;
    const moved: RunView | undefined = await settleStep(ports, run, outcome, next);
    if (!moved) await takeBack(ports, run, outcome);
    if (!moved || stop) return;
    run = moved;
  }
}

/** The queue tries again, and the step reads the setting as it is then. */
const CHANGED_MEANWHILE = "The run or a setting of its workspace changed while the step worked.";

/** One line in the log for each step that was worked on. */
async function observed(
  ports: Ports,
  run: RunView,
  work: () => Promise<StepOutcome | undefined>,
): Promise<StepOutcome | undefined> {
  const began = ports.now().getTime();
  const note = (outcome: string) =>
    ports.log("step", {
      workspace_id: run.workspaceId,
      run_id: run.id,
      step: STEPS[run.step]?.name,
      outcome,
      duration_ms: ports.now().getTime() - began,
    });
  try {
    const outcome = await work();
    note(outcome ? "done" : "stopped");
    return outcome;
  } catch (error) {
    note("failed");
    throw error;
  }
}

/** The outcome of the run's next step; undefined when it waits for others, or failed for good and the run has been ended. */
async function tryStep(
  ports: Ports,
  run: RunView,
  brand: () => ReturnType<typeof readBrand>,
  attempt: Attempt,
): Promise<StepOutcome | undefined> {
  const entry = STEPS[run.step];
  if (!entry) throw new Error(`Run ${run.id} stands at step ${run.step}, which does not exist.`);
  try {
    if (entry.name === "compose" && testOutcome(run) === "failed") {
      throw new PermanentFailure("test_failed", "The run failed because metadata.test_outcome asked for it.");
    }
    return await entry.step({ ports, run, brand });
  } catch (error) {
    await afterFailure(ports, run, { failureMessage: entry.failureMessage, attempt, error });
    return undefined;
  }
}

/** Stores a step's outcome. Returns the run's new state, or undefined when another message was faster. */
async function settleStep(
  ports: Ports,
  run: RunView,
  { patch, unfinished, assets, event, extraCtes, approvalRequired, jobs = [] }: StepOutcome,
  next: Message | undefined,
): Promise<RunView | undefined> {
  const now = ports.now();
  const step = unfinished ? run.step : stepAfter(run);
  const messages = next ? [...jobs, next] : jobs;
  const effects = { step, event, assets, messages, now, newId: () => newId(ports, now) };
  const ends = patch.status === "succeeded";
  const moved = ends
    ? await finishRun(ports, run, patch, { extraCtes, approvalRequired, jobs: messages })
    : await moveRun(ports.db, run, patch, effects);
  if (!moved) return undefined;
  // A run that continues in this message would otherwise have its event published only at its end.
  if (event && !ends) ports.waitUntil(ports.publishEvents(run.workspaceId));
  if (!ends) await tryFlushOutbox(ports, messages);
  return { ...run, ...(patch as Partial<RunView>), step, assets: [...run.assets, ...(assets ?? [])] };
}

/**
 * Removes the files just made for a run that has failed or been deleted meanwhile.
 * @throws Error if the run still waits at this step: the setting that the step has read is another one by now.
 */
async function takeBack(
  { db, files }: Ports,
  run: RunView,
  { assets = [], approvalRequired }: StepOutcome,
): Promise<void> {
  if (assets.length === 0 && approvalRequired === undefined) return;
  const names = assets.map(({ key }) => key);
  const found = await findRun(db, run.workspaceId, run.id);
  if (found?.status === run.status && found.step === run.step && approvalRequired !== undefined)
    throw new Error(CHANGED_MEANWHILE);
  if (names.length === 0) return;
  if (!found) await files.tombstone(names);
  else if (found.status === "failed") await files.delete(names);
}

function handOver(ports: Ports, run: RunView, plan: Plan, { delaySeconds = 0 }: StepOutcome): Message {
  const message = nextMessage(ports, run, plan);
  return delaySeconds > 0 ? { ...message, notBefore: addSeconds(ports.now(), delaySeconds) } : message;
}

/** Reads the brand when the first step needs it, and only once. */
function once<T>(read: () => Promise<T>): () => Promise<T> {
  let promise: Promise<T> | undefined;
  return () => {
    promise ??= read();
    return promise;
  };
}
