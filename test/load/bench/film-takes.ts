import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { register } from "node:module";
import type { FilmPlan } from "../../../lib/render/film/film.ts";
import { type Kernel, openKernel } from "../../../lib/render/film/kernel.ts";
import type { Format } from "../../../lib/vocab.ts";
import { readAsset } from "../../support/assets.ts";
import { withPhotographs } from "./film-samples.ts";

/** A film as we deliver it, its uncompressed pictures in a file, and how long the kernel worked on them. */
export type Take = {
  film: Uint8Array;
  frames: number;
  fps: number;
  kernelMs: number;
  width: number;
  height: number;
};

const BRAND = {
  name: "Fernway",
  tagline: "Every parcel, by pedal.",
  palette: { primary: "#1F5C4A", secondary: "#0E2A23", accent: "#F2A541", background: "#FAF6EC" },
};
const KERNEL = new URL("../../../lib/render/film/kernel/kernel.wasm", import.meta.url);

/** Which film: a template's sample as it is, or with photographs that fill the picture. */
export type FilmTake = { template: string; format: Format; isOfPhotos?: boolean };

/** Makes a template's sample in this process and writes what the encoder was given, as YUV 4:2:0, into `file`. */
export async function takeOf(
  { template, format, isOfPhotos = false }: FilmTake,
  file: string,
): Promise<Take> {
  register("../../render/support/binary-loader.mjs", import.meta.url);
  const { TEMPLATES } = await import("../../../lib/render/templates/index.ts");
  const { planFilm } = await import("../../../lib/render/film/film.ts");
  const { testPhotos } = await import("../../render/support/photos.ts");
  const found = TEMPLATES[template];
  if (!found) throw new Error(`There is no template ${template}.`);
  const plan = await planFilm(found, {
    assetType: found.assetTypes[0],
    channel: "web",
    format,
    data: found.data.parse(isOfPhotos ? withPhotographs(found.sample) : found.sample),
    photos: await testPhotos(),
    brand: BRAND,
    seed: 1,
    watermark: false,
    readAsset,
  });
  const out = openSync(file, "w");
  try {
    return await record(plan, out);
  } finally {
    closeSync(out);
  }
}

async function record(plan: FilmPlan, out: number): Promise<Take> {
  const { artsOf, recordPart } = await import("../../../lib/render/film/encode.ts");
  const { muxFilm } = await import("../../../lib/render/film/film.ts");
  const { size } = plan.planned.context;
  const { frames, fps } = plan.timeline;
  const range = { from: 0, to: frames };
  const kernel = openKernel(new WebAssembly.Module(readFileSync(KERNEL)));
  const { tapped, kernelMs } = tap(kernel, size, out);
  const segment = await recordPart(tapped, plan, await artsOf(plan, range), { range, index: 0 });
  const { bytes } = await muxFilm(plan, [segment]);
  return { film: bytes, frames, fps, kernelMs: kernelMs(), ...size };
}

type Size = { width: number; height: number };

/** A kernel that also hands out what it is given to encode. A dissolve gets the two pictures around it. */
function tap(kernel: Kernel, size: Size, out: number) {
  let spent = 0;
  let [older, newer] = [new Uint8Array(0), new Uint8Array(0)];
  const timed = <T>(work: () => T): T => {
    const began = performance.now();
    const result = work();
    spent += performance.now() - began;
    return result;
  };
  const frameBytes = (size.width * size.height * 3) / 2;
  const write = (picture: Uint8Array, order: number) =>
    writeSync(out, picture, 0, frameBytes, (order / 2) * frameBytes);
  const tapped: Kernel = {
    ...kernel,
    composeMarked: (count) => timed(() => kernel.composeMarked(count)),
    encode(...args) {
      [older, newer] = [newer, sourceOf(kernel, size)];
      write(newer, args[4]);
      return timed(() => kernel.encode(...args));
    },
    dissolve(frameNumber, order, weight) {
      write(mixed(older, newer, weight), order);
      return timed(() => kernel.dissolve(frameNumber, order, weight));
    },
  };
  return { tapped, kernelMs: () => spent };
}

/** The source picture without what macroblocks add to it at its edges. */
function sourceOf(kernel: Kernel, { width, height }: Size): Uint8Array<ArrayBuffer> {
  const stride = (width + 15) & ~15;
  const picture = new Uint8Array((width * height * 3) / 2);
  const memory = new Uint8Array(kernel.memory.buffer);
  let at = 0;
  for (const [from, across, down, step] of [
    [kernel.sourceY(), width, height, stride],
    [kernel.sourceU(), width / 2, height / 2, stride / 2],
    [kernel.sourceV(), width / 2, height / 2, stride / 2],
  ] as const) {
    for (let y = 0; y < down; y++, at += across) {
      picture.set(memory.subarray(from + y * step, from + y * step + across), at);
    }
  }
  return picture;
}

const mixed = (older: Uint8Array, newer: Uint8Array, weight: number) =>
  older.map((value, i) => (value * (128 - weight) + (newer[i] ?? 0) * weight + 64) >> 7);
