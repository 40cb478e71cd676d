/** A clock that only `pass` moves. */
export type Clock = { now(): Date; pass(seconds: number): void };

export function startClock(at = "2026-11-20T10:00:00Z"): Clock {
  let milliseconds = Date.parse(at);
  return {
    now: () => new Date(milliseconds),
    pass(seconds) {
      milliseconds += Math.ceil(seconds * 1000);
    },
  };
}
