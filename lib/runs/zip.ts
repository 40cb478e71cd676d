import { crc32 } from "../uploads/images/crc32.ts";

/** A file of an archive. Its name is ASCII. */
export type ZipEntry = { name: string; bytes: Uint8Array };

const LOCAL = { signature: 0x04034b50, size: 30 };
const CENTRAL = { signature: 0x02014b50, size: 46 };
const END = { signature: 0x06054b50, size: 22 };
/** The version that knows plain stored files. */
const VERSION = 20;

/**
 * A ZIP archive (APPNOTE 6.3.3). Its files are stored as they are: pictures and films do not get
 * smaller.
 */
export function zipOf(entries: readonly ZipEntry[], modified: Date): Uint8Array<ArrayBuffer> {
  const files: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes } of entries) {
    const title = new TextEncoder().encode(name);
    const about = aboutOf(bytes, title.length, modified);
    files.push(record(LOCAL, [u16(VERSION), ...about, u16(0)]), title, bytes);
    directory.push(record(CENTRAL, [u16(VERSION), u16(VERSION), ...about, ...placeOf(offset)]), title);
    offset += LOCAL.size + title.length + bytes.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const count = [u16(0), u16(0), u16(entries.length), u16(entries.length)];
  return joined([...files, ...directory, record(END, [...count, u32(size), u32(offset), u16(0)])]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** What both records of a file say: flags, method, time, check sum, sizes, length of the name. */
const aboutOf = (bytes: Uint8Array, nameLength: number, modified: Date): Uint[] => [
  u16(0),
  u16(0),
  u16(timeOf(modified)),
  u16(dateOf(modified)),
  u32(crc32(bytes)),
  u32(bytes.length),
  u32(bytes.length),
  u16(nameLength),
];

/** What the directory adds: lengths of what is left out, disk, attributes, and where the file begins. */
const placeOf = (offset: number): Uint[] => [u16(0), u16(0), u16(0), u16(0), u32(0), u32(offset)];

type Uint = { value: number; size: 2 | 4 };
const u16 = (value: number): Uint => ({ value, size: 2 });
const u32 = (value: number): Uint => ({ value, size: 4 });

function record(kind: { signature: number; size: number }, fields: readonly Uint[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(kind.size));
  let at = 0;
  for (const { value, size } of [u32(kind.signature), ...fields]) {
    if (size === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += size;
  }
  return new Uint8Array(view.buffer);
}

/** Two seconds are the smallest step of this format, and 1980 its first year. */
const timeOf = (at: Date) => (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
const dateOf = (at: Date) =>
  ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
