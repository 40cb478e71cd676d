import type { FilmInput } from "../../../../lib/render/film/encode.ts";
import type { Film, FilmScene, Layer } from "../../../../lib/render/film/motion.ts";
import { timelineOf } from "../../../../lib/render/film/timeline.ts";
import type { Node } from "../../../../lib/render/jsx-runtime.ts";
import type { Box, Size } from "../../../../lib/render/sizes.ts";
import { HOUSE } from "../../../../lib/render/type/typeset.ts";

/** A plain box: tests need no type to see where things are. */
export const tile = ({ width, height }: Size, backgroundColor: string, borderRadius = 0): Node => ({
  type: "container",
  style: { display: "flex", width, height, backgroundColor, borderRadius },
  children: [],
});

export const layer = (box: Box, rest: Partial<Layer> = {}): Layer => ({
  name: "tile",
  box,
  node: tile(box, "#e0502a"),
  ...rest,
});

export const scene = (size: Size, rest: Partial<FilmScene> = {}): FilmScene => ({
  seconds: 1,
  background: tile(size, "#f2efe8"),
  layers: [],
  ...rest,
});

/** A film as the engine takes it, in a size of the test's choice. */
export const filmed = (film: Film, size: Size, fps = 30): FilmInput => ({
  planned: { context: { size }, type: HOUSE, images: new Map() },
  film,
  timeline: timelineOf(film, fps),
});
