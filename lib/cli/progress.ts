import type { Run } from "./answers.ts";
import type { Paint } from "./paint.ts";
import type { Terminal } from "./terminal.ts";
import { clean, shorten, width, words } from "./text.ts";
import { duration } from "./times.ts";

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const FRAME_MS = 100;

export type Moment = { run: Run | undefined; elapsedMs: number; columns: number };

/** The live line without its spinner: what is being done, how far it is, how long it has taken. */
export function progressLine({ run, elapsedMs, columns }: Moment): string {
  const step = run?.step ?? run?.status ?? "sending the brief";
  const percent = run?.percent;
  const parts = [
    words(clean(step)),
    percent === undefined ? "" : `${Math.round(percent)}%`,
    duration(elapsedMs),
  ];
  // Two cells of spinner, and one so that no terminal breaks the line.
  return shorten(parts.filter(Boolean).join("  "), columns - 3);
}

export type Progress = {
  show(run: Run): void;
  /** A sentence that stays, above the live line. */
  note(sentence: string): void;
  stop(): void;
};

/** Progress without a terminal: sentences are printed, and nothing moves. */
export const quiet = (terminal: Terminal): Progress => ({
  show: () => {},
  note: (sentence) => terminal.err.write(`${clean(sentence)}\n`),
  stop: () => {},
});

/** One line on stderr that rewrites itself until `stop`. Uses no escape codes, so NO_COLOR stays free of them. */
export function liveProgress(terminal: Terminal, paint: Paint): Progress {
  const { err } = terminal;
  const started = terminal.now();
  let run: Run | undefined;
  let frame = 0;
  let drawn = 0;

  function erase() {
    if (drawn > 0) err.write(`\r${" ".repeat(drawn)}\r`);
    drawn = 0;
  }
  function draw() {
    const line = progressLine({ run, elapsedMs: terminal.now() - started, columns: err.columns });
    const rest = " ".repeat(Math.max(0, drawn - width(line) - 2));
    err.write(`\r${paint("cyan", FRAMES[frame++ % FRAMES.length]!)} ${line}${rest}`);
    drawn = width(line) + 2;
  }

  draw();
  const stopTicking = terminal.every(FRAME_MS, draw);
  return {
    show: (next) => {
      run = next;
    },
    note: (sentence) => {
      erase();
      err.write(`${clean(sentence)}\n`);
    },
    stop: () => {
      stopTicking();
      erase();
    },
  };
}
