/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import type { Layer, Move, MoveKind } from "../../film/motion.ts";
import type { FittedText } from "../../fit.ts";
import { lineHeight } from "../../fit.ts";
import type { RenderContext } from "../../template.ts";
import { widthOf } from "../../wrap.ts";
import { TextLines } from "../kit/text-lines.tsx";

export type FilmAlign = "left" | "center";

/** When the first of several layers comes in, and how long after each other the next ones do. Seconds. */
export type LineCue = { kind: MoveKind; at: number; step?: number; seconds?: number; distance?: number };

/** Eyes read lines that come this much after each other as one movement. */
export const STEP = 0.08;

/** Share of the font size by which descenders, accents and overhangs leave the box of their line. */
const OVERHANG = 0.24;

type LinesStyle = {
  name: string;
  part: string;
  color: Hex;
  align?: FilmAlign;
  /** Upper left corner of the column and its width, in whole pixels. */
  at: { x: number; y: number; width: number };
  /** Without one the text is there from the first frame on. */
  cue?: LineCue | undefined;
  isStruck?: boolean;
};

/** A fitted text as one layer for each of its lines, which come in one after the other. */
export function lines(context: RenderContext, fitted: FittedText | undefined, look: LinesStyle): Layer[] {
  if (!fitted) return [];
  const height = lineHeight(fitted.typeStyle, fitted.size);
  return fitted.lines.map((line, i) => {
    const width = Math.ceil(widthOf(context.measureText, line, fitted.typeStyle) * fitted.size);
    return {
      name: `${look.name} ${i + 1}`,
      box: { x: leftOf(look, width), y: look.at.y + i * height, width, height },
      node: <TextLines fitted={fitted} color={look.color} part={look.part} only={i} />,
      bleed: overhangOf(fitted),
      ...entering(look.cue, i),
    };
  });
}

/** A fitted text as a single layer, for what is read rather than seen. */
export function block(fitted: FittedText | undefined, look: LinesStyle): Layer[] {
  if (!fitted) return [];
  const { name, part, color, align = "left", cue, isStruck = false } = look;
  const width = Math.ceil(fitted.width);
  return [
    {
      name,
      box: { x: leftOf(look, width), y: look.at.y, width, height: fitted.height },
      node: (
        <div style={{ width, flexDirection: "column" }}>
          <TextLines fitted={fitted} color={color} part={part} align={align} isStruck={isStruck} />
        </div>
      ),
      bleed: overhangOf(fitted),
      ...entering(cue, 0),
    },
  ];
}

/** The entrance of the layer with this index; nothing without a cue. */
export function entering(cue: LineCue | undefined, index: number): { enter?: Move } {
  if (!cue) return {};
  const { step = STEP, at, ...move } = cue;
  return { enter: { ...move, at: at + index * step } };
}

const overhangOf = ({ size }: FittedText) => Math.ceil(size * OVERHANG);

const leftOf = ({ align = "left", at }: LinesStyle, width: number) =>
  align === "left" ? at.x : at.x + Math.round((at.width - width) / 2);
