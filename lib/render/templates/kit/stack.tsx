/** @jsxImportSource #template */
import type { RenderContext } from "../../template.ts";
import { inOneText } from "./fact-cells.ts";
import { factLines, factList, linesLooks } from "./fact-lines.tsx";
import { rowLooks } from "./fact-row.tsx";
import { columnStyle, overFacts } from "./over-facts.tsx";
import { column, type MessageColumn } from "./stack-column.tsx";
import { fitMessage, isCut, isWhole, type StackMessage, type StackOptions } from "./stack-texts.ts";

/** The message of a card as one column: kicker, headline, supporting line, as large as the area allows. */
export function stack(context: RenderContext, message: StackMessage, options: StackOptions): MessageColumn {
  const row = withFacts(context, message, options) ?? withLines(context, message, options);
  return row ?? plainStack(context, { ...message, details: inOneText(message.details ?? "") }, options);
}

/** Looks of a row of facts, and the space above it in design pixels. */
const ROW = {
  looks: [...rowLooks(52, 46, 40, 36).filter(({ lines }) => lines === 1), ...rowLooks(34, 30, 27, 24)],
  gap: 34,
};
/** Values larger than this leave the headline the largest by as much. */
const LARGE_VALUES = { from: 32, headline: 1.6 };

/** The message over a row of its facts, in the largest type in which both are whole. */
function withFacts(
  context: RenderContext,
  message: StackMessage,
  options: StackOptions,
): MessageColumn | undefined {
  const over = overFacts(
    context,
    message.details ?? "",
    { ...options, ...ROW },
    (note, height) => {
      const fitted = fitMessage(context, { ...message, details: note }, options, height);
      return isWhole(fitted, message, note) ? column(context, fitted, options) : undefined;
    },
    ({ size }, look) =>
      look.size <= LARGE_VALUES.from || size >= LARGE_VALUES.headline * look.size * context.unit,
  );
  if (!over) return undefined;
  const { text, row, gap, node, height } = over;
  return {
    node,
    height,
    width: Math.max(text.width, row.width),
    size: text.size,
    tail: { width: Math.max(text.tail.width, row.width), height: text.tail.height + gap + row.height },
  };
}

/** Sizes of facts as lines, the space above them, and what of its size the headline keeps over them. */
const LINES = { sizes: [40, 36, 33, 30, 27, 24], gap: 32, headline: 0.72 };

/** The message over its supporting text as a list of facts, where that is one. */
function withLines(
  context: RenderContext,
  message: StackMessage,
  options: StackOptions,
): MessageColumn | undefined {
  const lines = factLines(message.supporting);
  if (!lines) return undefined;
  const details = inOneText(message.details ?? "");
  const bare = { ...message, supporting: "", details };
  const least = LINES.headline * plainStack(context, { ...message, details }, options).size;
  const gap = Math.round(LINES.gap * context.unit);
  for (const look of linesLooks(context, LINES.sizes)) {
    const list = factList(context, lines, look, options);
    if (!list) continue;
    const fitted = fitMessage(context, bare, options, options.height - gap - list.height);
    if (!isWhole(fitted, bare, details)) continue;
    const text = column(context, fitted, options);
    const height = text.height + gap + list.height;
    // A headline of one line is whole where it has no room at all.
    if (height > options.height) continue;
    if (text.size < least || text.size < look.size * context.unit) continue;
    const node = (
      <div style={columnStyle(options.width, options.align)}>
        {text.node}
        <div style={{ marginTop: gap, flexShrink: 0 }}>{list.node}</div>
      </div>
    );
    const tail = { width: list.width, height: text.tail.height + gap + list.height };
    return { node, height, width: Math.max(text.width, list.width), size: text.size, tail };
  }
  return undefined;
}

function plainStack(context: RenderContext, message: StackMessage, options: StackOptions): MessageColumn {
  const fitted = fitMessage(context, message, options, options.height);
  if (!isCut(fitted) || !fitted.parts.figure) return column(context, fitted, options);
  return plainStack(context, message, { ...options, emphasise: false });
}
