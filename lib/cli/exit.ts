/** What the shell sees. Scripts rely on these numbers; `--help` explains them. */
export const EXIT = {
  ok: 0,
  unexpected: 1,
  usage: 2,
  refused: 3,
  unauthorized: 4,
  runFailed: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the command: one sentence for the person, lines that help them on, and a code for the shell. */
export class Stop extends Error {
  readonly exit: ExitCode;
  readonly hints: string[];
  /** The API's error code, when the API refused. */
  readonly apiCode: string | undefined;

  constructor(exit: ExitCode, message: string, hints: string[] = [], apiCode?: string) {
    super(message);
    this.exit = exit;
    this.hints = hints;
    this.apiCode = apiCode;
  }
}

/** The command line itself is wrong; nothing was sent. */
export const misuse = (message: string, ...hints: string[]) => new Stop(EXIT.usage, message, hints);
