/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import { ICONS, type IconName } from "../kit/icon-set.ts";
import { lucideIcon } from "../kit/icons.ts";
import { Place } from "../kit/place.tsx";

type BadgeProps = { icon: IconName; at: { x: number; y: number }; side: number; background: Hex; ink: Hex };

/** An icon on a rounded tile. */
export function Badge({ icon, at, side, background, ink }: BadgeProps): Node {
  const mark = Math.round(side * 0.5);
  const style = {
    borderRadius: Math.round(side * 0.27),
    backgroundColor: background,
    alignItems: "center",
    justifyContent: "center",
  } as const;
  return (
    <Place box={{ ...at, width: side, height: side }} style={style}>
      <picture src={lucideIcon(ICONS[icon], ink, 2)} style={{ width: mark, height: mark }} />
    </Place>
  );
}
