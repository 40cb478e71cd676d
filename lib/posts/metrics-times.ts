import { addSeconds } from "../core/calendar.ts";
import type { PostRow } from "./store.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** How old a post is, and how long until its figures are asked for again: they move less and less. */
const PACE: readonly [age: number, pause: number][] = [
  [DAY, 3 * HOUR],
  [7 * DAY, DAY],
  [30 * DAY, 3 * DAY],
];
const FIRST_SECONDS = HOUR;

/** Test posts are nowhere, so nothing is counted for them. */
export const firstMetricsAt = ({ livemode }: Pick<PostRow, "livemode">, postedAt: Date): Date | null =>
  livemode ? addSeconds(postedAt, FIRST_SECONDS) : null;

/** When to ask next, seen from now; null once a post has come of age. */
export function nextMetricsAt(postedAt: Date, now: Date): Date | null {
  const age = (now.getTime() - postedAt.getTime()) / 1000;
  const pause = PACE.find(([until]) => age < until)?.[1];
  return pause === undefined ? null : addSeconds(now, pause);
}
