import { createHash } from "node:crypto";
import type { Change, Journal } from "./journal.ts";
import type { Message } from "./message.ts";
import type { RequestHeaders } from "./settings.ts";

const WINDOW_MS = 10 * 60_000;

function contentId({ url, header, body }: Message): string {
  const content = JSON.stringify([url, header, body]);
  return `content:${createHash("sha256").update(content).digest("hex")}`;
}

/** The id under which repeats of this request are recognised; undefined if it did not ask for that. */
export function deduplicationId(headers: RequestHeaders, message: Message): string | undefined {
  const given = headers["upstash-deduplication-id"];
  if (given) return `id:${given}`;
  return headers["upstash-content-based-deduplication"] === "true" ? contentId(message) : undefined;
}

/** The message accepted under this id within the last ten minutes. */
export function findDuplicate({ seen }: Journal, id: string, now: number): string | undefined {
  const found = seen.get(id);
  return found && found.until > now ? found.messageId : undefined;
}

/** Remembers a message under its id, and forgets what has expired: the oldest ids come first. */
export function rememberId({ seen }: Journal, id: string, { messageId }: Message, now: number): Change[] {
  const expired: Change[] = [];
  for (const [key, { until }] of seen) {
    if (until > now) break;
    expired.push(["seen", key, null]);
  }
  return [...expired, ["seen", id, { messageId, until: now + WINDOW_MS }]];
}
