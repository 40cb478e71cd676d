/** @jsxImportSource #template */
import type { Layer } from "../../film/motion.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { ICONS, type IconName } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { NumberDisc } from "../kit/number-disc.tsx";

/** What stands for something that has no picture: an icon of its own, else its number. */
export type Emblem = { icon: IconName | undefined; number: number };

type EmblemStyle = { side: number; background: string; ink: string };

/** An emblem on a rounded tile. Pixels. */
function tile(
  context: RenderContext,
  { icon, number }: Emblem,
  { side, background, ink }: EmblemStyle,
): Node {
  if (!icon)
    return <NumberDisc context={context} number={number} side={side} background={background} ink={ink} />;
  const inner = Math.round(side * 0.54);
  const style = {
    width: side,
    height: side,
    borderRadius: Math.round(side * 0.3),
    backgroundColor: background,
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
const LARGE = { share: 0.62, maximum: 520 };

/**
 * The place of an emblem on a panel: its middle, or a little higher where apps lay buttons over the panel's
 * foot.
 */
export function emblemBox({ unit, safe, shape }: RenderContext, panel: Box): Box {
  const end = panel.y + panel.height;
  const foot = shape === "story" ? (safe.y + safe.height + end) / 2 : end;
  const height = foot - panel.y;
  const side = Math.round(Math.min(LARGE.maximum * unit, LARGE.share * Math.min(panel.width, height)));
  return {
    x: panel.x + Math.round((panel.width - side) / 2),
    y: panel.y + Math.round((height - side) / 2),
    width: side,
    height: side,
  };
}

/** An emblem as the only thing to look at. */
export function emblemLayer(context: RenderContext, emblem: Emblem, box: Box): Layer {
  const { fill, background } = context.theme.wash;
  return {
    name: "emblem",
    box,
    node: tile(context, emblem, { side: box.width, background: fill, ink: background }),
    enter: { kind: "pop", at: 0.05, seconds: 0.7 },
    drift: { y: Math.round(16 * context.unit) },
  };
}
