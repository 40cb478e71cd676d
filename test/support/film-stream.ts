import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kernel, openKernel } from "../../lib/render/film/kernel.ts";
import { planesOf, type Yuv } from "./moving-pictures.ts";

const WASM = join(import.meta.dirname, "../../lib/render/film/kernel/kernel.wasm");
const MACROBLOCK = 16;
const START_CODE = new Uint8Array([0, 0, 0, 1]);
const SAME = 0;
const CHANGED = 1;
const SETTLING = 2;

/** A picture in the order it is shown in; what the kernel says a decoder makes of it, unless it is a dissolve. */
type Shown = { order: number; built?: Uint8Array };

/** Uses the kernel as the film engine does, with pictures from tests. */
export function filmStream(width: number, height: number, framesPerSecond = 30) {
  const kernel = openKernel(new WebAssembly.Module(readFileSync(WASM)));
  kernel.setUp(width, height, framesPerSecond);
  const units: Uint8Array[] = [];
  const shown: Shown[] = [];
  let references = 0;
  let order = 0;
  let segments = 0;
  let segmentStart = 0;

  const take = (length: number) => {
    const unit = new Uint8Array(kernel.memory.buffer).slice(kernel.output(), kernel.output() + length);
    const told = new DataView(unit.buffer).getUint32(0);
    if (told !== length - START_CODE.length) throw new Error(`${length} bytes that say they are ${told}`);
    unit.set(START_CODE);
    units.push(unit);
    return unit;
  };
  take(kernel.sequenceParameters());
  take(kernel.pictureParameters());

  /** What changed before and does not now is to settle; all of it after the beginning of a segment. */
  let before = new Uint8Array(Math.ceil(width / MACROBLOCK) * Math.ceil(height / MACROBLOCK));
  const settle = (begin: boolean) => {
    const map = new Uint8Array(kernel.memory.buffer, kernel.changes(), before.length);
    const changed = map.map((change) => (begin ? CHANGED : change));
    map.forEach((change, i) => {
      if (change === SAME && before[i] === CHANGED) map[i] = SETTLING;
    });
    before = changed;
  };

  return {
    kernel,
    /** Codes a picture that is shown `ahead` pictures later than the next one. Answers the bytes it takes. */
    show(picture: Yuv, { qp = 24, begin = shown.length === 0, ahead = 0 } = {}): number {
      if (begin) {
        segmentStart = shown.length;
        [references, order] = [0, 0];
        segments++;
      }
      putSource(kernel, picture);
      settle(begin);
      const place = order + ahead;
      const unit = take(kernel.encode(begin ? 1 : 0, qp, references, segments & 1, place * 2));
      kernel.beginPicture();
      shown.push({ order: segmentStart + place, built: built(kernel, width, height) });
      references++;
      if (!ahead) order++;
      return unit.length;
    },
    /** A picture between the last two; `after` of them are shown before the newer one. */
    dissolve(weight: number): number {
      shown.push({ order: segmentStart + order });
      return take(kernel.dissolve(references, order++ * 2, weight)).length;
    },
    /** The picture that was shown ahead has its turn. */
    arrive(): void {
      order++;
    },
    bytes: () => new Uint8Array(Buffer.concat(units)),
    /** What the kernel built, in the order of showing; nothing for dissolves. */
    pictures: () => shown.toSorted((a, b) => a.order - b.order).map(({ built }) => built),
  };
}

/** Puts a picture into the source, continued to whole macroblocks, and marks what is not as before. */
function putSource(kernel: Kernel, picture: Yuv): void {
  const memory = new Uint8Array(kernel.memory.buffer);
  const columns = Math.ceil(picture.width / MACROBLOCK);
  const rows = Math.ceil(picture.height / MACROBLOCK);
  const places = [kernel.sourceY(), kernel.sourceU(), kernel.sourceV()];
  planesOf(picture).forEach((plane, number) => {
    const size = number ? MACROBLOCK / 2 : MACROBLOCK;
    const stride = columns * size;
    const line = new Uint8Array(stride);
    for (let y = 0; y < rows * size; y++) {
      const from = Math.min(y, plane.height - 1) * plane.width;
      line.set(plane.samples.subarray(from, from + plane.width));
      line.fill(line[plane.width - 1]!, plane.width);
      const to = places[number]! + y * stride;
      const changes = kernel.changes() + Math.floor(y / size) * columns;
      for (let column = 0; column < columns; column++) {
        const part = line.subarray(column * size, (column + 1) * size);
        const at = to + column * size;
        if (Buffer.compare(part, memory.subarray(at, at + size)) === 0) continue;
        memory.set(part, at);
        memory[changes + column] = CHANGED;
      }
    }
  });
}

/** What the kernel has built, without what is beyond the film's borders. */
function built(kernel: Kernel, width: number, height: number): Uint8Array {
  const memory = new Uint8Array(kernel.memory.buffer);
  const picture = { width, height, samples: new Uint8Array((width * height * 3) / 2) };
  const places = [kernel.decodedY(), kernel.decodedU(), kernel.decodedV()];
  planesOf(picture).forEach((plane, number) => {
    const stride = number ? kernel.decodedChromaStride() : kernel.decodedLumaStride();
    for (let y = 0; y < plane.height; y++) {
      const from = places[number]! + y * stride;
      plane.samples.set(memory.subarray(from, from + plane.width), y * plane.width);
    }
  });
  return picture.samples;
}
