import { join } from "../../metadata/bytes.ts";
import type { Sound } from "../sound.ts";
import { box, fullBox, u8, u16, u32, zeros } from "./box.ts";

/** Bytes of an ADTS header: two more where it has a checksum, as its twelfth bit denies. ISO/IEC 14496-3, 1.A.3. */
const HEADER = { plain: 7, checked: 9 };

/** A coded frame of sound without its header, as files hold it. */
export const rawFrame = (frame: Uint8Array): Uint8Array =>
  frame.subarray((frame[1] ?? 0) & 1 ? HEADER.plain : HEADER.checked);

/** AAC-LC, and the place of 48,000 hertz in the standard's list: ISO/IEC 14496-3, 1.6.2.1. */
const LOW_COMPLEXITY = 2;
const AT_48_KHZ = 3;
const BITS = 16;

/** ISO/IEC 14496-14, 5.6. */
export function soundEntry({ channels, sampleRate }: Sound): Uint8Array {
  const format = [u16(channels, BITS), zeros(4), u32(sampleRate * 0x10000)];
  return box("mp4a", zeros(6), u16(1), zeros(8), ...format, fullBox("esds", 0, streamOf(channels)));
}

/** What a decoder has to know: descriptors of ISO/IEC 14496-1, 7.2.6, one within the other. */
function streamOf(channels: number): Uint8Array {
  const [aac, sound] = [0x40, 0x15];
  const specific = u16((LOW_COMPLEXITY << 11) | (AT_48_KHZ << 7) | (channels << 3));
  const anyRate = zeros(11);
  const decoder = descriptor(4, u8(aac, sound), anyRate, descriptor(5, specific));
  const predefined = descriptor(6, u8(2));
  return descriptor(3, zeros(3), decoder, predefined);
}

function descriptor(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const content = join([...parts]);
  return join([u8(tag, content.length), content]);
}
