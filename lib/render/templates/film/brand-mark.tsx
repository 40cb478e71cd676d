/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { LOCKUP, Lockup } from "../kit/lockup.tsx";
import type { Align } from "./lines.tsx";

/**
 * The brand's lockup at the head of a scene, over everything that may move there. On wide films it always stands on the
 * left: not all of their scenes are centred, and it must not jump.
 */
export function mark(stage: Stage, surface: Surface, align: Align): Layer {
  const { x, y, width } = stage.safe;
  const box = { x, y, width, height: heightOf(stage) };
  return lockup(stage, { surface, align: stage.shape === "wide" ? "left" : align, box });
}

/** Room under the head of a scene, where the logo stands. */
export function underMark({ safe, unit }: Stage): Box {
  const top = Math.round((LOCKUP + 40) * unit);
  return { ...safe, y: safe.y + top, height: safe.height - top };
}

/** The same stage with everything on it `by` times as large. */
export const enlarged = (stage: Stage, by: number): Stage => ({ ...stage, unit: stage.unit * by });

const heightOf = ({ unit }: Stage) => Math.round(LOCKUP * unit);

type Large = { surface: Surface; align: Align; room: Box; y: number; by: number };

/** The lockup as the subject of a scene, `by` times its usual size. */
export function largeMark(stage: Stage, { surface, align, room, y, by }: Large): Layer {
  const large = enlarged(stage, by);
  const box = { x: room.x, y, width: room.width, height: heightOf(large) };
  return lockup(large, { surface, align, box });
}

export const largeMarkHeight = (stage: Stage, by: number): number => heightOf(enlarged(stage, by));

const EDGE = { left: "flex-start", center: "center" } as const;

function lockup(stage: Stage, { surface, align, box }: { surface: Surface; align: Align; box: Box }): Layer {
  const { width, height } = box;
  return {
    name: "logo",
    box,
    node: (
      <div style={{ width, height, justifyContent: EDGE[align] }}>
        <Lockup stage={stage} surface={surface} width={width} />
      </div>
    ),
  };
}
