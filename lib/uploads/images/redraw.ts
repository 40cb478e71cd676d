import { draw, type Output, type Scene } from "../../render/engine.ts";
import { decodeScaled } from "./jpeg-scaled.ts";
import { damaged, RENDER_SIDE, type Size } from "./limits.ts";
import { plainPng } from "./png-plain.ts";

/** An image as encoded in its file: its size before rotation, and the rotation to apply. */
export type EncodedImage = Size & { bytes: Uint8Array; orientation: number };

const KEY = "picture";

/** The size of an image after its rotation. */
export const uprightSize = ({ width, height, orientation }: Omit<EncodedImage, "bytes">): Size =>
  orientation >= 5 ? { width: height, height: width } : { width, height };

/** The largest size of the same proportions whose longer side is `side`, never enlarged. */
export function within({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height));
  const shrink = (length: number) => Math.max(1, Math.round(length * scale));
  return { width: shrink(width), height: shrink(height) };
}

/** The size a drawing is rasterised at: its longer side as long as a render copy may be. */
export function rasterSize({ width, height }: Size): Size {
  const scale = RENDER_SIDE / Math.max(width, height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/**
 * Draws one picture upright at another size, with the engine's own decoder. One call holds one decoded picture.
 * @param size of the result, upright.
 * @returns an encoded file, or straight RGBA rows for `raw`.
 * @throws BadImage when the decoder cannot read it.
 */
export async function redraw(
  stored: EncodedImage,
  size: Size,
  output: Output,
): Promise<Uint8Array<ArrayBuffer>> {
  try {
    const source = (await downscaleJpeg(stored, size)) ?? stored;
    const scene = sceneOf(source, size, output === "jpeg" ? "#ffffff" : "transparent");
    const { buffer, byteOffset, length } = await draw(scene, output);
    // In Node the engine returns a Buffer, whose type differs from the Worker's.
    return new Uint8Array(buffer, byteOffset, length);
  } catch (error) {
    // The decoder's message is technical; the remedy for the sender is always the same.
    if (DECODER.test(String(error))) throw damaged("its pixels cannot be read");
    throw error;
  }
}

/** The engine decodes a JPEG at its full size, seven bytes a pixel. The largest takes all memory of an isolate. */
const FULL_DECODE_PIXELS = 2_000_000;

/** The same picture in fewer pixels, where there are many more than are wanted. The engine judges what is not quite in order. */
async function downscaleJpeg(stored: EncodedImage, size: Size): Promise<EncodedImage | undefined> {
  const { bytes, width, height } = stored;
  if (bytes[0] !== 0xff || width * height <= FULL_DECODE_PIXELS) return;
  const eighths = Math.ceil((8 * Math.max(size.width, size.height)) / Math.max(width, height));
  if (eighths >= 8) return;
  const { default: turbo } = await import("@cwasm/jpeg-turbo/jpeg-turbo.wasm");
  const picture = decodeScaled(turbo, bytes, { width, height }, eighths);
  return picture && { ...picture, bytes: plainPng(picture.rgb, picture), orientation: stored.orientation };
}

/** How the engine begins its complaints about a picture, as opposed to a scene. */
const DECODER = /An error occurred while (?:decoding the image|parsing an SVG)/;

/** `ground`: what shows through; a JPEG has no transparency. */
function sceneOf({ bytes, orientation }: EncodedImage, { width, height }: Size, ground: string): Scene {
  const [w, h] = orientation >= 5 ? [height, width] : [width, height];
  const picture = {
    type: "image",
    src: KEY,
    style: {
      display: "flex",
      position: "absolute",
      left: 0,
      top: 0,
      width: w,
      height: h,
      transformOrigin: "0 0",
      transform: orientationMatrix(orientation, w, h),
    },
  } as const;
  const style = { display: "flex", position: "relative", width, height, backgroundColor: ground } as const;
  return {
    width,
    height,
    root: { type: "container", style, children: [picture] },
    images: new Map([[KEY, bytes]]),
  };
}

/** The eight orientations (CIPA DC-008, 4.6.4) as the matrix that brings stored pixels upright. */
function orientationMatrix(orientation: number, w: number, h: number): string {
  const matrices: Record<number, number[]> = {
    2: [-1, 0, 0, 1, w, 0],
    3: [-1, 0, 0, -1, w, h],
    4: [1, 0, 0, -1, 0, h],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, h, 0],
    7: [0, -1, -1, 0, h, w],
    8: [0, -1, 1, 0, 0, w],
  };
  return `matrix(${(matrices[orientation] ?? [1, 0, 0, 1, 0, 0]).join(", ")})`;
}
