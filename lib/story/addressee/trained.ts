import { once } from "../../text/once.ts";
import { BUCKETS } from "./features.ts";
import type { Model } from "./model.ts";
import { NET, SCALE, WEIGHTS } from "./weights.ts";

/** The classifier with the weights that `npm run addressee` has made. */
export const MODEL = once((): Model => {
  const bytes = Int8Array.from(atob(WEIGHTS), (letter) => letter.charCodeAt(0));
  const tables = { scale: SCALE, maker: bytes.subarray(0, BUCKETS), colleague: bytes.subarray(BUCKETS) };
  return { tables, net: NET };
});
