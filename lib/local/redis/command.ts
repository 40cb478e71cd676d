import type { Keyspace } from "./keyspace.ts";
import type { Reply } from "./reply.ts";

type Run = (space: Keyspace, ...args: string[]) => Reply;

/** One command. `arity` counts as Redis does: the name included, negative for "at least". */
export type Command = { arity: number; writes: boolean; inScripts: boolean; run: Run };
export type Commands = Record<string, Command>;

/** A command that only reads. */
export const reads = (arity: number, run: Run): Command => ({ arity, writes: false, inScripts: true, run });

/** A command that may write. */
export const writes = (arity: number, run: Run): Command => ({ arity, writes: true, inScripts: true, run });

/** Takes an option word off the front of `args` when it is there. */
export function takeWord(args: string[], word: string): boolean {
  if (args[0]?.toUpperCase() !== word) return false;
  args.shift();
  return true;
}

/** Whether a command takes this many words, its name included. */
export function fits({ arity }: Command, words: number): boolean {
  return arity < 0 ? words >= -arity : words === arity;
}
