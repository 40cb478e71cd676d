import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { CallOptions } from "../clients/ts/src/index.ts";
import { readRun } from "./answers.ts";
import { readWords } from "./brief.ts";
import { misuse, Stop } from "./exit.ts";
import { type CommandLine, type GivenOptions, lastValue } from "./given.ts";
import type { OptionName } from "./options.ts";
import type { Progress } from "./progress.ts";
import { type Destination, readDestination, saveAssets } from "./save.ts";
import type { Terminal } from "./terminal.ts";
import { readMoment } from "./times.ts";

/** The words and options of a command line, and how its calls are sent. */
export type CallInput = ReturnType<typeof callInput>;

type Sending = {
  terminal: Terminal;
  line: CommandLine;
  progress: Progress;
  signal: AbortSignal;
  baseUrl: string;
  isJson: boolean;
  ask: <T>(call: (sent: CallOptions) => Promise<T>) => Promise<T>;
};

const GAP_MS = 1_000;

export function callInput({ terminal, line, progress, signal, ask, baseUrl, isJson }: Sending) {
  const { given, words } = line;
  let breathed = Number.NEGATIVE_INFINITY;
  const value = (name: OptionName) => lastValue(given, name);
  return {
    ask,
    progress,
    signal,
    /** Whether the answer is printed as it came. */
    isJson,
    has: (name: OptionName) => given.has(name),
    value,
    /** Every value of an option, as given. */
    given: (name: OptionName): readonly string[] => given.get(name) ?? [],
    /** A word of the command line. The table says how many there are. */
    word: (index = 0) => words[index] ?? "",
    words,
    /** The value of an option that the command cannot do without. */
    required(name: OptionName, example: string): string {
      const text = value(name);
      if (text === undefined) throw misuse(`--${name} is missing.`, `For example: --${name} ${example}`);
      return text;
    },
    number(name: OptionName): number | undefined {
      const text = value(name);
      if (text === undefined) return undefined;
      if (!/^-?\d{1,15}$/.test(text.trim()))
        throw misuse(`--${name} "${text}" is not a whole number.`, `For example: --${name} 5`);
      return Number(text);
    },
    /** Every value of an option that may be given several times, also separated by commas. */
    list: (name: OptionName): string[] => valuesOf(given, name),
    /** Every time of an option, likewise. */
    moments: (name: OptionName): string[] =>
      valuesOf(given, name).map((text) => readMoment(text, name, terminal.today())),
    /** The words of an option: as given, of a file (`@FILE`) or of standard input (`-`). */
    text: (given: string, what?: string) => readWords(terminal, given, what),
    json: async (given: string) =>
      parseJson(await readWords(terminal, given, "JSON"), `'{"headline": "Half the time"}', or @data.json`),
    jsonFile: async (path: string, example: string) =>
      parseJson(
        path === "-" ? await terminal.input.read() : (await fileNamed(path)).toString("utf8"),
        example,
      ),
    file: async (path: string) => new File([new Uint8Array(await fileNamed(path))], basename(path)),
    /** Where --out puts files, made writable before anything is paid for. */
    async destination(): Promise<Destination | undefined> {
      const path = value("out");
      return path === undefined ? undefined : readDestination(path);
    },
    /** Saves the files of a run there. */
    async save(record: unknown, to: Destination | undefined): Promise<void> {
      const run = to && readRun(record);
      if (!run) return;
      for (const path of await saveAssets(terminal, run, to, { baseUrl, signal }))
        progress.note(`Saved ${path}`);
    },
    /** Waits until a second has passed since the last breath: who answers at once is not asked in a tight loop. */
    async breathe(): Promise<void> {
      const early = GAP_MS - (terminal.now() - breathed);
      if (early > 0) await terminal.sleep(early, signal);
      breathed = terminal.now();
    },
    /** Does something for each, one after the other, and shows how far it is. What was done stays done. */
    async each<T, R>(items: readonly T[], label: string, work: (item: T) => Promise<R>): Promise<R[]> {
      const done: R[] = [];
      for (const item of items) {
        progress.at(label, (100 * done.length) / items.length);
        try {
          done.push(await work(item));
        } catch (error) {
          if (!(error instanceof Stop) || done.length === 0) throw error;
          const so = `${done.length} of ${items.length} were done before.`;
          throw error.saying([so, ...error.hints], `${String(item)}: ${error.message}`);
        }
      }
      return done;
    },
  };
}

function parseJson(text: string, example: string): Record<string, unknown> {
  let place = "";
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed === "object" && parsed !== null && !Array.isArray(parsed))
      return parsed as Record<string, unknown>;
  } catch (error) {
    place = ` ${(error as SyntaxError).message}.`;
  }
  throw misuse(`This is not a JSON object.${place}`, `For example: ${example}`);
}

async function fileNamed(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason = code === "ENOENT" ? "no such file" : code === "EISDIR" ? "it is a folder" : String(code);
    const way = path.trimStart().startsWith("{")
      ? "This word is the path of a file. To give JSON itself, put - in its place and the JSON on standard input."
      : "Give the path of a file, seen from this folder.";
    throw misuse(`Cannot read "${path}": ${reason}.`, way);
  }
}

const valuesOf = (given: GivenOptions, name: OptionName): string[] =>
  (given.get(name) ?? []).flatMap((text) => text.split(",")).map((text) => text.trim());
