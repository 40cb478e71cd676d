import { type Conclusion, conclude } from "./conclude.ts";
import type { Attempt, Deliverer } from "./deliver.ts";
import { createFlowControl } from "./flow-control.ts";
import type { Journal, JournalChange } from "./journal.ts";
import type { QueuedMessage } from "./message.ts";
import { createSchedule } from "./schedule.ts";

export type DispatchOptions = {
  journal: Journal;
  deliverer: Deliverer;
  nextSeq(): number;
  /** Deliveries under way at the same time, over all keys. */
  maxParallel: number;
};

const UNRECORDED_DELAY_MS = 5000;

/** The changes of a conclusion: the message leaves its table together with what replaces it. */
function changesOf({ messageId }: QueuedMessage, { retry, letter, reports }: Conclusion): JournalChange[] {
  return [
    ...reports.map((report): JournalChange => ["messages", report.messageId, report]),
    ...(letter ? [["letters", letter.dlqId, letter] satisfies JournalChange] : []),
    ["messages", messageId, retry ?? null],
  ];
}

/** Takes each message from acceptance to its end: its time, flow control, delivery, conclusion. */
export function createDispatch({ journal, deliverer, nextSeq, maxParallel }: DispatchOptions) {
  const underWay = new Set<Promise<void>>();
  const schedule = createSchedule(pump);
  const flowControl = createFlowControl({ wakeAt: schedule.add });
  let open = false;
  let closed = false;

  function enter(message: QueuedMessage) {
    if (message.notBefore <= Date.now()) flowControl.push(message);
    else schedule.add(message.notBefore, () => flowControl.push(message));
  }

  function pump() {
    while (open && underWay.size < maxParallel) {
      const message = flowControl.take();
      if (!message) return;
      const delivery = attempt(message).finally(() => {
        underWay.delete(delivery);
        pump();
      });
      underWay.add(delivery);
    }
  }

  async function attempt(message: QueuedMessage) {
    const outcome = await deliverer.deliver(message);
    flowControl.done(message);
    // Close cut the attempt off; the message stays in the journal.
    if (!outcome) return;
    try {
      settle(message, outcome);
    } catch {
      // The journal could not be written (a full disk), so the message is delivered again.
      schedule.add(Date.now() + UNRECORDED_DELAY_MS, () => flowControl.push(message));
    }
  }

  function settle(message: QueuedMessage, outcome: Attempt) {
    const conclusion = conclude(message, outcome, { now: Date.now(), nextSeq });
    journal.commit(changesOf(message, conclusion));
    for (const report of conclusion.reports) enter(report);
    if (conclusion.retry) enter(conclusion.retry);
  }

  for (const message of journal.messages.values()) enter(message);

  return {
    /** Starts deliveries; messages wait until this is called. */
    begin() {
      open = !closed;
      pump();
    },
    /** Starts on a message that has just been written to the journal. */
    start(message: QueuedMessage) {
      enter(message);
      pump();
    },
    /** Stops all deliveries; resolves when none is in progress. */
    async close() {
      open = false;
      closed = true;
      schedule.stop();
      deliverer.close();
      await Promise.all(underWay);
    },
  };
}

export type Dispatch = ReturnType<typeof createDispatch>;
