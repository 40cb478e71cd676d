import { hostname } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { openBrowser } from "./browser.ts";

export type Output = { isTTY: boolean; columns: number; write(text: string): void };

/** Everything a command may touch outside itself, so that a test can stand in for a person's terminal. */
export type Terminal = {
  env: Record<string, string | undefined>;
  /** The data folder of `npm start` where DATA_DIR names none. */
  usualData: string;
  /** Folder of the notes that `npm start` leaves while it runs. */
  runningIn: string;
  out: Output;
  err: Output;
  /** `read` takes all there is, `line` one line that a person types; nothing where the input ends. */
  input: { isTTY: boolean; read(): Promise<string>; line(signal: AbortSignal): Promise<string> };
  fetch: typeof fetch;
  /** Opens an address for a person; false where no browser can be. */
  openBrowser(address: string): Promise<boolean>;
  /** The name of this machine. */
  host: string;
  /** Milliseconds, only ever compared with each other. */
  now(): number;
  /** The caller's clock, for examples of times. */
  today(): Date;
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** Calls back again and again until the returned function is called. */
  every(milliseconds: number, tick: () => void): () => void;
  /** From this call on, Ctrl-C aborts the signal instead of ending the program; a second Ctrl-C ends it. */
  interrupts(): AbortSignal;
};

/** The width that a person asks for with COLUMNS, else that of the terminal. A pipe has none, and some terminals say 0. */
export function columnsOf(asked: string | undefined, own: number | undefined): number {
  return (/^\d{1,4}$/.test(asked ?? "") && Number(asked)) || own || 80;
}

const output = (stream: NodeJS.WriteStream): Output => ({
  isTTY: stream.isTTY === true,
  // biome-ignore lint/style/noProcessEnv: the same environment as below.
  columns: columnsOf(process.env.COLUMNS, stream.columns),
  write: (chunk) => void stream.write(chunk),
});

/** Without `terminal`, Ctrl-C stays a signal. */
function line(signal: AbortSignal): Promise<string> {
  const lines = createInterface({ input: process.stdin, terminal: false });
  return new Promise<string>((resolve, reject) => {
    lines.once("line", resolve);
    lines.once("close", () => resolve(""));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  }).finally(() => lines.close());
}

function every(milliseconds: number, tick: () => void): () => void {
  const timer = setInterval(tick, milliseconds);
  return () => clearInterval(timer);
}

function interrupts(): AbortSignal {
  const controller = new AbortController();
  process.once("SIGINT", () => controller.abort());
  return controller.signal;
}

/** The terminal this process was started in. */
export function processTerminal(): Terminal {
  return {
    // biome-ignore lint/style/noProcessEnv: the one place where the client reads its environment.
    env: process.env,
    usualData: resolve(".data"),
    runningIn: join(import.meta.dirname, "../../node_modules/.cache/brandrun"),
    out: output(process.stdout),
    err: output(process.stderr),
    input: { isTTY: process.stdin.isTTY === true, read: () => text(process.stdin), line },
    fetch,
    // biome-ignore lint/style/noProcessEnv: the same environment as above.
    openBrowser: (address) => openBrowser(address, process.env),
    host: hostname(),
    now: () => performance.now(),
    today: () => new Date(),
    sleep: (milliseconds, signal) => sleep(milliseconds, undefined, signal && { signal }),
    every,
    interrupts,
  };
}
