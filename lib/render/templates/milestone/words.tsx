/** @jsxImportSource #template */
import { fitStack, fitText, type StackPart } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { widthOf } from "../../wrap.ts";
import { withDetails } from "../kit/fields.ts";
import { supportingInk } from "../kit/supporting-ink.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { BODY, FIGURE, KICKER, SENTENCE, SMALL, STRONG } from "../kit/type-styles.ts";
import type { Milestone } from "./data.ts";

type WordsOptions = { surface: Surface; width: number; height: number };
type MilestoneTextKey = "kicker" | "value" | "label" | "headline" | "supporting";

/** The largest and the smallest number, in design pixels. */
const LARGEST = 420;
const LEAST = 72;

/** Digits have no descenders; words and prices do. */
const TAILED = /[gjpqyQ,;()]/;

/**
 * Kicker, giant number, what it counts, and the sentence that says why it matters; a progress bar at the foot.
 * `number` is where the number stands within the column.
 */
export function achievement(
  context: RenderContext,
  data: Milestone,
  { surface, width, height }: WordsOptions,
) {
  const bar = progressBar(context, data, surface, width);
  const stack = fitStack(context.measureText, parts(context, withDetails(data), width), height - bar.height);
  const { parts: p, gaps } = stack;
  const top = (key: MilestoneTextKey) => ({ marginTop: gaps[key] ?? 0, flexShrink: 0 });
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <TextLines fitted={p.kicker} color={surface.key} part="kicker" />
      <div style={top("value")}>
        <TextLines
          fitted={p.value}
          color={surface.title === surface.ink ? surface.key : surface.title}
          part="value"
        />
      </div>
      <div style={top("label")}>
        <TextLines fitted={p.label} color={surface.ink} part="label" />
      </div>
      <div style={top("headline")}>
        <TextLines fitted={p.headline} color={surface.ink} part="headline" />
      </div>
      <div style={top("supporting")}>
        <TextLines fitted={p.supporting} color={supportingInk(surface, p.supporting)} part="supporting" />
      </div>
      {bar.node}
    </div>
  );
  const number = {
    y: (p.kicker?.height ?? 0) + (gaps.value ?? 0),
    width: p.value?.width ?? 0,
    height: p.value?.height ?? 0,
  };
  return { node, height: stack.height + bar.height, number };
}

function parts(
  { unit, shape, measureText }: RenderContext,
  data: Milestone,
  width: number,
): StackPart<MilestoneTextKey>[] {
  // Where height is short, the words around the number give theirs to it.
  const maximum = shape === "square" ? { label: 36, headline: 36 } : { label: 44, headline: 44 };
  const sizes = (minimum: number, maximum: number, above: number) => ({
    min: minimum * unit,
    max: maximum * unit,
    gap: above * unit,
    width,
  });
  const digits = TAILED.test(data.value) ? { ...FIGURE, leading: 1.06 } : FIGURE;
  // A number that fills the width is as large as it gets: the words around it need not shrink with it.
  const widest = Math.max(40, Math.floor(width / unit / widthOf(measureText, data.value, digits)));
  return [
    {
      key: "kicker",
      text: data.kicker.toUpperCase(),
      typeStyle: KICKER,
      ...sizes(24, 25, 0),
      maxLines: 2,
      shrinkOrder: 3,
    },
    {
      key: "value",
      text: data.value,
      typeStyle: digits,
      ...sizes(Math.min(LEAST, widest), Math.min(LARGEST, widest), 14),
      maxLines: 1,
    },
    {
      key: "label",
      text: data.label,
      typeStyle: STRONG,
      ...sizes(24, maximum.label, 4),
      maxLines: 2,
      shrinkOrder: 1,
    },
    {
      key: "headline",
      text: data.headline,
      typeStyle: SENTENCE,
      ...sizes(24, maximum.headline, 22),
      maxLines: 4,
      shrinkOrder: 2,
    },
    {
      key: "supporting",
      text: data.supporting,
      typeStyle: BODY,
      ...sizes(24, 30, 14),
      maxLines: 4,
      shrinkOrder: 4,
    },
  ];
}

function progressBar(
  { unit, measureText }: RenderContext,
  { progress, goal }: Milestone,
  surface: Surface,
  width: number,
): { node: Node | undefined; height: number } {
  if (progress === undefined) return { node: undefined, height: 0 };
  const thick = Math.round(18 * unit);
  const gap = Math.round(26 * unit);
  const line = { typeStyle: SMALL, min: 24 * unit, max: 24 * unit, maxLines: 1 };
  const share = fitText(measureText, { ...line, text: `${Math.round(progress)}%`, width: width * 0.3 });
  const end = fitText(measureText, { ...line, text: goal, width: width * 0.66 });
  const track = { height: thick, borderRadius: thick / 2, flexShrink: 0 };
  const done = Math.max(thick, Math.round((width * progress) / 100));
  const node = (
    <div
      style={{ flexDirection: "column", width, marginTop: gap, gap: Math.round(10 * unit), flexShrink: 0 }}
    >
      <div style={{ ...track, width, backgroundColor: surface.line }}>
        <div style={{ ...track, width: done, backgroundColor: surface.accent }} />
      </div>
      <div style={{ width, height: share.height, justifyContent: "space-between" }}>
        <TextLines fitted={share} color={surface.ink} part="progress" />
        <TextLines fitted={goal ? end : undefined} color={surface.muted} part="goal" align="right" />
      </div>
    </div>
  );
  return { node, height: gap + thick + Math.round(10 * unit) + share.height };
}
