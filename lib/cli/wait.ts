import { isOver, type Run } from "./answers.ts";
import type { ApiResult, Client } from "./client.ts";
import type { Terminal } from "./terminal.ts";

/** How long one poll may be held open: short where the percentage is shown, long elsewhere. */
const WATCHED_SECONDS = 2;
const UNWATCHED_SECONDS = 25;
/** A service that answers polls at once must not be asked in a tight loop. */
const GAP_MS = 1000;

export type Waiting = {
  terminal: Terminal;
  client: Client;
  show(run: Run): void;
  signal: AbortSignal;
};

/** The run once it has ended. */
export async function waitForEnd(
  first: ApiResult<Run>,
  { terminal, client, show, signal }: Waiting,
): Promise<ApiResult<Run>> {
  const seconds = terminal.err.isTTY ? WATCHED_SECONDS : UNWATCHED_SECONDS;
  let latest = first;
  show(latest.value);
  while (!isOver(latest.value)) {
    const asked = terminal.now();
    latest = await client.run(first.value.id, seconds);
    show(latest.value);
    const early = GAP_MS - (terminal.now() - asked);
    if (!isOver(latest.value) && early > 0) await terminal.sleep(early, signal);
  }
  return latest;
}
