/** Requests of one workspace that start work at once in one isolate. More would only slow each other, and everyone else. */
const AT_ONCE = 8;
const LOOK_EVERY_MS = 25;
/** Any of the first takes a free place: the very first may look only later. They look more often, so that it is not free for long. */
const FIRST = 2 * AT_ONCE;
const FIRST_LOOK_EVERY_MS = 8;
/** After this time requests go on in any case. A slow vendor does not hold them up for long. */
const MAX_WAIT_MS = 3_000;
/** A request whose caller has hung up ends without a word. After this time it no longer counts. */
const LEASE_MS = 10_000;
/** The same for one that waits: it has not looked for so long. */
const GONE_MS = 500;

type Clock = { now(): Date; sleep(milliseconds: number): Promise<void> };
/** The requests of one workspace: those at work since a moment, and those that wait, in their order, when they last looked. */
type WaitingLine = { active: Set<{ since: number }>; waiting: Set<{ seenAt: number }> };

/** Bounds the concurrent requests of each workspace. */
export type ConcurrencyLimiter = {
  /** Waits for its turn. Returns the function that ends it. */
  acquire(workspaceId: string, clock: Clock): Promise<() => void>;
};

/**
 * Counts in this isolate's memory. An isolate has one thread. A thousand requests at once would delay every
 * request and job of other workspaces. Waiting requests look again by themselves: in a Worker, a request
 * must not wait for a promise of another one.
 */
export function concurrencyLimiter(): ConcurrencyLimiter {
  const lines = new Map<string, WaitingLine>();

  function lineOf(workspaceId: string, now: number): WaitingLine {
    const line = lines.get(workspaceId) ?? { active: new Set(), waiting: new Set() };
    lines.set(workspaceId, line);
    for (const turn of line.active) if (now - turn.since > LEASE_MS) line.active.delete(turn);
    for (const place of line.waiting) if (now - place.seenAt > GONE_MS) line.waiting.delete(place);
    return line;
  }

  function begin(workspaceId: string, since: number): () => void {
    const line = lineOf(workspaceId, since);
    const turn = { since };
    line.active.add(turn);
    return () => {
      line.active.delete(turn);
      if (line.active.size + line.waiting.size === 0 && lines.get(workspaceId) === line)
        lines.delete(workspaceId);
    };
  }

  /** Waits until a place is free and this request is among the first in line, or for the longest time. */
  async function wait(workspaceId: string, { now, sleep }: Clock): Promise<void> {
    const began = now().getTime();
    const place = { seenAt: began };
    for (let at = began; at < began + MAX_WAIT_MS; at = now().getTime()) {
      place.seenAt = at;
      const line = lineOf(workspaceId, at);
      const isFirst = isAmongFirst(line, place);
      if (isFirst && line.active.size < AT_ONCE) break;
      // Also one that was taken for gone while the isolate was busy.
      line.waiting.add(place);
      await sleep(isFirst ? FIRST_LOOK_EVERY_MS : LOOK_EVERY_MS);
    }
    lineOf(workspaceId, now().getTime()).waiting.delete(place);
  }

  return {
    async acquire(workspaceId, clock) {
      const { active, waiting } = lineOf(workspaceId, clock.now().getTime());
      // A newcomer that took a free place before those who look for it would leave some of them waiting for long.
      if (active.size >= AT_ONCE || waiting.size > 0) await wait(workspaceId, clock);
      return begin(workspaceId, clock.now().getTime());
    },
  };
}

function isAmongFirst({ waiting }: WaitingLine, place: { seenAt: number }): boolean {
  let ahead = 0;
  for (const other of waiting) {
    if (other === place) return true;
    if (++ahead === FIRST) return false;
  }
  return false;
}
