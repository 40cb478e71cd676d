import { renderAccount } from "./account-table.ts";
import { createClient } from "./client.ts";
import { refuseContradictions } from "./contradictions.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import type { GivenOptions } from "./given.ts";
import { painter } from "./paint.ts";
import { readSettings } from "./settings.ts";
import type { Terminal } from "./terminal.ts";
import { clean } from "./text.ts";

/** `brandrun account`: the key's own record, as a table or, when stdout is not a terminal, as JSON. */
export async function account(terminal: Terminal, given: GivenOptions, version: string): Promise<ExitCode> {
  refuseContradictions(given);
  const { json, ...settings } = readSettings(terminal, given);
  const { out, err, env } = terminal;
  const note = (sentence: string) => err.write(`${clean(sentence)}\n`);
  const me = await createClient({ ...settings, terminal, version, note }).me();
  const look = { columns: out.columns, paint: painter(out, env), baseUrl: settings.baseUrl };
  out.write(json ? `${JSON.stringify(me.json, null, 2)}\n` : renderAccount(me.value, look));
  return EXIT.ok;
}
