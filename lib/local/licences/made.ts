import { readFileSync } from "node:fs";
import { join } from "node:path";
import { own } from "../../text/own.ts";
import { Problem } from "../problem.ts";
import { allowedIds } from "./allowed.ts";
import type { Part } from "./part.ts";

const ROOT = join(import.meta.dirname, "../../..");
/** Its own licence is this project's too. */
const APACHE = join(ROOT, "LICENSE");
const textOf = (name: string) => join(import.meta.dirname, "texts", name);

type Made = Pick<Part, "name" | "version" | "licence" | "source"> & { files: readonly string[] };

/** Files of our own that a tool made from the work of others; its version is that of the tool's lock file in `.ci`. */
const MADE: Record<string, Made> = {
  "lib/render/film/kernel/kernel.wasm": {
    name: "assemblyscript",
    version: "0.28.20",
    licence: "Apache-2.0",
    source: "https://github.com/AssemblyScript/assemblyscript",
    files: [APACHE, textOf("AssemblyScript-NOTICE.txt")],
  },
  "lib/render/templates/kit/icon-set.json": {
    name: "lucide",
    version: "1.65.0",
    licence: "ISC AND MIT",
    source: "https://github.com/lucide-icons/lucide",
    files: [textOf("Lucide-LICENSE.txt")],
  },
};

/**
 * The work of others in files of our own, which no bundler sees.
 * @param inputs every source file of the Worker; absolute.
 * @throws Problem if a compiled file is not known.
 */
export function madeParts(inputs: readonly string[]): Part[] {
  return inputs.flatMap((file) => {
    const made = own(MADE, file.slice(ROOT.length + 1));
    if (!made) {
      if (file.endsWith(".wasm") && !file.includes("/node_modules/"))
        throw new Problem(`${file} is compiled: say in lib/local/licences/made.ts what it is made of.`);
      return [];
    }
    const { files, ...part } = made;
    allowedIds(part.name, part.licence);
    return [{ ...part, texts: files.map((name) => readFileSync(name, "utf8")) }];
  });
}
