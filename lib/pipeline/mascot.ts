import type { Identity } from "../brand/mascot/identity.ts";
import { readMascot } from "../brand/mascot/kept.ts";
import { mascotSvg } from "../brand/mascot/picture.ts";
import type { Ports } from "../core/ports.ts";
import type { MascotPose } from "../vocab.ts";
import type { Chosen } from "./designs/choose.ts";
import { poseFor } from "./designs/pose.ts";

/** The workspace's mascot, in the pose that suits what a picture says. */
export type PosedMascot = { identity: Identity; pose: MascotPose };

/** Undefined where the template has no place for one, or the workspace has none. */
export async function mascotFor(
  ports: Pick<Ports, "db">,
  workspaceId: string,
  { template, data }: Chosen,
): Promise<PosedMascot | undefined> {
  if (!template.mascot) return;
  const identity = await readMascot(ports, workspaceId);
  return identity && { identity, pose: poseFor(data as Record<string, unknown>) };
}

/** As shapes, which are sharp at any size; every pose can be drawn, whether or not somebody asked for its file. */
export async function drawMascot(
  ports: Pick<Ports, "assets">,
  { identity, pose }: PosedMascot,
): Promise<{ bytes: Uint8Array }> {
  return { bytes: new TextEncoder().encode(await mascotSvg(ports, identity, pose)) };
}
