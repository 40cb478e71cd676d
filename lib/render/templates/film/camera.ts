import type { FilmScene, Layer } from "../../film/motion.ts";
import { textNodes } from "../../scene.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";

/** Pixels a second that the camera goes past words. A pixel a picture is smooth, and exact for the encoder. */
const PAN = 30;
/** Ways of the camera, down and up: words keep the edge that they have in all shots. Neighbouring shots begin with another. */
const WAYS = [1, -1] as const;
type Way = (typeof WAYS)[number];

/** What words keep from the film's edge while the camera moves, in design pixels. */
const EDGE = 40;

/** Everything but the logo goes slowly past the camera, on a way that leaves all words inside the picture. */
export function panned(context: RenderContext, scene: FilmScene, index: number): FilmScene {
  const { way, far } = journey(context, scene, index);
  const pan = { y: way * far };
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
  const toEdge = way > 0 ? size.height - edge - box.y - box.height : box.y - edge;
  return Math.min(toEdge, ...fixed.map((one) => gapTo(one, box, way)));
}

/** The gap between two boxes on a way; endless where the other one is not ahead, or they overlap as they are. */
function gapTo(other: Box, box: Box, way: Way): number {
  const isAhead = other.x < box.x + box.width && box.x < other.x + other.width;
  const gap = way > 0 ? other.y - box.y - box.height : box.y - other.y - other.height;
  return isAhead && gap >= 0 ? gap : Number.POSITIVE_INFINITY;
}
