import type { Job } from "../../lib/core/job.ts";
import type { Step } from "../../lib/pipeline/step.ts";
import { STEPS } from "../../lib/pipeline/steps.ts";
import { BRIEF, json, type World } from "./world.ts";

type RunJob = Extract<Job, { kind: "run.advance" }>;

/** Starts a run and takes its message out of the queue. */
export async function startRun(w: World, order: object = {}): Promise<{ id: string; job: RunJob }> {
  const { id } = await json(await w.post("/generate", { ...BRIEF, ...order }));
  const place = () => w.waiting.findIndex(({ job }) => "runId" in job && job.runId === id);
  // Of requests that come together one sends the messages of all, behind its own answer.
  for (let tries = 0; place() < 0 && tries < 400; tries++) await new Promise((done) => setTimeout(done, 5));
  const [message] = place() < 0 ? [] : w.waiting.splice(place(), 1);
  if (message?.job.kind !== "run.advance") throw new Error("generate sent no message");
  return { id, job: message.job };
}

export const readRun = async (w: World, id: string) => json(await w.get(`/runs/${id}`));

/** Replaces the work of a step while `body` runs. */
export async function withStep(name: string, change: (step: Step) => Step, body: () => Promise<unknown>) {
  const entry = STEPS.find((step) => step.name === name) as { step: Step } | undefined;
  if (!entry) throw new Error(`There is no step ${name}.`);
  const { step } = entry;
  entry.step = change(step);
  try {
    await body();
  } finally {
    entry.step = step;
  }
}

/** A step that breaks. */
export const failingStep = (): Step => async () => {
  throw new Error("the step broke");
};
