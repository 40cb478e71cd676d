// Lints the interface description: redocly (recommended-strict), spectral (oas and owasp), hints included.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { describeTo, installed } from "./tool.mjs";

// Reserved names such as example.com are a finding of their own.
const ADDRESS = "https://api.brandrun.test";
// The linters are 83 MB.
const FOLDER = installed("api-lint");

describeTo(join(FOLDER, "openapi.json"), "--at", ADDRESS);
const findings = [...redocly(), ...spectral()];
for (const finding of findings) console.error(finding);
if (findings.length > 0) throw new Error(`The interface description has ${findings.length} findings.`);
console.log("The interface description has no finding.");

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
