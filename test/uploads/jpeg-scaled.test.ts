import turbo from "@cwasm/jpeg-turbo/jpeg-turbo.wasm";
import { describe, expect, test } from "vitest";
import { decodeScaled } from "../../lib/uploads/images/jpeg-scaled.ts";
import { plainPng } from "../../lib/uploads/images/png-plain.ts";
import { BITMAPS, detectFormat, prepare } from "../../lib/uploads/images/prepare.ts";
import { exif, segment, withSegments } from "../support/containers.ts";
import { jpegQuarters } from "../support/jpeg.ts";
import { bytesOf, joined, mangled, quartersOf } from "../support/pictures.ts";

const SIZE = { width: 64, height: 32 };
const QUARTERS = ["#ff0000", "#00ff00", "#0000ff", "#ffffff"];

describe("a JPEG decoded at a fraction of its size", () => {
  test.each([1, 2, 3, 4, 5, 6, 7])("a JPEG decoded at %i eighths shows the same picture", async (eighths) => {
    const scaled = decodeScaled(turbo, jpegQuarters(), SIZE, eighths);
    expect(scaled).toMatchObject({ width: 8 * eighths, height: 4 * eighths });
    if (!scaled) return;
    const { width, height } = scaled;
    expect(await quartersOf(plainPng(scaled.rgb, scaled), width, height)).toEqual(QUARTERS);
  });

  test("a JPEG decoded at a fraction has its sides rounded up", () => {
    const size = { width: 8, height: 24 };
    expect(decodeScaled(turbo, jpegQuarters(1, 3), size, 3)).toMatchObject({ width: 3, height: 9 });
  });

  test("decoding a flawed JPEG returns undefined, and the next JPEG is decoded", () => {
    const cut = joined(jpegQuarters().subarray(0, -60), new Uint8Array([0xff, 0xd9]));
    expect(decodeScaled(turbo, cut, SIZE, 4)).toBeUndefined();
    expect(decodeScaled(turbo, new Uint8Array(40), SIZE, 4)).toBeUndefined();
    expect(decodeScaled(turbo, jpegQuarters(), SIZE, 4)).toBeDefined();
  });
});

describe("a large photograph", () => {
  const large = jpegQuarters(250, 200);
  const keep = (bytes: Uint8Array<ArrayBuffer>) => prepare({ bytes }, detectFormat({ bytes }, BITMAPS));

  test("a large photograph is kept unchanged, with a render copy of the usual size", async () => {
    const { width, height, render } = await keep(large);
    expect([width, height]).toEqual([2_000, 1_600]);
    expect(await quartersOf(render ?? new Uint8Array(), 1_600, 1_280)).toEqual(QUARTERS);
  });

  test("a large photograph that lies on its side is rotated", async () => {
    const block = segment(0xe1, joined(bytesOf("Exif\0\0"), exif(6)));
    const { width, height, render } = await keep(withSegments(large, block));
    expect([width, height]).toEqual([1_600, 2_000]);
    const [first, ...rest] = await quartersOf(render ?? new Uint8Array(), 1_280, 1_600);
    expect([first, ...rest]).toEqual(["#0000ff", "#ff0000", "#ffffff", "#00ff00"]);
  });

  test("a large photograph gives the same bytes every time", async () => {
    const [one, other] = [await keep(large), await keep(large)];
    expect(one).toEqual(other);
  });

  test("a large photograph with flawed pixels is refused like a small one", async () => {
    const flaw = (bytes: Uint8Array) =>
      mangled(bytes, (copy) => copy.fill(0, bytes.length - 60, bytes.length - 2));
    const judged = async (bytes: Uint8Array<ArrayBuffer>) =>
      keep(bytes).then(
        () => "accepted",
        ({ kind }) => kind,
      );
    expect(await judged(flaw(large))).toBe(await judged(flaw(jpegQuarters())));
  });
});
