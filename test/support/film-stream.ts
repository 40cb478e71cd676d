import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kernel, openKernel } from "../../lib/render/film/kernel.ts";
import { planesOf, type Yuv } from "./moving-pictures.ts";

export const KERNEL_WASM = join(import.meta.dirname, "../../lib/render/film/kernel/kernel.wasm");

const MACROBLOCK = 16;
const START_CODE = new Uint8Array([0, 0, 0, 1]);
const [SAME, CHANGED, SETTLING] = [0, 1, 2];

/** What a decoder has to show, and at which place. */
type Shown = { place: number; samples: Uint8Array };

export type FilmStream = ReturnType<typeof filmStream>;

/** Uses the kernel as the film engine does, with pictures from tests instead of layers. */
export function filmStream(width: number, height: number, framesPerSecond = 30) {
  const kernel = openKernel(new WebAssembly.Module(readFileSync(KERNEL_WASM)));
  kernel.setUp(width, height, framesPerSecond);
  const columns = Math.ceil(width / MACROBLOCK);
  const units: Uint8Array[] = [];
  const shown: Shown[] = [];
  const segment = { count: 0, from: 0, references: 0, next: 0 };
  let changed = new Uint8Array(columns * Math.ceil(height / MACROBLOCK));
  let older: Uint8Array | undefined;
  let newer: Uint8Array | undefined;

  const take = (length: number): number => {
    const unit = new Uint8Array(kernel.memory.buffer).slice(kernel.output(), kernel.output() + length);
    const told = new DataView(unit.buffer).getUint32(0);
    if (told !== length - START_CODE.length) throw new Error(`${length} bytes that say they are ${told}`);
    unit.set(START_CODE);
    units.push(unit);
    return length;
  };

  /** What changed before and does not now is to settle; after the first picture of a segment, all of it. */
  const settle = (isFirst: boolean) => {
    const map = new Uint8Array(kernel.memory.buffer, kernel.changes(), changed.length);
    const before = changed;
    changed = map.map((change) => (isFirst ? CHANGED : change));
    map.forEach((change, i) => {
      if (change === SAME && before[i] === CHANGED) map[i] = SETTLING;
    });
  };

  take(kernel.sequenceParameters());
  take(kernel.pictureParameters());
  return {
    kernel,
    width,
    height,
    /** Codes a picture, shown `ahead` pictures later than the next one; `begin` opens a segment. Answers its bytes. */
    show(picture: Yuv, { qp = 24, begin = shown.length === 0, ahead = 0 } = {}): number {
      if (begin)
        Object.assign(segment, { count: segment.count + 1, from: shown.length, references: 0, next: 0 });
      putSource(kernel, columns, picture);
      settle(begin);
      const order = 2 * (segment.next + ahead);
      const bytes = take(kernel.encode(begin ? 1 : 0, qp, segment.references++, segment.count & 1, order));
      kernel.beginPicture();
      older = newer;
      newer = builtBy(kernel, width, height);
      shown.push({ place: segment.from + segment.next + ahead, samples: newer });
      if (!ahead) segment.next++;
      return bytes;
    },
    /** Dissolves between the last two pictures, after which the newer one has its turn. Answers the bytes of each. */
    dissolve(weights: readonly number[]): number[] {
      if (!older || !newer) throw new Error("nothing to dissolve");
      const [from, to] = [older, newer];
      const bytes = weights.map((weight) => {
        shown.push({ place: segment.from + segment.next, samples: blended(from, to, weight) });
        return take(kernel.dissolve(segment.references, 2 * segment.next++, weight));
      });
      segment.next++;
      return bytes;
    },
    bytes: () => new Uint8Array(Buffer.concat(units)),
    /** What a decoder has to show, in this order. */
    pictures: () => shown.toSorted((a, b) => a.place - b.place).map(({ samples }) => samples),
  };
}

/** Explicit weighted prediction from two pictures, with weights that are parts of 128 (8.4.2.3.2). */
export function blended(older: Uint8Array, newer: Uint8Array, weight: number): Uint8Array {
  const parts = Math.min(Math.max(weight, 1), 127);
  return older.map((sample, i) => (sample * (128 - parts) + newer[i]! * parts + 64) >> 7);
}

/** Puts a picture into the source, continued to whole macroblocks, and marks what is not as before. */
function putSource(kernel: Kernel, columns: number, picture: Yuv): void {
  const memory = new Uint8Array(kernel.memory.buffer);
  const rows = Math.ceil(picture.height / MACROBLOCK);
  const places = [kernel.sourceY(), kernel.sourceU(), kernel.sourceV()];
  planesOf(picture).forEach((plane, number) => {
    const size = number ? MACROBLOCK / 2 : MACROBLOCK;
    const line = new Uint8Array(columns * size);
    for (let y = 0; y < rows * size; y++) {
      const from = Math.min(y, plane.height - 1) * plane.width;
      line.set(plane.samples.subarray(from, from + plane.width));
      line.fill(line[plane.width - 1]!, plane.width);
      const changes = kernel.changes() + Math.floor(y / size) * columns;
      putLine(memory, line, { to: places[number]! + y * line.length, size, changes });
    }
  });
}

/** Puts one line into a plane, `size` samples of each macroblock at a time, and marks the macroblocks that differ. */
function putLine(
  memory: Uint8Array,
  line: Uint8Array,
  { to, size, changes }: { to: number; size: number; changes: number },
) {
  if (Buffer.compare(line, memory.subarray(to, to + line.length)) === 0) return;
  for (let column = 0; column * size < line.length; column++) {
    const part = line.subarray(column * size, (column + 1) * size);
    const at = to + column * size;
    if (Buffer.compare(part, memory.subarray(at, at + size)) === 0) continue;
    memory.set(part, at);
    memory[changes + column] = CHANGED;
  }
}

/** What the kernel has built, without what is beyond the film's borders. */
function builtBy(kernel: Kernel, width: number, height: number): Uint8Array {
  const memory = new Uint8Array(kernel.memory.buffer);
  const samples = new Uint8Array((width * height * 3) / 2);
  const places = [kernel.decodedY(), kernel.decodedU(), kernel.decodedV()];
  planesOf({ width, height, samples }).forEach((plane, number) => {
    const stride = number ? kernel.decodedChromaStride() : kernel.decodedLumaStride();
    for (let y = 0; y < plane.height; y++) {
      const from = places[number]! + y * stride;
      plane.samples.set(memory.subarray(from, from + plane.width), y * plane.width);
    }
  });
  return samples;
}
