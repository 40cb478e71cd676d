import { createFifo, type Fifo } from "./fifo.ts";
import { createHeap } from "./heap.ts";
import type { Flow, QueuedMessage } from "./message.ts";

/** A message that is due, with its place in the order in which messages became due. */
type Ready = { message: QueuedMessage; place: number };

/** The ready messages of one flow-control key, and the rest of its limits. */
type KeyState = {
  key: string;
  flow: Flow | undefined;
  /** Acceptance order of the message whose limits apply: the newest one's. */
  flowSeq: number;
  ready: Fifo<Ready>;
  active: number;
  windowStart: number;
  windowCount: number;
  /** In the line, that is, its first message may leave now. */
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

const isOpen = (state: KeyState): boolean => !isFull(state) && !isSpent(state, Date.now());

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
 * Flow control: each key has limits and a wait list. Of keys with room, the message that waited longest leaves
 * first. QStash documents no order between keys, so a busy key is not held back for a quiet one.
 * The line has only keys whose limits allow a message, so a blocked key costs no time until it opens.
 */
export function createFlowControl({ wakeAt }: FlowControlOptions) {
  const states = new Map<string, KeyState>();
  const line = createHeap<KeyState>(({ ready }) => ready.first()?.place ?? 0);
  let lastPlace = 0;

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
    line.push(state);
  }

  return {
    /** Adds a message that is due. */
    push(message: QueuedMessage) {
      const state = stateOf(message);
      adoptLimits(state, message);
      state.ready.push({ message, place: ++lastPlace });
      review(state);
    },
    /** The next message that may leave now. It counts as active until `done`. */
    take(): QueuedMessage | undefined {
      for (let state = line.shift(); state; state = line.shift()) {
        state.listed = false;
        // A newer message may have lowered the limits meanwhile.
        const message = isOpen(state) ? state.ready.shift()?.message : undefined;
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
