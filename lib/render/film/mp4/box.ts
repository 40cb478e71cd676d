import { join, utf8 } from "../../metadata/bytes.ts";

/** A box of the ISO base media file format: its length, its four-letter name, what it holds. ISO/IEC 14496-12, 4.2. */
export const box = (name: string, ...parts: readonly Uint8Array[]): Uint8Array =>
  join([headOf(name, parts), ...parts]);

/** What a box has before the parts that it holds. */
export const headOf = (name: string, parts: readonly Uint8Array[]): Uint8Array =>
  join([u32(8 + parts.reduce((sum, part) => sum + part.length, 0)), latin(name)]);

/** A box with a version, here always 0, and flags. */
export const fullBox = (name: string, flags: number, ...parts: readonly Uint8Array[]): Uint8Array =>
  box(name, u32(flags), ...parts);

export const u8 = (...values: number[]): Uint8Array => Uint8Array.from(values);
export const u16 = (...values: number[]): Uint8Array => big(2, values);
export const u32 = (...values: number[]): Uint8Array => big(4, values);
/** Four-letter names, some of which begin with a copyright sign. */
export const latin = (text: string): Uint8Array => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
export const terminated = (text: string): Uint8Array => join([utf8(text), u8(0)]);
export const zeros = (count: number): Uint8Array => new Uint8Array(count);

/** Fixed point with half of its 32 bits behind the point. */
export const fixed = (value: number): Uint8Array => u32(value * 0x10000);

function big(width: 2 | 4, values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(width * values.length);
  const view = new DataView(bytes.buffer);
  for (const [i, value] of values.entries()) {
    if (width === 2) view.setUint16(2 * i, value);
    else view.setUint32(4 * i, value);
  }
  return bytes;
}
