import { draw } from "../../../lib/render/engine.ts";
import type { Node } from "../../../lib/render/jsx-runtime.ts";
import type { Size } from "../../../lib/render/sizes.ts";

/** A small picture and what is written under it. */
export type Cell = { label: string; png: Uint8Array };

const WIDE = 2000;
const GAP = 12;
const LABEL = 26;

/** How much smaller frames are drawn, so that a grid of them shows what they say. */
export const cellScale = ({ width, height }: Size): number => 340 / Math.max(width, height * 0.8);

/** Pictures of one size in rows, each with its label. */
export function grid(cells: readonly Cell[], size: Size): Promise<Uint8Array> {
  const scale = cellScale(size);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const columns = Math.max(1, Math.floor((WIDE - GAP) / (width + GAP)));
  const sheet = {
    width: GAP + columns * (width + GAP),
    height: GAP + Math.ceil(cells.length / columns) * (height + LABEL + GAP),
  };
  const children = cells.flatMap(({ label }, i): Node[] => {
    const left = GAP + (i % columns) * (width + GAP);
    const top = GAP + Math.floor(i / columns) * (height + LABEL + GAP);
    const place = { display: "flex", position: "absolute", left, top, width, height } as const;
    return [{ type: "image", src: `cell-${i}`, style: place }, caption(label, left, top + height + 4)];
  });
  const style = { display: "flex", position: "relative", ...sheet, backgroundColor: "#d8d8d8" } as const;
  const images = new Map(cells.map(({ png }, i) => [`cell-${i}`, png]));
  return draw({ ...sheet, root: { type: "container", style, children }, images }, "png");
}

const caption = (text: string, left: number, top: number): Node => ({
  type: "text",
  text,
  style: { position: "absolute", left, top, fontFamily: "Inter", fontSize: 15, color: "#333333" },
});
