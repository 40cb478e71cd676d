/** @jsxImportSource #template */
import type { Node } from "../jsx-runtime.ts";
import type { Box, Size } from "../sizes.ts";
import type { RenderContext } from "../template.ts";
import { Place } from "../templates/kit/place.tsx";
import { gridColor } from "./dress.ts";
import { type PageFrame, SPACE } from "./page-frame.ts";
import { Signature, signatureHeight } from "./signature.tsx";
import { besideMark, markIn } from "./watermark-line.ts";

/** Cells of the grid over the shorter side, by variant: columns, squares, dots. */
const CELLS = [6, 12, 18];

/** Lines in the margins, and the brand as a note under the drawing. */
export function grid(context: RenderContext): PageFrame {
  const { size, safe, shape, unit, theme } = context;
  const surface = theme.page;
  const high = signatureHeight(context);
  const end = shape === "story" ? safe.y + safe.height : size.height - Math.round(34 * unit);
  const base = {
    x: 0,
    y: size.height - Math.round(16 * unit),
    width: size.width,
    height: Math.round(16 * unit),
  };
  const line = { ...safe, y: end - high, height: high };
  const rule = {
    x: safe.x,
    y: line.y - Math.round(22 * unit),
    width: safe.width,
    height: Math.max(2, Math.round(2 * unit)),
  };
  const bottom = rule.y - Math.round(SPACE.content * 0.8 * unit);
  return {
    inner: { x: 0, y: 0, width: size.width, height: rule.y },
    safe: { ...safe, height: bottom - safe.y },
    background: surface.background,
    under: [<Lines context={context} foot={end} />],
    over: [
      <Place box={base} style={{ backgroundColor: surface.fill }} />,
      <Place box={rule} style={{ backgroundColor: surface.ink }} />,
      <Signature context={context} surface={surface} box={besideMark(context, line)} />,
    ],
    mark: markIn(context, line),
    isClear: true,
  };
}

/** The grid stands in the margins: no line runs through words. */
function Lines({ context, foot }: { context: RenderContext; foot: number }): Node {
  const { size, safe, unit, theme, look } = context;
  const cell = Math.round(Math.min(size.width, size.height) / (CELLS[look.variant] ?? 12));
  const color = gridColor(theme.page);
  const air = Math.round(20 * unit);
  const words = {
    x: safe.x - air,
    y: safe.y - air,
    width: safe.width + 2 * air,
    height: foot - safe.y + Math.round(1.4 * air),
  };
  const src = (look.variant === 2 ? dots : lines)({ size, words, cell, color });
  return (
    <Place box={{ x: 0, y: 0, ...size }}>
      <picture src={src} style={size} />
    </Place>
  );
}

type Ruled = { size: Size; words: Box; cell: number; color: string };

const svg = ({ width, height }: Size, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;

function lines({ size, words, cell, color }: Ruled): string {
  const [right, bottom] = [words.x + words.width, words.y + words.height];
  const upright = steps(size.width, cell).map((x) =>
    x < words.x || x > right ? `M${x} 0V${size.height}` : `M${x} 0V${words.y}M${x} ${bottom}V${size.height}`,
  );
  const level = steps(size.height, cell).map((y) =>
    y < words.y || y > bottom ? `M0 ${y}H${size.width}` : `M0 ${y}H${words.x}M${right} ${y}H${size.width}`,
  );
  return svg(
    size,
    `<path d="${[...upright, ...level].join("")}" stroke="${color}" stroke-width="2" fill="none"/>`,
  );
}

function dots({ size, words, cell, color }: Ruled): string {
  const r = cell * 0.055;
  const isClear = (x: number, y: number) =>
    x < words.x || x > words.x + words.width || y < words.y || y > words.y + words.height;
  const row = (y: number) =>
    steps(size.width, cell)
      .filter((x) => isClear(x, y))
      .map((x) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`);
  return svg(size, `<path d="${steps(size.height, cell).flatMap(row).join("")}" fill="${color}"/>`);
}

const steps = (length: number, step: number) =>
  Array.from({ length: Math.floor(length / step) }, (_, i) => Math.round((i + 0.5) * step));
