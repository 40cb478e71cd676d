import wasm from "../../../../lib/render/film/kernel/kernel.wasm";
import { type Kernel, openKernel } from "../../../../lib/render/film/kernel.ts";
import type { Drawn, Planes, Rgba } from "./compositor-reference.ts";

const ENTRY_BYTES = 48;

/** A layer of the kernel, and the picture it was made of. */
type Loaded = { layer: number; picture: Rgba };
/** What is to be drawn. */
export type Listed = Drawn & Loaded;
/** Macroblocks, up to but without right and bottom. */
export type Blocks = { left: number; top: number; right: number; bottom: number };

/** A kernel that is ready for a film of this size. */
export function startFilm(width: number, height: number): Kernel {
  const kernel = openKernel(wasm);
  kernel.setUp(width, height, 30);
  return kernel;
}

/** Hands a picture over in bands of as many rows as fit, or fewer. */
function sendRows(kernel: Kernel, { width, height, pixels }: Rgba, send: (y: number, count: number) => void) {
  const fitting = Math.floor(kernel.stagingBytes() / (width * 4)) & ~1;
  for (let y = 0; y < height; y += fitting) {
    const count = Math.min(fitting, height - y);
    const rows = pixels.subarray(y * width * 4, (y + count) * width * 4);
    new Uint8Array(kernel.memory.buffer).set(rows, kernel.staging());
    send(y, count);
  }
}

export const loadGround = (kernel: Kernel, picture: Rgba) =>
  sendRows(kernel, picture, (y, count) => kernel.groundRows(y, count));

export function loadLayer(kernel: Kernel, picture: Rgba): Loaded {
  const layer = kernel.addLayer(picture.width, picture.height);
  sendRows(kernel, picture, (y, count) => kernel.layerRows(layer, y, count));
  return { layer, picture };
}

/** Composes the listed layers within these macroblocks, or everywhere. Returns how many changed. */
export function compose(kernel: Kernel, list: readonly Listed[], blocks?: Blocks) {
  const view = new DataView(kernel.memory.buffer, kernel.drawList());
  list.forEach((entry, i) => {
    const at = i * ENTRY_BYTES;
    view.setUint32(at, entry.layer, true);
    view.setInt32(at + 4, entry.opacity, true);
    view.setFloat64(at + 8, entry.x, true);
    view.setFloat64(at + 16, entry.y, true);
    view.setFloat64(at + 24, entry.scale, true);
    const { left, top, right, bottom } = entry.clip;
    [left, top, right, bottom].forEach((edge, side) => void view.setInt32(at + 32 + side * 4, edge, true));
  });
  const { left, top, right, bottom } = blocks ?? { left: 0, top: 0, right: 1 << 20, bottom: 1 << 20 };
  return kernel.compose(list.length, left, top, right, bottom);
}

/** A copy of the source picture without what lies outside the film. */
export function readSource(kernel: Kernel, width: number, height: number): Planes {
  const stride = Math.ceil(width / 16) * 16;
  const plane = (at: number, from: number, w: number, h: number) => {
    const memory = new Uint8Array(kernel.memory.buffer, at);
    const samples = new Uint8Array(w * h);
    for (let y = 0; y < h; y++) samples.set(memory.subarray(y * from, y * from + w), y * w);
    return samples;
  };
  return {
    y: plane(kernel.sourceY(), stride, width, height),
    u: plane(kernel.sourceU(), stride / 2, width / 2, height / 2),
    v: plane(kernel.sourceV(), stride / 2, width / 2, height / 2),
  };
}

/** A copy of the map of changes. */
export const readChanges = (kernel: Kernel, width: number, height: number) =>
  new Uint8Array(
    kernel.memory.buffer,
    kernel.changes(),
    Math.ceil(width / 16) * Math.ceil(height / 16),
  ).slice();
