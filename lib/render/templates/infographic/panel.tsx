/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { leastType } from "../kit/chart/axis.tsx";
import { STRONG } from "../kit/lettering.ts";
import { Place } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";
import type { Look } from "./look.ts";

/** A heading, and the room that it leaves under it. */
export function headed(
  stage: Stage,
  text: string,
  surface: Surface,
  box: Box,
): { node: Node | undefined; room: Box } {
  if (!text) return { node: undefined, room: box };
  const { ruler, unit } = stage;
  const max = Math.max(leastType(stage), Math.min(21 * unit, box.height * 0.16));
  const wish = { text, lettering: STRONG, min: leastType(stage), max, width: box.width, maxLines: 1 };
  const fitted = fitText(ruler, wish);
  const used = fitted.height + Math.round(Math.min(15 * unit, box.height * 0.09));
  const node = (
    <Place box={{ ...box, height: fitted.height }}>
      <Words fitted={fitted} color={surface.ink} part="heading" />
    </Place>
  );
  return { node, room: { ...box, y: box.y + used, height: box.height - used } };
}

export function Card({ stage, look, box }: { stage: Stage; look: Look; box: Box }): Node {
  const { unit } = stage;
  const shadow = `0 ${Math.round(16 * unit)}px ${Math.round(40 * unit)}px rgba(10, 10, 30, 0.10)`;
  return (
    <Place
      box={box}
      style={{
        borderRadius: Math.round(24 * unit),
        backgroundColor: look.panel.ground,
        ...(look.name !== "night" && { boxShadow: shadow }),
      }}
    />
  );
}

export const padOf = ({ unit }: Stage, box: Box) => Math.round(Math.min(24 * unit, box.height * 0.09));
