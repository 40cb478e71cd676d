import { expect, test } from "vitest";
import { expectDecodedExactly } from "../../support/decoded-exactly.ts";
import { filmStream } from "../../support/film-stream.ts";
import { noise, painted, seeded } from "../../support/moving-pictures.ts";

/** What nal.ts makes room for. */
const MACROBLOCK_BYTES = 606;
const HEADER_BYTES = 256;

test("noise that would take more bits than its samples is coded as samples", async () => {
  const stream = filmStream(80, 80);
  const pictures = [1, 2, 3].map((seed) => noise(80, 80, seeded(seed)));
  for (const picture of pictures) stream.show(picture, { qp: 0 });

  expect(stream.pictures()).toEqual(pictures.map(({ samples }) => samples));
  await expectDecodedExactly(stream);
});

test("black and white noise, whose zeros need most escapes, is decoded as it was built", async () => {
  const stream = filmStream(80, 80);
  const random = seeded(9);
  for (let i = 0; i < 3; i++)
    stream.show(
      painted(80, 80, () => (random() < 0.8 ? 0 : 255)),
      { qp: 0 },
    );
  await expectDecodedExactly(stream);
});

test("the worst noise at the largest size fits into the output", async () => {
  const size = 1920;
  const stream = filmStream(size, size);
  const available = (size / 16) ** 2 * MACROBLOCK_BYTES + HEADER_BYTES;
  for (const seed of [1, 2])
    expect(stream.show(noise(size, size, seeded(seed)), { qp: 0 })).toBeLessThan(available);
  await expectDecodedExactly(stream, false);
}, 120_000);

test("the kernel takes less than 40 MB for a film of 1080 x 1920", () => {
  const { kernel } = filmStream(1080, 1920);
  expect(kernel.memory.buffer.byteLength / 1e6).toBeLessThan(40);
});
