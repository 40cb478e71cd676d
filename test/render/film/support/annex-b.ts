import type { Kernel } from "../../../../lib/render/film/kernel.ts";
import type { FilmSegment } from "../../../../lib/render/film/packets.ts";
import type { Size } from "../../../../lib/render/sizes.ts";

const START_CODE = Uint8Array.of(0, 0, 0, 1);

/** Segments as decoders take a bare stream: a start code before every unit instead of its length. */
export function annexB(segments: readonly FilmSegment[]): Uint8Array {
  const [first] = segments;
  if (!first) return new Uint8Array();
  const parameters = [first.sequenceParameters, first.pictureParameters];
  const units = segments.flatMap(({ packets }) =>
    packets.map(({ bytes }) => bytes.subarray(START_CODE.length)),
  );
  return new Uint8Array(Buffer.concat([...parameters, ...units].flatMap((unit) => [START_CODE, unit])));
}

/** The last picture as the kernel says that a decoder shows it: planar, without gaps. */
export function decodedBy(kernel: Kernel, { width, height }: Size): Uint8Array {
  const memory = new Uint8Array(kernel.memory.buffer);
  const rows = (address: number, stride: number, wide: number, high: number) =>
    Array.from({ length: high }, (_, y) =>
      memory.subarray(address + y * stride, address + y * stride + wide),
    );
  const [luma, chroma] = [kernel.decodedLumaStride(), kernel.decodedChromaStride()];
  return new Uint8Array(
    Buffer.concat([
      ...rows(kernel.decodedY(), luma, width, height),
      ...rows(kernel.decodedU(), chroma, width / 2, height / 2),
      ...rows(kernel.decodedV(), chroma, width / 2, height / 2),
    ]),
  );
}

/** Explicit weighted prediction of two pictures with a denominator of 2^6: ITU-T H.264, 8.4.2.3.2. */
export const dissolved = (older: Uint8Array, newer: Uint8Array, weight: number): Uint8Array =>
  older.map((sample, i) => (sample * (128 - weight) + newer[i]! * weight + 64) >> 7);
