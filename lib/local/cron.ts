const MINUTE_MS = 60_000;
/** Ctrl-C ends workerd too, so a failure may only be the start of the shutdown. */
const GRACE_MS = 200;

/**
 * Calls `wake` at every full minute, as the cron trigger does, unless a call is still running. Returns the
 * stop function.
 */
export function everyMinute(wake: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout;
  let stopped = false;
  const plan = () => {
    if (!stopped) timer = setTimeout(run, MINUTE_MS - (Date.now() % MINUTE_MS));
  };
  const report = (error: unknown) => {
    if (!stopped) console.error("The cron trigger failed:", error);
  };
  const run = () => {
    wake()
      .catch((error) => void setTimeout(report, GRACE_MS, error))
      .finally(plan);
  };
  plan();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}
