import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { Problem } from "./problem.ts";

export type Settings = {
  port: number;
  /** Absolute. Everything that must survive a restart is in it. */
  folder: string;
  /** Whether edits of the source reload the service. */
  watch: boolean;
};

type Environment = { PORT?: string | undefined; DATA_DIR?: string | undefined };

/** Reads `PORT`, `DATA_DIR` and `--watch`. Throws a Problem for anything it cannot use. */
export function readSettings({ PORT, DATA_DIR }: Environment, args: string[]): Settings {
  return {
    port: PORT ? readPort(PORT) : 8787,
    folder: resolve(DATA_DIR || ".data"),
    watch: readArguments(args).watch,
  };
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port >= 1 && port <= 65_535) return port;
  throw new Problem(`PORT must be a whole number from 1 to 65535, not "${text}".`);
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, options: { watch: { type: "boolean", default: false } } }).values;
  } catch {
    throw new Problem(`The only option is --watch, which was not all of "${args.join(" ")}".`);
  }
}
