import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
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
  // The name before the last bracket may hold anything; user and system time are the 12th and 13th field behind it.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** The process id of the workerd that listens on this port of loopback. */
export async function workerdOn(port: number): Promise<number> {
  const { stdout } = await run("ps", ["-axww", "-o", "pid=", "-o", "command="]);
  const address = `=127.0.0.1:${port} `;
  const line = stdout.split("\n").find((text) => text.includes("workerd") && text.includes(address));
  if (!line) throw new Error(`No workerd listens on port ${port}.`);
  return Number.parseInt(line, 10);
}
