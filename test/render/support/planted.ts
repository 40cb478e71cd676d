import { drawBackdrop, layOut } from "../../../lib/render/engine.ts";
import type { Node } from "../../../lib/render/jsx-runtime.ts";
import type { Inspection } from "../../../lib/render/lint/inspection.ts";
import { lint } from "../../../lib/render/lint.ts";
import { boxesOf, drawnTexts } from "../../../lib/render/scene.ts";
import { safeBox } from "../../../lib/render/sizes.ts";
import { PAIRINGS } from "../../../lib/render/typeface.ts";

export const size = { width: 1200, height: 675 };

type TextLines = {
  text: string;
  x: number;
  y: number;
  size?: number;
  color?: string;
  part?: string;
  cut?: "true";
};

export const words = ({
  text,
  x,
  y,
  size: fontSize = 60,
  color = "#111111",
  part = "headline",
  cut,
}: TextLines): Node => ({
  type: "text",
  text,
  style: {
    position: "absolute",
    left: x,
    top: y,
    fontFamily: PAIRINGS.bold.families.text,
    fontWeight: 700,
    fontSize,
    color,
    whiteSpace: "pre",
    lineHeight: `${fontSize}px`,
    height: fontSize,
  },
  attributes: { part, ...(cut && { cut }) },
});

export const block = (
  x: number,
  y: number,
  width: number,
  height: number,
  backgroundColor: string,
  part?: string,
): Node => ({
  type: "container",
  style: { display: "flex", position: "absolute", left: x, top: y, width, height, backgroundColor },
  children: [],
  ...(part && { attributes: { part } }),
});

/** Lints a picture built by hand, so that a fault can be planted in it. */
export async function judge(children: Node[], facts: Partial<Inspection> = {}, background = "#ffffff") {
  const style = { display: "flex", position: "relative", ...size, backgroundColor: background } as const;
  const root: Node = { type: "container", style, children };
  const scene = { ...size, root, images: new Map<string, Uint8Array>() };
  const laid = await layOut(scene);
  const checks = lint([
    {
      size,
      safe: safeBox(size),
      texts: drawnTexts(root, laid),
      logos: boxesOf("logo", root, laid),
      watermarks: boxesOf("watermark", root, laid),
      backdrop: await drawBackdrop(scene),
      losses: [],
      brandColors: ["#5b4bea"],
      tagline: "",
      logoNote: undefined,
      hasWatermark: false,
      photoNotes: [],
      paletteNotes: [],
      ...facts,
    },
  ]);
  return Object.fromEntries(checks.map((check) => [check.id, check]));
}

/** A picture without a fault. */
export const sound = [block(700, 100, 400, 400, "#5b4bea"), words({ text: "Launch day", x: 80, y: 300 })];
