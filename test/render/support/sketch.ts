import { draw } from "../../../lib/render/engine.ts";
import type { Node } from "../../../lib/render/jsx-runtime.ts";

/** Shapes as SVG, with words of the engine's own over them. */
export type Sketch = { shapes: string; words: Node[] };

export const together = (...parts: Sketch[]): Sketch => ({
  shapes: parts.map(({ shapes }) => shapes).join(""),
  words: parts.flatMap(({ words }) => words),
});

export const shape = (shapes: string): Sketch => ({ shapes, words: [] });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 0,
  extra = "",
) =>
  shape(
    `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}" ${extra}/>`,
  );

export const disc = (x: number, y: number, r: number, fill: string) =>
  shape(`<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`);

type Type = { size: number; color: string; weight?: number; display?: boolean };

/** One line of words; `y` is the top of its line. */
export function say(
  x: number,
  y: number,
  text: string,
  { size, color, weight = 500, display }: Type,
): Sketch {
  const style = {
    position: "absolute",
    left: x,
    top: y,
    fontFamily: display ? "Bricolage Grotesque" : "Inter",
    fontWeight: weight,
    fontSize: size,
    lineHeight: `${Math.round(size * 1.2)}px`,
    letterSpacing: "-0.015em",
    color,
    whiteSpace: "pre",
  } as const;
  return { shapes: "", words: [{ type: "text", text, style }] };
}

/** A linear gradient to fill shapes with: `url(#id)`. */
export const fade = (id: string, from: string, to: string, [x2, y2]: readonly [number, number] = [0, 1]) =>
  shape(
    `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`,
  );

/** Draws a sketch as a picture file. */
export function paint(width: number, height: number, background: string, sketch: Sketch) {
  const at = { display: "flex", position: "absolute", left: 0, top: 0, width, height } as const;
  const src = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${sketch.shapes}</svg>`;
  const style = {
    display: "flex",
    position: "relative",
    width,
    height,
    backgroundColor: background,
  } as const;
  const children: Node[] = [{ type: "image", src, style: at }, ...sketch.words];
  return draw({ width, height, root: { type: "container", style, children }, images: new Map() }, "png");
}
