import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM means that the process exists but belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The command line of a running process; undefined when it has ended or `ps` gives none. */
export async function commandOf(pid: number): Promise<string | undefined> {
  const [state, command] = await ask(pid, "command");
  return isDead(state) ? undefined : command;
}

/** When a process was started, in Unix milliseconds, exact to a second or two; "dead" once it has ended. */
export async function startOf(pid: number): Promise<number | "dead" | undefined> {
  const [state, start = ""] = await ask(pid, "lstart");
  if (isDead(state)) return "dead";
  const time = Date.parse(`${start} UTC`);
  return Number.isNaN(time) ? undefined : time;
}

/** An ended process stays in the table as a zombie until its parent reads the exit status. */
const isDead = (state = "") => state.startsWith("Z");

async function ask(pid: number, column: "command" | "lstart"): Promise<string[]> {
  try {
    const env = { PATH: "/bin:/usr/bin", LC_ALL: "C", TZ: "UTC" };
    const { stdout } = await run("ps", ["-ww", "-o", "stat=", "-o", `${column}=`, "-p", String(pid)], {
      env,
    });
    return /^(\S+)\s+(.*)$/.exec(stdout.trim())?.slice(1) ?? [];
  } catch {
    return [];
  }
}
