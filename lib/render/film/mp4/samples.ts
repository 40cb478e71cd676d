import type { Packet } from "../packets.ts";
import { box, fullBox, u32 } from "./box.ts";

/** Units of time in a frame: players expect more than one. */
export const FRAME = 1000;

/**
 * How many frames decoding has to be ahead of showing, so that no picture is shown before it is decoded. A dissolve is
 * decoded after the picture that it leads to.
 */
export const delayOf = (packets: readonly Packet[]): number =>
  packets.reduce((delay, { frame }, i) => Math.max(delay, i - frame), 0);

/** Where each coded picture is in the file and in time: ISO/IEC 14496-12, 8.6 and 8.7. All of them in one chunk. */
export function sampleTables(
  description: Uint8Array,
  packets: readonly Packet[],
  firstByte: number,
): Uint8Array {
  const keys = packets.flatMap(({ isKey }, i) => (isKey ? [i + 1] : []));
  return box(
    "stbl",
    fullBox("stsd", 0, u32(1), description),
    fullBox("stts", 0, u32(1, packets.length, FRAME)),
    ...shownLater(packets),
    fullBox("stss", 0, u32(keys.length, ...keys)),
    fullBox("stsc", 0, u32(1, 1, packets.length, 1)),
    fullBox("stsz", 0, u32(0, packets.length, ...packets.map(({ bytes }) => bytes.length))),
    fullBox("stco", 0, u32(1, firstByte)),
  );
}

/** By how much pictures are shown later than decoded, in runs of equal ones; nothing where all are shown at once. */
function shownLater(packets: readonly Packet[]): Uint8Array[] {
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
