import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { BadImage } from "../../lib/uploads/images/limits.ts";
import { BITMAPS, BITMAPS_AND_SVG, detectFormat, prepare } from "../../lib/uploads/images/prepare.ts";
import { riff, segment, vp8x, webpChunks, withSegments } from "../support/containers.ts";
import { jpegQuarters } from "../support/jpeg.ts";
import {
  type Bytes,
  bytesOf,
  chunk,
  IEND,
  ihdr,
  joined,
  NAVY,
  PNG_SIGNATURE,
  png,
  quarters,
  rows,
} from "../support/pictures.ts";

type Sent = { bytes: Bytes; declared?: string };
const take = (sent: Sent) => prepare(sent, detectFormat(sent, BITMAPS));
const made = (...chunks: Uint8Array[]) => joined(PNG_SIGNATURE, ...chunks);
const jpeg = jpegQuarters();
const webp = await quarters("webp");

describe("an accepted picture", () => {
  test.each([
    ["a PNG", png(), undefined],
    ["a PNG declared in an old way", png(), "image/x-png"],
    ["a JPEG declared as jpg", jpeg, "image/jpg"],
    ["a WebP of no declared type", webp, ""],
    ["bytes declared as bytes", png(), "application/octet-stream"],
    [
      "an interlaced PNG",
      made(ihdr(1, 1, 8, 6, 1), chunk("IDAT", deflateSync(rows(1, 1, () => NAVY))), IEND),
      undefined,
    ],
    [
      "a PNG whose pixels come in pieces",
      made(ihdr(4, 3), ...split(deflateSync(rows(4, 3, () => NAVY))), IEND),
      undefined,
    ],
    ["a PNG of 8,192 × 1", png({ width: 8_192, height: 1 }), undefined],
    ["an extended WebP", riff(vp8x(0, 64, 32), webpChunks(webp)), undefined],
    [
      "a JPEG with fill bytes before a marker",
      joined(jpeg.subarray(0, 2), new Uint8Array([0xff, 0xff]), jpeg.subarray(2)),
      undefined,
    ],
  ] as [string, Bytes, string | undefined][])("%s", async (_what, bytes, declared) => {
    const kept = await take({ bytes, ...(declared !== undefined && { declared }) });
    expect(kept.mimeType).toMatch(/^image\/(png|jpeg|webp)$/);
    expect(await take({ bytes: kept.bytes }), "what is kept is accepted again, and stays as it is").toEqual(
      kept,
    );
  });

  test("further pictures that a phone appended to a JPEG are removed", async () => {
    const declared = withSegments(jpeg, segment(0xe2, bytesOf("MPF\0MM\0*")));
    const kept = await take({ bytes: joined(declared, jpeg) });
    expect(kept.bytes.length).toBeLessThanOrEqual(jpeg.length + 20);
  });

  test("a render copy is a PNG of at most 1,600 pixels, and a small PNG is its own render copy", async () => {
    expect(await take({ bytes: png() })).toMatchObject({ width: 4, height: 3, render: undefined });
    const wide = await take({ bytes: await quarters("png", 2_000, 1_000) });
    expect(wide).toMatchObject({ width: 2_000, height: 1_000 });
    expect(await take({ bytes: wide.render ?? jpeg })).toMatchObject({
      width: 1_600,
      height: 800,
      mimeType: "image/png",
    });
    const small = await take({ bytes: jpeg });
    expect(await take({ bytes: small.render ?? jpeg })).toMatchObject({
      width: 64,
      height: 32,
      mimeType: "image/png",
    });
  });

  test("an SVG is accepted only where SVG is allowed", async () => {
    expect(
      detectFormat(
        { bytes: bytesOf('<?xml version="1.0"?>\n<!-- made by hand -->\n<svg/>') },
        BITMAPS_AND_SVG,
      ),
    ).toBe("svg");
    expect(() => detectFormat({ bytes: bytesOf("<html><svg></svg></html>") }, BITMAPS_AND_SVG)).toThrow(
      BadImage,
    );
  });
});

function split(data: Uint8Array): Uint8Array[] {
  return Array.from(data, (byte) => chunk("IDAT", new Uint8Array([byte])));
}
