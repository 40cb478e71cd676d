/** A stream of bytes. It can be read only once. */
export type ByteStream = AsyncIterable<Uint8Array>;
