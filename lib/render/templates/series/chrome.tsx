/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { LOCKUP, Lockup } from "../kit/lockup.tsx";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { CODE } from "../kit/type-styles.ts";

/** Height of the line at the foot that holds the hint, in design pixels. */
const FOOT = 62;

/** The area between the fixed parts at head and foot, the same on every picture of a series. */
export function areaOf({ safe, unit }: RenderContext): Box {
  const top = Math.round((LOCKUP + 46) * unit);
  const foot = Math.round((FOOT + 40) * unit);
  return { ...safe, y: safe.y + top, height: safe.height - top - foot };
}

/** The area of a picture without a line at its foot, other than the watermark's. */
export function insideOf(context: RenderContext): Box {
  const area = areaOf(context);
  const { safe, watermark } = context;
  return watermark.width > 0 ? area : { ...area, height: safe.y + safe.height - area.y };
}

/** The line at the foot, clear of the watermark. */
export function footOf({ safe, unit, watermark }: RenderContext): Box {
  const height = Math.round(FOOT * unit);
  const width = safe.width - (watermark.width && watermark.width + Math.round(28 * unit));
  return { x: safe.x, y: safe.y + safe.height - height, width, height };
}

type MarkProps = {
  context: RenderContext;
  surface: Surface;
  page: number;
  total: number;
  /** Without the logo: the page says the name itself. */
  isBare?: boolean;
  /** Without the page: the picture counts in a way of its own. */
  isUncounted?: boolean;
};

/** Logo on the left and the page on the right, at the same place on every picture. */
export function Head({
  context,
  surface,
  page,
  total,
  isBare = false,
  isUncounted = false,
}: MarkProps): Node {
  const { safe, unit, measureText } = context;
  const height = Math.round(LOCKUP * unit);
  const size = 25 * unit;
  const spec = { typeStyle: CODE, min: size, max: size, width: safe.width * 0.2, maxLines: 1 };
  const mark = fitText(measureText, { ...spec, text: `${page}/${total}` });
  return (
    <Place box={{ ...safe, height }} style={{ alignItems: "center", justifyContent: "space-between" }}>
      {isBare ? <div /> : <Lockup context={context} surface={surface} width={safe.width * 0.75} />}
      {!isUncounted && <TextLines fitted={mark} color={surface.muted} part="page" align="right" />}
    </Place>
  );
}
