/** @jsxImportSource #template */
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { Background, rings } from "../film/background.tsx";
import { mark, underMark } from "../film/brand-mark.tsx";
import { type ColumnText, column } from "../film/column.ts";
import type { Motif } from "../film/motifs/motif.ts";
import { pips, underPips } from "../film/pips.tsx";
import type { SceneDraft } from "../film/scene.ts";
import { type Showcase, showcase } from "../film/showcase.tsx";
import { SENTENCE } from "../kit/type-styles.ts";
import type { Launch } from "./data.ts";

/**
 * One sentence on why the news matters, with its picture if there is one. A picture alone is shown in the
 * news scene.
 */
export function reason(
  context: RenderContext,
  motif: Motif,
  { headline, supporting, photo, url }: Launch,
): SceneDraft {
  const surface = motif.between(context.theme);
  const subject = context.photos.get(photo);
  const shown = subject
    ? showcase(context, { subject, surface, align: motif.align, url })
    : bare(context, motif, surface);
  const { background, layers, align } = shown;
  const available = underPips(context, shown.available);
  const said = supporting || headline;
  const max = (subject ? 74 : 104) * context.unit;
  const words = column(context, [textOf(context, said, { surface, max, width: available.width })], {
    available,
    align,
    at: 0.5,
  });
  return {
    background,
    layers: [
      ...layers,
      ...pips(context, surface, { y: words.y, available, align }),
      ...words.layers,
      mark(context, surface, motif.align),
    ],
    texts: [said],
  };
}

type ReasonStyle = { surface: Surface; max: number; width: number };

const textOf = (
  { unit }: RenderContext,
  text: string,
  { surface, max, width }: ReasonStyle,
): ColumnText<"reason"> => ({
  key: "reason",
  text,
  typeStyle: SENTENCE,
  min: 34 * unit,
  max,
  width,
  maxLines: 7,
  gap: 0,
  color: surface.title,
  part: "supporting",
});

/** Nothing but words, and rings behind them. */
function bare(context: RenderContext, { align }: Motif, surface: Surface): Showcase {
  const free = underMark(context);
  const isLeft = align === "left";
  const width = context.shape === "wide" && isLeft ? Math.round(free.width * 0.74) : free.width;
  return {
    background: <Background context={context} surface={surface} />,
    layers: [rings(context, surface, { x: isLeft ? 0.96 : 0.5, y: 1, side: 1.1 })],
    available: { ...free, width },
    align,
  };
}
