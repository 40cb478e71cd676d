/** A stream of bytes. It can be read only once. */
export type ByteStream = AsyncIterable<Uint8Array>;

/** Reads a stream to its end, into one array. Bound the stream first: this keeps all of it in memory. */
export async function collected(pieces: ByteStream): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of pieces) {
    parts.push(part);
    size += part.byteLength;
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.byteLength;
  }
  return bytes;
}
