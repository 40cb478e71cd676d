import { createHash } from "node:crypto";

/** What workerd has beside the standard's own crypto: a stream that keeps nothing but the digest. */
class DigestStream extends WritableStream<Uint8Array> {
  readonly digest: Promise<ArrayBuffer>;
  constructor(algorithm: string) {
    const hash = createHash(algorithm.replace("-", "").toLowerCase());
    let [resolve, reject] = [(_: ArrayBuffer) => {}, (_: unknown) => {}];
    const digest = new Promise<ArrayBuffer>((...ends) => {
      [resolve, reject] = ends;
    });
    super({
      write: (piece) => void hash.update(piece),
      close: () => resolve(new Uint8Array(hash.digest()).buffer),
      abort: (reason) => reject(reason),
    });
    // An aborted stream rejects the digest, which then has no reader.
    digest.catch(() => undefined);
    this.digest = digest;
  }
}

Object.assign(crypto, { DigestStream });
