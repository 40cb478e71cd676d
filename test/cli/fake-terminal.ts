import { brandrun } from "../../lib/cli/brandrun.ts";
import type { Output, Terminal } from "../../lib/cli/terminal.ts";

type Habits = Partial<Omit<Terminal, "input">> & {
  piped?: true;
  columns?: number;
  typed?: string;
  /** What the person types when asked a question. */
  answer?: string;
};

/**
 * A person at a terminal that keeps everything it showed, and whose clock jumps instead of waiting.
 * `piped` stands for stdout and stderr going elsewhere.
 */
export function fakeTerminal({ piped, columns = 80, typed = "", answer, ...habits }: Habits = {}) {
  const shown = { out: "", err: "", slept: [] as number[] };
  let clock = 0;
  const output = (name: "out" | "err"): Output => ({
    isTTY: !piped,
    columns,
    write: (text) => {
      shown[name] += text;
    },
  });
  const terminal: Terminal = {
    env: {},
    usualData: "/nowhere/.data",
    runningIn: "/nowhere/running",
    out: output("out"),
    err: output("err"),
    input: { isTTY: answer !== undefined, read: async () => typed, line: async () => answer ?? "" },
    fetch,
    openBrowser: async () => false,
    host: "annas-laptop",
    now: () => clock,
    today: () => new Date("2030-01-01T00:00:00Z"),
    sleep: async (milliseconds) => {
      shown.slept.push(milliseconds / 1000);
      clock += milliseconds;
    },
    every: () => () => {},
    interrupts: () => new AbortController().signal,
    ...habits,
  };
  return { shown, types: (args: string[]) => brandrun(args, terminal) };
}

/** Runs a command in this process with pipes for a terminal. Starting a process for each test costs a second. */
export async function cli(args: string[], habits: Habits = {}) {
  const { shown, types } = fakeTerminal({ piped: true, ...habits });
  return { code: await types(args), out: shown.out, err: shown.err };
}
