import { addSeconds } from "../core/calendar.ts";
import type { PostRow } from "./store.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The age of a post, and the interval at which its figures are fetched: they change less and less. */
const INTERVALS: readonly [age: number, seconds: number][] = [
  [DAY, 3 * HOUR],
  [7 * DAY, DAY],
  [30 * DAY, 3 * DAY],
];
const FIRST_METRICS_SECONDS = HOUR;

/** Test posts are on no network, so they have no figures. */
export const firstMetricsAt = ({ livemode }: Pick<PostRow, "livemode">, postedAt: Date): Date | null =>
  livemode ? addSeconds(postedAt, FIRST_METRICS_SECONDS) : null;

/** When to ask next, seen from now; null once a post has come of age. */
export function nextMetricsAt(postedAt: Date, now: Date): Date | null {
  const age = (now.getTime() - postedAt.getTime()) / 1000;
  const seconds = INTERVALS.find(([until]) => age < until)?.[1];
  return seconds === undefined ? null : addSeconds(now, seconds);
}
