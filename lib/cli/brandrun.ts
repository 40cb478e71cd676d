import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { readCommandLine } from "./args.ts";
import { inCommandWords, type Typed } from "./command-words.ts";
import { commandNamed } from "./commands.ts";
import { EXIT, type ExitCode, Stop } from "./exit.ts";
import type { CommandLine } from "./given.ts";
import { painter } from "./paint.ts";
import type { Terminal } from "./terminal.ts";
import { clean } from "./text.ts";

/** The whole client: arguments in, exit code out. Everything else it does happens through the terminal. */
export async function brandrun(args: string[], terminal: Terminal): Promise<ExitCode> {
  let typed: Typed | undefined;
  try {
    const line = readCommandLine(args);
    const command = line.command === undefined ? undefined : commandNamed(line.command);
    typed = command && { ...line, command };
    return await dispatch(line, terminal);
  } catch (error) {
    const isJson = args.includes("--json");
    terminal.err.write(isJson ? errorJson(error, typed) : complaint(error, typed, terminal));
    return error instanceof Stop ? error.exit : EXIT.unexpected;
  }
}

// Commands are loaded when asked for: a usage error should not wait for what it does not need.
async function dispatch(line: CommandLine, terminal: Terminal): Promise<ExitCode> {
  const { command, given } = line;
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
  if (command === "completion") return (await import("./completion.ts")).completion(terminal, line);
  const program = await commandNamed(command)?.load?.();
  return program ? program(terminal, line, version) : EXIT.usage;
}

async function ownVersion(): Promise<string> {
  const text = await readFile(join(import.meta.dirname, "../../package.json"), "utf8");
  return String((JSON.parse(text) as { version: unknown }).version);
}

/** The error of `--json`, in one line: code, fields and request id of a refusal, else the sentences for a person. */
function errorJson(error: unknown, typed: Typed | undefined): string {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Stop)) return `${JSON.stringify({ error: { code: "unexpected", message } })}\n`;
  const { apiCode, refused, exit, hints } = error;
  const lines = hints.map((hint) => inCommandWords(hint, typed));
  const code = apiCode ?? Object.entries(EXIT).find(([, value]) => value === exit)?.[0];
  return `${JSON.stringify({ error: { code, message, exit, ...refused, hints: lines } })}\n`;
}

function complaint(error: unknown, typed: Typed | undefined, { err, env }: Terminal): string {
  const paint = painter(err, env);
  const message = error instanceof Error ? error.message : String(error);
  const hints = error instanceof Stop ? error.hints : [];
  const lines = hints.map((hint) => `  ${clean(inCommandWords(hint, typed))}\n`).join("");
  return `${paint("red", "brandrun:")} ${clean(message)}\n${lines}`;
}
