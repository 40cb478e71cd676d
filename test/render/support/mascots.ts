import { choosePaint } from "../../../lib/mascot/colors.ts";
import { inventCandidates } from "../../../lib/mascot/invent.ts";
import { mascotSvg } from "../../../lib/mascot/mascot-image.ts";
import { MascotPose, MascotStyle } from "../../../lib/vocab.ts";
import { readAsset } from "../../support/assets.ts";

const STYLES = MascotStyle.options;
const POSES = MascotPose.options;

/** A mascot of another style in another pose each time. */
export async function testMascot(turn: number): Promise<{ bytes: Uint8Array }> {
  const style = STYLES[turn % STYLES.length] ?? "critters";
  const order = {
    style,
    wish: { parts: EMPTY },
    paint: choosePaint([], {}, "Beacon"),
    seed: `mascot ${turn}`,
  };
  const [identity] = inventCandidates({ ...order, shown: new Set() });
  const pose = POSES[(turn * 3 + 6) % POSES.length] ?? "neutral";
  if (!identity) throw new Error("No mascot was invented.");
  return {
    bytes: new TextEncoder().encode(await mascotSvg({ assets: { read: readAsset } }, identity, pose)),
  };
}

const EMPTY = { critters: {}, sprouts: {}, clay: {}, "voxel-bot": {}, moods: {} };
