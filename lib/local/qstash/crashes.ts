import type { Attempt } from "./deliver.ts";
import type { Journal, JournalChange } from "./journal.ts";
import type { QueuedMessage } from "./message.ts";

/** A message that was under way at so many crashes in a row is given up. It may be what ends the process. */
const MAX_CRASHES = 3;
const REASON = `The platform ended during this attempt, ${MAX_CRASHES} times in a row.`;

/** The result of an attempt that a crash cut off, after the last such crash. */
export const CRASHED: Attempt = {
  status: 0,
  header: {},
  body: Buffer.from(REASON),
  error: REASON,
  isFinal: true,
};

/** Begun before the attempt and ended with it, so that after a crash the journal tells what was under way. */
export const begun = ({ unfinished }: Journal, { messageId }: QueuedMessage): JournalChange => [
  "unfinished",
  messageId,
  (unfinished.get(messageId) ?? 0) + 1,
];
export const ended = ({ messageId }: QueuedMessage): JournalChange => ["unfinished", messageId, null];

/**
 * What to do with a message at the start. One crash more would end a suspect, so it is delivered alone. No
 * other message is under way at that crash.
 */
export function afterCrashes({ unfinished }: Journal, { messageId }: QueuedMessage) {
  const crashes = unfinished.get(messageId) ?? 0;
  if (crashes >= MAX_CRASHES) return "give up";
  return crashes === MAX_CRASHES - 1 ? "deliver alone" : "deliver";
}
