/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { RenderContext } from "../../template.ts";
import { tellsWhole } from "../kit/chart/series.ts";
import { drawnStack } from "../kit/drawn-stack.tsx";
import type { FigureHeadline } from "../kit/headline-figure.ts";
import { isWhole } from "../kit/photo-pages.tsx";
import { stack } from "../kit/stack.tsx";
import type { MessageColumn } from "../kit/stack-column.tsx";
import type { StackOptions } from "../kit/stack-texts.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, KICKER, NAME } from "../kit/type-styles.ts";
import { aroundFigure } from "./around-figure.ts";
import type { Infographic } from "./data.ts";

const NUMBER = { ...FIGURE, leading: 1.02 };

/** The message. A number in it is as large as the page, and its sentence is read around the number. */
export function title(
  context: RenderContext,
  data: Infographic,
  options: StackOptions & { isLarge?: boolean },
): MessageColumn {
  const found = aroundFigure(data);
  const isOfWhole = data.chart !== undefined && tellsWhole(data.headline, data.chart.points);
  return (
    (found && numbered(context, data, found, options)) ??
    drawnStack(context, data, { ...options, ...(isOfWhole && { emphasise: false }) })
  );
}

/** Sizes of a number that opens the headline, and of one inside it: in design pixels, of the height, and of the title's type behind it. */
const SIZES = {
  first: { least: 90, most: 250, shares: [0.5, 0.42, 0.36], words: 0.9 },
  inside: { least: 64, most: 300, shares: [0.46, 0.38, 0.3, 0.24], words: 0.6 },
};

/** Words, the number, and the words after it, with the largest number beside which none is cut; undefined without one. */
function numbered(
  context: RenderContext,
  data: Infographic,
  { before, figure, after }: FigureHeadline,
  options: StackOptions,
): MessageColumn | undefined {
  const { unit, measureText } = context;
  const { width, height, surface, max = 84 } = options;
  const { least, most, shares, words } = SIZES[before === "" ? "first" : "inside"];
  const above = aboveNumber(context, { before, kicker: data.kicker }, options);
  const isInside = before !== "";
  const over = (
    <TextLines
      fitted={above}
      color={isInside ? surface.ink : surface.key}
      part={isInside ? "headline" : "kicker"}
    />
  );
  const gap = Math.round(8 * unit);
  const spec = { text: figure, typeStyle: NUMBER, min: least * unit, max: most * unit, width, maxLines: 1 };
  for (const share of shares) {
    const number = fitText(measureText, spec, height * share);
    const used = number.height + (above ? above.height + gap : 0) + gap;
    const behind = stack(
      context,
      { ...data, kicker: "", headline: after },
      { ...options, height: height - used, max: max * words, emphasise: false },
    );
    if (above?.cut || number.cut || !isWhole(behind)) continue;
    const node = (
      <div style={{ flexDirection: "column", width, flexShrink: 0, gap }}>
        {above && over}
        <TextLines fitted={number} color={surface.key} part={isInside ? "value" : "headline"} />
        {behind.node}
      </div>
    );
    return { ...behind, node, height: used + behind.height, width: Math.max(number.width, behind.width) };
  }
  return undefined;
}

/** The words that lead to a number, in design pixels and of the height, else the line over the headline. */
const LEADING = { least: 26, most: 44, share: 0.32 };

function aboveNumber(
  { unit, measureText }: RenderContext,
  { before, kicker }: { before: string; kicker: string },
  { width, height }: StackOptions,
): FittedText | undefined {
  if (before !== "") {
    const lines = { min: LEADING.least * unit, max: LEADING.most * unit, width, maxLines: 4 };
    return fitText(measureText, { text: before, typeStyle: NAME, ...lines }, height * LEADING.share);
  }
  const small = { text: kicker.toUpperCase(), typeStyle: KICKER, min: 24 * unit, max: 25 * unit };
  return kicker ? fitText(measureText, { ...small, width, maxLines: 2 }) : undefined;
}
