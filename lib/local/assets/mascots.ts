import { copyFileSync } from "node:fs";
import { join } from "node:path";

export const MASCOT_PACK: string = join(import.meta.dirname, "../../../node_modules/@dicebear/styles");

/** Of the package's many styles those that mascots are drawn in; all of them are in the public domain. */
export const MASCOT_STYLES: readonly string[] = ["critters", "sprouts", "clay", "voxel-bot", "moods"];

/**
 * Copies the definition of every style to `folder`. Their names need no hash, because they are deployed with
 * the Worker that reads them.
 */
export function copyMascots(folder: string): void {
  for (const style of MASCOT_STYLES)
    copyFileSync(join(MASCOT_PACK, `dist/${style}.min.json`), join(folder, `${style}.json`));
}
