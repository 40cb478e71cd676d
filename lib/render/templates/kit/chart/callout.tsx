/** @jsxImportSource #template */
import { fitText } from "../../../fit.ts";
import type { Node } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { Place } from "../place.tsx";
import { TextLines } from "../text-lines.tsx";
import { STRONG } from "../type-styles.ts";
import type { ChartColors } from "./colors.ts";

export type Callout = { width: number; height: number; draw: (x: number, y: number) => Node };

/** The value of the point that matters, on a pill of its colour. */
export function callout(
  { measureText }: RenderContext,
  text: string,
  type: number,
  colors: ChartColors,
): Callout {
  const size = Math.round(type * 1.22);
  const fitted = fitText(measureText, {
    text,
    typeStyle: STRONG,
    min: size,
    max: size,
    width: size * 14,
    maxLines: 1,
  });
  const height = Math.round(size * 1.72);
  const width = Math.ceil(fitted.width + size * 1.2);
  const draw = (x: number, y: number) => (
    <Place
      box={{ x: Math.round(x), y: Math.round(y), width, height }}
      style={{
        borderRadius: Math.round(height * 0.36),
        backgroundColor: colors.main,
        alignItems: "center",
        justifyContent: "center",
      }}
    >
      <TextLines fitted={fitted} color={colors.onMain} part="value" align="center" />
    </Place>
  );
  return { width, height, draw };
}

type CalloutSpot = { x: number; y: number };

/** A place for the callout that the line does not cross: above its point, beside that, or below. */
export function placeCallout(
  pill: Callout,
  point: CalloutSpot,
  gap: number,
  plot: Box,
  curve: readonly CalloutSpot[],
): CalloutSpot {
  const { width, height } = pill;
  const [minimum, maximum] = [plot.x, plot.x + plot.width - width];
  const [above, below] = [point.y - gap - height, point.y + gap];
  const places = [above, below].flatMap((y) =>
    [point.x - width / 2, point.x - width - height * 0.08, point.x + height * 0.08].map((x) => ({
      x: Math.max(minimum, Math.min(maximum, x)),
      y,
    })),
  );
  const isFree = ({ x, y }: CalloutSpot) =>
    y >= plot.y &&
    y + height <= plot.y + plot.height &&
    !crosses(curve, { x: x - 4, y: y - 4, width: width + 8, height: height + 8 });
  return places.find(isFree) ?? { x: places[0]?.x ?? minimum, y: above };
}

/** Whether a polyline runs through a box, looked at every few pixels. */
function crosses(curve: readonly CalloutSpot[], box: Box): boolean {
  return curve.some((from, i) => {
    const to = curve[i + 1] ?? from;
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4));
    return Array.from({ length: steps + 1 }, (_, k) => k / steps).some((part) => {
      const [x, y] = [from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part];
      return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
    });
  });
}
