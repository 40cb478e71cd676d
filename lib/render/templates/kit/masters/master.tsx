/** @jsxImportSource #template */
import { alpha } from "../../../color.ts";
import type { Node, Style } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { RenderContext } from "../../../template.ts";
import { Place } from "../place.tsx";
import { BrowserBar, browserStyle } from "./browser.tsx";
import { Crop } from "./crop.tsx";
import { lidStyle, Stand } from "./desk.tsx";
import { interfaceArt } from "./interface.ts";
import { NearShadow, SHADOW_COLOR, type ShadowLook } from "./near-shadow.tsx";
import { type DeviceKind, type MountedScreen, type Outline, outline } from "./outline.ts";

const BLACK = "#0a0b10";

/** Black glass with a metal edge that catches a little light. */
function heldStyle({ theme }: RenderContext, { width, radius }: Outline): Style {
  const edge = Math.max(2, Math.round(Math.min(width * 0.009, width * 0.0035 + 2)));
  return {
    borderRadius: radius,
    backgroundColor: BLACK,
    border: `${edge}px solid ${theme.kind === "dark" ? "#565a6b" : "#3f424f"}`,
  };
}

/** What makes a slab a phone: keys at its sides, and the island over the screen. */
function heldParts({ width, glass }: Outline, part: "buttons" | "island"): Node[] {
  if (part === "island") {
    const size = { width: Math.round(glass.width * 0.3), height: Math.round(glass.width * 0.082) };
    const x = glass.x + Math.round((glass.width - size.width) / 2);
    const box = { x, y: glass.y + Math.round(glass.width * 0.032), ...size };
    return [<Place box={box} style={{ borderRadius: size.height / 2, backgroundColor: BLACK }} />];
  }
  const thick = Math.max(2, Math.round(width * 0.011));
  const key = (x: number, from: number, length: number) => (
    <Place
      box={{ x, y: Math.round(width * from), width: thick + 2, height: Math.round(width * length) }}
      style={{ borderRadius: thick, backgroundColor: "#2c2e38" }}
    />
  );
  return [
    key(-thick, 0.36, 0.09),
    key(-thick, 0.52, 0.16),
    key(-thick, 0.71, 0.16),
    key(width - 2, 0.56, 0.24),
  ];
}

type MasterProps = {
  context: RenderContext;
  mounted: MountedScreen;
  /** Left upper corner and width of the frame, in pixels; its height follows. */
  at: { x: number; y: number; width: number };
  /** Clockwise, in degrees. */
  tilt?: number;
  /** Shown in a browser's bar. */
  url?: string;
  /** With a shadow close to the device, since a wide one is coded with every move, and drawn the fast way. */
  isInFilm?: boolean;
};

/** A product screen in its frame. Without a screen, the frame shows an abstract product in the brand's colours. */
export function Master({ context, mounted, at, tilt = 0, url = "", isInFilm = false }: MasterProps): Node {
  const shape = outline(mounted, Math.round(at.width));
  const { kind } = mounted;
  const body = bodyBox(kind, shape);
  const box = { x: Math.round(at.x), y: Math.round(at.y), width: shape.width, height: shape.height };
  return (
    <Place part="device" box={box} style={tilt ? { transform: `rotate(${tilt}deg)` } : {}}>
      {isDesk(kind) && <Stand kind={kind} shape={shape} />}
      {isInFilm && <NearShadow box={body} radius={shape.radius} look={thrown(context, "near")} />}
      <Place
        box={body}
        style={{ ...bodyStyle(context, kind, shape), ...(!isInFilm && shadow(context, kind)) }}
      />
      {kind === "browser" && <BrowserBar context={context} shape={shape} url={url} />}
      {kind === "phone" && heldParts(shape, "buttons")}
      <Place box={shape.glass} style={{ overflow: "hidden" }}>
        {glass(context, mounted, shape, isInFilm)}
      </Place>
      {kind === "phone" && heldParts(shape, "island")}
    </Place>
  );
}

const isDesk = (kind: DeviceKind): kind is "laptop" | "monitor" => kind === "laptop" || kind === "monitor";

/** The part of a frame that is one rounded box; a desk's stand hangs out under it. */
function bodyBox(kind: DeviceKind, { width, height, glass }: Outline): Box {
  if (!isDesk(kind)) return { x: 0, y: 0, width, height };
  const rim = kind === "laptop" ? glass.y : glass.x;
  return { x: glass.x - rim, y: 0, width: glass.width + 2 * rim, height: glass.y + glass.height + rim };
}

function bodyStyle(context: RenderContext, kind: DeviceKind, shape: Outline): Style {
  if (kind === "browser") return browserStyle(context, shape);
  return isDesk(kind) ? lidStyle(context, kind, shape) : heldStyle(context, shape);
}

/** How far a shadow falls and how soft it is, in design pixels. */
const SHADOW = [26, 58] as const;
const SHADOWS = new Map<DeviceKind | "near", readonly [number, number]>([
  ["laptop", [10, 36]],
  ["near", [8, 20]],
]);

/** On dark backgrounds a shadow has to be deeper to be seen at all. */
function thrown({ unit, theme }: RenderContext, kind: DeviceKind | "near"): ShadowLook {
  const [drop, blur] = SHADOWS.get(kind) ?? SHADOW;
  const depth = theme.kind === "dark" ? 0.42 : 0.24;
  return { drop: Math.round(drop * unit), blur: Math.round(blur * unit), depth };
}

/** One soft shadow, thrown by the body. */
function shadow(context: RenderContext, kind: DeviceKind): Style {
  const { drop, blur, depth } = thrown(context, kind);
  return { boxShadow: `0 ${drop}px ${blur}px ${alpha(SHADOW_COLOR, depth)}` };
}

function glass(
  context: RenderContext,
  { kind, aspect, screen }: MountedScreen,
  { glass: box, corner }: Outline,
  isInFilm: boolean,
): Node {
  const size = { width: box.width, height: box.height };
  const round =
    kind === "browser"
      ? {
          borderTopLeftRadius: 1,
          borderTopRightRadius: 1,
          borderBottomLeftRadius: corner * 2,
          borderBottomRightRadius: corner * 2,
        }
      : { borderRadius: corner };
  if (screen) return <Crop photo={screen} size={size} focus="top" round={round} isInFilm={isInFilm} />;
  const art = interfaceArt(context, kind === "phone", aspect);
  return <picture src={art} style={{ ...size, ...round, flexShrink: 0 }} />;
}
