import type { Packet } from "../packets.ts";
import { fullBox, u32 } from "./box.ts";

/** Units of time in a frame: players expect more than one. */
export const FRAME = 1000;

/**
 * How many frames decoding has to be ahead of showing, so that no picture is shown before it is decoded. A dissolve is
 * decoded after the picture that it leads to.
 */
export const delayOf = (packets: readonly Packet[]): number =>
  packets.reduce((delay, { frame }, i) => Math.max(delay, i - frame), 0);

/** Which pictures can be begun with. */
export function keys(packets: readonly Packet[]): Uint8Array {
  const numbers = packets.flatMap(({ isKey }, i) => (isKey ? [i + 1] : []));
  return fullBox("stss", 0, u32(numbers.length, ...numbers));
}

/**
 * The ctts box: how much later pictures are shown than decoded, in runs of equal values. Empty where nothing
 * is reordered.
 */
export function shownLater(packets: readonly Packet[]): Uint8Array[] {
  const delay = delayOf(packets);
  if (delay === 0) return [];
  const runs: { count: number; offset: number }[] = [];
  for (const [i, { frame }] of packets.entries()) {
    const offset = (frame + delay - i) * FRAME;
    const run = runs.at(-1);
    if (run?.offset === offset) run.count++;
    else runs.push({ count: 1, offset });
  }
  return [fullBox("ctts", 0, u32(runs.length, ...runs.flatMap(({ count, offset }) => [count, offset])))];
}
