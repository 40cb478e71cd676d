import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { type FigureShape, figureShape } from "../kit/figure-shape.ts";
import { figureIn } from "../kit/story/figured.ts";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import { drawing } from "./hero.tsx";
import { drawnColors, type InfographicStyle } from "./look.ts";

/** The number of the headline as something to see; a chart shows numbers enough. */
export function shapeOfHeadline({ headline, lead = "", chart }: Infographic): FigureShape | undefined {
  if (chart) return undefined;
  if (lead !== "" && headline.startsWith(lead))
    return figureShape({ value: lead, label: headline.slice(lead.length).trim() });
  const found = figureIn(headline);
  return found && figureShape(found);
}

/** The headline's number, drawn without words: the headline says them. */
export function drawnBlock(context: RenderContext, shape: FigureShape, look: InfographicStyle): Block {
  const { unit } = context;
  const isFlat = shape.kind !== "of";
  return {
    key: "drawn",
    minimum: (isFlat ? 44 : 70) * unit,
    ideal: (isFlat ? 84 : 150) * unit,
    maximum: (isFlat ? 120 : 260) * unit,
    growShare: 1,
    draw: (box: Box) => [drawing(shape, box, drawnColors(look.page))],
  };
}
