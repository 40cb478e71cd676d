/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { filmLayout } from "./layout.ts";

/** In design pixels: widths of a column and of lines, how far a frame stands off the edge, and the cells of a grid. */
const EDGE = { bar: 30, rule: 12, line: 3, frame: 26, cell: 120, strip: 34 };
/** Of the ink, on lines that words may cross. */
const QUIET = 0.09;

/** What a direction has at the edges of its films: it never moves, and words keep clear of it. */
export function edges(context: RenderContext, surface: Surface): Node[] {
  const layout = filmLayout(context);
  const { size, unit } = context;
  const px = (length: number) => Math.max(2, Math.round(length * unit));
  const filled = (x: number, y: number, width: number, height: number, backgroundColor: string) => (
    <Place box={{ x, y, width, height }} style={{ backgroundColor }} />
  );
  if (!layout || layout.edge === "none") return [];
  if (layout.edge === "bar") return [filled(0, 0, px(EDGE.bar), size.height, surface.accent)];
  // In the colour of words it would be taken for a gap over the picture.
  if (layout.edge === "rule") return [filled(0, 0, size.width, px(EDGE.rule), surface.accent)];
  if (layout.edge === "strip")
    return [filled(0, size.height - px(EDGE.strip), size.width, px(EDGE.strip), surface.accent)];
  if (layout.edge === "grid") return grid(context, surface);
  const by = px(EDGE.frame);
  const box = { x: by, y: by, width: size.width - 2 * by, height: size.height - 2 * by };
  const color = mix(surface.background, surface.ink, 0.4);
  return [<Place box={box} style={{ border: `${px(EDGE.line)}px solid ${color}` }} />];
}

function grid({ size, unit }: RenderContext, { background, ink }: Surface): Node[] {
  const cell = Math.round(EDGE.cell * unit);
  const color = mix(background, ink, QUIET);
  const lines = (length: number) =>
    Array.from({ length: Math.floor(length / cell) }, (_, i) => (i + 1) * cell);
  return [
    ...lines(size.width).map((x) => (
      <Place box={{ x, y: 0, width: 2, height: size.height }} style={{ backgroundColor: color }} />
    )),
    ...lines(size.height).map((y) => (
      <Place box={{ x: 0, y, width: size.width, height: 2 }} style={{ backgroundColor: color }} />
    )),
  ];
}
