import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { TOOLS } from "../../functions/mcp/tools.ts";

test("the guide lists each tool with its scope, in the order of the tools", () => {
  const guide = readFileSync("functions/docs/agents.md", "utf8");
  const [, section = ""] = guide.split("\n## Tools\n");
  const rows = [...section.split("\n## ")[0]!.matchAll(/^\| `(\w+)` \| [^|]+ \| `([\w:]+)` \|$/gm)];

  expect(rows.map(([, name, scope]) => [name, scope])).toEqual(
    TOOLS.map(({ operation, scope }) => [operation.id, scope]),
  );
});
