import { readFile } from "node:fs/promises";
import { type CommandLine, readCommandLine } from "./args.ts";
import { EXIT, type ExitCode, Stop } from "./exit.ts";
import { painter } from "./paint.ts";
import type { Terminal } from "./terminal.ts";
import { clean } from "./text.ts";

/** The whole client: arguments in, exit code out. Everything else it does happens through the terminal. */
export async function brandrun(args: string[], terminal: Terminal): Promise<ExitCode> {
  try {
    return await dispatch(readCommandLine(args), terminal);
  } catch (error) {
    terminal.err.write(complaint(error, terminal));
    return error instanceof Stop ? error.exit : EXIT.unexpected;
  }
}

// Commands are loaded when asked for: a usage error should not wait for what it does not need.
async function dispatch({ command, given }: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const version = await ownVersion();
  if (given.has("version")) {
    terminal.out.write(`brandrun ${version}\n`);
    return EXIT.ok;
  }
  if (given.has("help") || !command) {
    const { helpText } = await import("./help.ts");
    const asked = given.has("help");
    (asked ? terminal.out : terminal.err).write(helpText(command, terminal.out.columns));
    return asked ? EXIT.ok : EXIT.usage;
  }
  if (command === "env") return (await import("./env.ts")).env(terminal);
  if (command === "account") return (await import("./account.ts")).account(terminal, given, version);
  if (command === "listen") return (await import("./listen.ts")).listen(terminal, given, version);
  return (await import("./generate.ts")).generate(terminal, given, version);
}

async function ownVersion(): Promise<string> {
  const text = await readFile(new URL("../../package.json", import.meta.url), "utf8");
  return String((JSON.parse(text) as { version: unknown }).version);
}

function complaint(error: unknown, { err, env }: Terminal): string {
  const paint = painter(err, env);
  const message = error instanceof Error ? error.message : String(error);
  const hints = error instanceof Stop ? error.hints : [];
  const lines = hints.map((hint) => `  ${clean(hint)}\n`).join("");
  return `${paint("red", "brandrun:")} ${clean(message)}\n${lines}`;
}
