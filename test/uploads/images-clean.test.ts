import { describe, expect, test } from "vitest";
import { BITMAPS, detectFormat, prepare } from "../../lib/uploads/images/prepare.ts";
import {
  exif,
  GPS,
  riff,
  riffChunk,
  segment,
  vp8x,
  webpChunks,
  withSegments,
} from "../support/containers.ts";
import { jpegQuarters } from "../support/jpeg.ts";
import {
  type Bytes,
  bytesOf,
  chunk,
  joined,
  PNG_SIGNATURE,
  pixelsOf,
  png,
  quarters,
  quartersOf,
} from "../support/pictures.ts";

type Sent = { bytes: Bytes; declared?: string };
const take = (sent: Sent) => prepare(sent, detectFormat(sent, BITMAPS));
const _made = (...chunks: Uint8Array[]) => joined(PNG_SIGNATURE, ...chunks);
const jpeg = jpegQuarters();
const webp = await quarters("webp");

/** A profile that says no more than what its colours mean, and one with a serial number. */
function profile(...tags: string[]): Bytes {
  const data = new Uint8Array(132 + tags.length * 12);
  const view = new DataView(data.buffer);
  view.setUint32(0, data.length);
  data.set(bytesOf("RGB "), 16);
  data.set(bytesOf("acsp"), 36);
  view.setUint32(128, tags.length);
  for (const [i, tag] of tags.entries()) data.set(bytesOf(tag), 132 + i * 12);
  return data;
}
const HARMLESS = profile("rXYZ", "gXYZ", "bXYZ", "wtpt");
const TELLING = profile("rXYZ", "mmod");

const iccSegment = (data: Uint8Array) => segment(0xe2, joined(bytesOf("ICC_PROFILE\0\x01\x01"), data));
const EXIF = (orientation: number) => segment(0xe1, joined(bytesOf("Exif\0\0"), exif(orientation)));
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");
const noted = GPS.slice(0, -1);

describe("metadata in an image file", () => {
  const XMP = `<x:xmpmeta>${noted}</x:xmpmeta>`;
  const files: [string, Bytes][] = [
    ["EXIF in a JPEG", withSegments(jpeg, EXIF(1))],
    ["XMP in a JPEG", withSegments(jpeg, segment(0xe1, bytesOf(`http://ns.adobe.com/xap/1.0/\0${XMP}`)))],
    ["IPTC in a JPEG", withSegments(jpeg, segment(0xed, bytesOf(`Photoshop 3.0\0${noted}`)))],
    ["a comment in a JPEG", withSegments(jpeg, segment(0xfe, bytesOf(noted)))],
    [
      "a JFIF thumbnail",
      withSegments(jpeg, segment(0xe0, bytesOf(`JFIF\0\x01\x01\0\0\x01\0\x01\x02\x02${noted}`))),
    ],
    ["an unknown part of a JPEG", withSegments(jpeg, segment(0xe9, bytesOf(noted)))],
    ["a telling profile in a JPEG", withSegments(jpeg, iccSegment(joined(TELLING, bytesOf(noted))))],
    ["EXIF in a PNG", png({ after: [chunk("eXIf", exif(1))] })],
    ["text in a PNG", png({ before: [chunk("tEXt", bytesOf(`Comment\0${noted}`))] })],
    ["XMP in a PNG", png({ before: [chunk("iTXt", bytesOf(`XML:com.adobe.xmp\0\0\0\0\0${XMP}`))] })],
    ["an unknown chunk of a PNG", png({ after: [chunk("prVt", bytesOf(noted))] })],
    ["EXIF in a WebP", riff(vp8x(0x08, 64, 32), webpChunks(webp), riffChunk("EXIF", exif(1)))],
    ["XMP in a WebP", riff(vp8x(0x04, 64, 32), webpChunks(webp), riffChunk("XMP ", bytesOf(XMP)))],
    [
      "an unknown chunk of a WebP",
      riff(vp8x(0, 64, 32), webpChunks(webp), riffChunk("PRVT", bytesOf(noted))),
    ],
  ];

  test.each(files)("%s is removed from an image, and the pixels stay unchanged", async (_what, bytes) => {
    expect(text(bytes)).toContain(noted);
    const kept = await take({ bytes });
    expect(text(kept.bytes)).not.toContain(noted);
    expect(text(kept.bytes)).not.toMatch(/Exif|eXIf|EXIF|xmpmeta/);
    const { width, height } = kept;
    expect(await pixelsOf(kept.bytes, width, height)).toEqual(await pixelsOf(bytes, width, height));
  });

  test("a plain colour profile is kept because it is part of the picture", async () => {
    const inJpeg = await take({ bytes: withSegments(jpeg, iccSegment(HARMLESS)) });
    expect(text(inJpeg.bytes)).toContain(text(HARMLESS));
    const inWebp = riff(vp8x(0x20, 64, 32), riffChunk("ICCP", HARMLESS), webpChunks(webp));
    expect((await take({ bytes: inWebp })).bytes).toEqual(inWebp);
  });

  test("a WebP header no longer announces removed metadata", async () => {
    const bytes = riff(
      vp8x(0x2c, 64, 32),
      riffChunk("ICCP", TELLING),
      webpChunks(webp),
      riffChunk("EXIF", exif(1)),
    );
    expect((await take({ bytes })).bytes[20]).toBe(0);
  });
});

