import type { SceneArt } from "./artwork.ts";
import type { Look } from "./compose.ts";
import type { Kernel } from "./kernel.ts";
import { poseAt } from "./pose.ts";
import { hand, rasterise } from "./raster.ts";
import { changeLook, drawnAt, type Screen, type Sprite, spriteOf } from "./sprite.ts";

/** The scene that is in the kernel. */
export type Scenery = { art: SceneArt; sprites: readonly Sprite[] };

/** A frame of the scene in the kernel. */
export type Cue = { frame: number; fps: number };

/** Replaces what the kernel has by the ground and layers of a scene, as they look in one of its frames. */
export async function setScene(kernel: Kernel, art: SceneArt, cue: Cue): Promise<Scenery> {
  kernel.forgetLayers();
  const ground = await rasterise(art.ground);
  hand(kernel, ground, { x: 0, y: 0, width: ground.width, height: ground.height }, kernel.groundRows);
  const sprites: Sprite[] = [];
  for (const layer of art.layers) {
    const { look } = poseAt(layer.layer, { scene: art.scene, ...cue });
    const sprite = await spriteOf(kernel, layer, look);
    if (sprite) sprites.push(sprite);
  }
  return { art, sprites };
}

/** How everything stands in a frame, in the looks that it has then. */
export async function lookAt(
  kernel: Kernel,
  { art, sprites }: Scenery,
  cue: Cue,
  screen: Screen,
): Promise<Look> {
  const when = { scene: art.scene, ...cue };
  for (const sprite of sprites) {
    const { look } = poseAt(sprite.art.layer, when);
    if (look !== sprite.look) await changeLook(kernel, sprite, look);
  }
  return sprites.map((sprite) => drawnAt(sprite, when, screen));
}
