import type { Judged } from "../copy/judge/report.ts";
import type { Copy } from "../copy/types.ts";
import type { RunView } from "../runs/store.ts";
import { judgedBody } from "./judged-body.ts";

/** The copy that the write step stored; safe because only `write` fills the column, and it writes a Copy. */
export function copyOf({ copy }: RunView): Copy {
  if (!copy) throw new Error("The write step has not run.");
  return copy as unknown as Copy;
}

/** What there is to judge: our copy of a brief, or the words that came finished. */
export function judgedOf(run: RunView): Judged & { notes: string[] } {
  return run.body ? { ...judgedBody(run.body), notes: [] } : copyOf(run);
}
