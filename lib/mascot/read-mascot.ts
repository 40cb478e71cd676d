import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import type { MascotPose } from "../vocab.ts";
import type { Identity } from "./identity.ts";
import { findKept, type KeptImage } from "./store.ts";

/**
 * The workspace's mascot as it can be drawn. `file` is set when the mascot exists only as images, not as
 * parts.
 */
export type KeptMascot = { identity: Identity; file?: KeptImage["image"] };

/** The kept mascot that a reader sees, for a pose. One of parts can take any pose, a model's those drawn. */
export async function readMascot(
  { db }: Pick<Ports, "db">,
  reader: Owner,
  pose: MascotPose,
): Promise<KeptMascot | undefined> {
  const pictures = await findKept(db, reader);
  const inPose = (wanted: MascotPose) => pictures.find((picture) => picture.pose === wanted);
  const chosen = inPose(pose) ?? inPose("neutral") ?? pictures[0];
  if (!chosen) return;
  const { identity, drawnBy, image } = chosen;
  return { identity, ...(drawnBy === "model" && { file: image }) };
}
