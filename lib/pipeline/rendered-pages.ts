import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import { findDrawn } from "../runs/store-drawn.ts";
import type { RenderedPages, RenderedPicture } from "./picture.ts";
import { readIntact } from "./stored-file.ts";

/**
 * The pictures of an earlier run with the same render hash, read from storage instead of drawn again.
 * Undefined when there is none, or when one of its files is missing or has changed.
 */
export async function findRenderedPages(
  { db, files }: Ports,
  run: RunView,
  renderHash: string,
): Promise<RenderedPages | undefined> {
  const earlier = await findDrawn(db, run, renderHash);
  const stills = earlier?.assets.filter(({ mimeType }) => mimeType.startsWith("image/")) ?? [];
  if (!earlier || stills.length === 0) return undefined;
  const pictures: RenderedPicture[] = [];
  for (const still of stills) {
    const bytes = await readIntact(files, still);
    if (!bytes) return undefined;
    pictures.push({ ...still, bytes });
  }
  return { pictures, checks: earlier.lint };
}
