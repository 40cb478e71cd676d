import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
/** The kernel counts processor time in hundredths of a second. */
const TICK_MS = 10;

/** Resident memory of a process in MB (10⁶ bytes). */
export async function residentMb(pid: number): Promise<number> {
  const { stdout } = await run("ps", ["-o", "rss=", "-p", String(pid)]);
  return (Number(stdout.trim()) * 1024) / 1e6;
}

/** Processor time a process has used so far, in milliseconds; NaN where the system has no /proc. */
export async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  // The name in brackets may hold anything. User and system time are fields 12 and 13 behind it.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The process id of the workerd that this process of Node started, the last one of several. */
export async function workerdOf(nodePid: number): Promise<number> {
  const { stdout } = await run("ps", ["-axww", "-o", "ppid=", "-o", "pid=", "-o", "stat=", "-o", "command="]);
  const pids = stdout.split("\n").flatMap((line) => {
    const [parent, pid, state = "", command = ""] = line.trim().split(/\s+/);
    const isWorkerd = basename(command) === "workerd" && !state.startsWith("Z");
    return isWorkerd && Number(parent) === nodePid ? Number(pid) : [];
  });
  const pid = pids.at(-1);
  if (!pid) throw new Error(`Process ${nodePid} runs no workerd.`);
  return pid;
}
