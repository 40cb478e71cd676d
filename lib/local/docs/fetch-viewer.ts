import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { VIEWER, VIEWER_PACKAGE } from "./viewer.ts";

/**
 * Fetches the viewer of the API reference, after `npm ci`. As a dependency it would bring 27 packages of more than
 * 100 MB, none of which its one compiled file needs. Without it everything else works.
 */
function fetchViewer() {
  if (existsSync(VIEWER)) return;
  mkdirSync(dirname(VIEWER), { recursive: true });
  const folder = mkdtempSync(`${VIEWER}-`);
  try {
    const args = ["pack", VIEWER_PACKAGE.name, "--silent", "--pack-destination", folder];
    const archive = join(folder, execFileSync("npm", args, { encoding: "utf8", timeout: 60_000 }).trim());
    const hash = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (`sha512-${hash}` !== VIEWER_PACKAGE.integrity)
      throw new Error("The archive is not the expected one.");
    execFileSync("tar", ["-xzf", archive, "-C", folder, VIEWER_PACKAGE.file]);
    renameSync(join(folder, VIEWER_PACKAGE.file), VIEWER);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

try {
  fetchViewer();
} catch (error) {
  const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
  console.warn(`The viewer of /docs/reference was not fetched; npm run docs:viewer tries again. ${reason}`);
}
