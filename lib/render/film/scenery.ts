import type { GroundArt, LayerArt, SceneArt } from "./artwork.ts";
import type { Look } from "./compose.ts";
import { earlierLook, isStill, type When } from "./pose.ts";
import { hand } from "./raster.ts";
import {
  changeLook,
  type Drawn,
  drawnAt,
  type Screen,
  type Sprite,
  type Studio,
  spriteOf,
} from "./sprite.ts";

/** The scene that is in the kernel. */
export type Scenery = { art: SceneArt; sprites: readonly Sprite[] };

/** A frame of the scene in the kernel. */
export type Cue = { frame: number; fps: number };

/**
 * Replaces what the kernel has by the ground and layers of a scene, as they look in one of its frames.
 * @param before the scene that is in the kernel; a ground that is the same stays.
 */
export async function setScene(studio: Studio, art: SceneArt, cue: Cue, before?: Scenery): Promise<Scenery> {
  studio.kernel.forgetLayers();
  const sprites: Sprite[] = [];
  for (const layer of art.layers) {
    const look = earlierLook(layer.layer, { scene: art.scene, ...cue });
    const twin = twinOf(layer, sprites);
    const sprite = twin ? { ...twin, art: layer } : await spriteOf(studio, layer, look);
    if (sprite) sprites.push(sprite);
  }
  if (before?.art.ground.key !== art.ground.key) await setGround(studio, art.ground);
  return { art, sprites };
}

/** A sprite with the very picture of a layer: the kernel has it already. Those that change their looks have no twins. */
const twinOf = ({ looks, rest }: LayerArt, sprites: readonly Sprite[]): Sprite | undefined =>
  looks.length > 0
    ? undefined
    : sprites.find(({ art }) => art.looks.length === 0 && art.rest.key === rest.key);

async function setGround({ kernel, rasterise }: Studio, ground: GroundArt): Promise<void> {
  const box = { x: 0, y: 0, ...ground.size };
  await rasterise(ground, (pixels) => hand(kernel, pixels, box, kernel.groundRows));
}

/** How everything stands in a frame, in the looks that it has then. */
export async function lookAt(
  studio: Studio,
  { art, sprites }: Scenery,
  cue: Cue,
  screen: Screen,
): Promise<Look> {
  const when = { scene: art.scene, ...cue };
  for (const sprite of sprites) {
    const look = earlierLook(sprite.art.layer, when);
    if (look !== sprite.look) await changeLook(studio, sprite, look);
  }
  return sprites.map((sprite) => standing(sprite, when, screen));
}

/** What stands still is not worked out anew: most of a film does. */
function standing(sprite: Sprite, when: When, screen: Screen): Drawn | undefined {
  if (sprite.still) return sprite.still.drawn;
  const drawn = drawnAt(sprite, when, screen);
  if (isStill(sprite.art.layer, when)) sprite.still = { drawn };
  return drawn;
}
