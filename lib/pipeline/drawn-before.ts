import { sha256 } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import type { RunView } from "../runs/store.ts";
import { findDrawn } from "../runs/store-drawn.ts";
import type { Check } from "../vocab.ts";
import type { Picture } from "./picture.ts";

/**
 * The pictures of an earlier run with the same render hash, read from storage instead of drawn again. Undefined when
 * there is none, or when one of its files is gone or is not what it was.
 */
export async function drawnBefore(
  { db, files }: Ports,
  { workspaceId }: RunView,
  renderHash: string,
): Promise<{ pictures: Picture[]; checks: Check[] } | undefined> {
  const earlier = await findDrawn(db, workspaceId, renderHash);
  if (!earlier || earlier.assets.length === 0) return undefined;
  const pictures: Picture[] = [];
  for (const asset of earlier.assets) {
    const bytes = await files.read(asset.key);
    if (!bytes || (await sha256(bytes)) !== asset.sha256) return undefined;
    pictures.push({ ...asset, bytes });
  }
  return { pictures, checks: earlier.lint };
}
