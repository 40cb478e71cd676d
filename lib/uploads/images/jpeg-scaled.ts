import type { Size } from "./limits.ts";

/** Pixels of a smaller picture: rows of RGB, in a memory that the next call uses again. */
export type ScaledPixels = Size & { rgb: Uint8Array };

/** What is used of the exports of libjpeg-turbo (TurboJPEG, turbojpeg.h). Addresses and sizes are numbers. */
type TurboJpeg = {
  memory: WebAssembly.Memory;
  malloc(bytes: number): number;
  free(address: number): void;
  tjInitDecompress(): number;
  tjDestroy(decoder: number): number;
  tjDecompress2(
    decoder: number,
    file: number,
    fileBytes: number,
    pixels: number,
    width: number,
    rowBytes: number,
    height: number,
    format: number,
    flags: number,
  ): number;
};

/** TJPF_RGB and TJFLAG_ACCURATEDCT. */
const RGB = 0;
const ACCURATE_DCT = 4_096;
/** An instance that has grown further is not kept: progressive files are unpacked as a whole. */
const KEPT_BYTES = 72_000_000;

let reusable: TurboJpeg | undefined;

/**
 * Decodes a JPEG at 1 to 7 eighths of its size, which takes less time and memory. At 3 eighths 16 megapixels take 15 MB.
 * The scale is that of the DCT, as libjpeg-turbo counts it: lengths are rounded up.
 * @param module libjpeg-turbo.
 * @param size of the picture in the file.
 * @returns undefined when the decoder is not wholly content with the file: another one has to judge it.
 */
export function decodeScaled(
  module: WebAssembly.Module,
  file: Uint8Array,
  size: Size,
  eighths: number,
): ScaledPixels | undefined {
  const turbo = reusable ?? instanceOf(module);
  reusable = undefined;
  const width = Math.ceil((size.width * eighths) / 8);
  const height = Math.ceil((size.height * eighths) / 8);
  const rgb = decode(turbo, file, { width, height });
  if (rgb && turbo.memory.buffer.byteLength <= KEPT_BYTES) reusable = turbo;
  return rgb && { width, height, rgb };
}

/** An instance that had a failure is not used again: the C code was left in the middle of something. */
function decode(turbo: TurboJpeg, file: Uint8Array, { width, height }: Size): Uint8Array | undefined {
  const bytes = width * height * 3;
  try {
    const [source, pixels, decoder] = [
      turbo.malloc(file.length),
      turbo.malloc(bytes),
      turbo.tjInitDecompress(),
    ];
    if (!source || !pixels || !decoder) return undefined;
    new Uint8Array(turbo.memory.buffer).set(file, source);
    const flawed = turbo.tjDecompress2(
      decoder,
      source,
      file.length,
      pixels,
      width,
      width * 3,
      height,
      RGB,
      ACCURATE_DCT,
    );
    if (flawed) return undefined;
    turbo.tjDestroy(decoder);
    turbo.free(source);
    turbo.free(pixels);
    // Freed, but untouched until the next call.
    return new Uint8Array(turbo.memory.buffer, pixels, bytes);
  } catch {
    return undefined;
  }
}

function instanceOf(module: WebAssembly.Module): TurboJpeg {
  const fail = () => {
    throw new Error("libjpeg-turbo gave up.");
  };
  const { exports } = new WebAssembly.Instance(module, {
    // libjpeg-turbo reports an error with longjmp; decoding cannot continue after it.
    env: { setjmp: () => 0, longjmp: fail },
    wasi_snapshot_preview1: {
      environ_sizes_get: () => 0,
      environ_get: fail,
      proc_exit: fail,
      fd_close: fail,
      fd_seek: fail,
      fd_write: fail,
    },
  });
  return exports as unknown as TurboJpeg;
}
