import { expect, test } from "vitest";
import { expectDecodedExactly } from "../../support/decoded-exactly.ts";
import { blended, filmStream } from "../../support/film-stream.ts";
import { decode } from "../../support/h264-decoder.ts";
import { gradient, noise, seeded } from "../../support/moving-pictures.ts";

const SIZE = { width: 96, height: 64 };

/** Two scenes at rest and what leads from one to the other. */
function dissolving(weights: readonly number[]) {
  const stream = filmStream(SIZE.width, SIZE.height);
  const [older, newer] = [gradient(SIZE.width, SIZE.height), noise(SIZE.width, SIZE.height, seeded(5))];
  for (let i = 0; i < 3; i++) stream.show(older);
  stream.show(newer, { ahead: weights.length });
  const bytes = stream.dissolve(weights);
  for (let i = 0; i < 3; i++) stream.show(newer);
  return { stream, bytes };
}

test("a dissolve shows the weighted mean of both pictures", async () => {
  const weights = [1, 13, 32, 64, 77, 127];
  const { pictures, log } = await decode(dissolving(weights).stream.bytes(), SIZE);

  expect(log).toBe("");
  const [older, newer] = [pictures[2]!, pictures[3 + weights.length]!];
  weights.forEach((weight, i) => {
    expect(Buffer.compare(pictures[3 + i]!, blended(older, newer, weight))).toBe(0);
  });
});

test("a weight that cannot be coded becomes the nearest that can", async () => {
  const { stream } = dissolving([-5, 0, 128, 1000]);
  await expectDecodedExactly(stream);
});

test("a picture of a dissolve takes some twenty bytes", () => {
  expect(Math.max(...dissolving([10, 64, 120]).bytes)).toBeLessThan(32);
});

test("a long dissolve at 60 pictures a second stays within the range of picture order counts", async () => {
  const { stream } = dissolving(Array.from({ length: 240 }, (_, i) => Math.round(i / 2)));
  await expectDecodedExactly(stream);
});

test("a dissolve may be followed by another", async () => {
  const stream = filmStream(SIZE.width, SIZE.height);
  for (let i = 0; i < 300; i++) stream.show(gradient(SIZE.width, SIZE.height));
  for (let i = 0; i < 4; i++) {
    stream.show(noise(SIZE.width, SIZE.height, seeded(i)), { ahead: 3 });
    stream.dissolve([32, 64, 96]);
  }
  await expectDecodedExactly(stream);
});
