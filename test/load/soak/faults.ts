import { setTimeout as sleep } from "node:timers/promises";
import type { Mischief } from "./queue-proxy.ts";
import type { Chance } from "./random.ts";

/** The connection between the service and one of its servers. */
type Part = {
  slow(milliseconds: number): Promise<void>;
  refuse(isRefusing: boolean): Promise<void>;
  cut(): Promise<void>;
};

export type Stage = {
  database: Part;
  redis: Part;
  qstash: Part;
  /** What happens to the queue's deliveries from now on. */
  deliver(kind: Mischief): Promise<void>;
  flushRedis(): Promise<void>;
  /** Ends the service's process as a crash would; it is started again. */
  killService(): Promise<void>;
  /** Ends every process of the local platform at once, as a power cut would, and starts it again. */
  killPlatform(): Promise<void>;
};

/** When something was wrong, in milliseconds of the clock; `until` is open while it lasts. */
export type FaultPeriod = {
  kind: string;
  from: number;
  until: number;
  /** Whether callers may notice: what the service must live without, Redis and the queue, is no excuse. */
  excuses: boolean;
};

type Fault = {
  seconds: [least: number, most: number];
  begin(stage: Stage, random: Chance): Promise<void>;
  end?(stage: Stage): Promise<void>;
};

const queueFault = (kind: Mischief): Fault => ({
  seconds: [3, 10],
  begin: ({ deliver }) => deliver(kind),
  end: ({ deliver }) => deliver("none"),
});
const slow = (part: "database" | "redis" | "qstash", most: number): Fault => ({
  seconds: [2, 6],
  begin: (stage, random) => stage[part].slow(random.between(most / 4, most)),
  end: (stage) => stage[part].slow(0),
});
const refused = (part: "database" | "redis" | "qstash"): Fault => ({
  seconds: [1, 4],
  begin: (stage) => stage[part].refuse(true),
  end: (stage) => stage[part].refuse(false),
});
const cut = (part: "database" | "redis" | "qstash"): Fault => ({
  seconds: [0.2, 1],
  begin: (stage) => stage[part].cut(),
  end: (stage) => stage[part].cut(),
});

const FAULTS: Record<string, Fault> = {
  "queue doubles": queueFault("double"),
  "queue delays": queueFault("delay"),
  "queue reorders": queueFault("reorder"),
  "queue loses answers": queueFault("lose"),
  "queue refuses": refused("qstash"),
  "queue cut": cut("qstash"),
  "redis slow": slow("redis", 400),
  "redis down": refused("redis"),
  "redis cut": cut("redis"),
  "redis flushed": { seconds: [0.1, 0.2], begin: ({ flushRedis }) => flushRedis() },
  "database slow": slow("database", 400),
  "database refused": refused("database"),
  "database cut": cut("database"),
  "service killed": { seconds: [1, 2], begin: ({ killService }) => killService() },
  "platform killed": { seconds: [0.1, 1], begin: ({ killPlatform }) => killPlatform() },
};

const EXCUSES = /^(database|service|platform)/;

/** The first trouble comes when the service is warm. In the calm between two of them nothing may go wrong. */
const CALM: [number, number] = [3, 8];

/** Makes one trouble after the other until the signal ends it; each kind once before any comes again. */
export function injectFaults(stage: Stage, random: Chance, signal: AbortSignal) {
  const periods: FaultPeriod[] = [];
  let bag: string[] = [];
  async function inflict() {
    if (bag.length === 0) bag = Object.keys(FAULTS);
    const kind = random.of(bag);
    bag = bag.filter((other) => other !== kind);
    const { begin, end, seconds } = FAULTS[kind]!;
    const excuses = EXCUSES.test(kind);
    const fault = { kind, from: Date.now(), until: Number.POSITIVE_INFINITY, excuses };
    periods.push(fault);
    await begin(stage, random);
    await wait(random.between(...seconds), signal);
    await end?.(stage);
    fault.until = Date.now();
  }
  async function run() {
    while (!signal.aborted) {
      await wait(random.between(...CALM), signal);
      if (!signal.aborted) await inflict();
    }
  }
  return { periods, done: run() };
}

const wait = (seconds: number, signal: AbortSignal) =>
  sleep(seconds * 1000, undefined, { signal }).catch(() => {});
