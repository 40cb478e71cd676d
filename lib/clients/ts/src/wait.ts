import { BrandrunTimeoutError } from "./errors.ts";
import type { CallOptions } from "./request.ts";
import { sleep } from "./sleep.ts";

export type WaitOptions<T> = Pick<CallOptions, "signal" | "maxRetries"> & {
  /** Called with the record after every look at it. */
  onProgress?: ((record: T) => void) | undefined;
  /** Milliseconds until a BrandrunTimeoutError: 10 minutes unless it is given. What is waited for goes on. */
  timeoutMs?: number | undefined;
};

type Wait<T> = WaitOptions<T> & {
  read: (seconds: number, options: CallOptions) => Promise<T>;
  isOver: (record: T) => boolean;
};

const LONGEST_MS = 600_000;
/** How long one request is held open: shorter where progress is shown. */
const UNWATCHED_SECONDS = 25;
const WATCHED_SECONDS = 3;
/** A service that answers at once is not asked in a tight loop. */
const GAP_MS = 1_000;

/** Reads a record by long polling until it has ended. */
export async function waitUntilOver<T>(wait: Wait<T>): Promise<T> {
  const { read, isOver, onProgress, timeoutMs = LONGEST_MS, ...options } = wait;
  const end = Date.now() + timeoutMs;
  const longest = onProgress ? WATCHED_SECONDS : UNWATCHED_SECONDS;
  for (;;) {
    const asked = Date.now();
    const record = await read(Math.max(0, Math.min(longest, Math.floor((end - asked) / 1000))), options);
    onProgress?.(record);
    if (isOver(record)) return record;
    const now = Date.now();
    if (now >= end) throw new BrandrunTimeoutError(`It has not ended within ${timeoutMs / 1000} s.`);
    await sleep(Math.min(Math.max(0, asked + GAP_MS - now), end - now), options.signal);
  }
}
