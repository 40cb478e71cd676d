import { EXIT, misuse, Stop } from "./exit.ts";
import type { GivenOptions } from "./given.ts";
import type { Terminal } from "./terminal.ts";

/** What is asked before something that cannot be taken back. */
export type Asking = { terminal: Terminal; given: GivenOptions; json: boolean; signal: AbortSignal };

/** A script cannot answer: it says beforehand that it means it. Nothing is sent before. */
export function refuseWithoutYes({ terminal, given, json }: Omit<Asking, "signal">): void {
  const canAnswer = !json && terminal.input.isTTY && terminal.err.isTTY;
  if (given.has("yes") || canAnswer) return;
  throw misuse(
    "This cannot be taken back, and nobody is asked here. Nothing was changed.",
    "To go on without a question, add --yes.",
  );
}

/** Goes on where the person says yes; anything else leaves everything as it is. */
export async function confirm(question: string, { terminal, given, signal }: Asking): Promise<void> {
  if (given.has("yes")) return;
  terminal.err.write(`${question} [y/N] `);
  const answer = await terminal.input.line(signal);
  if (/^\s*y(?:es)?\s*$/i.test(answer)) return;
  throw new Stop(EXIT.interrupted, "Nothing was changed.", ["Answer y to go on, or add --yes."]);
}
