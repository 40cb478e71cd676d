import { addSeconds } from "../../core/calendar.ts";
import type { Message, Ports } from "../../core/ports.ts";
import { RETRIES } from "../../core/retries.ts";

/** The film this isolate draws. A request that is cut off leaves it behind, so it expires. */
let drawing: { since: number } | undefined;

/** What `drawAlone` answers while another film is drawn. */
export const BUSY = Symbol("busy");

/**
 * Runs `work` unless this isolate already draws a film: two of them, with their photos, would not fit into its memory.
 * @returns the result of `work`, or BUSY without having called it.
 */
export async function drawAlone<T>(
  { now }: Pick<Ports, "now">,
  work: () => Promise<T>,
): Promise<T | typeof BUSY> {
  const since = now().getTime();
  if (drawing && since - drawing.since < RETRIES.runs.filmExpiresMs) return BUSY;
  const own = { since };
  drawing = own;
  try {
    return await work();
  } finally {
    if (drawing === own) drawing = undefined;
  }
}

/** Sends a job back to the queue for a moment. It is no failure, so none of its retries is used up. */
export const sendBack = ({ queue, now }: Pick<Ports, "queue" | "now">, message: Message): Promise<void> =>
  queue.send([{ ...message, notBefore: addSeconds(now(), RETRIES.runs.filmBusySeconds) }]);
