import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as inBundle from "../../../lib/adapters/model/other-models.ts";

/** What the providers import of the kinds of models that the bundle leaves out. */
const taken = (): string[] =>
  ["anthropic", "google"].flatMap((provider) => {
    const code = readFileSync(`node_modules/@ai-sdk/${provider}/dist/index.js`, "utf8");
    return [...code.matchAll(/import \{ (\w+) \} from "@ai-sdk\/provider-utils\/experimental-\w+"/g)].map(
      ([, name = ""]) => name,
    );
  });

test("the bundle has what the providers take of other kinds of models, and nothing else", () => {
  expect(Object.keys(inBundle).sort()).toEqual([...new Set(taken())].sort());
});

test("none of them can be made", () => {
  for (const Model of Object.values(inBundle)) expect(() => new Model()).toThrow("no others");
});
