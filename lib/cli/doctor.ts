import { wrap } from "../text/lines.ts";
import { type Check, checksOf, fails } from "./doctor-checks.ts";
import { EXIT, type ExitCode } from "./exit.ts";
import type { CommandLine } from "./given.ts";
import { painter } from "./paint.ts";
import { readPlace } from "./settings.ts";
import type { Terminal } from "./terminal.ts";
import { clean, indent } from "./text.ts";

const SIGNS = { ok: "✓", warn: "!", fail: "✗", skipped: "-" } as const;
const COLOURS = { ok: "green", warn: "yellow", fail: "red", skipped: "dim" } as const;
const WIDEST = 100;
/** Cells of the sign and the name before what is said. */
const LEFT = 13;

/** `brandrun doctor`: what could be wrong between here and the service. Exit 0 when nothing is, 4 for the key, else 1. */
export async function doctor(terminal: Terminal, { given }: CommandLine, version: string): Promise<ExitCode> {
  const { out, env } = terminal;
  const place = readPlace(terminal, given);
  const checks = await checksOf({ terminal, place, version });
  if (given.has("json") || !out.isTTY)
    out.write(`${JSON.stringify({ base_url: place.baseUrl, checks }, null, 2)}\n`);
  else {
    const paint = painter(out, env);
    const room = Math.min(out.columns, WIDEST) - LEFT;
    const lines = checks.flatMap(({ name, state, says, fix }) => {
      const [first, ...others] = [says, ...(fix ? [fix] : [])].flatMap((text) => wrap(clean(text), room));
      return [
        `${paint(COLOURS[state], SIGNS[state])} ${name.padEnd(10)} ${first}`,
        ...indent(others, " ".repeat(LEFT)),
      ];
    });
    out.write(`${lines.join("\n")}\n`);
  }
  return exitOf(checks);
}

function exitOf(checks: readonly Check[]): ExitCode {
  const failed = checks.filter(fails);
  if (failed.length === 0) return EXIT.ok;
  return failed.every(({ name }) => name === "Key") ? EXIT.unauthorized : EXIT.unexpected;
}
