/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { RenderContext } from "../../template.ts";
import { POINTING } from "../../type/mirror.ts";

/** Side of the pointer and width of the ring that a click makes, in design pixels. */
const POINTER = 92;
const RING = 190;
/** Seconds that the pointer takes to its place, and that a ring is seen. */
const GOING = 0.75;
const CLICK = 0.5;

/** The arrow's tip is its upper left corner. */
const ARROW = "M3 2 L3 25 L9.2 19.4 L13 28.2 L17 26.4 L13.2 17.8 L21.4 17.2 Z";

/** A pointer that comes to a place and clicks there. `at` in pixels of the film. */
export function cursor(context: RenderContext, at: { x: number; y: number }, color: string): Layer[] {
  const { unit } = context;
  const side = Math.round(POINTER * unit);
  const ring = 2 * Math.round((RING * unit) / 2);
  const src = `<svg ${POINTING} xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 30 30"><path d="${ARROW}" fill="#ffffff" stroke="#15161d" stroke-width="1.6" stroke-linejoin="round"/></svg>`;
  const tip = { x: Math.round(at.x - side * 0.1), y: Math.round(at.y - side * 0.07) };
  const disc = { width: ring, height: ring, borderRadius: ring / 2, backgroundColor: color };
  return [
    {
      name: "click",
      box: { x: Math.round(at.x - ring / 2), y: Math.round(at.y - ring / 2), width: ring, height: ring },
      node: <div style={disc} />,
      opacity: 0.55,
      enter: { kind: "pop", at: GOING, seconds: 0.28 },
      exit: { kind: "fade", at: GOING + 0.28, seconds: CLICK - 0.28 },
    },
    {
      name: "pointer",
      box: { ...tip, width: side, height: side },
      node: <picture src={src} style={{ width: side, height: side }} />,
      enter: {
        kind: "glide",
        at: 0.05,
        seconds: GOING - 0.05,
        by: { x: Math.round(420 * unit), y: Math.round(520 * unit) },
      },
    },
  ];
}
