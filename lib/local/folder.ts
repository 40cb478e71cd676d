import { access, constants, mkdir, readdir, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Problem, reason } from "./problem.ts";

/** Makes the data folder if it is missing. Throws a Problem unless it and all in it can be read and written. */
export async function openFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
    const entries = (await readdir(folder)).map((entry) => join(folder, entry));
    const mode = constants.R_OK | constants.W_OK;
    await Promise.all([folder, ...entries].map((path) => access(path, mode)));
  } catch (error) {
    throw unwritable(folder, error);
  }
}

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
