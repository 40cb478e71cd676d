import type { ByteStream } from "../core/byte-stream.ts";

/** A file of an archive. `name` has at most 100 bytes and `folder` at most 155, both in ASCII. */
export type TarEntry = { folder: string; name: string; size: number; body: Uint8Array | ByteStream };

const BLOCK = 512;
const MODE = "0000644";

/** An archive in the format POSIX ustar, as a stream. A body must have exactly its size. */
export async function* tarOf(entries: AsyncIterable<TarEntry>): ByteStream {
  for await (const entry of entries) {
    yield headerOf(entry);
    if (entry.body instanceof Uint8Array) yield entry.body;
    else yield* entry.body;
    const rest = entry.size % BLOCK;
    if (rest > 0) yield new Uint8Array(BLOCK - rest);
  }
  yield new Uint8Array(2 * BLOCK);
}

/** The bytes that an entry takes in an archive. */
export const tarSize = (size: number): number => BLOCK + Math.ceil(size / BLOCK) * BLOCK;

function headerOf({ folder, name, size }: TarEntry): Uint8Array {
  const header = new Uint8Array(BLOCK);
  const write = (text: string, at: number) => header.set(new TextEncoder().encode(text), at);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, "0");
  write(name, 0);
  write(MODE, 100);
  for (const at of [108, 116]) write(octal(0, 7), at);
  write(octal(size, 11), 124);
  write(octal(0, 11), 136);
  write(" ".repeat(8), 148);
  write("0", 156);
  write("ustar\u000000", 257);
  write(folder, 345);
  const sum = header.reduce((total, byte) => total + byte, 0);
  write(`${octal(sum, 6)}\0 `, 148);
  return header;
}
