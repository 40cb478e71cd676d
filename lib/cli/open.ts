import { createClient } from "./client.ts";
import { EXIT, type ExitCode, misuse } from "./exit.ts";
import type { CommandLine } from "./given.ts";
import { readPlace, readSettings } from "./settings.ts";
import { isPartOfId, wholeIds } from "./short-ids.ts";
import type { Terminal } from "./terminal.ts";

/** `brandrun open`: the dashboard or one run in the browser. The address is printed in any case. */
export async function open(terminal: Terminal, line: CommandLine, version: string): Promise<ExitCode> {
  const { given } = line;
  const { baseUrl } = readPlace(terminal, given);
  const [run] = await wholeWords(terminal, line, version);
  if (run !== undefined && !/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(run))
    throw misuse(`"${run}" is not the id of a run.`, "npx brandrun runs shows the ids.");
  const address = run ? `${baseUrl}/app/runs/${run}` : `${baseUrl}/app`;
  const json = given.has("json") || !terminal.out.isTTY;
  const opened = !given.has("no-browser") && terminal.out.isTTY && (await terminal.openBrowser(address));
  terminal.out.write(json ? `${JSON.stringify({ address, opened })}\n` : `${address}\n`);
  return EXIT.ok;
}

/** The words with a part of a run's id made whole. A whole id, and no id, need no key. */
async function wholeWords(
  terminal: Terminal,
  { given, words }: CommandLine,
  version: string,
): Promise<readonly string[]> {
  if (!words.some(isPartOfId)) return words;
  const { json, ...settings } = readSettings(terminal, given);
  const note = (sentence: string) => void terminal.err.write(`${sentence}\n`);
  const { api, ask } = createClient({ ...settings, terminal, version, note });
  return wholeIds(api, ask, { args: [{ name: "RUN", about: "" }], words });
}
