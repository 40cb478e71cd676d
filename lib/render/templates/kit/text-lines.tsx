/** @jsxImportSource #template */
import { type FittedText, lineHeight } from "../../fit.ts";
import type { Node, TextStyle } from "../../jsx-runtime.ts";
import { isFromRight } from "../../type/writing.ts";
import { TABULAR } from "../../typeface.ts";

type LineAlign = "left" | "center" | "right";
type TextLinesProps = {
  fitted: FittedText | undefined;
  color: string;
  part: string;
  align?: LineAlign;
  /** Draws this line alone, as a part of the whole text: films move lines on their own. */
  only?: number;
  /** A line goes through it: a price that no longer holds. */
  isStruck?: boolean;
};

const EDGE = { left: "flex-start", center: "center", right: "flex-end" } as const;

/** Draws a fitted text line by line, so that the lines are the ones that were measured. */
export function TextLines({
  fitted,
  color,
  part,
  align = "left",
  only,
  isStruck = false,
}: TextLinesProps): Node {
  const { lines = [], cut } = fitted ?? {};
  const dir = isFromRight(lines.join(" ")) ? "rtl" : undefined;
  return (
    <div
      style={{
        flexDirection: "column",
        alignItems: EDGE[align],
        flexShrink: 0,
      }}
    >
      {fitted &&
        lines.map(
          (line, i) =>
            (only ?? i) === i && (
              <span
                part={part}
                {...(dir && { dir })}
                style={{ ...textStyle(fitted, color), ...(isStruck && STRUCK) }}
                {...(cut && i === lines.length - 1 && { cut: "true" })}
              >
                {line}
              </span>
            ),
        )}
    </div>
  );
}

const STRUCK = { textDecorationLine: "line-through", textDecorationThickness: "0.07em" } as const;

/** How a line of a fitted text is set, whose height is that of one line. */
export function textStyle({ typeStyle, size }: FittedText, color: string): TextStyle {
  const height = lineHeight(typeStyle, size);
  return {
    // A role: the pairing's family takes its place when the drawing is finished.
    fontFamily: typeStyle.face.role,
    fontWeight: typeStyle.face.weight,
    ...(typeStyle.face.isTabular && { fontFeatureSettings: TABULAR }),
    fontSize: size,
    letterSpacing: `${typeStyle.tracking}em`,
    lineHeight: `${height}px`,
    height,
    color,
    whiteSpace: "pre",
    flexShrink: 0,
  };
}
