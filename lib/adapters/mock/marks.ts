import type { Marks } from "../../core/ports.ts";

/** Marks in memory, for tests in one process. */
export function mockMarks(now: () => Date): Marks {
  const until = new Map<string, number>();
  const held = (name: string) => (until.get(name) ?? 0) > now().getTime();
  const hold = (name: string, seconds: number) => until.set(name, now().getTime() + seconds * 1000);
  return {
    async claim(name, seconds) {
      if (held(name)) return false;
      hold(name, seconds);
      return true;
    },
    release: async (name) => void until.delete(name),
    set: async (name, seconds) => void hold(name, seconds),
    has: async (name) => held(name),
  };
}
