import type { Film, FilmScene, Layer } from "../../../lib/render/film/motion.ts";
import { pictureBox, poseAt } from "../../../lib/render/film/pose.ts";
import { momentAt, type Timeline } from "../../../lib/render/film/timeline.ts";
import type { Node, Style } from "../../../lib/render/jsx-runtime.ts";
import type { Box, Size } from "../../../lib/render/sizes.ts";

const box = (style: Style, children: Node[]): Node => ({
  type: "container",
  style: { display: "flex", ...style },
  children,
});

const at = ({ x, y, width, height }: Box): Style => ({
  position: "absolute",
  left: x,
  top: y,
  width,
  height,
});

/** One frame of a film as a single drawing: what compositor and encoder come to by other means. */
export function frameNode(film: Film, timeline: Timeline, frame: number, size: Size): Node {
  const { scene, frame: own, weight } = momentAt(timeline, frame);
  const drawn = sceneNode(film.scenes[scene] as FilmScene, own, timeline.fps, size);
  if (weight === undefined) return drawn;
  const next = sceneNode(film.scenes[scene + 1] as FilmScene, 0, timeline.fps, size);
  const veil = box({ ...at({ x: 0, y: 0, ...size }), opacity: weight / 128 }, [next]);
  return box({ position: "relative", ...size, overflow: "hidden" }, [drawn, veil]);
}

function sceneNode(scene: FilmScene, frame: number, fps: number, size: Size): Node {
  const layers = scene.layers.flatMap((layer) => layerNode(layer, scene, frame, fps));
  return box({ position: "relative", ...size, overflow: "hidden", flexShrink: 0 }, [
    scene.background,
    ...layers,
  ]);
}

function layerNode(layer: Layer, scene: FilmScene, frame: number, fps: number): Node[] {
  const pose = poseAt(layer, { scene, frame, fps });
  if (pose.opacity === 0 || pose.clip?.width === 0) return [];
  const { width, height } = pictureBox(layer);
  const { bleed = 0 } = layer;
  const node = (pose.look !== undefined && layer.states?.[pose.look]?.node) || layer.node;
  const inner = box(at({ ...layer.box, x: bleed, y: bleed }), [node]);
  const middle = (length: number) => (length * (1 - pose.scale)) / 2;
  const { x, y } = pose.clip ?? { x: 0, y: 0 };
  const moved = `translate(${pose.x - middle(width) - x}px, ${pose.y - middle(height) - y}px)`;
  const transform = pose.scale === 1 ? moved : `${moved} scale(${pose.scale})`;
  const place = { ...at({ x: 0, y: 0, width, height }), overflow: "hidden", transform } as const;
  const picture = box({ ...place, opacity: pose.opacity }, [inner]);
  return [pose.clip ? box({ ...at(pose.clip), overflow: "hidden" }, [picture]) : picture];
}
