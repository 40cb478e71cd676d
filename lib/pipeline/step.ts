import type { Brand } from "../brand/brand.ts";
import type { Message, Ports } from "../core/ports.ts";
import type { RunEventKind } from "../events/store.ts";
import type { RunAsset, RunView } from "../runs/store.ts";
import type { RunEffects, RunPatch } from "../runs/store-move.ts";

/** The input of a step: the ports, the run's current state, and the brand, read once. */
type StepInput = { ports: Ports; run: RunView; brand(): Promise<Brand> };

/**
 * What a step changed. `joinsNext`: it was worked out without asking anybody, so that it is stored with what the next
 * step changes. `unfinished`: the run stays at the step, which goes on from there. `delaySeconds` hands the next
 * step to a later message; `jobs` and `extraCtes` are written in the statement of the change, which
 * `approvalRequired` binds to the setting that was read.
 */
export type StepOutcome = {
  patch: RunPatch;
  joinsNext?: boolean;
  unfinished?: true;
  assets?: RunAsset[];
  event?: RunEventKind;
  delaySeconds?: number;
  jobs?: Message[];
  extraCtes?: RunEffects["extraCtes"];
  approvalRequired?: RunEffects["approvalRequired"];
};

/**
 * One repeatable unit of work: reads a run, answers what changed. May be executed more than once. Undefined when it
 * waits for others, who will send the run on.
 */
export type Step = (work: StepInput) => Promise<StepOutcome | undefined>;
