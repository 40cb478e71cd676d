import type { Journal, JournalChange } from "./journal.ts";
import type { QueuedMessage } from "./message.ts";
import type { RequestHeaders } from "./settings.ts";

const WINDOW_MS = 10 * 60_000;

/** The id under which repeats of this request are recognised; undefined when it names none. */
export function deduplicationId(headers: RequestHeaders): string | undefined {
  const given = headers["upstash-deduplication-id"];
  return given ? `id:${given}` : undefined;
}

/** The message accepted under this id within the last ten minutes. */
export function findDuplicate({ seen }: Journal, id: string, now: number): string | undefined {
  const found = seen.get(id);
  return found && found.until > now ? found.messageId : undefined;
}

/** Stores a message under its id and deletes expired ids; the oldest ids come first. */
export function rememberId(
  { seen }: Journal,
  id: string,
  { messageId }: QueuedMessage,
  now: number,
): JournalChange[] {
  const expired: JournalChange[] = [];
  for (const [key, { until }] of seen) {
    if (until > now) break;
    expired.push(["seen", key, null]);
  }
  return [...expired, ["seen", id, { messageId, until: now + WINDOW_MS }]];
}
