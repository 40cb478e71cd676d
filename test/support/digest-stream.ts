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
    // What breaks off is asked for by nobody.
    digest.catch(() => undefined);
    this.digest = digest;
  }
}

Object.assign(crypto, { DigestStream });
