import type { FilmScene, Layer } from "../../film/motion.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";

/** Pixels a second that the camera goes past words. A pixel a picture is smooth, and exact for the encoder. */
const PAN = 30;
/** Ways of the camera; neighbouring shots begin to look for one at different places. */
const WAYS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;
type Way = (typeof WAYS)[number];

/** What words keep from the film's edge while the camera moves, in design pixels. */
const EDGE = 40;

/** Everything but the logo goes slowly past the camera, on a way that leaves all words inside the picture. */
export function panned(context: RenderContext, scene: FilmScene, index: number): FilmScene {
  const { way, far } = journey(context, scene, index);
  const pan = { x: way.x * far, y: way.y * far };
  return { ...scene, layers: scene.layers.map((layer) => (isFixed(layer) ? layer : { pan, ...layer })) };
}

const isFixed = ({ name, drift }: Layer) => name === "logo" || drift !== undefined;

/** The first way from this scene's own that has room for all of it, else the one with the most room, as far as it goes. */
function journey(context: RenderContext, { layers, seconds }: FilmScene, index: number) {
  const wanted = Math.round(PAN * seconds);
  const words = layers.filter((layer) => !isFixed(layer) && textNodes(layer.node).length > 0);
  const fixed = layers.filter(isFixed).map(({ box }) => box);
  const found = WAYS.map((_, turn) => {
    const way = WAYS[(index + turn) % WAYS.length] as Way;
    const rooms = words.map(({ box }) => roomOf(context, box, way, fixed));
    return { way, far: Math.max(0, Math.min(wanted, ...rooms)) };
  });
  return found.reduce((best, one) => (one.far > best.far ? one : best));
}

/** How far a box may stand away on a way before it leaves the picture or reaches what stands still. */
function roomOf({ size, unit }: RenderContext, box: Box, way: Way, fixed: readonly Box[]): number {
  const edge = Math.round(EDGE * unit);
  const { x, y, width, height } = box;
  const toEdge =
    way.x > 0
      ? size.width - edge - x - width
      : way.x < 0
        ? x - edge
        : way.y > 0
          ? size.height - edge - y - height
          : y - edge;
  return Math.min(toEdge, ...fixed.map((one) => gapTo(one, box, way)));
}

/** The gap between two boxes on a way; endless where the other one is not ahead, or they overlap as they are. */
function gapTo(other: Box, box: Box, { x, y }: Way): number {
  const [from, to, side, past] =
    x !== 0 ? (["x", "width", "y", "height"] as const) : (["y", "height", "x", "width"] as const);
  const isBeside = other[side] < box[side] + box[past] && box[side] < other[side] + other[past];
  const gap = x + y > 0 ? other[from] - box[from] - box[to] : box[from] - other[from] - other[to];
  return isBeside && gap >= 0 ? gap : Number.POSITIVE_INFINITY;
}
