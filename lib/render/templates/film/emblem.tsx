/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Stage } from "../../template.ts";
import { ICONS, type IconName } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { NumberDisc } from "../kit/number-disc.tsx";

/** What stands for something that has no picture: an icon of its own, else its number. */
export type Emblem = { icon: IconName | undefined; number: number };

type Look = { side: number; ground: string; ink: string };

/** An emblem on a rounded tile. Pixels. */
export function tile(stage: Stage, { icon, number }: Emblem, { side, ground, ink }: Look): Node {
  if (!icon) return <NumberDisc stage={stage} number={number} side={side} ground={ground} ink={ink} />;
  const inner = Math.round(side * 0.54);
  const style = {
    width: side,
    height: side,
    borderRadius: Math.round(side * 0.3),
    backgroundColor: ground,
    alignItems: "center",
    justifyContent: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <picture src={lucideIcon(ICONS[icon], ink, 2)} style={{ width: inner, height: inner }} />
    </div>
  );
}

/** Side of a large emblem as a share of the room it stands in, and at most, in design pixels. */
const LARGE = { share: 0.5, most: 330 };

/** An emblem as the only thing to look at, in the middle of a panel. */
export function emblemIn(stage: Stage, emblem: Emblem, panel: Box): Layer {
  const { unit, theme, safe } = stage;
  const foot = Math.min(panel.y + panel.height, safe.y + safe.height);
  const room = { ...panel, height: foot - panel.y };
  const side = Math.round(Math.min(LARGE.most * unit, LARGE.share * Math.min(room.width, room.height)));
  const box = {
    x: room.x + Math.round((room.width - side) / 2),
    y: room.y + Math.round((room.height - side) / 2),
    width: side,
    height: side,
  };
  const { fill, onFill } = theme.wash;
  return {
    name: "emblem",
    box,
    node: tile(stage, emblem, { side, ground: fill, ink: onFill }),
    enter: { kind: "pop", at: 0.05, seconds: 0.7 },
    drift: { y: Math.round(20 * unit) },
  };
}
