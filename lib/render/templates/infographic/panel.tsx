/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { STRONG } from "../kit/type-styles.ts";
import type { InfographicStyle } from "./look.ts";

/** A heading, and the area under it. */
export function headed(
  context: RenderContext,
  text: string,
  surface: Surface,
  box: Box,
): { node: Node | undefined; available: Box } {
  if (!text) return { node: undefined, available: box };
  const { measureText, unit } = context;
  const max = Math.max(context.smallest, Math.min(25 * unit, box.height * 0.12));
  const spec = {
    text,
    typeStyle: STRONG,
    min: context.smallest,
    max,
    width: box.width,
    maxLines: box.height > 200 * unit ? 2 : 1,
  };
  const fitted = fitText(measureText, spec);
  const used = fitted.height + Math.round(Math.min(15 * unit, box.height * 0.09));
  const node = (
    <Place box={{ ...box, height: fitted.height }}>
      <TextLines fitted={fitted} color={surface.ink} part="heading" />
    </Place>
  );
  return { node, available: { ...box, y: box.y + used, height: box.height - used } };
}

export function Card({
  context,
  look,
  box,
  color = look.panel.background,
}: {
  context: RenderContext;
  look: InfographicStyle;
  box: Box;
  color?: string;
}): Node {
  const { unit } = context;
  const shadow = `0 ${Math.round(16 * unit)}px ${Math.round(40 * unit)}px rgba(10, 10, 30, 0.10)`;
  return (
    <Place
      box={box}
      style={{
        borderRadius: Math.round(24 * unit),
        backgroundColor: color,
        ...(look.name !== "night" && { boxShadow: shadow }),
      }}
    />
  );
}

export const padOf = ({ unit }: RenderContext, box: Box) =>
  Math.round(Math.min(24 * unit, box.height * 0.09));
