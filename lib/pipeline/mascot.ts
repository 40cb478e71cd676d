import { readRenderCopy } from "../brand/images/read.ts";
import { type Kept, readMascot } from "../brand/mascot/kept.ts";
import { mascotSvg } from "../brand/mascot/picture.ts";
import type { Ports } from "../core/ports.ts";
import type { BrandLook } from "../render/plan.ts";
import type { MascotPose } from "../vocab.ts";
import type { Chosen } from "./designs/choose.ts";
import { poseFor } from "./designs/pose.ts";

/** The workspace's mascot, in the pose that suits what a picture says. */
export type PosedMascot = Kept & { pose: MascotPose };

/** Undefined where the template has no place for one, or the workspace has none. */
export async function mascotFor(
  ports: Pick<Ports, "db">,
  workspaceId: string,
  { template, data }: Chosen,
): Promise<PosedMascot | undefined> {
  if (!template.mascot) return;
  const pose = poseFor(data as Record<string, unknown>);
  const kept = await readMascot(ports, workspaceId, pose);
  return kept && { ...kept, pose };
}

/**
 * From parts it is shapes, which are sharp at any size, in every pose, whether or not somebody asked for its file. One that a
 * model drew is a file; undefined when that is gone.
 */
export async function drawMascot(
  ports: Pick<Ports, "assets" | "files">,
  { identity, pose, file }: PosedMascot,
): Promise<BrandLook["mascot"]> {
  if (!file) return { bytes: new TextEncoder().encode(await mascotSvg(ports, identity, pose)) };
  const copy = await readRenderCopy(ports, file);
  return copy && { bytes: copy.bytes, synthetic: true };
}
