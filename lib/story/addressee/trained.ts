import { once } from "../../text/once.ts";
import { BUCKETS } from "./features.ts";
import { fromLetters } from "./letters.ts";
import type { Model } from "./model.ts";
import { NET, SCALE, WEIGHTS } from "./weights.ts";

/** The classifier with the weights that `npm run addressee` has made. */
export const MODEL = once((): Model => {
  const bytes = fromLetters(WEIGHTS);
  const tables = { scale: SCALE, maker: bytes.subarray(0, BUCKETS), colleague: bytes.subarray(BUCKETS) };
  return { tables, net: NET };
});
