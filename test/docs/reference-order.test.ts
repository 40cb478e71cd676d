import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { tagsAt } from "../../functions/openapi/tags.ts";

test("the reference gives each group of calls a place, and none that there is not", () => {
  const script = readFileSync("lib/local/docs/static/reference.js", "utf8");
  const [, list = ""] = /ORDER = \[([^\]]*)\]/.exec(script) ?? [];
  const placed = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name);

  expect(placed.toSorted()).toEqual(tagsAt("http://brandrun.test").map(({ name }) => name));
});

test("the reference shows fields in the order of the description", () => {
  const script = readFileSync("lib/local/docs/static/reference.js", "utf8");
  expect(script).toContain('orderSchemaPropertiesBy: "preserve"');
});
