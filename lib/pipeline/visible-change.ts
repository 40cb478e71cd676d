/** A channel that differs by more is seen, and the share of the picture's pixels that has to. */
const SEEN = { channel: 24, share: 0.06 };

/** Whether two pictures, as straight RGBA rows, look different at a glance. Other sizes do. */
export function looksDifferent(a: Uint8Array, b: Uint8Array): boolean {
  if (a.length !== b.length) return true;
  let changed = 0;
  for (let at = 0; at < a.length; at += 4)
    if ([0, 1, 2].some((i) => Math.abs((a[at + i] ?? 0) - (b[at + i] ?? 0)) > SEEN.channel)) changed++;
  return (4 * changed) / a.length >= SEEN.share;
}
