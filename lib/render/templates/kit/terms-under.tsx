/** @jsxImportSource #template */
import { restricts } from "../../../text/restrictions.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { fitLargestType, inSize, isWhole } from "./fit-largest.ts";
import { sentencesIn } from "./story/clip.ts";
import { TextLines } from "./text-lines.tsx";
import { POINT, STRONG } from "./type-styles.ts";

type TermsOptions = { surface: Surface; width: number; height: number };

/** In design pixels; lines of terms stand this far apart, in sizes of their type. */
const TYPE = { least: 24, most: 28 };
const GAP = 0.3;
/** More sentences are one text. */
const LINES = 4;

/** The terms of a list, each sentence on a line of its own where there are few; undefined without any. */
export function termsUnder(
  context: RenderContext,
  text: string,
  { surface, width, height }: TermsOptions,
): { node: Node; height: number } | undefined {
  if (text === "") return undefined;
  const sentences = sentencesIn(text);
  const lines =
    sentences.length > LINES ? [text] : sentences.map((one) => one.replace(/(?<!\.\p{L})\.$/u, ""));
  const range = { minimum: TYPE.least * context.unit, maximum: TYPE.most * context.unit, height };
  const set = fitLargestType(range, (type) => {
    const fitted = lines.map((line) => {
      const typeStyle = restricts(line) ? STRONG : POINT;
      return inSize(context, line, { typeStyle, size: type, width, maxLines: lines.length === 1 ? 6 : 2 });
    });
    const gap = Math.round(type * GAP);
    const tall = fitted.reduce((sum, one) => sum + one.height, gap * (fitted.length - 1));
    return { fitted, gap, height: tall, isWhole: fitted.every((one, i) => isWhole(lines[i] ?? "", one)) };
  });
  const node = (
    <div style={{ flexDirection: "column", gap: set.gap, width, height: set.height, flexShrink: 0 }}>
      {set.fitted.map((one) => (
        <TextLines fitted={one} color={surface.ink} part="supporting" />
      ))}
    </div>
  );
  return { node, height: set.height };
}
