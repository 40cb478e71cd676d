import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { BadImage } from "../../lib/uploads/images/limits.ts";
import { BITMAPS, detectFormat, prepare } from "../../lib/uploads/images/prepare.ts";
import { redraw } from "../../lib/uploads/images/redraw.ts";
import { riff, riffChunk, webpChunks } from "../support/containers.ts";
import { jpegQuarters, jpegScanPerColor } from "../support/jpeg.ts";
import { type Bytes, chunk, IEND, ihdr, joined, PNG_SIGNATURE, png, quarters } from "../support/pictures.ts";
import { REFUSED } from "./refused.ts";

type Sent = { bytes: Bytes; declared?: string };

/** Why a picture is not accepted, as a program and as a person read it. */
async function refusal(sent: Sent, accepts = BITMAPS): Promise<{ kind: string; message: string }> {
  const error = await Promise.resolve()
    .then(() => prepare(sent, detectFormat(sent, accepts)))
    .catch((reason: unknown) => reason);
  if (!(error instanceof BadImage)) throw new Error(`It was accepted, or broke: ${String(error)}`);
  return error;
}

const jpeg = jpegQuarters();
const webp = await quarters("webp");

describe("a picture that is not accepted", () => {
  test.each(REFUSED)("a picture is refused with a sentence: %s", async (_what, bytes, kind, sentence) => {
    const error = await refusal({ bytes });
    expect(error).toMatchObject({ kind, message: expect.stringMatching(sentence) });
    expect(error.message, "a sentence for a person").toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ["a JPEG declared as PNG", jpeg, "image/png", /declared as image\/png, but it is a JPEG/],
    ["a PNG declared as JPEG", png(), "image/jpeg", /but it is a PNG/],
    ["a WebP declared as GIF", webp, "IMAGE/GIF; q=1", /declared as image\/gif, but it is a WebP/],
    ["a PNG declared as SVG", png(), "image/svg+xml", /but it is a PNG/],
  ])("a mislabelled picture is refused: %s", async (_what, bytes, declared, sentence) => {
    const error = await refusal({ bytes, declared });
    expect(error).toMatchObject({ kind: "image_mislabelled", message: expect.stringMatching(sentence) });
  });

  test("a picture that only the decoder finds broken is refused", async () => {
    const broken = riff(riffChunk("VP8L", webpChunks(webp).slice(8, 20)));
    expect(await refusal({ bytes: broken })).toMatchObject({ kind: "image_damaged" });
  });

  test("a decompression bomb is rejected long before it is fully decoded", async () => {
    const zeros = deflateSync(new Uint8Array(64_000_000), { level: 9 });
    const bomb = joined(
      PNG_SIGNATURE,
      ihdr(1, 1),
      ...Array.from({ length: 60 }, () => chunk("IDAT", zeros)),
      IEND,
    );
    const before = process.memoryUsage().arrayBuffers;
    await refusal({ bytes: bomb });
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(64_000_000);
  });
});

test("the image engine decodes a JPEG with separate colour scans wrongly, so such files are refused", async () => {
  const size = { width: 64, height: 32 };
  const drawn = (bytes: Bytes) => redraw({ bytes, ...size, orientation: 1 }, size, "raw");
  const [right, wrong] = [await drawn(jpegQuarters()), await drawn(jpegScanPerColor())];
  const off = right.filter((level, i) => Math.abs(level - (wrong[i] ?? 0)) > 24).length;
  expect(off / right.length).toBeGreaterThan(0.1);
});
