import type { Purse } from "../../lib/core/model.ts";

/** A purse in memory. */
export function purseWith(tokens: number): Purse & { left(): number } {
  let left = tokens;
  return {
    left: () => left,
    async take({ least, most }) {
      const granted = Math.min(most, left);
      if (granted < least) return 0;
      left -= granted;
      return granted;
    },
    async giveBack(spare) {
      left += spare;
    },
  };
}
