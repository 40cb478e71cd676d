import type { Owner } from "../core/owner.ts";
import type { Ports } from "../core/ports.ts";
import { mascotSvg } from "../mascot/mascot-image.ts";
import { type KeptMascot, readMascot } from "../mascot/read-mascot.ts";
import type { BrandLook } from "../render/plan.ts";
import { readRenderCopy } from "../uploads/images/render-copy.ts";
import type { MascotPose } from "../vocab.ts";
import type { Chosen } from "./designs/choose-template.ts";
import { poseFor } from "./designs/pose.ts";

/** The workspace's mascot, in the pose that suits what a picture says. */
export type PosedMascot = KeptMascot & { pose: MascotPose };

/** Undefined where the template has no place for one, or there is none for the run. */
export async function mascotFor(
  ports: Pick<Ports, "db">,
  owner: Owner,
  { template, data }: Chosen,
): Promise<PosedMascot | undefined> {
  if (!template.mascot) return;
  const pose = poseFor(data as Record<string, unknown>);
  const kept = await readMascot(ports, owner, pose);
  return kept && { ...kept, pose };
}

/**
 * A mascot made of parts is drawn as shapes, sharp at any size and available in every pose. A mascot drawn
 * by a model is a file; undefined when that file no longer exists.
 */
export async function drawMascot(
  ports: Pick<Ports, "assets" | "files">,
  { identity, pose, file }: PosedMascot,
): Promise<BrandLook["mascot"]> {
  if (!file) return { bytes: new TextEncoder().encode(await mascotSvg(ports, identity, pose)) };
  const copy = await readRenderCopy(ports, file);
  return copy && { bytes: copy.bytes, synthetic: true };
}
