/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Box } from "../../sizes.ts";
import type { RenderContext } from "../../template.ts";
import { Place } from "../kit/place.tsx";
import { TextLines } from "../kit/text-lines.tsx";
import { STRONG } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";
import type { Block } from "./flow.ts";
import { footBlock } from "./foot.tsx";
import type { InfographicStyle } from "./look.ts";

/** Type of the closing words at most, and the room around their line and under them, in design pixels. */
const TYPE = 36;
/** Thanks are shorter than what follows from a comparison. */
const SHORT = 70;
const AIR = { line: 20, under: 14 };

/** What ends the page: closing words under a line of their own, and the foot below them. */
export function endBlock(
  context: RenderContext,
  data: Infographic,
  look: InfographicStyle,
): Block | undefined {
  const foot = footBlock(context, data, look);
  const { closing = "" } = data;
  if (closing === "") return foot;
  const { measureText, unit, smallest, safe } = context;
  const surface = look.name === "crown" ? look.page : look.foot;
  const max = Math.max(smallest, TYPE * unit);
  const min = Math.max(smallest, 24 * unit);
  const words = fitText(measureText, {
    text: closing,
    typeStyle: STRONG,
    min,
    max,
    width: safe.width,
    maxLines: closing.length > SHORT ? 5 : 2,
  });
  const rule = Math.max(2, Math.round(4 * unit));
  const over = rule + Math.round(AIR.line * unit);
  const own = over + words.height + (foot ? Math.round(AIR.under * unit) : 0);
  const draw = (box: Box) => {
    const rest = { ...box, y: box.y + own, height: box.height - own };
    const below = foot ? [foot.draw(rest)].flat() : [];
    return [
      <Place box={{ ...box, height: rule }} style={{ backgroundColor: surface.fill }} />,
      <Place box={{ ...box, y: box.y + over, height: words.height }}>
        <TextLines fitted={words} color={surface.ink} part="closing" />
      </Place>,
      ...below,
    ];
  };
  const at = (height = 0) => own + height;
  return {
    key: "foot",
    minimum: at(foot?.minimum),
    ideal: at(foot?.ideal),
    maximum: at(foot?.maximum),
    growShare: foot?.growShare ?? 0,
    draw,
  };
}
