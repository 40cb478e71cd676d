import { expect, test } from "vitest";
import type { About } from "../../lib/render/metadata/about.ts";
import { embed } from "../../lib/render/metadata/embed.ts";
import { packet } from "../../lib/render/metadata/xmp.ts";

/** A packet of odd length and one of even length, so that padding is needed once. */
const ODD: About = { title: "Rye", altText: "A loaf.", brand: "Tideway", sourceType: "digitalCreation" };
const EVEN: About = { ...ODD, title: "Rye!" };

const chunk = (name: string, body: Uint8Array | string) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(Buffer.from(body).length);
  const bytes = Buffer.concat([Buffer.from(name, "latin1"), size, Buffer.from(body)]);
  return bytes.length % 2 ? Buffer.concat([bytes, Buffer.alloc(1)]) : bytes;
};
const webp = (...chunks: Uint8Array[]) => chunk("RIFF", Buffer.concat([Buffer.from("WEBP"), ...chunks]));

const lossless = (width: number, height: number, alpha: number, version = 0) => {
  const body = Buffer.alloc(7, 0xaa);
  body[0] = 0x2f;
  body.writeUInt32LE((width - 1 + (height - 1) * 2 ** 14 + alpha * 2 ** 28 + version * 2 ** 29) >>> 0, 1);
  return chunk("VP8L", body);
};
const lossy = (width: number, height: number, tag = 0) => {
  const body = Buffer.from([tag, 0, 0, 0x9d, 0x01, 0x2a, 0, 0, 0, 0, 0xaa]);
  body.writeUInt16LE(width, 6);
  body.writeUInt16LE(height, 8);
  return chunk("VP8 ", body);
};

/** All chunks of a file; fails where sizes or padding are wrong. */
function read(file: Uint8Array) {
  const bytes = Buffer.from(file);
  expect(bytes.toString("latin1", 0, 4) + bytes.toString("latin1", 8, 12)).toBe("RIFFWEBP");
  expect(bytes.readUInt32LE(4)).toBe(bytes.length - 8);
  const chunks: { name: string; body: Buffer }[] = [];
  for (let at = 12; at < bytes.length; at += at % 2) {
    const end = at + 8 + bytes.readUInt32LE(at + 4);
    chunks.push({ name: bytes.toString("latin1", at, at + 4), body: bytes.subarray(at + 8, end) });
    if (end % 2) expect(bytes[end]).toBe(0);
    at = end;
  }
  return chunks;
}

const names = (file: Uint8Array) => read(file).map(({ name }) => name);
const bodyOf = (file: Uint8Array, wanted: string) => read(file).find(({ name }) => name === wanted)?.body;
const canvasOf = (file: Uint8Array) => {
  const body = bodyOf(file, "VP8X") as Buffer;
  return { flags: body.readUInt32LE(0), width: body.readUIntLE(4, 3) + 1, height: body.readUIntLE(7, 3) + 1 };
};

test.each([
  ["lossless and opaque", lossless(1200, 675, 0), { flags: 0x04, width: 1200, height: 675 }],
  ["lossless with alpha", lossless(21, 13, 1), { flags: 0x14, width: 21, height: 13 }],
  ["lossless, one pixel", lossless(1, 1, 0), { flags: 0x04, width: 1, height: 1 }],
  ["lossless, as large as can be", lossless(16384, 16384, 1), { flags: 0x14, width: 16384, height: 16384 }],
  ["lossy", lossy(1080, 1920), { flags: 0x04, width: 1080, height: 1920 }],
  ["lossy, to be shown scaled", lossy(16383 + 0x4000, 5 + 0x8000), { flags: 0x04, width: 16383, height: 5 }],
])("a simple file (%s) becomes an extended one with its own canvas", (_, picture, canvas) => {
  for (const about of [ODD, EVEN]) {
    const file = embed(webp(picture), "image/webp", about);
    expect(names(file)).toEqual(["VP8X", picture.toString("latin1", 0, 4), "XMP "]);
    expect(canvasOf(file)).toEqual(canvas);
    expect(Buffer.from(file).subarray(30, 30 + picture.length)).toEqual(picture);
    expect(bodyOf(file, "XMP ")).toEqual(Buffer.from(packet(about)));
  }
  expect([packet(ODD).length % 2, packet(EVEN).length % 2]).toEqual([1, 0]);
});

test("an extended file keeps its flags, its canvas and all its chunks", () => {
  const header = chunk("VP8X", Buffer.from("1a000000ff0100ff0200", "hex"));
  const others = [
    chunk("ICCP", "icc"),
    chunk("ALPH", "alpha"),
    lossy(512, 768),
    chunk("EXIF", "MM"),
    chunk("\xffabc", "x"),
  ];
  const file = embed(webp(header, ...others), "image/webp", ODD);
  expect(names(file)).toEqual(["VP8X", "ICCP", "ALPH", "VP8 ", "EXIF", "\xffabc", "XMP "]);
  expect(canvasOf(file)).toEqual({ flags: 0x1e, width: 512, height: 768 });
  const kept = Buffer.concat(others);
  expect(Buffer.from(file).subarray(30, 30 + kept.length)).toEqual(kept);
});

test("embedding again replaces the packet", () => {
  for (const picture of [lossless(21, 13, 1), lossy(21, 13)]) {
    const once = embed(webp(picture), "image/webp", ODD);
    expect(embed(once, "image/webp", ODD)).toEqual(once);
    expect(embed(embed(once, "image/webp", EVEN), "image/webp", ODD)).toEqual(once);
    expect(names(embed(once, "image/webp", EVEN)).filter((name) => name === "XMP ")).toHaveLength(1);
  }
});

test("embed returns a file that is not a whole WebP unchanged", () => {
  for (const whole of [webp(lossless(21, 13, 1)), webp(lossy(21, 13))]) {
    for (let size = 0; size < whole.length; size++) {
      const part = whole.subarray(0, size);
      expect(embed(part, "image/webp", ODD)).toBe(part);
    }
  }
  const header = Buffer.from("00000000ff0100ff0200", "hex");
  const odd = [
    Buffer.concat([webp(lossy(2, 2)), Buffer.from("more")]),
    webp(),
    webp(Buffer.from("VP8 ")),
    webp(Buffer.from("VP8 \xff\xff\xff\xffabcd", "latin1")),
    webp(chunk("VP8L", "/abc")),
    webp(chunk("VP8L", "xabcdefg")),
    webp(lossless(2, 2, 0, 1)),
    webp(lossy(2, 2, 1)),
    webp(lossy(0, 2)),
    webp(chunk("VP8 ", "not a frame at all")),
    webp(chunk("EXIF", "MM"), lossy(2, 2)),
    webp(chunk("VP8X", header)),
    webp(chunk("VP8X", header.subarray(1)), lossy(2, 2)),
  ];
  for (const file of odd) expect(embed(file, "image/webp", ODD)).toBe(file);
});
