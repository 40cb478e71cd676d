import type { Hex } from "../../color.ts";
import { POINTING } from "../../type/mirror.ts";

const svg = (size: number, body: string, about = "") =>
  `<svg ${about}xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">${body}</svg>`;

const stroke = (color: Hex, width: number) =>
  `fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

export function arrow(color: Hex): string {
  return svg(24, `<path d="M4 12h16M13.5 5.5 20 12l-6.5 6.5" ${stroke(color, 2.6)}/>`, `${POINTING} `);
}

/** A plain point of a list. */
export const dot = (fill: Hex): string => svg(32, `<circle cx="16" cy="16" r="6" fill="${fill}"/>`);

/** A tick in a disc: something that is there, or done. */
export function tick(disc: Hex, mark: Hex): string {
  const path = `<path d="m9.6 16.6 4.4 4.4 8.6-9" ${stroke(mark, 3.2)}/>`;
  return svg(32, `<circle cx="16" cy="16" r="16" fill="${disc}"/>${path}`);
}

/** One of Lucide's icons (ISC licence), as an inline SVG of 24 by 24. `width` is that of the stroke, 2 is Lucide's own. */
export function lucideIcon(shapes: string, color: Hex, width = 2): string {
  return svg(24, `<g ${stroke(color, width)}>${shapes}</g>`);
}
