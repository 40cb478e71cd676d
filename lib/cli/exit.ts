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

/** A line that helps on. What the service says about one field of a request keeps the field's place in it. */
export type Hint = string | { path: string; says: string };

/** Ends the command: one sentence for the person, lines that help them on, and a code for the shell. */
export class Stop extends Error {
  readonly exit: ExitCode;
  readonly hints: Hint[];
  /** The API's error code, when the API refused. */
  readonly apiCode: string | undefined;
  /** What else a program wants to know of a refusal of the API, for `--json`. */
  readonly refused: Readonly<Record<string, unknown>> | undefined;

  constructor(
    exit: ExitCode,
    message: string,
    hints: Hint[] = [],
    apiCode?: string,
    refused?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
    this.exit = exit;
    this.hints = hints;
    this.apiCode = apiCode;
    this.refused = refused;
  }

  /** The same end with advice behind what is said of fields. */
  advising(advice: readonly string[]): Stop {
    const fields = this.hints.filter((hint) => typeof hint !== "string");
    const others = this.hints.filter((hint) => typeof hint === "string");
    return this.saying([...fields, ...advice, ...others]);
  }

  /** The same end with more to say. */
  saying(hints: Hint[], message = this.message): Stop {
    return new Stop(this.exit, message, hints, this.apiCode, this.refused);
  }
}

/** The command line itself is wrong; nothing was sent. The first hint is what to do next. */
export const misuse = (message: string, ...hints: [string, ...string[]]) =>
  new Stop(EXIT.usage, message, hints);

/** Two options that cannot both be meant. */
export const contradiction = ([one, other]: readonly [string, string]) =>
  misuse(`--${one} and --${other} exclude each other.`, "Leave one of them out.");
