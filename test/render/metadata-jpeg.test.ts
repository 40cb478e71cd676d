import { expect, test } from "vitest";
import type { About } from "../../lib/render/metadata/about.ts";
import { embed } from "../../lib/render/metadata/embed.ts";
import { packet } from "../../lib/render/metadata/xmp.ts";

const about: About = {
  title: "Rye week",
  altText: "A loaf on a board.",
  brand: "Tideway Bakery",
  sourceType: "compositeSynthetic",
};
const NAMESPACE = "http://ns.adobe.com/xap/1.0/\0";

const segment = (marker: number, body: Uint8Array | string) => {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(marker);
  head.writeUInt16BE(Buffer.from(body).length + 2, 2);
  return Buffer.concat([head, Buffer.from(body)]);
};

const START = Buffer.from("ffd8", "hex");
const JFIF = segment(0xffe0, "JFIF\0 1200");
const FRAME = segment(0xffc0, "frame");
const SCAN = Buffer.concat([segment(0xffda, "scan"), Buffer.from("0102ff00ffd003ffd9", "hex")]);
const jpeg = (...between: Uint8Array[]) => Buffer.concat([START, ...between, FRAME, SCAN]);

/** Marker and body of every segment up to the scan, and all bytes from there on. */
function read(file: Uint8Array) {
  const bytes = Buffer.from(file);
  expect(bytes.subarray(0, 2)).toEqual(START);
  const segments: { marker: number; body: Buffer }[] = [];
  let at = 2;
  for (; bytes.readUInt16BE(at) !== 0xffda; at += 2 + bytes.readUInt16BE(at + 2)) {
    expect(bytes[at]).toBe(0xff);
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    segments.push({ marker: bytes.readUInt16BE(at), body: bytes.subarray(at + 4, end) });
  }
  return { segments, scan: bytes.subarray(at) };
}

const markers = (file: Uint8Array) => read(file).segments.map(({ marker }) => marker);
const packets = (file: Uint8Array) =>
  read(file)
    .segments.filter(({ body }) => body.toString("latin1").startsWith(NAMESPACE))
    .map(({ body }) => body.subarray(NAMESPACE.length));

test("the XMP packet comes in an APP1 segment after JFIF, and the scan is unchanged", () => {
  const file = embed(jpeg(JFIF), "image/jpeg", about);
  expect(markers(file)).toEqual([0xffe0, 0xffe1, 0xffc0]);
  expect(packets(file)).toEqual([Buffer.from(packet(about))]);
  expect(read(file).scan).toEqual(SCAN);
});

test("Exif stays in front, other segments stay behind, and without JFIF the packet comes first", () => {
  const exif = segment(0xffe1, "Exif\0\0MM");
  const icc = segment(0xffe2, "ICC_PROFILE\0");
  expect(markers(embed(jpeg(JFIF, exif, icc), "image/jpeg", about))).toEqual([
    0xffe0, 0xffe1, 0xffe1, 0xffe2, 0xffc0,
  ]);
  expect(packets(embed(jpeg(exif, icc), "image/jpeg", about))).toHaveLength(1);
  expect(read(embed(jpeg(exif, icc), "image/jpeg", about)).segments[0]?.body.toString()).toContain("Exif");
  expect(markers(embed(jpeg(icc), "image/jpeg", about))).toEqual([0xffe1, 0xffe2, 0xffc0]);
});

test("embedding again replaces the packet, its extensions included", () => {
  const once = embed(jpeg(JFIF), "image/jpeg", about);
  const old = jpeg(
    JFIF,
    segment(0xffdb, "table"),
    segment(0xffe1, `${NAMESPACE}<old/>`),
    segment(0xffe1, "http://ns.adobe.com/xmp/extension/\0more"),
  );
  expect(embed(once, "image/jpeg", about)).toEqual(once);
  expect(embed(embed(once, "image/jpeg", { ...about, title: "New" }), "image/jpeg", about)).toEqual(once);
  expect(markers(embed(old, "image/jpeg", about))).toEqual([0xffe0, 0xffe1, 0xffdb, 0xffc0]);
});

test("the longest texts still fit one segment", () => {
  const text = "&".repeat(9000);
  const longest: About = { title: text, altText: text, brand: text, sourceType: "compositeSynthetic" };
  const file = embed(jpeg(JFIF), "image/jpeg", longest);
  expect(packets(file)).toEqual([Buffer.from(packet(longest))]);
  expect(read(file).scan).toEqual(SCAN);
});

test("embed returns a file that is not a whole JPEG unchanged", () => {
  const whole = jpeg(JFIF);
  for (let size = 0; size < whole.length; size++) {
    const part = whole.subarray(0, size);
    expect(embed(part, "image/jpeg", about)).toBe(part);
  }
  const odd = [
    Buffer.concat([whole, Buffer.from("more")]),
    Buffer.concat([START, JFIF, SCAN]),
    Buffer.concat([START, JFIF, FRAME, Buffer.from("ffd9ffd9", "hex")]),
    jpeg(Buffer.from("ffe00001", "hex")),
    jpeg(Buffer.from("0000", "hex")),
    jpeg(Buffer.from("ffffffff", "hex")),
  ];
  for (const file of odd) expect(embed(file, "image/jpeg", about)).toBe(file);
});
