import { readFile } from "node:fs/promises";
import { misuse } from "./exit.ts";
import type { Terminal } from "./terminal.ts";

/** The brief itself: the words given, or those of standard input (`-`) or a file (`@path`). `@@` stands for an @. */
export async function readBrief(terminal: Terminal, given: string | undefined): Promise<string> {
  if (given === undefined) {
    throw misuse(
      "A brief is needed: say what you want.",
      'npx brandrun generate --brief "Announce our spring sale"',
    );
  }
  const brief = await readWords(terminal, given);
  if (brief.trim() === "")
    throw misuse("The brief is empty.", 'Say what you want: --brief "Announce our spring sale"');
  return brief;
}

/** Words as given, of standard input (`-`) or of a file (`@path`). `@@` stands for an @. `what` they are to be. */
export async function readWords(terminal: Terminal, given: string, what = "brief"): Promise<string> {
  if (given === "-") {
    if (terminal.input.isTTY) terminal.err.write(`Type the ${what}, then Ctrl-D on a line of its own.\n`);
    return withoutLastNewline(await terminal.input.read());
  }
  if (given.startsWith("@@")) return given.slice(1);
  if (given.startsWith("@")) return withoutLastNewline(await readWordsFile(given.slice(1), what));
  return given;
}

async function readWordsFile(path: string, what: string): Promise<string> {
  try {
    return await readFile(path, "utf8");
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? "no such file" : code === "EISDIR" ? "it is a folder" : String(code);
    const way =
      what === "JSON"
        ? "Give the path of a file behind the @, seen from this folder."
        : `To begin a ${what} with an @, write @@.`;
    throw misuse(`Cannot read the ${what} from "${path}": ${reason}.`, way);
  }
}

/** Editors and `echo` end a text with a newline that is no part of the brief. */
const withoutLastNewline = (text: string) => text.replace(/\r?\n$/, "");
