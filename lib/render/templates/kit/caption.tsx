/** @jsxImportSource #template */
import { fitStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { RenderContext } from "../../template.ts";
import type { TypeStyle } from "../../wrap.ts";
import { Place } from "./place.tsx";
import { TextLines } from "./text-lines.tsx";
import { KICKER } from "./type-styles.ts";

/** `max` in design pixels. */
type CaptionLine = { part: string; text: string; typeStyle: TypeStyle; max: number };
type CaptionProps = {
  context: RenderContext;
  photo: Box;
  surface: Surface;
  lines: readonly [CaptionLine, CaptionLine];
};

/**
 * Two texts on a card in the lower left of a bleeding photo.
 * The card stays inside the margins and clear of the watermark.
 * Cards of photos side by side stay in line: all avoid the watermark if one has to.
 */
export function Caption({ context, photo, surface, lines }: CaptionProps): Node {
  const { unit } = context;
  const pad = Math.round(18 * unit);
  const { x, end, bottom, inset } = spaceOn(context, photo);
  const available = Math.min(bottom - photo.y - 2 * inset - 2 * pad, photo.height * 0.5);
  const { parts, gaps, height } = setLines(context, lines, { width: end - x - 2 * pad, height: available });
  const widest = Math.max(parts.first?.width ?? 0, parts.second?.width ?? 0);
  const card = {
    x,
    y: bottom - height - 2 * pad,
    width: Math.ceil(widest) + 2 * pad,
    height: height + 2 * pad,
  };
  const style = {
    borderRadius: Math.round(20 * unit),
    backgroundColor: surface.background,
    padding: pad,
  } as const;
  const [first, second] = lines;
  const isLabel = first.typeStyle === KICKER;
  return (
    <Place box={card} style={{ ...style, flexDirection: "column" }}>
      <TextLines fitted={parts.first} color={isLabel ? surface.key : surface.ink} part={first.part} />
      <div style={{ marginTop: gaps.second ?? 0 }}>
        <TextLines fitted={parts.second} color={isLabel ? surface.ink : surface.muted} part={second.part} />
      </div>
    </Place>
  );
}

/** The left and right end and the foot of the area that a card may take on a photo. */
function spaceOn({ safe, unit, watermark, size }: RenderContext, photo: Box) {
  const inset = Math.round(18 * unit);
  const isLast = photo.y + photo.height >= size.height;
  const lift = isLast && watermark.height ? watermark.height + Math.round(16 * unit) : 0;
  return {
    inset,
    x: Math.max(photo.x + inset, safe.x),
    end: Math.min(photo.x + photo.width - inset, safe.x + safe.width),
    bottom: Math.min(photo.y + photo.height - inset, safe.y + safe.height) - lift,
  };
}

function setLines(
  { measureText, unit }: RenderContext,
  [first, second]: CaptionProps["lines"],
  { width, height }: Size,
) {
  const spec = { width, min: 24 * unit };
  return fitStack<"first" | "second">(
    measureText,
    [
      { ...spec, ...first, key: "first", max: first.max * unit, maxLines: 3, gap: 0 },
      {
        ...spec,
        ...second,
        key: "second",
        max: second.max * unit,
        maxLines: 6,
        gap: 6 * unit,
        shrinkOrder: 1,
      },
    ],
    height,
  );
}
