/** How long one request works for others. The platform ends work behind an answer after 30 seconds. */
const LEAD_MS = 5_000;
/** A leader that has not been heard of for so long is gone. Longer than any call to a vendor may take. */
const LOST_MS = 20_000;

/**
 * What the requests of one isolate leave to be written behind their answers. While one of them writes, the others only
 * add to what it writes next ("group commit"): a busy isolate makes few calls, and a quiet one makes each at once. Only
 * data is shared, because in workerd a request must not wait for the I/O of another one.
 */
export type GroupCommit<T> = { waiting: T[]; leaderSeenAt: number };

export const newGroupCommit = <T>(): GroupCommit<T> => ({ waiting: [], leaderSeenAt: 0 });

/**
 * Adds items, and writes all that wait unless another request does. `write` handles its own failures; what a lost
 * leader had taken is lost.
 */
export async function commitTogether<T>(
  group: GroupCommit<T>,
  items: readonly T[],
  { now, most, write }: { now(): Date; most: number; write(items: T[]): Promise<void> },
): Promise<void> {
  group.waiting.push(...items);
  const began = now().getTime();
  if (began < group.leaderSeenAt + LOST_MS) return;
  let isLeading = true;
  try {
    while (isLeading && group.waiting.length > 0) {
      const at = now().getTime();
      // After its last turn it is the next request that writes.
      isLeading = at < began + LEAD_MS;
      group.leaderSeenAt = isLeading ? at : 0;
      const taken = group.waiting.splice(0);
      for (let from = 0; from < taken.length; from += most) await write(taken.slice(from, from + most));
    }
  } finally {
    if (isLeading) group.leaderSeenAt = 0;
  }
}
