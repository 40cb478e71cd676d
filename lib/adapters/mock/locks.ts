import type { Flags, Locks } from "../../core/ports.ts";

/** Locks and flags in memory, for tests in one process. */
export function mockLocks(now: () => Date): Locks & Flags {
  const until = new Map<string, number>();
  const held = (name: string) => (until.get(name) ?? 0) > now().getTime();
  const hold = (name: string, seconds: number) => until.set(name, now().getTime() + seconds * 1000);
  return {
    async acquire(name, seconds) {
      if (held(name)) return false;
      hold(name, seconds);
      return true;
    },
    release: async (name) => void until.delete(name),
    raise: async (name, seconds) => void hold(name, seconds),
    isRaised: async (name) => held(name),
  };
}
