import { deflateSync } from "node:zlib";
import { draw, type Output } from "../../lib/render/engine.ts";

export type Bytes = Uint8Array<ArrayBuffer>;
export type Rgb = [r: number, g: number, b: number];
export type Pixel = [r: number, g: number, b: number, a: number];

export const bytesOf = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
export const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

export function joined(...parts: Uint8Array[]): Bytes {
  return new Uint8Array(Buffer.concat(parts));
}

/** `change` applied to a copy. */
export function mangled(bytes: Uint8Array, change: (copy: Bytes, view: DataView) => void): Bytes {
  const copy = new Uint8Array(bytes);
  change(copy, new DataView(copy.buffer));
  return copy;
}

const crcOf = (bytes: Uint8Array) => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
};

export function chunk(type: string, data: Uint8Array = new Uint8Array()): Bytes {
  const whole = joined(new Uint8Array(4), bytesOf(type), data, new Uint8Array(4));
  const view = new DataView(whole.buffer);
  view.setUint32(0, data.length);
  view.setUint32(8 + data.length, crcOf(whole.subarray(4, 8 + data.length)));
  return whole;
}

export function ihdr(width: number, height: number, depth = 8, colorType = 6, interlace = 0): Bytes {
  const data = new Uint8Array([0, 0, 0, 0, 0, 0, 0, 0, depth, colorType, 0, 0, interlace]);
  const view = new DataView(data.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  return chunk("IHDR", data);
}

export const PNG_SIGNATURE = bytesOf("\x89PNG\r\n\x1a\n");
export const IEND = chunk("IEND");

/** PNG rows of RGBA pixels, each with the filter "none". */
export function rows(width: number, height: number, pixel: (x: number, y: number) => Pixel): Bytes {
  const data = new Uint8Array(height * (1 + width * 4));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) data.set(pixel(x, y), y * (1 + width * 4) + 1 + x * 4);
  }
  return data;
}

type PngOptions = {
  width?: number;
  height?: number;
  pixel?: (x: number, y: number) => Pixel;
  /** Chunks between the header and the pixels, and between the pixels and the end. */
  before?: Uint8Array[];
  after?: Uint8Array[];
};

export const NAVY: Pixel = [16, 32, 96, 255];

/** A small PNG, written here byte by byte. */
export function png({
  width = 4,
  height = 3,
  pixel = () => NAVY,
  before = [],
  after = [],
}: PngOptions = {}): Bytes {
  const data = chunk("IDAT", deflateSync(rows(width, height, pixel)));
  return joined(PNG_SIGNATURE, ihdr(width, height), ...before, data, ...after, IEND);
}

/** The four quarters differ, so that every way of turning a picture shows. */
const QUARTERS = {
  topLeft: "#ff0000",
  topRight: "#00ff00",
  bottomLeft: "#0000ff",
  bottomRight: "#ffffff",
};

/** A picture of four coloured quarters, drawn by the engine. */
export async function quarters(output: Output, width = 64, height = 32): Promise<Bytes> {
  const part = (color: string, left: number, top: number) => ({
    type: "container" as const,
    style: {
      display: "flex",
      position: "absolute",
      left,
      top,
      width: width / 2,
      height: height / 2,
      backgroundColor: color,
    } as const,
    children: [],
  });
  const { topLeft, topRight, bottomLeft, bottomRight } = QUARTERS;
  const children = [
    part(topLeft, 0, 0),
    part(topRight, width / 2, 0),
    part(bottomLeft, 0, height / 2),
    part(bottomRight, width / 2, height / 2),
  ];
  const style = { display: "flex", position: "relative", width, height } as const;
  return draw({ width, height, root: { type: "container", style, children }, images: new Map() }, output);
}

/** The colours of the four quarters of a stored file, as the engine decodes it. */
export async function quartersOf(bytes: Uint8Array, width: number, height: number): Promise<string[]> {
  const rgba = await pixelsOf(bytes, width, height);
  const at = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = rgba.subarray((y * width + x) * 4);
    return `#${[r, g, b].map((part) => (part > 127 ? "ff" : "00")).join("")}`;
  };
  const [left, right] = [Math.floor(width / 4), Math.floor((3 * width) / 4)];
  const [top, bottom] = [Math.floor(height / 4), Math.floor((3 * height) / 4)];
  return [at(left, top), at(right, top), at(left, bottom), at(right, bottom)];
}

/** Straight RGBA pixels of a file, drawn at a size. */
export async function pixelsOf(bytes: Uint8Array, width: number, height: number): Promise<Bytes> {
  const picture = { type: "image", src: "p", style: { display: "flex", width, height } } as const;
  const root = {
    type: "container" as const,
    style: { display: "flex", width, height } as const,
    children: [picture],
  };
  return draw({ width, height, root, images: new Map([["p", bytes]]) }, "raw");
}
