import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { VIEWER, VIEWER_PACKAGE } from "./viewer.ts";

const run = promisify(execFile);
const TIMEOUT_MS = 60_000;

/**
 * Fetches the viewer of the API reference where it is missing. As a dependency it would bring 27 packages of more than
 * 100 MB, none of which its one compiled file needs. Without it everything else works.
 */
export async function getViewer(signal?: AbortSignal): Promise<void> {
  if (existsSync(VIEWER)) return;
  mkdirSync(dirname(VIEWER), { recursive: true });
  const folder = mkdtempSync(`${VIEWER}-`);
  const options = { encoding: "utf8", timeout: TIMEOUT_MS, ...(signal && { signal }) } as const;
  try {
    const args = ["pack", VIEWER_PACKAGE.name, "--silent", "--pack-destination", folder];
    const archive = join(folder, (await run("npm", args, options)).stdout.trim());
    const hash = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (`sha512-${hash}` !== VIEWER_PACKAGE.integrity)
      throw new Error("The archive is not the expected one.");
    await run("tar", ["-xzf", archive, "-C", folder, VIEWER_PACKAGE.file], options);
    renameSync(join(folder, VIEWER_PACKAGE.file), VIEWER);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Why the viewer is missing, and what to do, in one line. */
export function viewerMissing(error: unknown): string {
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  return `The viewer of /docs/reference was not fetched; npm run docs:viewer tries again. ${reason}`;
}
