import { width } from "../text/lines.ts";
import type { Run } from "./answers.ts";
import { type Paint, painter } from "./paint.ts";
import type { Terminal } from "./terminal.ts";
import { clean, shorten, words } from "./text.ts";
import { duration } from "./times.ts";

const FRAMES = ["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"];
const FRAME_MS = 100;

const BAR_CELLS = 16;

export type Moment = { run: Run | undefined; elapsedMs: number; columns: number };

type LiveWork = { label: string; percent?: number | undefined };

/** The live line without its spinner: what is being done, how far it is, how long it has taken. */
export function progressLine({ run, elapsedMs, columns }: Moment): string {
  return placeLine(placeOf(run), elapsedMs, columns);
}

const placeOf = (run: Run | undefined): LiveWork => ({
  label: words(clean(run?.step ?? run?.status ?? "sending the brief")),
  percent: run?.percent,
});

function placeLine({ label, percent }: LiveWork, elapsedMs: number, columns: number): string {
  const far = percent === undefined ? "" : `${Math.round(percent)}%`;
  // Two cells of spinner, and one so that no terminal breaks the line.
  const room = columns - 3;
  const line = [label, far, duration(elapsedMs)].filter(Boolean).join("  ");
  const bar = percent === undefined || width(line) + BAR_CELLS + 2 > room ? "" : `  ${barOf(percent)}`;
  return shorten(line + bar, room);
}

/** `██████░░░░░░░░░░` */
function barOf(percent: number): string {
  const full = Math.round((Math.min(100, Math.max(0, percent)) / 100) * BAR_CELLS);
  return "█".repeat(full) + "░".repeat(BAR_CELLS - full);
}

export type Progress = {
  /** Shows the live line. Before it nothing moves: a usage error has nothing to wait for. */
  begin(): void;
  show(run: Run): void;
  /** What is being done, and how much of it in percent. */
  at(label: string, percent?: number): void;
  /** A sentence that stays, above the live line. */
  note(sentence: string): void;
  stop(): void;
};

/** Progress without a terminal: sentences are printed, and nothing moves. */
const quiet = (terminal: Terminal): Progress => ({
  begin: () => {},
  show: () => {},
  at: () => {},
  note: (sentence) => terminal.err.write(`${clean(sentence)}\n`),
  stop: () => {},
});

/** The live line where there is a terminal that can rewrite one. `first` is what it says at the beginning. */
export function progressFor(terminal: Terminal, first?: string): Progress {
  const { err, env } = terminal;
  const canRewrite = err.isTTY && env.TERM !== "dumb";
  return canRewrite ? liveProgress(terminal, painter(err, env), first) : quiet(terminal);
}

/** One line on stderr that rewrites itself until `stop`. Uses no escape codes, so NO_COLOR stays free of them. */
function liveProgress(terminal: Terminal, paint: Paint, first?: string): Progress {
  const { err } = terminal;
  const started = terminal.now();
  let place: LiveWork = first === undefined ? placeOf(undefined) : { label: first };
  let frame = 0;
  let drawn = 0;

  function erase() {
    if (drawn > 0) err.write(`\r${" ".repeat(drawn)}\r`);
    drawn = 0;
  }
  function draw() {
    const line = placeLine(place, terminal.now() - started, err.columns);
    const rest = " ".repeat(Math.max(0, drawn - width(line) - 2));
    err.write(`\r${paint("cyan", FRAMES[frame++ % FRAMES.length]!)} ${line}${rest}`);
    drawn = width(line) + 2;
  }

  let stopTicking: (() => void) | undefined;
  return {
    begin: () => {
      if (stopTicking) return;
      draw();
      stopTicking = terminal.every(FRAME_MS, draw);
    },
    show: (run) => {
      place = placeOf(run);
    },
    at: (label, percent) => {
      place = { label, percent };
    },
    note: (sentence) => {
      erase();
      err.write(`${clean(sentence)}\n`);
    },
    stop: () => {
      stopTicking?.();
      erase();
    },
  };
}
