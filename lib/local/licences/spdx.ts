import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Problem } from "../problem.ts";

const TEXTS = join(import.meta.dirname, "texts");
/** This project is under it itself. */
const APACHE = join(import.meta.dirname, "../../../LICENSE");

/**
 * The SPDX text of a licence, for parts that bring none.
 * @param id SPDX id of an allowed licence.
 * @param owner copyright lines for the gap that some texts have.
 * @throws Problem if there is no text yet.
 */
export function spdxText(id: string, owner: string): string {
  const file = id === "Apache-2.0" ? APACHE : join(TEXTS, `${id}.txt`);
  if (existsSync(file)) return readFileSync(file, "utf8").replace(/^Copyright \(c\) <year>.*$/m, () => owner);
  throw new Problem(
    `A package under ${id} brings no text of it. Add the one of spdx.org as lib/local/licences/texts/${id}.txt.`,
  );
}
