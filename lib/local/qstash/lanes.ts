import { createFifo, type Fifo } from "./fifo.ts";
import type { Flow, Message } from "./message.ts";

/** The messages of one flow-control key that are ready to leave, and what its limits have left. */
type Lane = {
  key: string;
  flow: Flow | undefined;
  /** Acceptance order of the message whose limits apply: the newest one's. */
  flowSeq: number;
  ready: Fifo<Message>;
  active: number;
  windowStart: number;
  windowCount: number;
  /** In the ring, that is, its first message may leave now. */
  listed: boolean;
  /** Waiting for the end of its rate window. */
  waking: boolean;
};

type Outside = {
  /** False for a message that was cancelled, or replaced by its retry. */
  isCurrent(message: Message): boolean;
  wakeAt(time: number, wake: () => void): void;
};

function isFull({ flow, active }: Lane): boolean {
  return flow?.parallelism !== undefined && active >= flow.parallelism;
}

function windowEnd({ flow, windowStart }: Lane): number {
  return flow?.rate === undefined ? 0 : windowStart + flow.periodMs;
}

function isSpent(lane: Lane, now: number): boolean {
  return lane.flow?.rate !== undefined && now < windowEnd(lane) && lane.windowCount >= lane.flow.rate;
}

function adoptLimits(lane: Lane, { flow, seq }: Message) {
  if (!flow || seq < lane.flowSeq) return;
  lane.flow = flow;
  lane.flowSeq = seq;
}

function countDeparture(lane: Lane, now: number) {
  lane.active++;
  if (now >= windowEnd(lane)) {
    lane.windowStart = now;
    lane.windowCount = 0;
  }
  lane.windowCount++;
}

/**
 * Lets ready messages leave one lane after the other, so that a long lane cannot starve a short one.
 * Only lanes whose limits allow a departure stand in the ring: a blocked one costs nothing until it opens.
 */
export function createLanes({ isCurrent, wakeAt }: Outside) {
  const lanes = new Map<string, Lane>();
  const ring = createFifo<Lane>();

  function laneOf({ flow }: Message): Lane {
    const key = flow?.key ?? "";
    let lane = lanes.get(key);
    if (!lane) {
      const fresh = { active: 0, windowStart: 0, windowCount: 0, listed: false, waking: false };
      lane = { key, flow: undefined, flowSeq: -1, ready: createFifo(), ...fresh };
      lanes.set(key, lane);
    }
    return lane;
  }

  function wakeLater(lane: Lane) {
    if (lane.waking) return;
    lane.waking = true;
    wakeAt(windowEnd(lane), () => {
      lane.waking = false;
      review(lane);
    });
  }

  /** An empty lane is forgotten, but not before its rate window is over. */
  function retire(lane: Lane) {
    if (lane.active > 0 || lane.waking) return;
    if (Date.now() < windowEnd(lane)) wakeLater(lane);
    else lanes.delete(lane.key);
  }

  function review(lane: Lane) {
    if (lane.listed) return;
    if (lane.ready.size() === 0) return retire(lane);
    if (isFull(lane)) return;
    if (isSpent(lane, Date.now())) return wakeLater(lane);
    lane.listed = true;
    ring.push(lane);
  }

  function firstCurrent(lane: Lane): Message | undefined {
    let message = lane.ready.shift();
    while (message && !isCurrent(message)) message = lane.ready.shift();
    return message;
  }

  return {
    /** Adds a message that is due. */
    push(message: Message) {
      const lane = laneOf(message);
      adoptLimits(lane, message);
      lane.ready.push(message);
      review(lane);
    },
    /** The next message that may leave now. It counts as active until `done`. */
    take(): Message | undefined {
      for (let lane = ring.shift(); lane; lane = ring.shift()) {
        lane.listed = false;
        const message = firstCurrent(lane);
        if (message) countDeparture(lane, Date.now());
        review(lane);
        if (message) return message;
      }
      return undefined;
    },
    /** The attempt on this message is over. */
    done(message: Message) {
      const lane = laneOf(message);
      lane.active--;
      review(lane);
    },
    /** Limits and use of one key, undefined if nothing is known about it. */
    inspect: (key: string): Readonly<Lane> | undefined => lanes.get(key),
  };
}
