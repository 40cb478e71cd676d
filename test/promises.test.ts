import { existsSync, readFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, test } from "vitest";

const [, section = ""] = readFileSync("functions/docs/architecture.md", "utf8").split("\n## Promises\n");
const rows = (section.split("\n## ")[0] ?? "").split("\n").filter((line) => /^\| (?!Promise|---)/.test(line));

/** A name without a folder stands beside the one before it. */
function filesIn(row: string): string[] {
  let folder = "";
  return [...(row.split("|")[2] ?? "").matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) => {
    if (!/^[\w/.-]+$/.test(name) || name === "standardwebhooks") return [];
    if (name.includes("/")) folder = dirname(name);
    return name.includes("/") ? name : `${folder}/${name}`;
  });
}

test("every promise of the architecture guide names tests that exist", () => {
  expect(rows.length).toBeGreaterThan(15);
  const missing = rows.flatMap((row) => {
    const files = filesIn(row);
    expect(files, row).not.toEqual([]);
    return files.filter((file) => !existsSync(file) && !existsSync(`${file}.test.ts`));
  });
  expect(missing).toEqual([]);
});
