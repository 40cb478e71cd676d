/** @jsxImportSource #template */
import { type Fitted, lineHeight } from "../../fit.ts";
import type { Node, TextStyle } from "../../jsx-runtime.ts";
import { isFromRight } from "../../type/writing.ts";
import { TABULAR } from "../../typeface.ts";

type Align = "left" | "center" | "right";
type Props = {
  fitted: Fitted | undefined;
  color: string;
  part: string;
  align?: Align;
  /** Draws this line alone, as a part of the whole text: films move lines on their own. */
  only?: number;
};

const EDGE = { left: "flex-start", center: "center", right: "flex-end" } as const;

/** Draws a fitted text line by line, so that the lines are the ones that were measured. */
export function Words({ fitted, color, part, align = "left", only }: Props): Node {
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
                style={lettered(fitted, color)}
                {...(cut && i === lines.length - 1 && { cut: "true" })}
              >
                {line}
              </span>
            ),
        )}
    </div>
  );
}

function lettered({ lettering, size }: Fitted, color: string): TextStyle {
  const height = lineHeight(lettering, size);
  return {
    // A role: the pairing's family takes its place when the drawing is finished.
    fontFamily: lettering.face.role,
    fontWeight: lettering.face.weight,
    ...(lettering.face.isTabular && { fontFeatureSettings: TABULAR }),
    fontSize: size,
    letterSpacing: `${lettering.tracking}em`,
    lineHeight: `${height}px`,
    height,
    color,
    whiteSpace: "pre",
    flexShrink: 0,
  };
}
