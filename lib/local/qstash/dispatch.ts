import { setTimeout as sleep } from "node:timers/promises";
import { type Conclusion, conclude } from "./conclude.ts";
import { afterCrashes, begun, CRASHED, ended } from "./crashes.ts";
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
  globalParallelism: number;
};

const UNRECORDED_DELAY_MS = 5000;
/** What ends the process does so at once; what hangs must not hold up the rest. */
const ALONE_MS = 5000;

/** The changes of a conclusion: the message leaves its table together with what replaces it. */
function changesOf(message: QueuedMessage, { retry, letter, reports }: Conclusion): JournalChange[] {
  return [
    ended(message),
    ...reports.map((report): JournalChange => ["messages", report.messageId, report]),
    ...(letter ? [["letters", letter.dlqId, letter] satisfies JournalChange] : []),
    ["messages", message.messageId, retry ?? null],
  ];
}

/** Takes each message from acceptance to its end: its time, flow control, delivery, conclusion. */
export function createDispatch({ journal, deliverer, nextSeq, globalParallelism }: DispatchOptions) {
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
    while (open && underWay.size < globalParallelism) {
      const message = flowControl.take();
      if (!message) return;
      void track(attempt(message).finally(() => flowControl.done(message)));
    }
  }

  function track(attempted: Promise<void>) {
    const delivery = attempted.finally(() => {
      underWay.delete(delivery);
      pump();
    });
    underWay.add(delivery);
    return delivery;
  }

  async function attempt(message: QueuedMessage) {
    try {
      journal.commit([begun(journal, message)]);
      const outcome = await deliverer.deliver(message);
      if (outcome) settle(message, outcome);
      // Close cut the attempt off; the message stays in the journal.
      else journal.commit([ended(message)]);
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

  const suspects: QueuedMessage[] = [];
  for (const message of [...journal.messages.values()]) {
    const next = afterCrashes(journal, message);
    if (next === "give up") settle(message, CRASHED);
    else if (next === "deliver alone") suspects.push(message);
    else enter(message);
  }

  return {
    /** Starts deliveries; messages wait until this is called. */
    async begin() {
      for (const message of suspects) {
        if (!closed)
          await Promise.race([track(attempt(message)), sleep(ALONE_MS, undefined, { ref: false })]);
      }
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
