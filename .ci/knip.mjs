// Finds files, exports and dependencies that nothing uses.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { installed, ROOT } from "./tool.mjs";

const KNIP = join(installed("knip"), "node_modules/knip/bin/knip.js");
process.exit(
  spawnSync(process.execPath, [KNIP, ...process.argv.slice(2)], { cwd: ROOT, stdio: "inherit" }).status ?? 1,
);
