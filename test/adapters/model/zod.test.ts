import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as real from "zod/v4";
import { z } from "../../../lib/adapters/model/zod.ts";

const SDK = "node_modules/@ai-sdk";

/** Every `z.name` of the packages that import the object `z`. */
function taken(): Set<string> {
  const texts = readdirSync(SDK).flatMap((name) => {
    const text = readFileSync(`${SDK}/${name}/dist/index.js`, "utf8");
    return /import \{[^}]*\bz\b[^}]*\} from "zod/.test(text) ? [text] : [];
  });
  return new Set(texts.flatMap((text) => [...text.matchAll(/\bz\.(\w+)/g)].map(([, name = ""]) => name)));
}

test("the bundle's zod has every schema that the AI SDK takes, and none that nothing takes", () => {
  expect(Object.keys(z).sort()).toEqual([...taken()].sort());
});

test("the bundle's zod is zod itself", () => {
  const all = new Map<string, unknown>(Object.entries(real));
  for (const [name, schema] of Object.entries(z)) expect(schema, name).toBe(all.get(name));
});
