import { expect, test } from "vitest";
import { json, world } from "../support/world.ts";

test.each([
  ["/generat", "Did you mean /api/v1/programmatic/generate?"],
  ["/nothing-like-any-call", "see /docs/api"],
])("a path that there is not, %s, is answered with the way", async (path, hint) => {
  const w = await world();
  const answer = await w.get(path);
  expect(answer.status).toBe(404);
  expect(JSON.stringify(await json(answer))).toContain(hint);
});

test("a body that is too large is refused with the way out", async () => {
  const w = await world();
  const answer = await w.post("/generate", {
    brief: "a".repeat(30_000_000),
    channel: "linkedin",
    asset_type: "card",
  });
  expect(answer.status).toBe(413);
  expect(JSON.stringify(await json(answer))).toContain("Send less in one call");
});
