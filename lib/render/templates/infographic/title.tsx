/** @jsxImportSource #template */
import { type FittedText, fitText } from "../../fit.ts";
import type { RenderContext } from "../../template.ts";
import { drawnStack } from "../kit/drawn-stack.tsx";
import { stack } from "../kit/stack.tsx";
import type { MessageColumn } from "../kit/stack-column.tsx";
import type { StackOptions } from "../kit/stack-texts.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { FIGURE, KICKER } from "../kit/type-styles.ts";
import type { Infographic } from "./data.ts";

/** A number as large as the page stands before the rest of its headline. */
const LEAD = { ...FIGURE, leading: 1.02 };

/** The message. A number that the headline begins with is the picture's hero, and the rest goes on from it. */
export function title(context: RenderContext, data: Infographic, options: StackOptions): MessageColumn {
  const { lead = "", headline, kicker } = data;
  const rest = headline.slice(lead.length).trim();
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
