import { toHex } from "../text/sha256.ts";
import type { ByteStream } from "./byte-stream.ts";

type Digest = WritableStream<Uint8Array> & { digest: Promise<ArrayBuffer> };

/** A DigestStream, which Workers have besides the standard's API. The types of other platforms lack it. */
const digestStream = (): Digest =>
  new (crypto as unknown as { DigestStream: new (algorithm: string) => Digest }).DigestStream("SHA-256");

/** Passes pieces through. After the last piece it knows their size in bytes and their SHA-256. */
export function hashing(pieces: ByteStream): {
  pieces: ByteStream;
  size(): number;
  sha256(): Promise<string>;
} {
  const stream = digestStream();
  const writer = stream.getWriter();
  let size = 0;
  // A stream that breaks off rejects its digest, and not every caller asks for the hash.
  stream.digest.catch(() => undefined);
  async function* passing() {
    for await (const piece of pieces) {
      await writer.write(piece);
      size += piece.byteLength;
      yield piece;
    }
    await writer.close();
  }
  return {
    pieces: passing(),
    size: () => size,
    sha256: async () => toHex(new Uint8Array(await stream.digest)),
  };
}
