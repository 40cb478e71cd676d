import type { TokenBudget } from "../../lib/core/model.ts";

/** A token budget in memory. */
export function budgetWith(tokens: number): TokenBudget & { left(): number } {
  let left = tokens;
  return {
    left: () => left,
    async reserve({ least, most }) {
      const granted = Math.min(most, left);
      if (granted < least) return 0;
      left -= granted;
      return granted;
    },
    async release(spare) {
      left += spare;
    },
  };
}
