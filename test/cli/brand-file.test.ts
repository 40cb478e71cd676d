import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { world } from "../support/world.ts";
import { emptyFolder } from "./child.ts";
import { piped } from "./with-service.ts";

test("a brand file that is no JSON is answered with where it breaks, and with a field of the brand", async () => {
  const w = await world();
  const path = join(emptyFolder(), "brand.json");
  writeFileSync(path, '{"tagline": "Kites",}');
  const asks = piped(w);

  expect((await asks("brand", "set", path)).err).toMatch(/position \d+[\s\S]*\{"tagline": /);
  expect((await asks("brand", "set", '{"tagline": "Kites"}')).err).toContain("put - in its place");
});
