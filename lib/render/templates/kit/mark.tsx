/** @jsxImportSource #template */
import { mix } from "../../color.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import { MARKS } from "./icon-set.ts";
import { lucideIcon } from "./icons.ts";

/** A tick in a full disc, a cross in an empty one: they differ without colour. */
export function Mark({ yes, side, surface }: { yes: boolean; side: number; surface: Surface }): Node {
  const icon = Math.round(side * 0.62);
  const faint = mix(surface.background, surface.ink, 0.1);
  return (
    <div
      style={{
        width: side,
        height: side,
        borderRadius: side / 2,
        backgroundColor: yes ? surface.fill : faint,
        alignItems: "center",
        justifyContent: "center",
        flexShrink: 0,
      }}
    >
      <picture
        src={lucideIcon(yes ? MARKS.check : MARKS.cross, yes ? surface.onFill : surface.muted, 3.2)}
        style={{ width: icon, height: icon }}
      />
    </div>
  );
}
