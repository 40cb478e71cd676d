import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { GROWTH } from "../../lib/local/miniflare.ts";

test("miniflare still has the number that makes it copy the Worker eighty times", () => {
  const file = createRequire(import.meta.url).resolve("miniflare");
  expect(readFileSync(file, "utf8").split(GROWTH[0])).toHaveLength(2);
});
