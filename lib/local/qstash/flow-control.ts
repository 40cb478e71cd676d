import { createFifo, type Fifo } from "./fifo.ts";
import type { Flow, QueuedMessage } from "./message.ts";

/** The ready messages of one flow-control key, and the rest of its limits. */
type KeyState = {
  key: string;
  flow: Flow | undefined;
  /** Acceptance order of the message whose limits apply: the newest one's. */
  flowSeq: number;
  ready: Fifo<QueuedMessage>;
  active: number;
  windowStart: number;
  windowCount: number;
  /** In the ring, that is, its first message may leave now. */
  listed: boolean;
  /** Waiting for the end of its rate window. */
  waking: boolean;
};

type FlowControlOptions = { wakeAt(time: number, wake: () => void): void };

function isFull({ flow, active }: KeyState): boolean {
  return flow?.parallelism !== undefined && active >= flow.parallelism;
}

function windowEnd({ flow, windowStart }: KeyState): number {
  return flow?.rate === undefined ? 0 : windowStart + flow.periodMs;
}

function isSpent(state: KeyState, now: number): boolean {
  return state.flow?.rate !== undefined && now < windowEnd(state) && state.windowCount >= state.flow.rate;
}

function adoptLimits(state: KeyState, { flow, seq }: QueuedMessage) {
  if (!flow || seq < state.flowSeq) return;
  state.flow = flow;
  state.flowSeq = seq;
}

function countDeparture(state: KeyState, now: number) {
  state.active++;
  if (now >= windowEnd(state)) {
    state.windowStart = now;
    state.windowCount = 0;
  }
  state.windowCount++;
}

/**
 * Flow control: releases ready messages round-robin by key, so that a busy key cannot starve a quiet one.
 * The ring has only keys whose limits allow a message, so a blocked key costs no time until it opens.
 */
export function createFlowControl({ wakeAt }: FlowControlOptions) {
  const states = new Map<string, KeyState>();
  const ring = createFifo<KeyState>();

  function stateOf({ flow }: QueuedMessage): KeyState {
    const key = flow?.key ?? "";
    let state = states.get(key);
    if (!state) {
      const fresh = { active: 0, windowStart: 0, windowCount: 0, listed: false, waking: false };
      state = { key, flow: undefined, flowSeq: -1, ready: createFifo(), ...fresh };
      states.set(key, state);
    }
    return state;
  }

  function wakeLater(state: KeyState) {
    if (state.waking) return;
    state.waking = true;
    wakeAt(windowEnd(state), () => {
      state.waking = false;
      review(state);
    });
  }

  /** Deletes the state of an idle key, but not before its rate window is over. */
  function retire(state: KeyState) {
    if (state.active > 0 || state.waking) return;
    if (Date.now() < windowEnd(state)) wakeLater(state);
    else states.delete(state.key);
  }

  function review(state: KeyState) {
    if (state.listed) return;
    if (state.ready.size() === 0) return retire(state);
    if (isFull(state)) return;
    if (isSpent(state, Date.now())) return wakeLater(state);
    state.listed = true;
    ring.push(state);
  }

  return {
    /** Adds a message that is due. */
    push(message: QueuedMessage) {
      const state = stateOf(message);
      adoptLimits(state, message);
      state.ready.push(message);
      review(state);
    },
    /** The next message that may leave now. It counts as active until `done`. */
    take(): QueuedMessage | undefined {
      for (let state = ring.shift(); state; state = ring.shift()) {
        state.listed = false;
        const message = state.ready.shift();
        if (message) countDeparture(state, Date.now());
        review(state);
        if (message) return message;
      }
      return undefined;
    },
    /** The attempt on this message is over. */
    done(message: QueuedMessage) {
      const state = stateOf(message);
      state.active--;
      review(state);
    },
  };
}
