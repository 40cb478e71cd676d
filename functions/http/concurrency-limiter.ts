/** Requests of one workspace that start work at once in one isolate. More would only slow each other, and everyone else. */
const AT_ONCE = 8;
const LOOK_EVERY_MS = 25;
/** After this time requests go on in any case. A slow vendor does not hold them up for long. */
const MAX_WAIT_MS = 3_000;
/** A request whose caller has hung up ends without a word. After this time it no longer counts. */
const LEASE_MS = 10_000;

type Clock = { now(): Date; sleep(milliseconds: number): Promise<void> };

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
  const active = new Map<string, Set<{ since: number }>>();

  function activeOf(workspaceId: string, now: number): Set<{ since: number }> {
    const turns = active.get(workspaceId) ?? new Set();
    active.set(workspaceId, turns);
    for (const turn of turns) if (now - turn.since > LEASE_MS) turns.delete(turn);
    return turns;
  }

  function begin(workspaceId: string, since: number): () => void {
    const turns = activeOf(workspaceId, since);
    const turn = { since };
    turns.add(turn);
    return () => {
      turns.delete(turn);
      if (turns.size === 0 && active.get(workspaceId) === turns) active.delete(workspaceId);
    };
  }

  return {
    async acquire(workspaceId, { now, sleep }) {
      const deadline = now().getTime() + MAX_WAIT_MS;
      for (let at = now().getTime(); at < deadline; at = now().getTime()) {
        if (activeOf(workspaceId, at).size < AT_ONCE) break;
        await sleep(LOOK_EVERY_MS);
      }
      return begin(workspaceId, now().getTime());
    },
  };
}
