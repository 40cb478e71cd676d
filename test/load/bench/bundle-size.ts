import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Row } from "./row.ts";
import { type Keep, scratch } from "./scope.ts";

const ROOT = join(import.meta.dirname, "../../..");

/** What would be uploaded by a deploy. */
export async function bundleSize(keep: Keep): Promise<Row[]> {
  const { folder } = await keep(scratch());
  const args = ["wrangler", "deploy", "--dry-run", "--outdir", folder];
  const { stdout } = await promisify(execFile)("npx", args, { cwd: ROOT });
  const [, total, gzip] = /Total Upload: ([\d.]+) KiB \/ gzip: ([\d.]+) KiB/.exec(stdout) ?? [];
  if (!total || !gzip) throw new Error(`wrangler did not tell the size:\n${stdout}`);
  const note = "As wrangler deploy --dry-run counts it: code, wasm and fonts.";
  return [
    { name: "bundle, gzip", value: Number(gzip), unit: "KiB", aim: "≤ 4096 KiB", note },
    { name: "bundle", value: Number(total), unit: "KiB", note },
  ];
}
