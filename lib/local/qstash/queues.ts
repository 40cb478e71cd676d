import { createFifo, type Fifo } from "./fifo.ts";
import type { Message, QueueSettings } from "./message.ts";

type Gate = { waiting: Fifo<Message>; holders: Set<string> };

type Outside = {
  settings: ReadonlyMap<string, QueueSettings>;
  /** False for a message that was cancelled while it waited. */
  isCurrent(message: Message): boolean;
  /** Called for each message that got its place. */
  admit(message: Message): void;
};

/**
 * Ordered queues: a message keeps its place through all its retries and until its callbacks are delivered,
 * and only then the next one of the queue may start.
 */
export function createQueues({ settings, isCurrent, admit }: Outside) {
  const gates = new Map<string, Gate>();

  function gateOf(name: string): Gate {
    let gate = gates.get(name);
    if (!gate) {
      gate = { waiting: createFifo(), holders: new Set() };
      gates.set(name, gate);
    }
    return gate;
  }

  function occupy(gate: Gate, message: Message) {
    gate.holders.add(message.messageId);
    admit(message);
  }

  /** Fills the free places of a queue, after anything that may have freed one. */
  function advance(name: string) {
    const gate = gateOf(name);
    const { parallelism = 1, paused = false } = settings.get(name) ?? {};
    while (!paused && gate.holders.size < parallelism) {
      const message = gate.waiting.shift();
      if (!message) break;
      if (isCurrent(message)) occupy(gate, message);
    }
    if (gate.holders.size + gate.waiting.size() === 0) gates.delete(name);
  }

  return {
    advance,
    enter(name: string, message: Message) {
      const gate = gateOf(name);
      // A callback shares the place of the message it reports on.
      if (message.sourceMessageId) return occupy(gate, message);
      gate.waiting.push(message);
      advance(name);
    },
    leave(name: string, messageId: string) {
      gates.get(name)?.holders.delete(messageId);
      advance(name);
    },
  };
}
