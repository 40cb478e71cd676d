import type { Book } from "./book.ts";
import type { Caller } from "./caller.ts";
import type { FaultPeriod } from "./faults.ts";
import type { Sample } from "./memory.ts";

type Watched = {
  book: Book;
  caller: Caller;
  memory: readonly Sample[];
  periods: readonly FaultPeriod[];
  seconds: number;
};

const EVERY_MS = 10_000;

/** A line on stderr every ten seconds. */
export function watchProgress({ book, caller, memory, periods, seconds }: Watched) {
  const began = Date.now();
  let seen = 0;
  const timer = setInterval(() => {
    const fresh = book.answers.slice(seen);
    seen = book.answers.length;
    const bad = fresh.filter(({ status }) => status === 0 || status >= 500).length;
    const { node = 0, workerd = 0 } = memory.at(-1) ?? {};
    const elapsed = Math.round((Date.now() - began) / 1000);
    console.error(
      [
        `${elapsed} of ${seconds} s`,
        `${(fresh.length / (EVERY_MS / 1000)).toFixed(0)} answers/s`,
        `${bad} failed`,
        `${caller.underWay()} under way`,
        `${book.acceptedRuns.size} runs`,
        `node ${Math.round(node)} MB, workerd ${Math.round(workerd)} MB`,
        `last trouble: ${periods.at(-1)?.kind ?? "none"}`,
      ].join("  "),
    );
  }, EVERY_MS);
  return { stop: () => clearInterval(timer) };
}
