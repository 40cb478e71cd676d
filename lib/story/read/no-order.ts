/** First words that look like orders, and are none. English. */

/** "Live music every Thursday": it is no order to live it. */
const LIVE = /^\s*live (?!in(?!\p{L})|with|at|on|near|your|the|an?(?!\p{L})|here|there|well)\p{L}{3,}/iu;

/** "Back to normal from Monday 4 January.", "Back on Friday": a state; "Back up your files" and "Back to me" are none. */
const BACK = /^\s*back (?!(?:up|off|away|down|out|us|it|them|to (?:me|us|you))(?!\p{L}))\p{L}/iu;

/** `isTelling`: the sentence has a value, or stands beside others for readers. */
export const isNoOrder = (s: string, isTelling: boolean): boolean =>
  LIVE.test(s) || (isTelling && BACK.test(s));
