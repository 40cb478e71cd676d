// Runs drizzle-kit with the project's configuration: `check` compares the migrations, `generate` writes one.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installed, ROOT } from "./tool.mjs";

const KIT = join(installed("drizzle-kit"), "node_modules/drizzle-kit/bin.cjs");
const [command, ...rest] = process.argv.slice(2);
const args = [KIT, command, "--config", "drizzle/drizzle.config.ts", ...rest];
process.exit(spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" }).status ?? 1);
