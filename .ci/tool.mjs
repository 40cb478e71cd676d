// Tools of single steps are no dependencies of the project: their lock files are in `.ci/NAME`, they are installed in `.data`.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");

/** Installs the tool whose lock file is in `.ci/NAME`, unless that has been done before. Answers its folder. */
export function installed(name) {
  const source = join(import.meta.dirname, name);
  const folder = join(ROOT, ".data", name);
  const stamp = join(folder, "stamp");
  const lock = createHash("sha256")
    .update(readFileSync(join(source, "package-lock.json")))
    .digest("hex");
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(source)) copyFileSync(join(source, file), join(folder, file));
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === lock) return folder;
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", args, { cwd: folder, stdio: "inherit" });
  writeFileSync(stamp, lock);
  return folder;
}

/** Writes the interface description to a file. */
export function describeTo(file, ...args) {
  const script = ["--import", "tsx", "test/openapi/write.ts", "--to", file, ...args];
  execFileSync(process.execPath, script, { cwd: ROOT, stdio: "inherit" });
}
