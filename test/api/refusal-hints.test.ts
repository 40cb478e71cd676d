import { expect, test } from "vitest";
import { world } from "../support/world.ts";

const hintOf = async (answer: Response) =>
  ((await answer.json()) as { detail: { hint: string } }).detail.hint;

test("an unknown asset type is refused together with an unknown channel, and with what was meant", async () => {
  const w = await world();
  const body = { brief: "New offline maps for couriers.", channel: "facebook", asset_type: "Card" };
  const hint = await hintOf(await w.call("POST", "/api/v1/programmatic/generate", { json: body }));
  expect(hint).toContain('Did you mean "card"?');
  expect(hint).toContain("channel:");
});

test.each([
  ["//api/v1/programmatic/me", /two slashes/],
  ["/openapi.json", /\/api\/v1\/openapi\.json/],
  ["/llms-full.txt", /\/docs\/llms-full\.txt/],
])("%s is told where it is", async (path, hint) => {
  const w = await world();
  expect(await hintOf(await w.call("GET", path))).toMatch(hint);
});

test("a campaign without its lists is told what they may hold", async () => {
  const w = await world();
  const answer = await w.post("/campaigns", { name: "Launch", brief: "New offline maps for couriers." });
  const text = await answer.text();
  expect(text).toContain("linkedin");
  expect(text).toContain("infographic");
});