/** Where the four corners of the stored pixels stand once they are upright, by EXIF orientation. */
const [R, G, B, W] = ["#ff0000", "#00ff00", "#0000ff", "#ffffff"];
const UPRIGHT: Record<number, (string | undefined)[]> = {
  1: [R, G, B, W],
  2: [G, R, W, B],
  3: [W, B, G, R],
  4: [B, W, R, G],
  5: [R, B, G, W],
  6: [B, R, W, G],
  7: [W, G, B, R],
  8: [G, W, R, B],
};

describe.each([1, 2, 3, 4, 5, 6, 7, 8])("EXIF orientation %i", (orientation) => {
  test.each(["jpeg", "png", "webp"] as const)(
    "a %s with EXIF orientation is stored upright, as original and render copy",
    async (format) => {
      const plain = format === "jpeg" ? jpeg : await quarters(format);
      const block = exif(orientation, orientation % 2 ? "II" : "MM");
      const turned = {
        jpeg: () => withSegments(plain, segment(0xe1, joined(bytesOf("Exif\0\0"), block))),
        png: () => joined(plain.subarray(0, 33), chunk("eXIf", block), plain.subarray(33)),
        webp: () => riff(vp8x(0x08, 64, 32), webpChunks(plain), riffChunk("EXIF", block)),
      };
      const kept = await take({ bytes: turned[format]() });
      const [width, height] = orientation >= 5 ? [32, 64] : [64, 32];
      const isWrittenAnew = orientation !== 1 && format === "jpeg";
      expect(kept).toMatchObject({ width, height, mimeType: `image/${isWrittenAnew ? "webp" : format}` });
      expect(await take({ bytes: kept.bytes }), "what is kept is accepted again").toEqual(kept);
      expect(await quartersOf(kept.bytes, width, height)).toEqual(UPRIGHT[orientation]);
      expect(await quartersOf(kept.render ?? kept.bytes, width, height)).toEqual(UPRIGHT[orientation]);
      expect(text(kept.bytes)).not.toContain(noted);
    },
  );
});

test.each([
  ["an orientation that does not exist", exif(9)],
  ["a block of another kind", bytesOf("not TIFF at all")],
  ["a block that is cut off", exif(6).slice(0, 14)],
  ["a directory far away", joined(bytesOf("MM\0*\xff\xff\xff\xff"), new Uint8Array(8))],
])("EXIF data with %s rotates nothing and breaks nothing", async (_what, block) => {
  const bytes = withSegments(jpeg, segment(0xe1, joined(bytesOf("Exif\0\0"), block)));
  expect(await take({ bytes })).toMatchObject({ width: 64, height: 32 });
});

test("a large photograph that has to be rotated is reduced to 2,048 pixels", async () => {
  const photo = jpegQuarters(376, 188);
  const kept = await take({ bytes: withSegments(photo, EXIF(6)) });
  expect(kept).toMatchObject({ width: 1_024, height: 2_048 });
  expect(await quartersOf(kept.bytes, 128, 256)).toEqual(UPRIGHT[6]);
});
