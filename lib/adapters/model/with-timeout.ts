import { ModelFailure } from "../../core/model.ts";

/** The work's result, or a ModelFailure once the time is up; then the request is cancelled. */
export async function within<T>(timeoutMs: number, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const cancel = new AbortController();
  let timer: ReturnType<typeof setTimeout> | null = null;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new ModelFailure("timeout", `No answer within ${Math.round(timeoutMs / 100) / 10} seconds.`));
      cancel.abort();
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(cancel.signal), late]);
  } finally {
    if (timer !== null) clearTimeout(timer);
  }
}
