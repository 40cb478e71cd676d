/** @jsxImportSource #template */
import { encode } from "uqr";
import * as z from "zod/v4";
import { contrast, type Hex } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { described } from "./fields.ts";

/** ISO/IEC 18004 requires four light modules around a code; scanners fail without them. */
const QUIET = 4;
/** Dark modules on the white plate: well above what cameras in dim light need. */
const DARK = 7;

/** An address for a code. It is drawn bit for bit, so it must be plain ASCII: escaped, as addresses are. */
export const link = (about: string) =>
  z
    .string()
    .max(300)
    .regex(/^[!-~]+$/, "Give the address without spaces and escape other letters, for example %C3%A9.")
    .meta(described(about, "At most 300 characters, ASCII only.", "https://example.com/start"));

/** A code of at most `side` pixels on its own white plate. Every module is a whole number of pixels. */
export function qrPlate(
  { theme, unit }: RenderContext,
  address: string,
  side: number,
): { node: Node; side: number } {
  const { data, size } = encode(address, { ecc: "M", border: 0 });
  const count = size + 2 * QUIET;
  const module = Math.max(2, Math.floor(side / count));
  const whole = module * count;
  const { fill, ink, background } = theme.page;
  const dark = [fill, ink, background].find((color) => contrast(color, "#ffffff") >= DARK) ?? "#000000";
  const node = (
    <div
      style={{
        width: whole,
        height: whole,
        backgroundColor: "#ffffff",
        borderRadius: Math.min(Math.round(24 * unit), module * 3),
        overflow: "hidden",
        flexShrink: 0,
      }}
    >
      <picture src={drawing(data, module, whole, dark)} style={{ width: whole, height: whole }} />
    </div>
  );
  return { node, side: whole };
}

/** All dark modules as one path, a run of neighbours as one rectangle. */
function drawing(data: readonly (readonly boolean[])[], module: number, whole: number, color: Hex): string {
  const runs = data.flatMap((row, y) => {
    const text = row.map((isDark) => (isDark ? "1" : "0")).join("");
    return [...text.matchAll(/1+/g)].map(({ index, 0: run }) => {
      const [left, top] = [(index + QUIET) * module, (y + QUIET) * module];
      return `M${left} ${top}h${run.length * module}v${module}h-${run.length * module}z`;
    });
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${whole}" height="${whole}" viewBox="0 0 ${whole} ${whole}" shape-rendering="crispEdges"><path d="${runs.join("")}" fill="${color}"/></svg>`;
}
