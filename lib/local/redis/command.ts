import type { Keyspace } from "./keyspace.ts";
import type { RedisReply } from "./reply.ts";

type Run = (space: Keyspace, ...args: string[]) => RedisReply;

/** One command. `arity` counts as Redis does: the name included, negative for "at least". */
export type Command = { arity: number; inScripts: boolean; run: Run };
export type Commands = Record<string, Command>;

/** A command that clients and scripts may call. */
export const command = (arity: number, run: Run): Command => ({ arity, inScripts: true, run });

/** Whether a command takes this many words, its name included. */
export function fits({ arity }: Command, words: number): boolean {
  return arity < 0 ? words >= -arity : words === arity;
}
