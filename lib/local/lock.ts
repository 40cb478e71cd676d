import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { unwritable } from "./folder.ts";
import { Problem } from "./problem.ts";
import { isAlive, startOf } from "./process-table.ts";

/**
 * The process that holds the folder. The start time distinguishes it from a later process with the same id.
 */
type Holder = { pid: number; startedAt: number };

/** Clocks are adjusted, and `ps` rounds. */
const TOLERANCE_MS = 5_000;

/**
 * Locks a data folder for this process, also when its last holder crashed. Returns the function that
 * releases it. Throws a Problem that names the process while another one holds the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = join(folder, "lock.json");
  const draft = `${file}.${process.pid}`;
  const me: Holder = { pid: process.pid, startedAt: Math.round(Date.now() - process.uptime() * 1000) };
  try {
    await writeFile(draft, JSON.stringify(me));
    while (!(await claim(draft, file))) await evict(folder, file);
  } catch (error) {
    throw error instanceof Problem ? error : unwritable(folder, error);
  } finally {
    await rm(draft, { force: true });
  }
  return () => rm(file, { force: true });
}

/** A hard link appears atomically with its content, and fails if the name exists. */
async function claim(draft: string, file: string): Promise<boolean> {
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

/** Removes the lock of a process that has ended. */
async function evict(folder: string, file: string): Promise<void> {
  const found = await readHolder(file);
  if (found && (await isHolderAlive(found))) throw inUse(folder, found);
  const aside = `${file}.stale.${process.pid}`;
  const moved = await rename(file, aside).then(
    () => true,
    () => false,
  );
  if (!moved) return;
  // Another start may have created its own lock between the read and the move.
  const taken = await readHolder(aside);
  if (taken?.pid !== found?.pid) await claim(aside, file);
  await rm(aside, { force: true });
}

async function readHolder(file: string): Promise<Holder | undefined> {
  try {
    const { pid, startedAt } = JSON.parse(await readFile(file, "utf8"));
    return Number.isInteger(pid) && pid > 0 ? { pid, startedAt: Number(startedAt) } : undefined;
  } catch {
    return undefined;
  }
}

async function isHolderAlive({ pid, startedAt }: Holder): Promise<boolean> {
  if (pid === process.pid || !isAlive(pid)) return false;
  const start = await startOf(pid);
  if (start === "dead") return false;
  return start === undefined ? isAlive(pid) : Math.abs(start - startedAt) < TOLERANCE_MS;
}

const inUse = (folder: string, { pid }: Holder) =>
  new Problem(
    `A service runs in the data folder ${folder} already: process ${pid}. Use that one, or stop it with Ctrl-C in its terminal. A second one beside it needs a folder and a port of its own: DATA_DIR=.data-2 PORT=8790 npm start`,
  );
