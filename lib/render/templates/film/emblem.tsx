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

/** Side of a large emblem as a share of the panel it stands in, and at most, in design pixels. */
const LARGE = { share: 0.52, most: 340 };

/** Where an emblem stands on a panel: in its middle, a little higher where apps lay buttons over the panel's foot. */
export function emblemBox({ unit, safe, shape }: Stage, panel: Box): Box {
  const end = panel.y + panel.height;
  const foot = shape === "story" ? (safe.y + safe.height + end) / 2 : end;
  const height = foot - panel.y;
  const side = Math.round(Math.min(LARGE.most * unit, LARGE.share * Math.min(panel.width, height)));
  return {
    x: panel.x + Math.round((panel.width - side) / 2),
    y: panel.y + Math.round((height - side) / 2),
    width: side,
    height: side,
  };
}

/** An emblem as the only thing to look at. */
export function emblemLayer(stage: Stage, emblem: Emblem, box: Box): Layer {
  const { fill, ground } = stage.theme.wash;
  return {
    name: "emblem",
    box,
    node: tile(stage, emblem, { side: box.width, ground: fill, ink: ground }),
    enter: { kind: "pop", at: 0.05, seconds: 0.7 },
    drift: { y: Math.round(16 * stage.unit) },
  };
}
