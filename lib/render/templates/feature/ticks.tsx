/** @jsxImportSource #template */
import { fitStack, lineHeight } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { dot, tick } from "../kit/icons.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { POINT } from "../kit/type-styles.ts";

type TicksOptions = Size & {
  surface: Surface;
  /** Largest type, in design pixels. */
  max: number;
  /** Without it, ticks. */
  mark?: "tick" | "dot" | undefined;
};

/** Width of a tick and the gap after it, in units of the font size. */
const INDENT = 1.85;

/** Two or three short points, set tighter than a list that is the hero. */
export function ticks(
  context: RenderContext,
  points: readonly string[],
  options: TicksOptions,
): { node: Node; height: number } {
  const { unit, measureText } = context;
  const { width, height, surface, max, mark } = options;
  const src = mark === "dot" ? dot(surface.key) : tick(surface.fill, surface.onFill);
  const spec = { typeStyle: POINT, min: 24 * unit, max: max * unit, maxLines: 3, gap: 0.46 * max * unit };
  const texts = points.map((text, i) => ({
    ...spec,
    key: `${i}`,
    text,
    width: width - INDENT * max * unit,
    shrinkOrder: i,
  }));
  const { parts, gaps, height: used } = fitStack(measureText, texts, height);
  const drawn = points.map((_, i) => {
    const fitted = parts[`${i}`];
    if (!fitted) return undefined;
    const side = Math.round(fitted.size * 1.15);
    const box = { height: lineHeight(POINT, fitted.size), alignItems: "center", flexShrink: 0 } as const;
    return (
      <div style={{ marginTop: gaps[`${i}`] ?? 0, gap: Math.round(fitted.size * 0.7), flexShrink: 0 }}>
        <div style={box}>
          <picture src={src} style={{ width: side, height: side }} />
        </div>
        <TextLines fitted={fitted} color={surface.ink} part="bullet" />
      </div>
    );
  });
  return { node: <div style={{ flexDirection: "column", width, flexShrink: 0 }}>{drawn}</div>, height: used };
}
