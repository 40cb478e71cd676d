/** @jsxImportSource #template */
import type { Hex } from "../../color.ts";
import type { Layer, Move, MoveKind } from "../../film/motion.ts";
import type { Fitted } from "../../fit.ts";
import { lineHeight } from "../../fit.ts";
import type { Stage } from "../../template.ts";
import { widthOf } from "../../wrap.ts";
import { Words } from "../kit/words.tsx";

export type Align = "left" | "center";

/** When the first of several layers comes in, and how long after each other the next ones do. Seconds. */
export type Cue = { kind: MoveKind; at: number; step?: number; seconds?: number; distance?: number };

/** Eyes read lines that come this much after each other as one movement. */
export const STEP = 0.08;

/** Tails, accents and overhanging letters reach this far over the box of their line, as a share of the font size. */
const OVERHANG = 0.24;

type Look = {
  name: string;
  part: string;
  color: Hex;
  align?: Align;
  /** Upper left corner of the column and its width, in whole pixels. */
  at: { x: number; y: number; width: number };
  /** Without one the text is there from the first frame on. */
  cue?: Cue | undefined;
};

/** A fitted text as one layer for each of its lines, which come in one after the other. */
export function lines(stage: Stage, fitted: Fitted | undefined, look: Look): Layer[] {
  if (!fitted) return [];
  const height = lineHeight(fitted.lettering, fitted.size);
  return fitted.lines.map((line, i) => {
    const width = Math.ceil(widthOf(stage.ruler, line, fitted.lettering) * fitted.size);
    return {
      name: `${look.name} ${i + 1}`,
      box: { x: leftOf(look, width), y: look.at.y + i * height, width, height },
      node: <Words fitted={fitted} color={look.color} part={look.part} only={i} />,
      bleed: overhangOf(fitted),
      ...entering(look.cue, i),
    };
  });
}

/** A fitted text as a single layer, for what is read rather than seen. */
export function block(fitted: Fitted | undefined, look: Look): Layer[] {
  if (!fitted) return [];
  const { name, part, color, align = "left", cue } = look;
  const width = Math.ceil(fitted.width);
  return [
    {
      name,
      box: { x: leftOf(look, width), y: look.at.y, width, height: fitted.height },
      node: (
        <div style={{ width, flexDirection: "column" }}>
          <Words fitted={fitted} color={color} part={part} align={align} />
        </div>
      ),
      bleed: overhangOf(fitted),
      ...entering(cue, 0),
    },
  ];
}

/** The entrance of the layer with this index; nothing without a cue. */
export function entering(cue: Cue | undefined, index: number): { enter?: Move } {
  if (!cue) return {};
  const { step = STEP, at, ...move } = cue;
  return { enter: { ...move, at: at + index * step } };
}

const overhangOf = ({ size }: Fitted) => Math.ceil(size * OVERHANG);

const leftOf = ({ align = "left", at }: Look, width: number) =>
  align === "left" ? at.x : at.x + Math.round((at.width - width) / 2);
