/** @jsxImportSource #template */
import { type FittedText, fitStack, fitText, type StackPart } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import { quoted } from "../kit/quoted.ts";
import { titled } from "../kit/spoken.ts";
import { TextLines } from "../kit/text-lines.tsx";
import { KICKER, NAME, QUOTE, SMALL } from "../kit/type-styles.ts";
import { isLong, type Testimonial, wordsOf } from "./data.ts";

type TestimonialTextOptions = Size & { surface: Surface; max: number };
type TextBlock = { node: Node; height: number };

/** Kicker and quoted words. */
export function said(
  context: RenderContext,
  data: Testimonial,
  { width, height, surface, max }: TestimonialTextOptions,
): TextBlock {
  const { unit, measureText } = context;
  const text = quoted(wordsOf(data), context.language);
  const label = {
    key: "kicker",
    text: data.kicker.toUpperCase(),
    typeStyle: KICKER,
    maxLines: 2,
    gap: 0,
  } as const;
  const parts: StackPart<"kicker" | "quote">[] = [
    { ...label, min: 24 * unit, max: 25 * unit, width, shrinkOrder: 1 },
    {
      key: "quote",
      text,
      typeStyle: QUOTE,
      min: 24 * unit,
      max: loudness(text.length) * max * unit,
      width,
      maxLines: 16,
      gap: 26 * unit,
    },
  ];
  const fitted = fitStack(measureText, parts, height);
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <TextLines fitted={fitted.parts.kicker} color={surface.key} part="kicker" />
      <div style={{ marginTop: fitted.gaps.quote ?? 0 }}>
        <TextLines fitted={fitted.parts.quote} color={surface.ink} part="quote" />
      </div>
    </div>
  );
  return { node, height: fitted.height };
}

/** The fewer the words, the louder they are set: a share of the largest size. */
function loudness(length: number): number {
  if (length <= 40) return 2;
  return length <= 90 ? 1.3 : 1.1;
}

/** Name, and role and company under it. */
export function speaker(
  context: RenderContext,
  data: Testimonial,
  surface: Surface,
  width: number,
): TextBlock {
  const { unit, measureText } = context;
  const spec = { width, min: 24 * unit, maxLines: 2 };
  const name = fitText(measureText, {
    ...spec,
    text: data.name,
    typeStyle: NAME,
    max: (data.name.length > 40 || isLong(data) ? 28 : 38) * unit,
  });
  const line = titled(data.role, data.company);
  const role: FittedText | undefined = line
    ? fitText(measureText, { ...spec, text: line, typeStyle: SMALL, max: 29 * unit })
    : undefined;
  const gap = role ? Math.round(5 * unit) : 0;
  const node = (
    <div style={{ flexDirection: "column", gap, width, flexShrink: 0 }}>
      <TextLines fitted={name} color={surface.ink} part="author" />
      <TextLines fitted={role} color={surface.muted} part="role" />
    </div>
  );
  return { node, height: name.height + gap + (role?.height ?? 0) };
}
