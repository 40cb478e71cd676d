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
import { STEP_NAMES } from "../runs/steps-done.ts";
import { findRun, type RunView } from "../runs/store.ts";
import { moveRun, type RunPatch } from "../runs/store-move.ts";
import type { Plan } from "../vocab.ts";
import { type Attempt, afterFailure } from "./failure.ts";
import { testOutcome } from "./mock.ts";
import type { StepOutcome } from "./step.ts";
import { STEPS, stepAfter } from "./steps.ts";

/** A run as it is stored, as the steps have it, and what of that is not stored yet. */
type Progress = { stored: RunView; run: RunView; unsaved: RunPatch };

/**
 * Walks a run through its steps until it ends, pauses or runs out of time. Safe to repeat: the row moves by
 * compare-and-set, and the loser of a race stops. Throws when a step failed and the queue shall try again.
 */
export async function advance(
  ports: Ports,
  job: { workspaceId: string; runId: string },
  attempt: Attempt,
): Promise<void> {
  const until = ports.now().getTime() + RETRIES.runs.messageBudgetMs;
  ports.waitUntil(beginEngine());
  const found = await findRun(ports.db, job.workspaceId, job.runId);
  const brand = once(() => readBrand(ports, job.workspaceId));
  let at: Progress | undefined = found && unchanged(found);
  while (at && !isTerminal(at.run)) at = await advanceOnce(ports, at, { brand, attempt, until });
}

const unchanged = (run: RunView): Progress => ({ stored: run, run, unsaved: {} });

type Delivery = { brand: () => ReturnType<typeof readBrand>; attempt: Attempt; until: number };

/** Makes the next step, and stores it unless it joins the one after it. Undefined when the message has done its work. */
async function advanceOnce(ports: Ports, at: Progress, delivery: Delivery): Promise<Progress | undefined> {
  const { stored, run } = at;
  const { brand, until } = delivery;
  const outcome = await observed(ports, run, () => tryStep(ports, at, delivery));
  if (!outcome) return undefined;
  const stop = outcome.delaySeconds !== undefined || ports.now().getTime() > until;
  const after = afterStep(ports, at, outcome);
  if (outcome.joinsNext && !stop) return after;
  const next = stop ? handOver(ports, run, (await brand()).plan, outcome) : undefined;
  const isStored = await settle(ports, after, outcome, next);
  if (!isStored) await takeBack(ports, stored, outcome);
  return isStored && !stop ? unchanged(after.run) : undefined;
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
  { stored, run, unsaved }: Progress,
  { brand, attempt }: Delivery,
): Promise<StepOutcome | undefined> {
  const entry = STEPS[run.step];
  if (!entry) throw new Error(`Run ${run.id} stands at step ${run.step}, which does not exist.`);
  try {
    if (entry.name === "compose" && testOutcome(run) === "failed") {
      throw new PermanentFailure("test_failed", "The run failed because metadata.test_outcome asked for it.");
    }
    return await entry.step({ ports, run, brand });
  } catch (error) {
    const { failureMessage, name } = entry;
    await afterFailure(ports, stored, { step: name, failureMessage, attempt, error, unsaved });
    return undefined;
  }
}

/** The run with what a step changed. */
function afterStep(
  ports: Ports,
  { stored, run, unsaved }: Progress,
  { patch, unfinished, assets = [] }: StepOutcome,
): Progress {
  const stepEnds = { ...run.stepEnds, [STEP_NAMES[run.step] ?? "finish"]: ports.now().toISOString() };
  const changed = { ...patch, stepEnds };
  return {
    stored,
    // Safe because a patch has values of the row's own columns.
    run: {
      ...run,
      ...(changed as Partial<RunView>),
      step: unfinished ? run.step : stepAfter(run),
      assets: [...run.assets, ...assets],
    },
    unsaved: { ...unsaved, ...changed },
  };
}

/** Stores what has changed since the run was stored. False when another message was faster. */
async function settle(
  ports: Ports,
  { stored, run: { step }, unsaved }: Progress,
  { assets, event, extraCtes, approvalRequired, jobs = [] }: StepOutcome,
  next: Message | undefined,
): Promise<boolean> {
  const messages = next ? [...jobs, next] : jobs;
  if (unsaved.status === "succeeded")
    return finishRun(ports, stored, unsaved, { step, extraCtes, approvalRequired, jobs: messages });
  const now = ports.now();
  const effects = { step, event, assets, messages, now, newId: () => newId(ports, now) };
  if (!(await moveRun(ports.db, stored, unsaved, effects))) return false;
  // A run that continues in this message would otherwise have its event published only at its end.
  if (event) ports.waitUntil(ports.publishEvents(stored.workspaceId));
  await tryFlushOutbox(ports, messages);
  return true;
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
