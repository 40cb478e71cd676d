/** @jsxImportSource #template */
import type { FittedText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { RenderContext } from "../../template.ts";
import { isFromRight } from "../../type/writing.ts";
import { widthOf } from "../../wrap.ts";
import { heavyWords } from "./heavy-words.ts";
import { TextLines, textStyle } from "./text-lines.tsx";
import { STRONG } from "./type-styles.ts";

/** Texts are measured between the weights that they are drawn in, so that no line outgrows its room. */
export const WEIGHTED = { ...STRONG, face: { ...STRONG.face, weight: 650 }, leading: 1.2 };
const WEIGHTS = { plain: 530, heavy: 800 };
/** Of a width: what heavier words may need of it more than was measured. */
export const SLACK = 0.975;

type WeightedRun = { text: string; isHeavy: boolean };
type WeightedProps = {
  context: RenderContext;
  fitted: FittedText;
  color: string;
  heavy?: string;
  part: string;
  align?: "left" | "center";
};

/** A fitted text with its amounts set heavier; without any it has one weight. */
export function WeightedLines({
  context,
  fitted,
  color,
  heavy = color,
  part,
  align = "left",
}: WeightedProps): Node {
  const marked = heavyWords(fitted.lines.join(" "));
  const quiet = inWeight(fitted, WEIGHTS.plain);
  if (marked.size === 0 || fitted.cut || isMirrored(context, fitted))
    return <TextLines fitted={quiet} color={color} part={part} align={align} />;
  const loud = inWeight(fitted, WEIGHTS.heavy);
  const { measureText } = context;
  const gap = Math.max(
    1,
    Math.round(
      (widthOf(measureText, "n n", fitted.typeStyle) - widthOf(measureText, "nn", fitted.typeStyle)) *
        fitted.size,
    ),
  );
  const alignItems = align === "center" ? "center" : "flex-start";
  return (
    <div style={{ flexDirection: "column", alignItems, flexShrink: 0 }}>
      {linesOf(fitted.lines, marked).map((runs) => (
        <div style={{ gap, flexShrink: 0 }}>
          {runs.map(({ text, isHeavy }) => (
            <span part={part} style={textStyle(isHeavy ? loud : quiet, isHeavy ? heavy : color)}>
              {text}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Runs of a line stand from left to right; a text from the right, or in a mirrored picture, is set as one. */
const isMirrored = ({ language = "" }: RenderContext, { lines }: FittedText): boolean =>
  /^(?:ar|fa|he|ur|yi)(?!\p{L})/iu.test(language) || lines.some(isFromRight);

const inWeight = (fitted: FittedText, weight: number): FittedText => ({
  ...fitted,
  typeStyle: { ...fitted.typeStyle, face: { ...fitted.typeStyle.face, weight } },
});

function linesOf(lines: readonly string[], marked: ReadonlySet<number>): WeightedRun[][] {
  let at = 0;
  return lines.map((line) => {
    const runs: WeightedRun[] = [];
    for (const word of line.split(/\s+/u).filter(Boolean)) {
      const isHeavy = marked.has(at++);
      const last = runs.at(-1);
      if (last?.isHeavy === isHeavy) last.text += ` ${word}`;
      else runs.push({ text: word, isHeavy });
    }
    return runs;
  });
}
