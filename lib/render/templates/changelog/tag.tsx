/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { STRONG } from "../kit/lettering.ts";
import { Words } from "../kit/words.tsx";
import { type Kind, NAMES } from "./data.ts";

type Props = {
  stage: Stage;
  kind: Kind;
  surface: Surface;
  /** Of the type, in design pixels. */
  type?: number;
};

/** A pill: full for what is new, tinted for what is better, outlined for what was mended. */
export function Tag({ stage: { unit, ruler }, kind, surface, type = 22 }: Props): Node {
  const looks = {
    new: [surface.fill, surface.onFill, surface.fill],
    improved: [surface.accent, surface.onAccent, surface.accent],
    fixed: [surface.ground, surface.ink, surface.muted],
  } as const;
  const [backgroundColor, color, edge] = looks[kind];
  const size = type * unit;
  const wish = { text: NAMES[kind], lettering: STRONG, min: size, max: size, width: 6.4 * size, maxLines: 1 };
  const height = tagHeight({ unit }, type);
  const style = {
    height,
    padding: `0 ${Math.round((16 / 22) * size)}px`,
    borderRadius: Math.round(height / 2),
    backgroundColor,
    border: `2px solid ${edge}`,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <Words fitted={fitText(ruler, wish)} color={color} part="tag" />
    </div>
  );
}

/** Pixels, for a size of type in design pixels. */
export const tagHeight = ({ unit }: Pick<Stage, "unit">, type: number): number =>
  Math.round((38 / 22) * type * unit);
