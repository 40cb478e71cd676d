import type { Ports } from "../../core/ports.ts";
import { RETRIES } from "../../core/retries.ts";
import { BadVideo, tooComplex } from "./limits.ts";

const BLOCK = 256 * 1024;
const KEPT = 8;
/** No valid part of an index is longer; a longer one means that the file is damaged. */
const MAX_READ = 8 * 1024 * 1024;
/** A file of 100 MB without an index can just be read through once. */
const MAX_LOADS = 500;

/** A file in storage, read in places. */
export type BlockReader = {
  size: number;
  /** Bytes from `start` up to, not including, `end`. @throws BadVideo when the reads exceed their limits. */
  read(start: number, end: number): Promise<Uint8Array>;
};

/** Reads a stored file block by block and remembers the last few. All it may take together is bounded. */
export function openBlocks(
  { files, now }: Pick<Ports, "files" | "now">,
  name: string,
  size: number,
): BlockReader {
  const kept = new Map<number, Uint8Array>();
  const began = now().getTime();
  let loads = 0;

  async function load(start: number, end: number): Promise<Uint8Array> {
    loads += Math.ceil((end - start) / BLOCK);
    if (loads > MAX_LOADS) throw tooComplex("has its index scattered over thousands of places");
    if (now().getTime() - began > RETRIES.uploads.maxInspectionSeconds * 1000)
      throw tooComplex("takes minutes to look through");
    const range = { offset: start, length: end - start };
    const file = await files.open(name, { range, ifNoneMatch: null, headOnly: false });
    if (!file?.body) throw new Error("A stored video is not there any more.");
    return new Uint8Array(await new Response(file.body).arrayBuffer());
  }

  async function block(nth: number): Promise<Uint8Array> {
    const known = kept.get(nth);
    kept.delete(nth);
    const bytes = known ?? (await load(nth * BLOCK, Math.min(size, (nth + 1) * BLOCK)));
    kept.set(nth, bytes);
    const [oldest] = kept.keys();
    if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
    return bytes;
  }

  return {
    size,
    async read(start, end) {
      if (end > size || start < 0) throw new BadVideo("video_truncated", PAST_THE_END);
      if (end - start > MAX_READ) throw tooComplex("has an index of many megabytes");
      const first = Math.floor(start / BLOCK);
      const last = Math.floor(Math.max(start, end - 1) / BLOCK);
      if (last > first + 1) return load(start, end);
      const bytes = new Uint8Array(end - start);
      for (let nth = first; nth <= last && end > start; nth++) {
        const from = Math.max(start, nth * BLOCK);
        const part = (await block(nth)).subarray(from - nth * BLOCK, end - nth * BLOCK);
        bytes.set(part, from - start);
      }
      return bytes;
    },
  };
}

const PAST_THE_END = "The file's index names bytes behind its end. Send the whole file.";
