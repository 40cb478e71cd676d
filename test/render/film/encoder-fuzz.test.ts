import { expect, test } from "vitest";
import { expectDecodedExactly } from "../../support/decoded-exactly.ts";
import { decode, hasFfmpeg } from "../../support/h264-decoder.ts";
import { randomFilm } from "../../support/random-film.ts";

/** `FILM_SEEDS=2000-4000 npx vitest run ... encoder-fuzz` looks at many more. */
// biome-ignore lint/style/noProcessEnv: the number of rounds is chosen on the command line
const [from, to] = (process.env.FILM_SEEDS ?? "0-100").split("-").map(Number) as [number, number];
const seeds = Array.from({ length: to - from }, (_, i) => from + i);

test("decoders show what the kernel built for random films", async () => {
  for (const seed of seeds) {
    await expectDecodedExactly(randomFilm(seed), hasFfmpeg && seed % 20 === 0).catch((error) => {
      throw new Error(`seed ${seed}: ${error.message}`);
    });
  }
}, 1_000_000);

test("a decoder reports a damaged stream", async () => {
  const stream = randomFilm(2);
  const bytes = stream.bytes();
  bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 40);

  const { log } = await decode(bytes, stream);
  expect(log).not.toBe("");
});
