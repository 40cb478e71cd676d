import { EXIT, type ExitCode, misuse } from "./exit.ts";
import type { CommandLine } from "./given.ts";
import { readPlace } from "./settings.ts";
import type { Terminal } from "./terminal.ts";

/** `brandrun open`: the dashboard or one run in the browser. The address is printed in any case. */
export async function open(terminal: Terminal, { given, words }: CommandLine): Promise<ExitCode> {
  const { baseUrl } = readPlace(terminal, given);
  const [run] = words;
  if (run !== undefined && !/^[\w-]{1,60}$/.test(run)) throw misuse(`"${run}" is not the id of a run.`);
  const address = run ? `${baseUrl}/app/runs/${run}` : `${baseUrl}/app`;
  const json = given.has("json") || !terminal.out.isTTY;
  const opened = !given.has("no-browser") && terminal.out.isTTY && (await terminal.openBrowser(address));
  terminal.out.write(json ? `${JSON.stringify({ address, opened })}\n` : `${address}\n`);
  return EXIT.ok;
}
