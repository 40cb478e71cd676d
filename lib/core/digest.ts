import type { Pieces } from "./pieces.ts";

type Digest = WritableStream<Uint8Array> & { digest: Promise<ArrayBuffer> };

/** Workers have it beside the standard's; the types of other platforms do not know it. */
const digestStream = (): Digest =>
  new (crypto as unknown as { DigestStream: new (algorithm: string) => Digest }).DigestStream("SHA-256");

/** Passes pieces on and tells, once all have passed, how many bytes they were and their SHA-256. */
export function hashing(pieces: Pieces): { pieces: Pieces; size(): number; sha256(): Promise<string> } {
  const stream = digestStream();
  const writer = stream.getWriter();
  let size = 0;
  // Nobody may ask for the hash of something that broke off.
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
    sha256: async () => hex(new Uint8Array(await stream.digest)),
  };
}

const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
