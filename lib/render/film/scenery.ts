import type { BackgroundArt, LayerArt, SceneArt } from "./artwork.ts";
import type { SpriteStates } from "./compose.ts";
import type { Passage } from "./motion.ts";
import { followed, type Leaving, leavingAt, leavingOf } from "./passage.ts";
import { earlierLook, type FrameTime, isStill } from "./pose.ts";
import { hand } from "./raster.ts";
import {
  changeLook,
  drawnAt,
  type FilmScreen,
  type Sprite,
  type SpriteState,
  type SpriteTools,
  spriteOf,
} from "./sprite.ts";

/** The scene that is in the kernel, and the picture that leaves before it. */
export type Scenery = { art: SceneArt; sprites: readonly Sprite[]; leaving?: Leaving };

/** The scene that is in the kernel until now, and how it leaves, if it is seen to leave. */
export type SceneBefore = { scenery: Scenery; passage?: Passage | undefined };

/** A frame of the scene in the kernel. */
export type FrameCue = { frame: number; fps: number };

/**
 * Replaces the kernel's background and layers by those of a scene, as they look in one of its frames.
 * @param before the scene that is in the kernel; an equal background stays.
 */
export async function setScene(
  studio: SpriteTools,
  art: SceneArt,
  cue: FrameCue,
  before?: SceneBefore,
): Promise<Scenery> {
  studio.kernel.forgetLayers();
  const leaving = before?.passage && leavingOf(studio.kernel, before.passage);
  const sprites: Sprite[] = [];
  for (const layer of art.layers) {
    const look = earlierLook(layer.layer, { scene: art.scene, ...cue });
    const twin = twinOf(layer, sprites);
    const sprite = twin ? { ...twin, art: layer } : await spriteOf(studio, layer, look);
    if (sprite) sprites.push(sprite);
  }
  if (before?.scenery.art.background.key !== art.background.key) await setBackground(studio, art.background);
  return { art, sprites, ...(leaving && { leaving }) };
}

/**
 * A sprite with the same picture as a layer, which the kernel already has. Sprites with states are never
 * shared.
 */
const twinOf = ({ looks, rest }: LayerArt, sprites: readonly Sprite[]): Sprite | undefined =>
  looks.length > 0
    ? undefined
    : sprites.find(({ art }) => art.looks.length === 0 && art.rest.key === rest.key);

async function setBackground({ kernel, rasterise }: SpriteTools, background: BackgroundArt): Promise<void> {
  const box = { x: 0, y: 0, ...background.size };
  await rasterise(background, (pixels) =>
    background.isPlain
      ? hand(kernel, pixels, { ...box, height: pixels.height }, kernel.plainGround)
      : hand(kernel, pixels, box, kernel.groundRows),
  );
}

/** How every sprite stands in a frame, in the states that it has then. */
export async function lookAt(
  studio: SpriteTools,
  scenery: Scenery,
  cue: FrameCue,
  screen: FilmScreen,
): Promise<SpriteStates> {
  const { art, sprites, leaving } = scenery;
  const when = { scene: art.scene, ...cue };
  for (const sprite of sprites) {
    const look = earlierLook(sprite.art.layer, when);
    if (look !== sprite.look) await changeLook(studio, sprite, look);
  }
  const states = sprites.map((sprite) => spriteState(sprite, when, screen));
  if (!leaving) return states;
  const turn = { passage: leaving.passage, when: cue, screen };
  const moved = sprites.map((sprite, i) => followed(sprite, states[i], turn));
  const behind = sprites.filter(({ art: { layer } }) => !layer.isFront).length;
  return moved.toSpliced(behind, 0, leavingAt(leaving, cue, screen));
}

/** Resting sprites reuse their state: most of a film is at rest. */
function spriteState(sprite: Sprite, when: FrameTime, screen: FilmScreen): SpriteState | undefined {
  if (sprite.still) return sprite.still.drawn;
  const drawn = drawnAt(sprite, when, screen);
  if (isStill(sprite.art.layer, when)) sprite.still = { drawn };
  return drawn;
}
