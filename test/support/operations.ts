import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyOperation } from "../../lib/core/operation.ts";

/** Name and file of every exported operation, found in the source: none can be forgotten. */
export const DECLARED = readdirSync("lib", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => join("lib", name))
  .flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/^export const (\w+) = operation\(/gm)].map(([, name = ""]) => ({
      name,
      file,
    })),
  );

/** Every operation of the service, by its name in the code. */
export async function allOperations(): Promise<Map<string, AnyOperation>> {
  const found = await Promise.all(
    DECLARED.map(async ({ name, file }) => {
      const module = (await import(/* @vite-ignore */ `../../${file}`)) as Record<string, AnyOperation>;
      return [name, module[name]] as const;
    }),
  );
  return new Map(found.flatMap(([name, operation]) => (operation ? [[name, operation] as const] : [])));
}
