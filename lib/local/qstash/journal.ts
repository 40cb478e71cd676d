import * as z from "zod/v4";
import * as disk from "../disk/journal.ts";
import { DeadLetter, QueuedMessage } from "./message.ts";

/** A remembered deduplication id. */
const Seen = z.object({ messageId: z.string(), until: z.number() });

type Tables = {
  messages: QueuedMessage;
  letters: DeadLetter;
  seen: z.infer<typeof Seen>;
  /** By message: how many attempts in a row have begun and not ended. */
  unfinished: number;
};
export type JournalChange = disk.RowChange<Tables>;

/** All state of the queue that must survive a crash. */
export type Journal = disk.Journal<Tables>;

/** Opens the journal in `path`, or one that lives in memory only. Throws a Problem if the file cannot be used. */
export const openJournal = (path: string | undefined): Journal =>
  disk.openJournal<Tables>({
    path,
    wayOut: "move it away to start with an empty queue; the sweeper sends the jobs of unfinished work again",
    shapes: { messages: QueuedMessage, letters: DeadLetter, seen: Seen, unfinished: z.int() },
  });
