/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { RenderContext } from "../../template.ts";
import { drawnStack } from "../kit/drawn-stack.tsx";
import { type FigureHeadline, figureIn } from "../kit/headline-figure.ts";
import { stack } from "../kit/stack.tsx";
import type { MessageColumn } from "../kit/stack-column.tsx";
import type { StackOptions } from "../kit/stack-texts.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, KICKER, NAME } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";

/** A number as large as the page stands before the rest of its headline. */
const LEAD = { ...FIGURE, leading: 1.02 };

/** The message. A number that the headline begins with is the picture's hero, and the rest goes on from it. */
export function title(context: RenderContext, data: Infographic, options: StackOptions): MessageColumn {
  const { lead = "", headline, kicker } = data;
  const rest = headline.slice(lead.length).trim();
  const around = lead === "" ? aroundFigure(data) : undefined;
  const drawn = around && aroundNumber(context, data, around, options);
  if (drawn) return drawn;
  if (lead === "" || !headline.startsWith(lead) || rest === "") return drawnStack(context, data, options);
  const { unit, measureText } = context;
  const { width, height, surface, max = 84 } = options;
  const over = { text: kicker.toUpperCase(), typeStyle: KICKER, min: 24 * unit, max: 25 * unit };
  const above = kicker ? fitText(measureText, { ...over, width, maxLines: 2 }) : undefined;
  const spec = { text: lead, typeStyle: LEAD, min: 90 * unit, max: 250 * unit, width, maxLines: 1 };
  const number: FittedText = fitText(measureText, spec, height * 0.5);
  if (number.cut) return stack(context, data, options);
  const used = number.height + (above ? above.height + Math.round(8 * unit) : 0) + Math.round(6 * unit);
  const words = stack(
    context,
    { ...data, kicker: "", headline: rest },
    { ...options, height: height - used, max: max * 0.9, emphasise: false },
  );
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <TextLines fitted={above} color={surface.key} part="kicker" />
      {above && <div style={{ height: Math.round(8 * unit), flexShrink: 0 }} />}
      <TextLines fitted={number} color={surface.key} part="headline" />
      <div style={{ height: Math.round(6 * unit), flexShrink: 0 }} />
      {words.node}
    </div>
  );
  return { ...words, node, height: used + words.height, width: Math.max(number.width, words.width) };
}

/** A longer headline is a text. */
const LONGEST = 110;
const BLOCKS = ["chart", "prices", "comparison", "groups", "steps", "timeline"] as const;

/** The headline on either side of its number, where no other block shows numbers: read in a row it is the same sentence. */
function aroundFigure(data: Infographic): FigureHeadline | undefined {
  const found = BLOCKS.some((key) => data[key]) ? undefined : figureIn(data.headline, LONGEST);
  return found?.before && found.after ? found : undefined;
}

/** Type of the words that lead to a number, and room of the number, in design pixels and of the height. */
const LEADING = { least: 26, most: 44, number: 0.46, words: 0.32 };
/** A sentence around its number is what the page is about: it takes so much more room than a title. */
const MORE = 1.3;

/** The words before a number, the number as large as the page, and the words after it; undefined where it is cut. */
function aroundNumber(
  context: RenderContext,
  data: Infographic,
  { before, figure, after }: FigureHeadline,
  options: StackOptions,
): MessageColumn | undefined {
  const { unit, measureText } = context;
  const { width, surface, max = 84 } = options;
  const height = Math.round(options.height * MORE);
  const lines = { min: LEADING.least * unit, max: LEADING.most * unit, width, maxLines: 4 };
  const leading = fitText(measureText, { text: before, typeStyle: NAME, ...lines }, height * LEADING.words);
  const spec = { text: figure, typeStyle: LEAD, min: 90 * unit, max: 300 * unit, width, maxLines: 1 };
  const number = fitText(measureText, spec, height * LEADING.number);
  const gap = Math.round(10 * unit);
  const used = leading.height + number.height + 2 * gap;
  const words = stack(
    context,
    { ...data, kicker: "", headline: after },
    { ...options, height: height - used, max: max * 0.6, emphasise: false },
  );
  if (leading.cut || number.cut || height <= used) return undefined;
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <TextLines fitted={leading} color={surface.ink} part="headline" />
      <div style={{ height: gap, flexShrink: 0 }} />
      <TextLines fitted={number} color={surface.key} part="value" />
      <div style={{ height: gap, flexShrink: 0 }} />
      {words.node}
    </div>
  );
  return { ...words, node, height: used + words.height, width: Math.max(number.width, words.width) };
}
