import { type Conclusion, conclude } from "./conclude.ts";
import type { Attempt, Courier } from "./deliver.ts";
import type { Events } from "./events.ts";
import type { Change, Journal } from "./journal.ts";
import { createLanes } from "./lanes.ts";
import type { Message } from "./message.ts";
import { createQueues } from "./queues.ts";
import { createSchedule } from "./schedule.ts";

export type DispatchOptions = {
  journal: Journal;
  courier: Courier;
  events: Events;
  nextSeq(): number;
  /** Deliveries under way at the same time, over all keys. */
  maxParallel: number;
};

const UNRECORDED_PAUSE_MS = 5000;

/** How a conclusion is written down: the message leaves its table in the same stroke that brings its heirs. */
function changesOf({ messageId }: Message, { retry, letter, reports }: Conclusion): Change[] {
  return [
    ...reports.map((report): Change => ["messages", report.messageId, report]),
    ...(letter ? [["letters", letter.dlqId, letter] satisfies Change] : []),
    ["messages", messageId, retry ?? null],
  ];
}

/**
 * Walks each message from acceptance to its end: a place in its queue, its time, its flow-control lane,
 * delivery, conclusion. What is in the journal when it starts is walked again.
 */
export function createDispatch({ journal, courier, events, nextSeq, maxParallel }: DispatchOptions) {
  const underWay = new Set<Promise<void>>();
  const isCurrent = (message: Message) => journal.messages.get(message.messageId) === message;
  const schedule = createSchedule(pump);
  const lanes = createLanes({ isCurrent, wakeAt: schedule.add });
  const queues = createQueues({ settings: journal.queues, isCurrent, admit: whenDue });
  let open = false;
  let closed = false;

  function whenDue(message: Message) {
    if (message.notBefore <= Date.now()) lanes.push(message);
    else schedule.add(message.notBefore, () => isCurrent(message) && lanes.push(message));
  }

  function enter(message: Message) {
    if (message.queueName) queues.enter(message.queueName, message);
    else whenDue(message);
  }

  function leaveQueue({ queueName, messageId }: Message) {
    if (queueName) queues.leave(queueName, messageId);
  }

  function pump() {
    while (open && underWay.size < maxParallel) {
      const message = lanes.take();
      if (!message) return;
      const delivery = attempt(message).finally(() => {
        underWay.delete(delivery);
        pump();
      });
      underWay.add(delivery);
    }
  }

  async function attempt(message: Message) {
    events.add("ACTIVE", message);
    const outcome = await courier.deliver(message);
    lanes.done(message);
    // Cut off by close it stays in the journal; cancelled meanwhile, nobody waits for its outcome.
    if (!outcome || !isCurrent(message)) return;
    try {
      settle(message, outcome);
    } catch (error) {
      // The journal could not be written (a full disk): what was not recorded is delivered again.
      events.add("ERROR", message, { error: String(error) });
      schedule.add(Date.now() + UNRECORDED_PAUSE_MS, () => isCurrent(message) && lanes.push(message));
    }
  }

  function settle(message: Message, outcome: Attempt) {
    const conclusion = conclude(message, outcome, { now: Date.now(), nextSeq });
    journal.commit(changesOf(message, conclusion));
    record(message, outcome, conclusion);
    for (const report of conclusion.reports) enter(report);
    if (conclusion.retry) whenDue(conclusion.retry);
    else leaveQueue(message);
  }

  function record(message: Message, outcome: Attempt, { retry, letter, reports }: Conclusion) {
    const { status: responseStatus, error = `status ${responseStatus}` } = outcome;
    if (retry || letter) events.add("ERROR", message, { error, responseStatus });
    else events.add("DELIVERED", message, { responseStatus });
    if (retry) events.add("RETRY", retry, { nextDeliveryTime: retry.notBefore });
    if (letter) events.add("FAILED", message, { responseStatus });
    for (const report of reports) events.add("CREATED", report);
  }

  const waiting = [...journal.messages.values()];
  // A callback first: it holds the place of its message, which the rest of the queue waits for.
  for (const message of waiting) if (message.sourceMessageId) enter(message);
  for (const message of waiting) if (!message.sourceMessageId) enter(message);

  return {
    lanes,
    /** Nothing is delivered before. */
    begin() {
      open = !closed;
      pump();
    },
    /** Starts on a message that has just been written to the journal. */
    start(message: Message) {
      events.add("CREATED", message);
      enter(message);
      pump();
    },
    /** Takes messages out. An attempt under way runs to its end, without consequences. */
    cancel(messages: Message[]) {
      // All of them before any gives up its place in a queue, or it would fall to another one of them.
      journal.commit(messages.map(({ messageId }) => ["messages", messageId, null]));
      for (const message of messages) {
        events.add("CANCEL_REQUESTED", message);
        events.add("CANCELLED", message);
        leaveQueue(message);
      }
      pump();
    },
    /** Applies changed settings of a queue. */
    queueChanged(name: string) {
      queues.advance(name);
      pump();
    },
    active: () => underWay.size,
    /** Stops everything; resolves when nothing is under way any more. */
    async close() {
      open = false;
      closed = true;
      schedule.stop();
      courier.close();
      await Promise.all(underWay);
    },
  };
}

export type Dispatch = ReturnType<typeof createDispatch>;
