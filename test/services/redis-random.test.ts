import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { comparable } from "../local/redis/parity/outcome.ts";
import { commands, inspection } from "../local/redis/parity/random.ts";
import { engineSide, type Side, serverSide } from "../local/redis/parity/sides.ts";
import { required } from "../support/required.ts";

// biome-ignore lint/style/noProcessEnv: whether a real Redis is there is known to the environment only
const url = required(process.env.TEST_REDIS_URL, "TEST_REDIS_URL");
/** Not the one of the parity tests, which may run at the same moment. */
const DATABASE = 10;
const RUNS = 300;
const SEED = 20261120;

describe.skipIf(!url)("random Redis commands", () => {
  let ours: Side;
  let theirs: Side;

  beforeAll(async () => {
    ours = await engineSide();
    theirs = await serverSide(url!, DATABASE);
  });
  afterAll(() => Promise.all([ours.close(), theirs.close()]));

  test("give the same answers and the same data in the embedded and a real Redis", async () => {
    const property = fc.asyncProperty(commands, async (random) => {
      const steps = [...random, ...inspection];
      await Promise.all([ours.reset(), theirs.reset()]);
      const words = steps.map((step) => step.words);
      const [a, b] = [await ours.run(words), await theirs.run(words)];
      const show = (outcomes: typeof a) =>
        steps.map(({ line, anyOrder }, i) => [line, comparable(outcomes[i]!, anyOrder)]);

      expect(show(a)).toEqual(show(b));
    });
    await fc.assert(property, { numRuns: RUNS, seed: SEED });
  });
});
