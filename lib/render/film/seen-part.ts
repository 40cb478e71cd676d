import type { Box, Size } from "../sizes.ts";
import type { FilmScene, Layer } from "./motion.ts";
import { evenBox, type Pose, pictureBox, poseAt } from "./pose.ts";
import { framesOf } from "./timeline.ts";

/** Where layers are seen: a scene, the film's size, and frames a second. */
export type SeenIn = { scene: FilmScene; size: Size; fps: number };

/** Pixels around what is seen that a scaled layer is sampled from. */
const MARGIN = 4;

/** The part of a layer's picture that the film ever shows. What is rastered costs time and memory. Even edges. */
export function seenPart(layer: Layer, { scene, size, fps }: SeenIn): Box {
  const picture = evenBox(pictureBox(layer));
  if (isWithin(picture, size)) return picture;
  let seen: Edges | undefined;
  for (let frame = 0; frame < framesOf(scene, fps); frame++) {
    const now = visibleOf(poseAt(layer, { scene, frame, fps }), picture, size);
    if (now) seen = seen ? around(seen, now) : now;
  }
  return seen ? cut(picture, seen) : picture;
}

const isWithin = ({ x, y, width, height }: Box, film: Size): boolean =>
  x >= 0 && y >= 0 && x + width <= film.width && y + height <= film.height;

/** Pixels of a layer's picture at rest, in the film. */
type Edges = { left: number; top: number; right: number; bottom: number };

/** The part of a picture that a pose shows, in the places of the picture at rest. */
function visibleOf({ x, y, scale, clip, opacity }: Pose, picture: Box, film: Size): Edges | undefined {
  if (opacity === 0) return;
  const view = clip ?? { x: 0, y: 0, ...film };
  const left = Math.max(0, view.x);
  const top = Math.max(0, view.y);
  const right = Math.min(film.width, view.x + view.width);
  const bottom = Math.min(film.height, view.y + view.height);
  if (left >= right || top >= bottom) return;
  return {
    left: picture.x + (left - x) / scale,
    top: picture.y + (top - y) / scale,
    right: picture.x + (right - x) / scale,
    bottom: picture.y + (bottom - y) / scale,
  };
}

const around = (a: Edges, b: Edges): Edges => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

function cut(picture: Box, seen: Edges): Box {
  const left = Math.max(picture.x, Math.floor(seen.left) - MARGIN);
  const top = Math.max(picture.y, Math.floor(seen.top) - MARGIN);
  const right = Math.min(picture.x + picture.width, Math.ceil(seen.right) + MARGIN);
  const bottom = Math.min(picture.y + picture.height, Math.ceil(seen.bottom) + MARGIN);
  if (left >= right || top >= bottom) return picture;
  const part = evenBox({ x: left, y: top, width: right - left, height: bottom - top });
  return isMuchSmaller(part, picture) ? part : picture;
}

/** Equal pictures of several scenes are drawn once: a few pixels are not worth other ones. */
const isMuchSmaller = (part: Box, whole: Box): boolean =>
  part.width * part.height < 0.9 * whole.width * whole.height;
