import type { Brandrun, CallOptions } from "../clients/ts/src/index.ts";
import type { CallInput } from "./call-input.ts";
import type { ExitCode } from "./exit.ts";
import type { CommandLine } from "./given.ts";
import type { OptionName } from "./options.ts";
import type { Paint } from "./paint.ts";
import type { Terminal } from "./terminal.ts";

/** A word that is given without a name, such as the id of a run. */
export type Argument = {
  name: string;
  about: string;
  optional?: true;
  many?: true;
  choices?: readonly string[];
};

/** What a terminal looks like to a command that prints. */
export type CallView = { columns: number; paint: Paint; baseUrl: string };

/** A command that does more than one call. Answers the exit code. */
type Program = (terminal: Terminal, line: CommandLine, version: string) => Promise<ExitCode>;

type Described = {
  about: string;
  args?: readonly Argument[];
  /** Those of its own; calls of the service have the common ones too. */
  options?: readonly OptionName[];
  /** What an option means here, where that differs from elsewhere. */
  says?: Partial<Record<OptionName, string>>;
  example: string;
};

/** A call of the service: what it asks for, and how its answer reads. JSON is the answer itself. */
export type ApiCall<T> = Described & {
  /** True where the call must not be sent again after a lost answer. */
  once?: true;
  /** Sent again as the retries say. */
  call?: (api: Brandrun, input: CallInput, sent: CallOptions) => Promise<T>;
  /** In place of `call`: several calls, each with retries of its own by `input.ask`. */
  calls?: (api: Brandrun, input: CallInput) => Promise<T>;
  /** The question before something that cannot be taken back; `--yes` answers it. */
  asks?: (words: readonly string[]) => string;
  print: (answer: T, view: CallView) => string;
  /** Addresses of pictures that a terminal may show. */
  pictures?: (answer: T) => string[];
  /** Exit code 5 where what was made has failed. */
  failed?: (answer: T) => boolean;
};

export type CliCommand = Described & {
  options: readonly OptionName[];
  /** Loads what runs it: a usage error does not wait for what it does not need. Absent where the table itself is shown. */
  load?: () => Promise<Program>;
};
