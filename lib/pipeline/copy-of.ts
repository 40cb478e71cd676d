import type { Copy } from "../copy/types.ts";
import type { RunView } from "../runs/store.ts";

/** The copy that the write step stored; safe because only `write` fills the column, and it writes a Copy. */
export function copyOf({ copy }: RunView): Copy {
  if (!copy) throw new Error("The write step has not run.");
  return copy as unknown as Copy;
}
