const MINUTE_MS = 60_000;

/**
 * Calls `wake` at every full minute, as the cron trigger does, unless a call is still running. Returns the
 * stop function.
 */
export function everyMinute(wake: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(run, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const run = () => {
    wake()
      .catch((error) => console.error("The cron trigger failed:", error))
      .finally(plan);
  };
  plan();
  return () => clearTimeout(timer);
}
