/** @jsxImportSource #template */
import { alpha } from "../../../color.ts";
import type { Node, Style } from "../../../jsx-runtime.ts";
import type { RenderContext } from "../../../template.ts";
import { Place } from "../place.tsx";
import type { Outline } from "./outline.ts";

const METAL = { light: "#eceef3", middle: "#c3c7d1", dark: "#8f94a2" };

/** The dark frame around a laptop's or a monitor's glass. */
export function lidStyle(
  { theme }: RenderContext,
  kind: "laptop" | "monitor",
  { radius, glass }: Outline,
): Style {
  const edge = Math.max(2, Math.round(glass.width * 0.002));
  const top = { borderTopLeftRadius: radius, borderTopRightRadius: radius };
  const foot = kind === "laptop" ? 1 : radius;
  return {
    ...top,
    borderBottomLeftRadius: foot,
    borderBottomRightRadius: foot,
    backgroundColor: "#0d0e14",
    border: `${edge}px solid ${theme.kind === "dark" ? "#565a6b" : "#4a4d59"}`,
  };
}

type DeskProps = { kind: "laptop" | "monitor"; shape: Outline };

/** What a desktop's screen stands on. */
export function Stand({ kind, shape }: DeskProps): Node {
  return kind === "laptop" ? <Base shape={shape} /> : <Foot shape={shape} />;
}

/** A laptop's base from the front: a slab of metal with the notch to open it by. */
function Base({ shape: { width, height, glass } }: { shape: Outline }): Node {
  const y = glass.y + glass.height + Math.round(width * 0.014);
  const tall = height - y;
  const round = Math.round(tall * 0.72);
  const notch = { width: Math.round(width * 0.15), height: Math.round(tall * 0.3) };
  const slab = {
    backgroundImage: `linear-gradient(180deg, ${METAL.light} 0%, ${METAL.middle} 55%, ${METAL.dark} 100%)`,
    borderTopLeftRadius: Math.round(tall * 0.12),
    borderTopRightRadius: Math.round(tall * 0.12),
    borderBottomLeftRadius: round,
    borderBottomRightRadius: round,
    boxShadow: `0 ${Math.round(width * 0.016)}px ${Math.round(width * 0.03)}px ${alpha("#0a0a1e", 0.2)}`,
  };
  return (
    <Place box={{ x: 0, y, width, height: tall }} style={slab}>
      <Place
        box={{ x: Math.round((width - notch.width) / 2), y: 0, ...notch }}
        style={{
          borderBottomLeftRadius: notch.height,
          borderBottomRightRadius: notch.height,
          backgroundColor: METAL.dark,
        }}
      />
    </Place>
  );
}

/** A monitor's neck and foot. */
function Foot({ shape: { width, height, glass } }: { shape: Outline }): Node {
  const y = glass.y + glass.height + glass.x;
  const foot = Math.round(width * 0.018);
  const neck = { width: Math.round(width * 0.13), height: height - y - foot };
  const plate = Math.round(width * 0.3);
  const shade = `linear-gradient(180deg, ${METAL.dark} 0%, ${METAL.middle} 45%, ${METAL.light} 100%)`;
  return (
    <Place box={{ x: 0, y, width, height: height - y }}>
      <Place
        box={{ x: Math.round((width - neck.width) / 2), y: 0, ...neck }}
        style={{ backgroundImage: shade }}
      />
      <Place
        box={{ x: Math.round((width - plate) / 2), y: neck.height, width: plate, height: foot }}
        style={{ borderRadius: Math.round(foot / 2), backgroundColor: METAL.middle }}
      />
    </Place>
  );
}
