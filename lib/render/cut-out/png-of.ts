import { join, utf8, viewOf } from "../metadata/bytes.ts";
import { crc32 } from "../metadata/png.ts";
import type { Pixels } from "./ground.ts";

const SIGNATURE = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Straight RGBA rows as a PNG of 8 bits a channel, unfiltered. */
export async function pngOf({ rgba, width, height }: Pixels): Promise<Uint8Array> {
  const header = new Uint8Array(13);
  const view = viewOf(header);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 6], 8);
  const rows = new Uint8Array(height * (4 * width + 1));
  for (let y = 0; y < height; y++)
    rows.set(rgba.subarray(4 * y * width, 4 * (y + 1) * width), y * (4 * width + 1) + 1);
  const packed = new Response(rows).body?.pipeThrough(new CompressionStream("deflate"));
  const data = new Uint8Array(await new Response(packed).arrayBuffer());
  return join([SIGNATURE, chunk("IHDR", header), chunk("IDAT", data), chunk("IEND", new Uint8Array(0))]);
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const whole = join([new Uint8Array(4), utf8(name), body, new Uint8Array(4)]);
  const view = viewOf(whole);
  view.setUint32(0, body.length);
  view.setUint32(whole.length - 4, crc32(whole.subarray(4, -4)));
  return whole;
}
