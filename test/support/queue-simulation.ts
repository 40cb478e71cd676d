import type { Message } from "../../lib/core/ports.ts";
import { createFlowControl } from "../../lib/local/qstash/flow-control.ts";
import type { QueuedMessage } from "../../lib/local/qstash/message.ts";

/** A message that reaches the queue at `at` and is worked on for `workMs` when nothing else slows it. */
export type Arrival = {
  at: number;
  message: Pick<Message, "id" | "flowKey" | "parallelism">;
  workMs: number;
};

type Machine = {
  /** Deliveries of all flow keys at the same time. */
  globalParallelism: number;
  /** One thread shared by everything in work, as in one isolate. Otherwise each message has a thread of its own. */
  oneThread?: boolean;
};

type Active = { queued: QueuedMessage; left: number };

/** When each message was done, by its id, in virtual milliseconds. The flow control is that of the embedded queue. */
export function simulateQueue(arrivals: readonly Arrival[], machine: Machine): Map<string, number> {
  const flowControl = createFlowControl({ wakeAt: () => {} });
  const coming = arrivals.toSorted((a, b) => a.at - b.at);
  const workOf = new Map(arrivals.map(({ message, workMs }) => [message.id, workMs]));
  const doneAt = new Map<string, number>();
  let active: Active[] = [];
  let now = 0;
  let next = 0;

  function begin() {
    while (active.length < machine.globalParallelism) {
      const queued = flowControl.take();
      if (!queued) return;
      active.push({ queued, left: workOf.get(queued.messageId) ?? 0 });
    }
  }

  while (next < coming.length || active.length > 0) {
    const slowness = machine.oneThread ? Math.max(1, active.length) : 1;
    const firstDone = now + Math.min(...active.map(({ left }) => left)) * slowness;
    const until = Math.min(firstDone, coming[next]?.at ?? Number.POSITIVE_INFINITY);
    for (const one of active) one.left -= (until - now) / slowness;
    now = until;
    for (const { queued } of active.filter(({ left }) => left <= 1e-6)) {
      doneAt.set(queued.messageId, now);
      flowControl.done(queued);
    }
    active = active.filter(({ left }) => left > 1e-6);
    for (; coming[next] && coming[next]!.at <= now; next++) flowControl.push(queuedOf(coming[next]!, next));
    begin();
  }
  return doneAt;
}

const queuedOf = ({ message }: Arrival, seq: number) =>
  ({
    messageId: message.id,
    seq,
    flow: { key: message.flowKey, parallelism: message.parallelism, periodMs: 1000 },
  }) as QueuedMessage;
