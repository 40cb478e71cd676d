import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** What a deploy is made of. Static files that `npm run assets` makes come from these too. */
const ROOTS = ["functions", "lib", "drizzle"];
const FILES = ["package-lock.json"];
const MADE = /^functions\/public\/(?:docs|mascots|type|licenses)|^lib\/(?:admin|cli|local|clients)\//;

/** A digest of the sources below a folder, and of the Worker's configuration. */
export function digestOfSources(root: string, configuration: string): string {
  const names = ROOTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1)),
  ).filter((name) => !MADE.test(name));
  const hash = createHash("sha256").update(configuration);
  for (const name of [...names, ...FILES].sort()) hash.update(name).update(readFileSync(join(root, name)));
  return hash.digest("hex");
}
