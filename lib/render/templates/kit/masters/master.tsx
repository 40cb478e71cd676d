/** @jsxImportSource #template */
import { alpha } from "../../../color.ts";
import type { Node, Style } from "../../../jsx-runtime.ts";
import type { Box } from "../../../sizes.ts";
import type { Stage } from "../../../template.ts";
import { Place } from "../place.tsx";
import { BrowserBar, browserStyle } from "./browser.tsx";
import { Crop } from "./crop.tsx";
import { lidStyle, Stand } from "./desk.tsx";
import { heldParts, heldStyle } from "./held.tsx";
import { interfaceArt } from "./interface.ts";
import { type Kind, type Mounted, type Outline, outline } from "./outline.ts";

type Props = {
  stage: Stage;
  mounted: Mounted;
  /** Left upper corner and width of the frame, in pixels; its height follows. */
  at: { x: number; y: number; width: number };
  /** Clockwise, in degrees. */
  tilt?: number;
  /** Shown in a browser's bar. */
  url?: string;
};

/** A product screen in its frame. Without a screen, the frame shows an abstract product in the brand's colours. */
export function Master({ stage, mounted, at, tilt = 0, url = "" }: Props): Node {
  const shape = outline(mounted, Math.round(at.width));
  const { kind } = mounted;
  const box = { x: Math.round(at.x), y: Math.round(at.y), width: shape.width, height: shape.height };
  return (
    <Place box={box} style={tilt ? { transform: `rotate(${tilt}deg)` } : {}}>
      {isDesk(kind) && <Stand kind={kind} shape={shape} />}
      <Place
        box={bodyBox(kind, shape)}
        style={{ ...bodyStyle(stage, kind, shape), ...shadow(stage, kind) }}
      />
      {kind === "browser" && <BrowserBar stage={stage} shape={shape} url={url} />}
      {kind === "phone" && heldParts(shape, "buttons")}
      <Place box={shape.glass} style={{ overflow: "hidden" }}>
        {glass(stage, mounted, shape)}
      </Place>
      {kind === "phone" && heldParts(shape, "island")}
    </Place>
  );
}

const isDesk = (kind: Kind): kind is "laptop" | "monitor" => kind === "laptop" || kind === "monitor";

/** The part of a frame that is one rounded box; a desk's stand hangs out under it. */
function bodyBox(kind: Kind, { width, height, glass }: Outline): Box {
  if (!isDesk(kind)) return { x: 0, y: 0, width, height };
  const rim = kind === "laptop" ? glass.y : glass.x;
  return { x: glass.x - rim, y: 0, width: glass.width + 2 * rim, height: glass.y + glass.height + rim };
}

function bodyStyle(stage: Stage, kind: Kind, shape: Outline): Style {
  if (kind === "browser") return browserStyle(stage, shape);
  return isDesk(kind) ? lidStyle(stage, kind, shape) : heldStyle(stage, shape);
}

/** One soft shadow, thrown by the body; on dark grounds it has to be deeper to be seen at all. */
function shadow({ unit, theme }: Stage, kind: Kind): Style {
  const [drop, blur] = kind === "laptop" ? [10, 36] : [26, 58];
  const depth = theme.kind === "dark" ? 0.42 : 0.24;
  return {
    boxShadow: `0 ${Math.round(drop * unit)}px ${Math.round(blur * unit)}px ${alpha("#0a0a1e", depth)}`,
  };
}

function glass(stage: Stage, { kind, aspect, screen }: Mounted, { glass: box, corner }: Outline): Node {
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
  if (screen) return <Crop photo={screen} size={size} focus="top" round={round} />;
  const art = interfaceArt(stage, kind === "phone", aspect);
  return <picture src={art} style={{ ...size, ...round, flexShrink: 0 }} />;
}
