import { access, constants, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { unusable } from "./disk/damage.ts";
import { Problem, reason } from "./problem.ts";

/** Makes the data folder if it is missing. Throws a Problem unless it and all in it can be read and written. */
export async function openFolder(folder: string): Promise<void> {
  const entries = await entriesOf(folder).catch((error) => {
    throw unwritable(folder, error);
  });
  await Promise.all(entries.map((name) => checkEntry(folder, name)));
}

async function entriesOf(folder: string): Promise<string[]> {
  await makeFolder(folder);
  await access(folder, READ_AND_WRITE);
  return readdir(folder);
}

const READ_AND_WRITE = constants.R_OK | constants.W_OK;
const FOLDERS = ["files", "postgres", "social", "telegram"];
const FILE = /\.(json|journal|cache|copy)$/;

/** What people put beside ours is left alone, as long as it can be read. */
async function checkEntry(folder: string, name: string): Promise<void> {
  const path = join(folder, name);
  try {
    await access(path, READ_AND_WRITE);
    const isFolder = (await stat(path)).isDirectory();
    if (isFolder && FILE.test(name)) throw misplaced(path, "folder", "file");
    if (!isFolder && FOLDERS.includes(name)) throw misplaced(path, "file", "folder");
  } catch (error) {
    throw error instanceof Problem ? error : unusable(path, error);
  }
}

const misplaced = (path: string, is: string, belongs: string) =>
  new Problem(`${path} is a ${is}, and a ${belongs} belongs there. Move it away, and start again.`);

/** Node's recursive mkdir never returns on file systems without writable folders, such as /proc. */
async function makeFolder(folder: string): Promise<void> {
  if (await isThere(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder).catch((error) => {
    if (error.code !== "EEXIST") throw error;
  });
}

async function isThere(path: string): Promise<boolean> {
  try {
    await stat(path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return false;
    throw error;
  }
}

/** The Problem of a data folder that refuses to be written. */
export function unwritable(folder: string, error: unknown): Problem {
  return new Problem(
    `The data folder ${folder} cannot be written: ${reason(error)}. Choose another one: DATA_DIR=… npm start`,
  );
}
