/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { widthOf } from "../../wrap.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { STRONG } from "../kit/type-styles.ts";
import type { ChangeKind } from "./data.ts";

type TagProps = {
  context: RenderContext;
  kind: ChangeKind;
  text: string;
  surface: Surface;
  /** Of the type, in design pixels. */
  type?: number;
};

/** Of the words, in sizes of the type, and of the outline in pixels. */
const WIDEST = 8;
const EDGE = 2;

const padOf = (size: number) => Math.round((16 / 22) * size);

/** A pill: full for what is new, tinted for what is better, outlined for everything else. */
export function Tag({ context: { unit, measureText }, kind, text, surface, type = 24 }: TagProps): Node {
  const looks = {
    new: [surface.fill, surface.onFill, surface.fill],
    improved: [surface.accent, surface.onAccent, surface.accent],
    other: [surface.background, surface.ink, surface.muted],
  } as const;
  const [backgroundColor, color, edge] = looks[kind === "new" || kind === "improved" ? kind : "other"];
  const size = type * unit;
  const spec = { text, typeStyle: STRONG, min: 0.7 * size, max: size, width: WIDEST * size, maxLines: 1 };
  const height = tagHeight({ unit }, type);
  const style = {
    height,
    padding: `0 ${padOf(size)}px`,
    borderRadius: Math.round(height / 2),
    backgroundColor,
    border: `${EDGE}px solid ${edge}`,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <TextLines fitted={fitText(measureText, spec)} color={color} part="tag" />
    </div>
  );
}

/** Pixels, for a size of type in design pixels. */
export const tagHeight = ({ unit }: Pick<RenderContext, "unit">, type: number): number =>
  Math.round((38 / 22) * type * unit);

/** Pixels that a tag takes in a line, for a size of type in design pixels. */
export function tagWidth({ unit, measureText }: RenderContext, text: string, type: number): number {
  const size = type * unit;
  return Math.ceil(Math.min(widthOf(measureText, text, STRONG), WIDEST) * size) + 2 * padOf(size) + 2 * EDGE;
}
