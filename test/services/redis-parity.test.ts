import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { HASHES } from "../local/redis/parity/hashes.ts";
import { KEYS } from "../local/redis/parity/keys.ts";
import { LISTS } from "../local/redis/parity/lists.ts";
import { comparable } from "../local/redis/parity/outcome.ts";
import { SCRIPTS } from "../local/redis/parity/scripts.ts";
import { SERVER } from "../local/redis/parity/server.ts";
import { engineSide, type Side, serverSide } from "../local/redis/parity/sides.ts";
import { STRINGS } from "../local/redis/parity/strings.ts";
import { parseTable } from "../local/redis/parity/table.ts";
import { required } from "../support/required.ts";

// biome-ignore lint/style/noProcessEnv: whether a real Redis is there is known to the environment only
const url = required(process.env.TEST_REDIS_URL, "TEST_REDIS_URL");
const DATABASE = 9;

describe.skipIf(!url)("the embedded Redis answers like a real one", () => {
  let ours: Side;
  let theirs: Side;

  beforeAll(async () => {
    ours = await engineSide();
    theirs = await serverSide(url!, DATABASE);
  });
  afterAll(() => Promise.all([ours.close(), theirs.close()]));

  test.each([STRINGS, KEYS, SERVER, HASHES, LISTS, SCRIPTS].flatMap(parseTable))(
    "$title",
    async ({ steps }) => {
      await Promise.all([ours.reset(), theirs.reset()]);
      const commands = steps.map(({ words }) => words);
      const [a, b] = [await ours.run(commands), await theirs.run(commands)];
      const show = (outcomes: typeof a) =>
        steps.map(({ line, anyOrder }, i) => [line, comparable(outcomes[i]!, anyOrder)]);

      expect(show(a)).toEqual(show(b));
    },
  );
});
