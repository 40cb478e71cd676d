import { expect, test } from "vitest";
import { expectDecodedExactly } from "../../support/decoded-exactly.ts";
import { filmStream } from "../../support/film-stream.ts";
import { blank, copyOf, noise, place, seeded } from "../../support/moving-pictures.ts";

const [WIDTH, HEIGHT] = [320, 192];
const PATCH = { width: 160, height: 96 };

/** Bytes of the pictures in which a patch of noise goes over a plain ground by so many pixels each. */
async function bytesOfMoves(step: number): Promise<number[]> {
  const stream = filmStream(WIDTH, HEIGHT);
  const patch = noise(PATCH.width, PATCH.height, seeded(3));
  const bytes: number[] = [];
  for (let i = 0; i < 6; i++) {
    const picture = copyOf(blank(WIDTH, HEIGHT));
    place(picture, patch, 16 + i * step, 48);
    if (i > 0) {
      const [from, to] = [16 + (i - 1) * step, 16 + i * step];
      stream.kernel.hintMove(from, 48, 1, to, 48, 1, PATCH.width, PATCH.height);
    }
    bytes.push(stream.show(picture));
  }
  await expectDecodedExactly(stream);
  return bytes;
}

test("what moves by two pixels is a copy, and costs no more than its edges", async () => {
  const [key = 0, ...moved] = await bytesOfMoves(2);
  for (const bytes of moved) expect(bytes).toBeLessThan(key / 8);
});

test("what moves by four pixels costs no more than by two, for both are copies", async () => {
  const sum = (bytes: number[]) => bytes.slice(1).reduce((a, b) => a + b, 0);
  expect(sum(await bytesOfMoves(4))).toBeLessThan(1.5 * sum(await bytesOfMoves(2)));
});
