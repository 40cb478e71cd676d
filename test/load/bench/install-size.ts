import { spawnSync } from "node:child_process";
import { join } from "node:path";
import type { Row } from "./row.ts";

const PROGRAM = join(import.meta.dirname, "../../../.ci/installed-size.mjs");
const NOTE =
  "What `npm ci` takes of the disk, and its largest packages, as `node .ci/installed-size.mjs` weighs them.";

/** What an install weighs. Tools that other commands fetch lie elsewhere. */
export async function installSize(): Promise<Row[]> {
  const { stdout } = spawnSync(process.execPath, [PROGRAM], { encoding: "utf8" });
  const lines = [...stdout.matchAll(/^ *(\d+) MB {2}(.+)$/gm)];
  const rows = lines.map(([, megabytes, name = ""]) => ({
    name: `package ${name}`,
    value: Number(megabytes),
    unit: "MB",
    note: NOTE,
  }));
  const total = rows.pop();
  if (!total) throw new Error(`The sizes cannot be read:\n${stdout}`);
  return [{ ...total, name: "install", aim: "≤ 450 MB" }, ...rows];
}
