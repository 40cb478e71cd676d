/** @jsxImportSource #template */
import { fitText } from "../../fit.ts";
import type { Node } from "../../jsx-runtime.ts";
import { slogan } from "../../locks.tsx";
import type { Box } from "../../sizes.ts";
import type { Surface } from "../../surface.ts";
import type { Stage } from "../../template.ts";
import { Halo } from "../kit/halo.tsx";
import { arrow } from "../kit/icons.ts";
import { STRONG } from "../kit/lettering.ts";
import { Place } from "../kit/place.tsx";
import { Words } from "../kit/words.tsx";
import { footOf } from "../series/chrome.tsx";
import type { Deck } from "./deck.tsx";

/** The promise of the series, and the invitation to swipe. */
export function cover(stage: Stage, { room, cover: message }: Deck, surface: Surface, hint: string): Node[] {
  const y = room.y + endY(stage, room, message.height);
  return [
    <Place box={{ ...room, y, height: message.height }}>{message.node}</Place>,
    <Place box={footOf(stage)} style={{ alignItems: "center" }}>
      {hint !== "" && <Hint stage={stage} surface={surface} text={hint} />}
    </Place>,
  ];
}

/** What to take away, what to do, and the slogan. */
export function closing(stage: Stage, { room, closing: message, ask }: Deck, surface: Surface): Node[] {
  const gap = ask.height && Math.round(44 * stage.unit);
  const y = room.y + endY(stage, room, message.height + gap + ask.height);
  const foot = footOf(stage);
  const motto = slogan(stage, foot.width, foot.height);
  return [
    <Place box={{ ...room, y, height: message.height }}>{message.node}</Place>,
    <Place box={{ ...room, y: y + message.height + gap, height: ask.height }}>{ask.node}</Place>,
    <Place box={foot} style={{ alignItems: "center" }}>
      <Words fitted={motto} color={surface.muted} part="slogan" />
    </Place>,
  ];
}

/** Wide slides stand in the middle, others on the foot. */
const endY = ({ shape }: Stage, room: Box, height: number) =>
  Math.round((room.height - height) * (shape === "wide" ? 0.5 : 1));

/** Wide rings tone on tone, from the edge that leads into the series; on quiet pages an edge of brand colour as well. */
export function Depth({
  stage: { size, theme, unit },
  surface,
  at,
}: {
  stage: Stage;
  surface: Surface;
  at: number;
}): Node {
  const side = Math.round(Math.max(size.width, size.height) * 1.2);
  const edge = { x: 0, y: 0, width: size.width, height: Math.round(20 * unit) };
  return (
    <Place box={{ x: 0, y: 0, ...size }}>
      <Halo
        surface={surface}
        field={size}
        middle={{ x: size.width * at, y: size.height * 0.98 }}
        side={side}
      />
      {surface === theme.page && <Place box={edge} style={{ backgroundColor: surface.fill }} />}
    </Place>
  );
}

function Hint({ stage, surface, text }: { stage: Stage; surface: Surface; text: string }): Node {
  const { unit, ruler, sealed } = stage;
  const { width, height } = footOf(stage);
  const padding = Math.round(30 * unit);
  const wish = { text, lettering: STRONG, min: 21 * unit, max: 27 * unit, maxLines: 1 };
  // The corner has the arrow, unless the watermark stands there.
  const isAlone = sealed.width > 0;
  const icon = Math.round(24 * unit);
  const fitted = fitText(ruler, { ...wish, width: width - 2 * padding - 2 * icon });
  const style = {
    height,
    padding: `0 ${padding}px`,
    gap: Math.round(14 * unit),
    borderRadius: Math.round(height / 2),
    border: `2px solid ${surface.line}`,
    backgroundColor: surface.soft,
    alignItems: "center",
    flexShrink: 0,
  } as const;
  return (
    <div style={style}>
      <Words fitted={fitted} color={surface.ink} part="hint" />
      {isAlone && <picture src={arrow(surface.ink)} style={{ width: icon, height: icon }} />}
    </div>
  );
}
