import type { Box, Size } from "../sizes.ts";
import type { LayerArt } from "./artwork.ts";
import type { Kernel } from "./kernel.ts";
import { type FrameTime, opacityAt, pictureBox, poseAt } from "./pose.ts";
import { hand, inkOf, type Pixels, type Rasteriser } from "./raster.ts";

/** A layer within the kernel. */
export type Sprite = {
  art: LayerArt;
  handle: number;
  /** What the kernel has of it: pixels of its art's box. */
  part: Box;
  look: number | undefined;
  /** Whether the kernel knows the detailed cells of its picture; see kernel/restless.ts. */
  hasCells: boolean;
  /** How it stands for the rest of its scene, once it does. */
  still?: { drawn: SpriteState | undefined };
};

/** Who draws, and who takes what is drawn. */
export type SpriteTools = { kernel: Kernel; rasterise: Rasteriser };

/** Gives a layer to the kernel in one of its looks; undefined when it has nothing to show. */
export async function spriteOf(
  { kernel, rasterise }: SpriteTools,
  art: LayerArt,
  look: number | undefined,
): Promise<Sprite | undefined> {
  return rasterise(pictureOf(art, look), (pixels) => {
    // Other looks may reach further than this one.
    const part = art.looks.length > 0 ? { ...art.box, x: 0, y: 0 } : inkOf(pixels);
    if (!part) return;
    const handle = kernel.addLayer(part.width, part.height);
    const sprite: Sprite = { art, part, look, handle, hasCells: false };
    fill(kernel, sprite, pixels);
    sprite.hasCells = glides(art, part) && kernel.findDetailed(handle) < MAX_DETAILED_PER_MILLE;
    return sprite;
  });
}

/** Draws a layer anew in another look, in the same place. */
export async function changeLook(
  { kernel, rasterise }: SpriteTools,
  sprite: Sprite,
  look: number | undefined,
): Promise<void> {
  sprite.look = look;
  await rasterise(pictureOf(sprite.art, look), (pixels) => fill(kernel, sprite, pixels));
}

function fill(kernel: Kernel, { handle, part }: Sprite, pixels: Pixels): void {
  hand(kernel, pixels, part, (y, rows) => kernel.layerRows(handle, y, rows));
}

const pictureOf = ({ rest, looks }: LayerArt, look: number | undefined) =>
  look === undefined ? rest : (looks[look] ?? rest);

/** Pixels. */
const LARGE = 128 * 128;

/** Thousandths of a layer's cells. A layer with more detailed cells is compared as a whole. */
const MAX_DETAILED_PER_MILLE = 400;

/** Whether a layer moves and is large enough that finding its detailed cells pays. */
const glides = ({ layer, looks }: LayerArt, { width, height }: Box): boolean =>
  (layer.drift ?? layer.pan ?? layer.enter ?? layer.exit) !== undefined &&
  looks.length === 0 &&
  width * height >= LARGE;

/** Where sprites are seen. A mirrored film is read from right to left. */
export type FilmScreen = { size: Size; isMirrored: boolean };

/** How a sprite stands in one picture: an entry of the kernel's list. */
export type SpriteState = {
  handle: number;
  /** 0 to 256. */
  opacity: number;
  /** The corner, and the size before scaling. */
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
  /** The part of the film it may be seen in. */
  clip: Box;
  look: number | undefined;
  hasCells: boolean;
};

/** How a sprite stands in a frame; undefined when nothing of it can be seen. */
export function drawnAt(
  sprite: Sprite,
  when: FrameTime,
  { size, isMirrored }: FilmScreen,
): SpriteState | undefined {
  const { art, handle, part, look, hasCells } = sprite;
  const opacity = Math.round(opacityAt(art.layer, when) * 256);
  if (opacity === 0) return;
  const { scale, ...pose } = poseAt(art.layer, when);
  const film = { x: 0, y: 0, ...size };
  const clip = pose.clip ? overlap(pose.clip, film) : film;
  if (clip.width <= 0 || clip.height <= 0) return;
  const picture = pictureBox(art.layer);
  const own = isMirrored ? art.box.width - part.x - part.width : part.x;
  const x = pose.x + scale * (art.box.x + own - picture.x);
  const y = pose.y + scale * (art.box.y + part.y - picture.y);
  const drawn = {
    handle,
    opacity,
    x,
    y,
    width: part.width,
    height: part.height,
    scale,
    clip,
    look,
    hasCells,
  };
  if (!isMirrored) return drawn;
  return {
    ...drawn,
    x: size.width - x - scale * part.width,
    clip: { ...clip, x: size.width - clip.x - clip.width },
  };
}

function overlap(a: Box, b: Box): Box {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  return { x, y, width, height: Math.min(a.y + a.height, b.y + b.height) - y };
}
