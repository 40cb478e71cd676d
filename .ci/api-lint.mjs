// Lints the interface description: redocly (recommended-strict), spectral (oas and owasp), hints included.
// The linters are 83 MB, so they are no dependency of the project: their lock file is in `.ci/api-lint`, they are in `.data`.
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const SOURCE = join(import.meta.dirname, "api-lint");
const FOLDER = join(ROOT, ".data/api-lint");
const STAMP = join(FOLDER, "stamp");
// Reserved names such as example.com are a finding of their own.
const ADDRESS = "https://api.brandrun.test";

mkdirSync(FOLDER, { recursive: true });
for (const name of readdirSync(SOURCE)) copyFileSync(join(SOURCE, name), join(FOLDER, name));
install();
const write = [
  "--import",
  "tsx",
  "test/openapi/write.ts",
  "--to",
  join(FOLDER, "openapi.json"),
  "--at",
  ADDRESS,
];
execFileSync(process.execPath, write, { cwd: ROOT, stdio: "inherit" });
const findings = [...redocly(), ...spectral()];
for (const finding of findings) console.error(finding);
if (findings.length > 0) throw new Error(`The interface description has ${findings.length} findings.`);
console.log("The interface description has no finding.");

function install() {
  const stamp = createHash("sha256")
    .update(readFileSync(join(SOURCE, "package-lock.json")))
    .digest("hex");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === stamp) return;
  const args = ["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
  execFileSync("npm", args, { cwd: FOLDER, stdio: "inherit" });
  writeFileSync(STAMP, stamp);
}

function redocly() {
  const { problems } = run("redocly", [
    "lint",
    "--config",
    "redocly.yaml",
    "--format",
    "json",
    "openapi.json",
  ]);
  return problems
    .filter(({ ignored }) => !ignored)
    .map(({ ruleId, message, location }) => `redocly ${ruleId}: ${message} (${location[0]?.pointer})`);
}

function spectral() {
  const args = [
    "lint",
    "--ruleset",
    "spectral.yaml",
    "--fail-severity=hint",
    "--format",
    "json",
    "openapi.json",
  ];
  return run("spectral", args).map(
    ({ code, message, path }) => `spectral ${code}: ${message} (${path.join("/")})`,
  );
}

/** What a linter prints as JSON. Findings make it exit with 1. */
function run(linter, args) {
  const file = join(FOLDER, "node_modules/.bin", linter);
  const { stdout, stderr } = spawnSync(file, args, { cwd: FOLDER, encoding: "utf8", maxBuffer: 2 ** 28 });
  try {
    return JSON.parse(stdout.replace(/\]\s*No results.*$/s, "]"));
  } catch {
    throw new Error(`${linter} did not answer:\n${stdout.slice(0, 2000)}\n${stderr.slice(0, 2000)}`);
  }
}
