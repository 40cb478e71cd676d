import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { ConnectionInfo } from "../../lib/local/connection-info.ts";

const BOOT = join(import.meta.dirname, "../../lib/local/boot.mjs");

export type StartOptions = {
  port: number | string;
  folder: string;
  /** Where `out/` appears. */
  cwd: string;
  nodeFlags?: string[];
};

/** `npm start` without npm, in a process group of its own, as a terminal would do it. */
export function start({ port, folder, cwd, nodeFlags = [] }: StartOptions) {
  const env = { PATH: "/usr/local/bin:/usr/bin:/bin", PORT: String(port), DATA_DIR: folder };
  const child = spawn(process.execPath, [...nodeFlags, BOOT], { cwd, env, detached: true, stdio: "pipe" });
  let output = "";
  let errors = "";
  child.stdout.on("data", (text) => {
    output += text;
  });
  child.stderr.on("data", (text) => {
    errors += text;
  });
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal, output, errors }));
  return {
    child,
    ended,
    /** Waits until it says it is ready; answers with what it printed. */
    async ready(): Promise<string> {
      while (!output.includes("ready")) {
        if (child.exitCode !== null) throw new Error(`It ended instead: ${errors}`);
        await sleep(20);
      }
      return output;
    },
    connectionInfo: (): ConnectionInfo => JSON.parse(readFileSync(join(folder, "platform.json"), "utf8")),
  };
}

export type Started = ReturnType<typeof start>;

/** The processes below this one, or those of them with this word in their command line. */
export function descendants({ pid }: ChildProcess, word = ""): number[] {
  const table = execFileSync("ps", ["-ww", "-A", "-o", "pid=,ppid=,command="], { encoding: "utf8" });
  const rows = Array.from(table.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm), ([, id, parent, command = ""]) => ({
    id: Number(id),
    parent: Number(parent),
    command,
  }));
  const below = (parent: number): typeof rows =>
    rows.filter((row) => row.parent === parent).flatMap((row) => [row, ...below(row.id)]);
  return below(pid ?? 0)
    .filter(({ command }) => command.includes(word) && !command.startsWith("ps "))
    .map(({ id }) => id);
}

/** Whether a process runs; one that has ended and waits to be collected does not. */
export function runs(pid: number): boolean {
  try {
    return !execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).startsWith("Z");
  } catch {
    return false;
  }
}

/** Waits until something is so, for at most ten seconds. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = performance.now() + 10_000;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error("It did not come to be so.");
    await sleep(20);
  }
}
