const POOL_BYTES = 4_096;

/**
 * Random bytes, drawn from the platform in larger pieces: each call into it costs more than the bytes. No byte is given
 * twice, and what was given is wiped from the pool.
 */
export function randomPool(fill: (bytes: Uint8Array<ArrayBuffer>) => unknown) {
  const pool = new Uint8Array(POOL_BYTES);
  let used = POOL_BYTES;
  return (size: number): Uint8Array<ArrayBuffer> => {
    const given = new Uint8Array(size);
    if (size > POOL_BYTES) {
      fill(given);
      return given;
    }
    if (used + size > POOL_BYTES) {
      fill(pool);
      used = 0;
    }
    given.set(pool.subarray(used, used + size));
    pool.fill(0, used, used + size);
    used += size;
    return given;
  };
}
