import { expect } from "vitest";
import type { FilmStream } from "./film-stream.ts";
import { type Decoded, decode, decodeNatively, hasFfmpeg } from "./h264-decoder.ts";

/**
 * Decoders show, without a word, exactly what the kernel says they will: every sample of every picture.
 * @param natively also the machine's own ffmpeg, where there is one. It takes longer to start.
 */
export async function expectDecodedExactly(stream: FilmStream, natively = hasFfmpeg): Promise<void> {
  const bytes = stream.bytes();
  expectExact(stream, await decode(bytes, stream));
  if (natively) expectExact(stream, decodeNatively(bytes, stream));
}

function expectExact(stream: FilmStream, { log, pictures }: Decoded): void {
  expect(log).toBe("");
  const wanted = stream.pictures();
  expect(pictures.length).toBe(wanted.length);
  expect(wanted.flatMap((samples, i) => firstDifference(stream, i, samples, pictures[i]!))).toEqual([]);
}

function firstDifference({ width, height }: FilmStream, picture: number, a: Uint8Array, b: Uint8Array) {
  if (Buffer.compare(a, b) === 0) return [];
  const at = a.findIndex((sample, i) => sample !== b[i]);
  const luma = width * height;
  const plane = at < luma ? "luma" : at < luma * 1.25 ? "Cb" : "Cr";
  const start = { luma: 0, Cb: luma, Cr: luma * 1.25 }[plane];
  const stride = plane === "luma" ? width : width / 2;
  const x = (at - start) % stride;
  return [`picture ${picture}, ${plane} (${x}, ${(at - start - x) / stride}): ${a[at]} was to be ${b[at]}`];
}
