import type { Scene } from "../engine.ts";
import type { Node, Style } from "../jsx-runtime.ts";
import type { Plan } from "../plan.ts";
import { sceneOf } from "../render.ts";
import type { Box, Size } from "../sizes.ts";
import type { FilmScene, Layer } from "./motion.ts";
import { type SeenIn, seenPart } from "./seen-part.ts";

/** What is needed of a plan to draw the parts of its film. */
export type Drawable = Pick<Plan, "type" | "images"> & { context: { size: Size } };

/** What the engine draws, and a key that says the same of equal pictures of a film. */
export type KeyedScene = { scene: Scene; key: string };

/** A layer ready to be rasterised, in each of its looks. */
export type LayerArt = {
  layer: Layer;
  /**
   * The part of the film that is rasterised. Edges are even, so that half-size chroma planes stay aligned.
   */
  box: Box;
  rest: KeyedScene;
  looks: readonly KeyedScene[];
};

/** What stands behind the layers: as large as the film, or its first rows where it is of one colour. */
export type BackgroundArt = KeyedScene & { size: Size; isPlain: boolean };

/** Everything a scene is rasterised from. */
export type SceneArt = { scene: FilmScene; background: BackgroundArt; layers: readonly LayerArt[] };

/** Resolves fonts and emoji of all parts of a scene, so that drawing it needs no I/O. @throws AssetError */
export async function artOf(scene: FilmScene, planned: Drawable, fps: number): Promise<SceneArt> {
  const { size } = planned.context;
  const plain = isPlain(scene.background);
  const drawn = plain ? { ...size, height: PLAIN_ROWS } : size;
  const background = await pictureOf(canvas(size, unclipped(scene.background)), drawn, planned);
  const layers: LayerArt[] = [];
  for (const layer of scene.layers) layers.push(await layerArt(layer, planned, { scene, size, fps }));
  return { scene, background: { ...background, size, isPlain: plain }, layers };
}

/**
 * A background ends where the picture does: the engine would take twice as long to cut it off there itself.
 */
function unclipped(background: Node): Node {
  if (background.type !== "container") return background;
  const { overflow: _, ...style } = background.style;
  return { ...background, style };
}

/** Rows are converted in pairs. */
const PLAIN_ROWS = 2;
const PLAIN_STYLES = new Set(["display", "position", "width", "height", "overflow", "backgroundColor"]);

/** Whether a background, which is as large as the film, is nothing but a colour. */
const isPlain = ({ style, ...node }: Node): boolean =>
  node.type === "container" &&
  node.children.length === 0 &&
  Object.keys(style).every((key) => PLAIN_STYLES.has(key));

async function layerArt(layer: Layer, planned: Drawable, seenIn: SeenIn): Promise<LayerArt> {
  const box = seenPart(layer, seenIn);
  const place = { ...layer.box, x: layer.box.x - box.x, y: layer.box.y - box.y };
  const drawn = (node: Node) => pictureOf(canvas(box, at(place, node)), box, planned);
  const looks: KeyedScene[] = [];
  for (const { node } of layer.states ?? []) looks.push(await drawn(node));
  return { layer, box, rest: await drawn(layer.node), looks };
}

async function pictureOf(root: Node, { width, height }: Size, planned: Drawable): Promise<KeyedScene> {
  return { scene: await sceneOf(root, { width, height }, planned), key: JSON.stringify(root) };
}

function canvas({ width, height }: Size, child: Node): Node {
  const style = { display: "flex", position: "relative", width, height } as const;
  return { type: "container", style, children: [child] };
}

function at({ x, y, width, height }: Box, child: Node): Node {
  const style: Style = { display: "flex", position: "absolute", left: x, top: y, width, height };
  return { type: "container", style, children: [child] };
}
