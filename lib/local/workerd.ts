import { type ChildProcess, spawn } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as z from "zod/v4";
import { jsonFile } from "./disk/json-file.ts";
import { commandOf } from "./process-table.ts";

/** Data that identifies one of our workerd processes later. */
const Footprint = z.object({ pid: z.int().positive(), port: z.int() });

export type WatchOptions = {
  port: number;
  /** The data folder, where the footprint is stored for the next start; without a folder none is stored. */
  folder?: string | undefined;
  /** Called on every exit of workerd, intended or not. */
  onExit(): unknown;
};

/**
 * Watches the workerd processes that miniflare starts. They end with this process, even after `kill -9`,
 * because an orphan would block the port.
 */
export function watchWorkerd({ port, folder, onExit }: WatchOptions) {
  const file = footprintIn(folder);
  const heir = startHeir();
  let current: ChildProcess | undefined;

  function meet(child: ChildProcess) {
    current = child;
    heir.stdin.write(`${child.pid}\n`);
    if (child.pid) note({ pid: child.pid, port });
    child.once("exit", () => {
      if (current !== child) return;
      current = undefined;
      heir.stdin.write("0\n");
      onExit();
    });
  }

  /** The heir does without it; only when both are killed the next start needs it. */
  function note(footprint: z.infer<typeof Footprint>) {
    try {
      file.write(footprint);
    } catch (error) {
      console.error((error as Error).message);
    }
  }

  function onProcess(message: unknown) {
    const { process: child } = message as { process: ChildProcess };
    child.once("spawn", () => {
      if (basename(child.spawnfile) === "workerd") meet(child);
    });
  }

  const killNow = () => current?.kill("SIGKILL");
  subscribe("child_process", onProcess);
  process.on("exit", killNow);

  return {
    /** Stops watching; workerd should have ended by then. */
    async close() {
      unsubscribe("child_process", onProcess);
      process.removeListener("exit", killNow);
      killNow();
      heir.kill("SIGKILL");
      if (heir.exitCode === null && heir.signalCode === null) await once(heir, "exit");
      if (folder) rmSync(footprintPath(folder), { force: true });
    },
  };
}

/** Reads process ids until its input ends, which it does when we do, and then ends the last one. */
function startHeir() {
  const script = 'last=0; while read -r pid; do last="$pid"; done; [ "$last" -gt 0 ] && kill -9 "$last"';
  const heir = spawn("/bin/sh", ["-c", script], { stdio: ["pipe", "ignore", "ignore"], detached: true });
  heir.unref();
  heir.stdin.on("error", () => {});
  return heir;
}

const footprintPath = (folder: string) => join(folder, "workerd.json");
const footprintIn = (folder: string | undefined) =>
  jsonFile({ path: folder && footprintPath(folder), shape: Footprint, wayOut: "" });

/** Ends the workerd a killed start left behind, if the process of that id is still the one. */
export async function endOrphan(folder: string): Promise<void> {
  const footprint = footprintIn(folder).readOrRemake();
  if (!footprint) return;
  const isOurs = async () => {
    const command = (await commandOf(footprint.pid)) ?? "";
    return command.includes("workerd") && command.includes(`=127.0.0.1:${footprint.port} `);
  };
  for (let attempt = 0; attempt < 40 && (await isOurs()); attempt++) {
    process.kill(footprint.pid, "SIGKILL");
    await sleep(50);
  }
  rmSync(footprintPath(folder), { force: true });
}
