// Weighs what `npm ci` installed, by the disk it takes, and fails above the budget. Tools of single steps belong in `.ci/NAME`.
import { lstatSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./tool.mjs";

const BUDGET_MB = 600;
const SHOWN = 15;
const BLOCK = 512;
const MB = 2 ** 20;

const MODULES = join(ROOT, "node_modules");
const packages = namesIn(MODULES)
  .flatMap((name) => (name.startsWith("@") ? namesIn(join(MODULES, name)).map(($) => `${name}/${$}`) : name))
  .map((name) => ({ name, bytes: bytesOf(join(MODULES, name)) }))
  .toSorted((a, b) => b.bytes - a.bytes);
const total = packages.reduce((sum, { bytes }) => sum + bytes, 0);
for (const { name, bytes } of packages.slice(0, SHOWN))
  console.log(`${(bytes / MB).toFixed(0).padStart(4)} MB  ${name}`);
console.log(
  `${(total / MB).toFixed(0).padStart(4)} MB  together, in ${packages.length} packages; the budget is ${BUDGET_MB}`,
);
if (total > BUDGET_MB * MB) process.exit(1);

function namesIn(folder) {
  return readdirSync(folder).filter((name) => !name.startsWith("."));
}

function bytesOf(path) {
  const state = lstatSync(path);
  const own = state.blocks * BLOCK;
  if (!state.isDirectory()) return own;
  return readdirSync(path).reduce((sum, name) => sum + bytesOf(join(path, name)), own);
}
