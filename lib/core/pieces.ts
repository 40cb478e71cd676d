/** Bytes that come one after the other, and only once. */
export type Pieces = AsyncIterable<Uint8Array>;
