import { own } from "../text/own.ts";
import { EXIT, type ExitCode, misuse } from "./exit.ts";
import { textOf } from "./json.ts";
import { dataFolder, readDemo, sandboxesOf } from "./local-service.ts";
import type { Terminal } from "./terminal.ts";

/** Shell variable to the field of `demo.json` that it holds. */
const VARIABLES = {
  BRANDRUN_URL: "base_url",
  BRANDRUN_API_KEY: "live_key",
  BRANDRUN_TEST_KEY: "test_key",
  BRANDRUN_WORKSPACE: "workspace_id",
};

/** `brandrun env`: address, keys and data folder of the demo workspace that `npm start` made, as exports for `eval`. */
export async function env(terminal: Terminal): Promise<ExitCode> {
  const { out } = terminal;
  const folder = dataFolder(terminal);
  const demo = readDemo(folder) ?? {};
  for (const [name, field] of Object.entries(VARIABLES)) {
    const value = textOf(own(demo, field));
    if (value === undefined) throw noDemo(folder);
    out.write(`export ${name}=${quoted(value)}\n`);
  }
  const sandboxes = sandboxesOf(folder);
  if (sandboxes) out.write(`export BRANDRUN_SANDBOXES_URL=${quoted(sandboxes)}\n`);
  // The operator's commands look there. The usual folder they find by themselves, and another clone has one of its own.
  if (folder !== terminal.usualData) out.write(`export DATA_DIR=${quoted(folder)}\n`);
  return EXIT.ok;
}

const noDemo = (folder: string) =>
  misuse(
    `There is no demo workspace in ${folder}.`,
    "Start the service once with `npm start`.",
    "If its data is elsewhere, name that folder: DATA_DIR=… npx brandrun env",
  );

/** One word for a POSIX shell, whatever characters it holds. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
