import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Kernel, openKernel } from "../../lib/render/film/kernel.ts";
import { planesOf, type Yuv } from "./moving-pictures.ts";

export const KERNEL_WASM = join(import.meta.dirname, "../../lib/render/film/kernel/kernel.wasm");

const MACROBLOCK = 16;
const START_CODE = new Uint8Array([0, 0, 0, 1]);
const SAME = 0;
const CHANGED = 1;
const SETTLING = 2;

/** What a decoder has to show, and at which place. */
type Shown = { place: number; samples: Uint8Array };

type State = {
  kernel: Kernel;
  width: number;
  height: number;
  /** Macroblocks in a row. */
  columns: number;
  /** NAL units, each after a start code. */
  units: Uint8Array[];
  shown: Shown[];
  /** How many there are; of the last one, where it begins, its references, and the place of its next picture. */
  segment: { count: number; from: number; references: number; next: number };
  /** What had changed in the last picture. */
  changed: Uint8Array;
  /** The last two reference pictures, as they were built. */
  older?: Uint8Array;
  newer?: Uint8Array;
};

type Wish = { qp?: number; begin?: boolean; ahead?: number };

export type FilmStream = ReturnType<typeof filmStream>;

/** Uses the kernel as the film engine does, with pictures from tests instead of layers. */
export function filmStream(width: number, height: number, framesPerSecond = 30) {
  const kernel = openKernel(new WebAssembly.Module(readFileSync(KERNEL_WASM)));
  kernel.setUp(width, height, framesPerSecond);
  const columns = Math.ceil(width / MACROBLOCK);
  const changed = new Uint8Array(columns * Math.ceil(height / MACROBLOCK));
  const segment = { count: 0, from: 0, references: 0, next: 0 };
  const state: State = { kernel, width, height, columns, units: [], shown: [], segment, changed };
  take(state, kernel.sequenceParameters());
  take(state, kernel.pictureParameters());
  return {
    kernel,
    width,
    height,
    /** Codes a picture, shown `ahead` pictures later than the next one; `begin` opens a segment. Answers its bytes. */
    show: (picture: Yuv, wish: Wish = {}) => show(state, picture, wish),
    /** Dissolves between the last two pictures, after which the newer one has its turn. Answers the bytes of each. */
    dissolve: (weights: readonly number[]) => dissolve(state, weights),
    bytes: () => new Uint8Array(Buffer.concat(state.units)),
    /** What a decoder has to show, in this order. */
    pictures: () => state.shown.toSorted((a, b) => a.place - b.place).map(({ samples }) => samples),
  };
}

function show(state: State, picture: Yuv, { qp = 24, begin = state.shown.length === 0, ahead = 0 }: Wish) {
  const { kernel, segment, shown } = state;
  if (begin) {
    Object.assign(segment, { count: segment.count + 1, from: shown.length, references: 0, next: 0 });
  }
  putSource(kernel, state.columns, picture);
  settle(state, begin);
  const order = 2 * (segment.next + ahead);
  const length = kernel.encode(begin ? 1 : 0, qp, segment.references++, segment.count & 1, order);
  kernel.beginPicture();
  if (state.newer) state.older = state.newer;
  state.newer = builtBy(state);
  shown.push({ place: segment.from + segment.next + ahead, samples: state.newer });
  if (!ahead) segment.next++;
  return take(state, length);
}

function dissolve(state: State, weights: readonly number[]): number[] {
  const { kernel, segment, older, newer } = state;
  if (!older || !newer) throw new Error("There is nothing to dissolve.");
  const bytes = weights.map((weight) => {
    state.shown.push({ place: segment.from + segment.next, samples: blended(older, newer, weight) });
    return take(state, kernel.dissolve(segment.references, 2 * segment.next++, weight));
  });
  segment.next++;
  return bytes;
}

/** Takes the kernel's NAL unit. Answers its length. */
function take({ kernel, units }: State, length: number): number {
  const unit = new Uint8Array(kernel.memory.buffer).slice(kernel.output(), kernel.output() + length);
  const reported = new DataView(unit.buffer).getUint32(0);
  if (reported !== length - START_CODE.length)
    throw new Error(`${length} bytes that say they are ${reported}`);
  unit.set(START_CODE);
  units.push(unit);
  return length;
}

/** What changed before and does not now is to settle; after the first picture of a segment, all of it. */
function settle(state: State, isFirst: boolean): void {
  const { kernel, changed: before } = state;
  const map = new Uint8Array(kernel.memory.buffer, kernel.changes(), before.length);
  state.changed = map.map((change) => (isFirst ? CHANGED : change));
  map.forEach((change, i) => {
    if (change === SAME && before[i] === CHANGED) map[i] = SETTLING;
  });
}

/** Explicit weighted prediction from two pictures, with weights that are parts of 128 (8.4.2.3.2). */
export function blended(older: Uint8Array, newer: Uint8Array, weight: number): Uint8Array {
  const parts = Math.min(Math.max(weight, 1), 127);
  return older.map((sample, i) => (sample * (128 - parts) + newer[i]! * parts + 64) >> 7);
}

/** Puts a picture into the source, continued to whole macroblocks, and marks what is not as before. */
function putSource(kernel: Kernel, columns: number, picture: Yuv): void {
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
      putLine(new Uint8Array(kernel.memory.buffer), line, places[number]! + y * line.length, changes, size);
    }
  });
}

/** @param size samples of a macroblock in a line. */
function putLine(memory: Uint8Array, line: Uint8Array, to: number, changes: number, size: number): void {
  if (Buffer.compare(line, memory.subarray(to, to + line.length)) === 0) return;
  for (let at = 0; at < line.length; at += size) {
    const part = line.subarray(at, at + size);
    if (Buffer.compare(part, memory.subarray(to + at, to + at + size)) === 0) continue;
    memory.set(part, to + at);
    memory[changes + at / size] = CHANGED;
  }
}

/** What the kernel has built, without what is beyond the film's borders. */
function builtBy({ kernel, width, height }: State): Uint8Array {
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
