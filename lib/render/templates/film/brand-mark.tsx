/** @jsxImportSource #template */

import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { enlarged } from "../kit/enlarged.ts";
import { LOCKUP, Lockup } from "../kit/lockup.tsx";
import type { FilmAlign } from "./lines.tsx";

/**
 * The brand's lockup at the head of a scene, above everything that moves there. On wide films it always
 * stands on the left: not all scenes are centred, and it must not jump.
 */
export function mark(context: RenderContext, surface: Surface, align: FilmAlign): Layer {
  const { x, y, width } = context.safe;
  const box = { x, y, width, height: heightOf(context) };
  return lockup(enlarged(context, QUIET), {
    surface,
    align: context.shape === "wide" ? "left" : align,
    box,
  });
}

/** Share of the usual size: at the head of a scene the sender is read after the message. */
const QUIET = 0.82;

/** The area under the logo at the head of a scene. */
export function underMark({ safe, unit }: RenderContext): Box {
  const top = Math.round((LOCKUP + 40) * unit);
  return { ...safe, y: safe.y + top, height: safe.height - top };
}

const heightOf = ({ unit }: RenderContext) => Math.round(LOCKUP * unit);

type LargeMark = { surface: Surface; align: FilmAlign; available: Box; y: number; by: number };

/** The lockup as the subject of a scene, `by` times its usual size. */
export function largeMark(context: RenderContext, { surface, align, available, y, by }: LargeMark): Layer {
  const large = enlarged(context, by);
  const box = { x: available.x, y, width: available.width, height: heightOf(large) };
  return lockup(large, { surface, align, box });
}

export const largeMarkHeight = (context: RenderContext, by: number): number =>
  heightOf(enlarged(context, by));

/** What the lines of a long name take above and below the logo, in design pixels. */
const OVER = 12;
const EDGE = { left: "flex-start", center: "center" } as const;

function lockup(
  context: RenderContext,
  { surface, align, box }: { surface: Surface; align: FilmAlign; box: Box },
): Layer {
  const { width } = box;
  const over = Math.round(OVER * context.unit);
  const height = box.height + 2 * over;
  return {
    name: "logo",
    box: { ...box, y: box.y - over, height },
    node: (
      <div style={{ width, height, alignItems: "center", justifyContent: EDGE[align] }}>
        <Lockup context={context} surface={surface} width={width} />
      </div>
    ),
  };
}
