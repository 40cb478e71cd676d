/** @jsxImportSource #template */
import { type Fitted, fitStack, fitText, type Part } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { KICKER, NAME, QUOTE, SMALL } from "../kit/lettering.ts";
import { titled } from "../kit/spoken.ts";
import { Words } from "../kit/words.tsx";
import { isLong, type Testimonial, wordsOf } from "./data.ts";

type Options = Size & { surface: Surface; max: number };
type Block = { node: Node; height: number };

/** Kicker and quoted words. */
export function said(stage: Stage, data: Testimonial, { width, height, surface, max }: Options): Block {
  const { unit, ruler } = stage;
  const text = `“${wordsOf(data)}”`;
  const label = {
    key: "kicker",
    text: data.kicker.toUpperCase(),
    lettering: KICKER,
    maxLines: 2,
    gap: 0,
  } as const;
  const parts: Part<"kicker" | "quote">[] = [
    { ...label, min: 21 * unit, max: 23 * unit, width, gives: 1 },
    {
      key: "quote",
      text,
      lettering: QUOTE,
      min: 24 * unit,
      max: loudness(text.length) * max * unit,
      width,
      maxLines: 16,
      gap: 26 * unit,
    },
  ];
  const fitted = fitStack(ruler, parts, height);
  const node = (
    <div style={{ flexDirection: "column", width, flexShrink: 0 }}>
      <Words fitted={fitted.parts.kicker} color={surface.key} part="kicker" />
      <div style={{ marginTop: fitted.gaps.quote ?? 0 }}>
        <Words fitted={fitted.parts.quote} color={surface.ink} part="quote" />
      </div>
    </div>
  );
  return { node, height: fitted.height };
}

/** The fewer the words, the louder they are set: a share of the largest size. */
function loudness(length: number): number {
  if (length <= 40) return 1.5;
  return length <= 90 ? 1.15 : 1;
}

/** Name, and role and company under it. */
export function speaker(stage: Stage, data: Testimonial, surface: Surface, width: number): Block {
  const { unit, ruler } = stage;
  const wish = { width, min: 21 * unit, maxLines: 2 };
  const name = fitText(ruler, {
    ...wish,
    text: data.name,
    lettering: NAME,
    max: (data.name.length > 40 || isLong(data) ? 26 : 34) * unit,
  });
  const line = titled(data.role, data.company);
  const role: Fitted | undefined = line
    ? fitText(ruler, { ...wish, text: line, lettering: SMALL, max: 26 * unit })
    : undefined;
  const gap = role ? Math.round(5 * unit) : 0;
  const node = (
    <div style={{ flexDirection: "column", gap, width, flexShrink: 0 }}>
      <Words fitted={name} color={surface.ink} part="author" />
      <Words fitted={role} color={surface.muted} part="role" />
    </div>
  );
  return { node, height: name.height + gap + (role?.height ?? 0) };
}
