import { own } from "../text/own.ts";
import { EXIT, type ExitCode, misuse } from "./exit.ts";
import type { CommandLine } from "./given.ts";
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

/** `brandrun env`: address, keys and data folder of the demo workspace that `npm start` made, as exports for `eval`, or as JSON. */
export async function env(terminal: Terminal, { given }: Pick<CommandLine, "given">): Promise<ExitCode> {
  const found = variablesOf(terminal);
  const exports = Object.entries(found).map(([name, value]) => `export ${name}=${quoted(value)}\n`);
  terminal.out.write(given.has("json") ? `${JSON.stringify(found)}\n` : exports.join(""));
  return EXIT.ok;
}

function variablesOf(terminal: Terminal): Record<string, string> {
  const folder = dataFolder(terminal);
  const demo = readDemo(folder) ?? {};
  const found = Object.entries(VARIABLES).map(([name, field]): [string, string] => {
    const value = textOf(own(demo, field));
    if (value === undefined) throw noDemo(folder);
    return [name, value];
  });
  const sandboxes = sandboxesOf(folder);
  return {
    ...Object.fromEntries(found),
    ...(sandboxes && { BRANDRUN_SANDBOXES_URL: sandboxes }),
    // The operator's commands look there. The usual folder they find by themselves, and another clone has one of its own.
    ...(folder !== terminal.usualData && { DATA_DIR: folder }),
  };
}

const noDemo = (folder: string) =>
  misuse(
    `There is no demo workspace in ${folder}.`,
    "Start the service once with `npm start`.",
    "If its data is elsewhere, name that folder: DATA_DIR=… npx brandrun env",
  );

/** One word for a POSIX shell, whatever characters it holds. */
const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
