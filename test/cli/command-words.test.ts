import { expect, test } from "vitest";
import { world } from "../support/world.ts";
import { piped } from "./with-service.ts";

test("a refusal speaks of words, options and commands, and says each thing once", async () => {
  const asks = piped(await world());
  const generate = (...more: string[]) => asks("generate", "--brief", "Kite finds quiet streets.", ...more);
  const cases = [
    [await asks("post", "nope", "--platform", "x"), "  RUN: Give the id of a run"],
    [await asks("keys", "revoke", "nope"), "  KEY: Give an id"],
    [await asks("listen", "--since", "nope"), "  --since: Use 10m, 2h, a time, or the id of an event."],
    [await asks("templates", "show", "nope"), "  npx brandrun templates list shows them.\n"],
    [await asks("render", "stat", "--data", '{"foo": 1}'), "  --data value: This field is required.\n"],
    [await generate("--screen-ids", "a"), "  --screen-ids: Give an id"],
    [await generate("--format", "huge"), "  --format: Use a size"],
  ] as const;
  for (const [{ code, err }, says] of cases) {
    expect({ code, err }).toEqual({ code: 3, err: expect.stringContaining(says) });
    expect(err).not.toMatch(/(?:GET|POST|PATCH|DELETE) \/|items\.|X-Next/);
  }
  const { err } = await generate("--channel", "foo");
  expect(err.match(/twitter, linkedin/g)).toHaveLength(1);
});
