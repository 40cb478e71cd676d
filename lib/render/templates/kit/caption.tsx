/** @jsxImportSource #template */
import { fitStack } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import type { Box, Size } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import type { Lettering } from "../../wrap.ts";
import { KICKER } from "./lettering.ts";
import { Place } from "./place.tsx";
import { Words } from "./words.tsx";

/** `max` in design pixels. */
type Line = { part: string; text: string; lettering: Lettering; max: number };
type Props = { stage: Stage; photo: Box; surface: Surface; lines: readonly [Line, Line] };

/**
 * Two texts on a card in the lower left of a photo that bleeds off the picture, inside the margins and clear of the
 * watermark. Cards of photos side by side stay in line: all make room for the watermark if one has to.
 */
export function Caption({ stage, photo, surface, lines }: Props): Node {
  const { unit } = stage;
  const pad = Math.round(18 * unit);
  const { x, end, bottom, inset } = spaceOn(stage, photo);
  const room = Math.min(bottom - photo.y - 2 * inset - 2 * pad, photo.height * 0.5);
  const { parts, gaps, height } = setLines(stage, lines, { width: end - x - 2 * pad, height: room });
  const widest = Math.max(parts.first?.width ?? 0, parts.second?.width ?? 0);
  const card = {
    x,
    y: bottom - height - 2 * pad,
    width: Math.ceil(widest) + 2 * pad,
    height: height + 2 * pad,
  };
  const style = {
    borderRadius: Math.round(20 * unit),
    backgroundColor: surface.ground,
    padding: pad,
  } as const;
  const [first, second] = lines;
  const isLabel = first.lettering === KICKER;
  return (
    <Place box={card} style={{ ...style, flexDirection: "column" }}>
      <Words fitted={parts.first} color={isLabel ? surface.key : surface.ink} part={first.part} />
      <div style={{ marginTop: gaps.second ?? 0 }}>
        <Words fitted={parts.second} color={isLabel ? surface.ink : surface.muted} part={second.part} />
      </div>
    </Place>
  );
}

/** The left and right end and the foot of the room that a card has on a photo. */
function spaceOn({ safe, unit, sealed, size }: Stage, photo: Box) {
  const inset = Math.round(18 * unit);
  const isLast = photo.y + photo.height >= size.height;
  const lift = isLast && sealed.height ? sealed.height + Math.round(16 * unit) : 0;
  return {
    inset,
    x: Math.max(photo.x + inset, safe.x),
    end: Math.min(photo.x + photo.width - inset, safe.x + safe.width),
    bottom: Math.min(photo.y + photo.height - inset, safe.y + safe.height) - lift,
  };
}

function setLines({ ruler, unit }: Stage, [first, second]: Props["lines"], { width, height }: Size) {
  const wish = { width, min: 21 * unit };
  return fitStack<"first" | "second">(
    ruler,
    [
      { ...wish, ...first, key: "first", max: first.max * unit, maxLines: 3, gap: 0 },
      { ...wish, ...second, key: "second", max: second.max * unit, maxLines: 6, gap: 6 * unit, gives: 1 },
    ],
    height,
  );
}
