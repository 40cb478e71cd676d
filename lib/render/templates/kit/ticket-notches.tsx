/** @jsxImportSource #template */
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { dotsAlong } from "./perforation.ts";
import { Place } from "./place.tsx";

/** The notches at the sides of a ticket, in the page's colour, and the line along which it is torn. */
export function Notches({ context, box }: { context: RenderContext; box: Box }): Node {
  const { unit, theme } = context;
  const r = Math.round(30 * unit);
  const y = Math.round(box.height * 0.68);
  const [dot, step] = [Math.round(6 * unit), Math.round(19 * unit)];
  const line = dotsAlong(box.width, { clear: r + step - dot, dot, step });
  const discs = [
    ...[0, box.width].map((x) => ({ x, r })),
    ...line.map((x) => ({ x: x + dot / 2, r: dot / 2 })),
  ];
  return (
    <Place box={box} style={{ overflow: "hidden" }}>
      {discs.map((disc) => (
        <Place
          box={{ x: disc.x - disc.r, y: y - disc.r, width: 2 * disc.r, height: 2 * disc.r }}
          style={{ borderRadius: disc.r, backgroundColor: theme.page.background }}
        />
      ))}
    </Place>
  );
}
