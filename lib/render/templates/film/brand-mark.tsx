/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { LOCKUP, Lockup } from "../kit/lockup.tsx";
import { Place } from "../kit/place.tsx";
import type { Align } from "./lines.tsx";

const EDGE = { left: "flex-start", center: "center" } as const;

type Props = { stage: Stage; surface: Surface; align: Align };

/** The brand's lockup at the head of a scene. */
export function SmallMark({ stage, surface, align }: Props): Node {
  const { safe } = stage;
  return (
    <Place box={{ ...safe, height: heightOf(stage) }} style={{ justifyContent: EDGE[align] }}>
      <Lockup stage={stage} surface={surface} width={safe.width} />
    </Place>
  );
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
  const height = heightOf(large);
  return {
    name: "logo",
    box: { x: room.x, y, width: room.width, height },
    node: (
      <div style={{ width: room.width, height, justifyContent: EDGE[align] }}>
        <Lockup stage={large} surface={surface} width={room.width} />
      </div>
    ),
  };
}

export const largeMarkHeight = (stage: Stage, by: number) => heightOf(enlarged(stage, by));
