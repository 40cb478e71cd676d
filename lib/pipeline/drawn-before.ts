import { sha256 } from "../core/ids.ts";
import type { Ports } from "../core/ports.ts";
import type { RunAsset, RunView } from "../runs/store.ts";
import { findDrawn } from "../runs/store-drawn.ts";
import type { Check } from "../vocab.ts";
import type { Picture } from "./picture.ts";

/**
 * The pictures of an earlier run with the same render hash, read from storage instead of drawn again. Undefined when
 * there is none, or when one of its files is gone or is not what it was.
 */
export async function drawnBefore(
  { db, files }: Ports,
  run: RunView,
  renderHash: string,
): Promise<{ pictures: Picture[]; checks: Check[] } | undefined> {
  const earlier = await findDrawn(db, run, renderHash);
  const stills = earlier?.assets.filter(({ mimeType }) => mimeType.startsWith("image/")) ?? [];
  if (!earlier || stills.length === 0) return undefined;
  const pictures: Picture[] = [];
  for (const still of stills) {
    const bytes = await intact(files, still);
    if (!bytes) return undefined;
    pictures.push({ ...still, bytes });
  }
  return { pictures, checks: earlier.lint };
}

/** The bytes of a stored file, unless it is gone or is not what it was. */
export async function intact(
  files: Ports["files"],
  { key, sha256: expected }: Pick<RunAsset, "key" | "sha256">,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const bytes = await files.read(key);
  return bytes && (await sha256(bytes)) === expected ? bytes : undefined;
}
