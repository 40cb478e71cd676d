import type { Brand } from "../brand/brand.ts";
import type { Message, Ports } from "../core/ports.ts";
import type { RunEventKind } from "../hooks/store.ts";
import type { RunAsset, RunView } from "../runs/store.ts";
import type { Along, RunPatch } from "../runs/store-move.ts";

/** Everything a step may use: the outside world, the run as it stands, and the brand, read once. */
type Work = { ports: Ports; run: RunView; brand(): Promise<Brand> };

/** What a step changed. `pauseSeconds` hands the next step to a later message; `then` is promised with the change, `also` written with it. */
export type Outcome = {
  patch: RunPatch;
  assets?: RunAsset[];
  event?: RunEventKind;
  pauseSeconds?: number;
  then?: Message[];
  also?: Along["also"];
};

/**
 * One repeatable unit of work: reads a run, answers what changed. May be executed more than once. Undefined when it
 * waits for others, who will send the run on.
 */
export type Step = (work: Work) => Promise<Outcome | undefined>;

/** A step that must not be tried again: the run fails with this code and message. */
export class DeadEnd extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
