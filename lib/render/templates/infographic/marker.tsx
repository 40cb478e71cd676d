/** @jsxImportSource #template */
import { contrast, type Hex } from "../../color.ts";
import type { Node, Style } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { inSize } from "../kit/fit-largest.ts";
import { dot, tick } from "../kit/icons.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, NAME } from "../kit/type-styles.ts";

/** What stands before an entry: its number, its day, the colour that it is named by, or a mark. */
export type Marker =
  | { kind: "number"; text: string }
  | { kind: "label"; text: string }
  | { kind: "swatch"; color: Hex }
  | { kind: "tick" | "dot" };

/** How the entries of a page are set: on a line that leads from one to the next, on panels, or between rules. */
export type Dressing = "rail" | "plates" | "rules";

/** Sides of markers, and the size of their words, in sizes of the type. */
const SIDE = { number: 2.1, numeral: 2, label: 1.7, swatch: 1.9, tick: 1.5, dot: 1.26 };
const LABEL = { size: 0.86, bare: 1.04, pad: 0.62 };
const NUMERAL = { ...FIGURE, leading: 1.02 };
/** A label that needs more of the width stands over its entry. */
const WIDEST = 0.3;

const digits = (context: RenderContext, text: string, size: number) =>
  inSize(context, text, { typeStyle: NUMERAL, size: Math.round(size), width: 9 * size });

const labelOf = (context: RenderContext, text: string, type: number, size = LABEL.size) =>
  inSize(context, text, { typeStyle: NAME, size: Math.round(type * size), width: 40 * type });

function widthOf(context: RenderContext, marker: Marker, type: number, dressing: Dressing): number {
  const isBare = dressing === "rules";
  if (marker.kind === "label")
    return isBare
      ? labelOf(context, marker.text, type, LABEL.bare).width
      : labelOf(context, marker.text, type).width + 2 * LABEL.pad * type;
  if (marker.kind === "number" && isBare) return digits(context, marker.text, type * SIDE.numeral).width;
  if (marker.kind === "dot") return isBare ? 0 : SIDE.dot * type;
  return SIDE[marker.kind] * type;
}

/** Width that the markers of all entries have in common, in pixels; 0 where panels and rules part bare entries. */
export function markerWidth(
  context: RenderContext,
  markers: readonly Marker[],
  { type, dressing }: { type: number; dressing: Dressing },
): number {
  const widths = markers.map((marker) => widthOf(context, marker, type, dressing));
  return Math.ceil(Math.max(0, ...widths));
}

/** Whether markers are narrow enough to stand beside their entries. */
export const standBeside = (width: number, whole: number): boolean => width <= whole * WIDEST;

export const markerHeight = (marker: Marker, type: number): number => Math.round(SIDE[marker.kind] * type);

type DrawnMarker = { marker: Marker; surface: Surface; type: number; width: number; dressing: Dressing };

/** A marker in the width of all; `surface` is what it stands on. */
export function markerNode(context: RenderContext, drawn: DrawnMarker): Node {
  const { marker, surface, type, width } = drawn;
  const side = markerHeight(marker, type);
  const centred = { alignItems: "center", justifyContent: "center", flexShrink: 0 } as const;
  if (marker.kind === "label" || marker.kind === "number") return wordMarker(context, drawn, side);
  if (marker.kind === "swatch")
    return (
      <div style={{ width, ...centred }}>
        <div part="swatch" style={swatchStyle(context, marker.color, surface, side)} />
      </div>
    );
  const src = marker.kind === "tick" ? tick(surface.fill, surface.onFill) : dot(surface.fill);
  return (
    <div style={{ width, ...centred }}>
      <picture src={src} style={{ width: side, height: side }} />
    </div>
  );
}

function wordMarker(
  context: RenderContext,
  { marker, surface, type, width, dressing }: DrawnMarker,
  side: number,
) {
  const text = "text" in marker ? marker.text : "";
  const isNumber = marker.kind === "number";
  if (dressing === "rules") {
    const fitted = isNumber
      ? digits(context, text, type * SIDE.numeral)
      : labelOf(context, text, type, LABEL.bare);
    return (
      <div style={{ width, alignItems: "center", flexShrink: 0 }}>
        <TextLines fitted={fitted} color={surface.key} part="index" />
      </div>
    );
  }
  const fitted = isNumber ? digits(context, text, type * 1.34) : labelOf(context, text, type);
  const box: Style = {
    width: isNumber ? side : width,
    height: side,
    borderRadius: side / 2,
    backgroundColor: surface.fill,
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
  };
  return (
    <div style={{ width, flexShrink: 0 }}>
      <div style={box}>
        <TextLines fitted={fitted} color={surface.onFill} part="index" align="center" />
      </div>
    </div>
  );
}

/** A colour nearer to its ground than this has an outline, or it could not be seen. */
const SEEN = 1.7;

function swatchStyle(
  { unit, look }: RenderContext,
  color: Hex,
  { background, ink }: Surface,
  side: number,
): Style {
  const isLost = contrast(color, background) < SEEN;
  return {
    width: side,
    height: side,
    borderRadius: look.corner > 0 ? side / 2 : 0,
    backgroundColor: color,
    flexShrink: 0,
    ...(isLost && { border: `${Math.max(2, Math.round(2.4 * unit))}px solid ${ink}` }),
  };
}
