import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Where services that run from this checkout leave a note, so that `npx brandrun` finds them whatever their DATA_DIR. */
const NOTES = join(import.meta.dirname, "../../node_modules/.cache/brandrun");

/** Notes the data folder of this process. Returns the function that takes the note away. */
export function announce(folder: string, notes = NOTES): () => void {
  const path = join(notes, `${process.pid}.json`);
  try {
    mkdirSync(notes, { recursive: true });
    writeFileSync(path, JSON.stringify({ folder }));
  } catch {
    // In a checkout that cannot be written the commands need DATA_DIR.
  }
  return () => rmSync(path, { force: true });
}
