import { pingDatabase } from "../../lib/adapters/neon.ts";
import type { Message, Probe } from "../../lib/core/ports.ts";
import { findProblems, pendingWork } from "./invariants.ts";
import { DEAD, isolated } from "./isolate.ts";
import type { World } from "./world.ts";

/** QStash forgets the ids of messages after ten minutes. */
const REMEMBERED_SECONDS = 600;
const MAX_RETRIES = 3;
const MAX_ROUNDS = 60;

/** How the queue delivers. */
export type DeliveryMode = "once" | "twice" | "backwards" | "late";

export type FaultPlatform = ReturnType<typeof faultPlatform>;

/** A world whose processes can end at any outside call. Its queue retries like QStash, and its clock wakes the sweeper. */
export function faultPlatform(w: World) {
  w.service.probes = probesOf(w);
  queueLikeQstash(w);
  const cutter = isolated(w);
  let keys = 0;
  let mode: DeliveryMode = "once";

  async function ask(send: (headers: Record<string, string>) => Promise<Response>, tries: number) {
    const headers = { "idempotency-key": `story-${++keys}` };
    for (let n = 0; n < tries; n++) {
      const answer = await cutter.run(() => send(headers));
      if (answer !== DEAD && answer.status < 400) return answer;
      if (answer !== DEAD && answer.status < 500 && !(await isInProgress(answer)))
        throw await refusedBy(answer);
      w.pass(61);
    }
    return undefined;
  }

  /** Delivers a message until it is accepted or its retries are used up, as QStash does. */
  async function deliver({ job }: Message) {
    for (let retried = 0; retried <= MAX_RETRIES; retried++) {
      const answer = await cutter.run(() => w.deliver(job, retried));
      if (answer !== DEAD && answer.status < 300) return;
      w.pass(30 * 2 ** retried);
    }
    const letter = { sourceBody: btoa(JSON.stringify(job)), retried: MAX_RETRIES };
    const headers = { "upstash-signature": "signed" };
    await cutter.run(() => w.call("POST", "/jobs/failed", { json: letter, headers, key: null }));
  }

  const deliverAs = (message: Message) =>
    mode === "twice" ? Promise.all([deliver(message), deliver(message)]) : deliver(message);

  async function deliverDue() {
    for (let due = takeDue(w); due.length > 0; due = takeDue(w)) {
      if (mode === "late") w.pass(7_200);
      if (mode === "backwards") due.reverse();
      for (const message of due) await deliverAs(message);
    }
  }

  return {
    w,
    ...cutter,
    ask: (send: Parameters<typeof ask>[0], tries = 5) => ask(send, tries),
    setDelivery(how: DeliveryMode) {
      mode = how;
    },
    deliverDue,
    /** Delivers, lets time pass and wakes the sweeper, until nothing is under way any more. */
    async settle() {
      for (let round = 0; round < MAX_ROUNDS; round++) {
        await deliverDue();
        if ((await pendingWork(w)).length === 0) return;
        w.pass(Math.max(round < 15 ? 65 : 1_800, secondsToNext(w)));
        await cutter.run(() => w.sweep(), true);
      }
    },
    problems: () => findProblems(w, cutter.files.names()),
  };
}

/** The error of a refused request. A story has no refusals, because they would end it early. */
const refusedBy = async (answer: Response) => new Error(`${answer.status}: ${await answer.text()}`);

async function isInProgress(answer: Response): Promise<boolean> {
  if (answer.status !== 409) return false;
  return ((await answer.clone().json()) as { code: string }).code === "idempotency_in_progress";
}

/** One question to each port, critical as in production. */
function probesOf({ service }: World): Probe[] {
  return [
    { name: "database", critical: true, check: () => pingDatabase(service.db) },
    { name: "storage", critical: true, check: async () => void (await service.files.read("health")) },
    { name: "redis", critical: false, check: async () => void (await service.flags.isRaised("health")) },
    { name: "queue", critical: false, check: () => service.queue.send([]) },
  ];
}

function queueLikeQstash(w: World): void {
  const seen = new Map<string, number>();
  w.service.queue = {
    async send(messages) {
      const now = w.service.now().getTime();
      for (const message of messages) {
        const last = seen.get(message.id);
        if (last !== undefined && now - last < REMEMBERED_SECONDS * 1000) continue;
        seen.set(message.id, now);
        w.waiting.push(structuredClone(message));
      }
    },
  };
}

/** Nothing happens before the first of the messages is due. */
function secondsToNext({ waiting, service }: World): number {
  const times = waiting.map(({ notBefore }) => notBefore?.getTime() ?? 0);
  return times.length === 0 ? 0 : (Math.min(...times) - service.now().getTime()) / 1000;
}

/** Messages whose time has come. */
function takeDue(w: World): Message[] {
  const now = w.service.now();
  const isDue = ({ notBefore }: Message) => !notBefore || notBefore <= now;
  const due = w.waiting.filter(isDue);
  w.waiting.splice(0, w.waiting.length, ...w.waiting.filter((message) => !isDue(message)));
  return due;
}
